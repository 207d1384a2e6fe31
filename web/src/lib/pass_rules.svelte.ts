/**
 * Pass rules: the kinds of question that a seat declines without being asked, and until when. The server applies them.
 */

import type { Ask } from "../types/Ask";
import type { PassRule } from "../types/PassRule";
import type { PassUntil } from "../types/PassUntil";
import type { Seat } from "../types/Seat";
import type { SeenTurn } from "../types/SeenTurn";
import { bounds, isSingle } from "./pick";

/** How long a rule lasts: until something else is asked, until the seat's next turn, or until the game ends. */
export const UNTIL = ["now", "turn", "always"] as const satisfies readonly PassUntil[];
export type Until = PassUntil;

/** What earlier versions stored of a seat in the browser: its pass rules, and the last turn seen. */
export interface StoredPassRules {
  orders: PassRule[];
  seen: SeenTurn | null;
}

/** The browser's storage for the pass rules of a table's seats. */
export interface PassRuleStorage {
  read(seat: Seat): StoredPassRules;
  /** Removes the stored rules of a seat once the server has them. */
  remove(seat: Seat): void;
  /** Whether this browser last told the server always to pass this seat's low-priority questions. */
  sentAlways(seat: Seat): boolean;
  setSentAlways(seat: Seat, always: boolean): void;
}

/**
 * The answer that declines without giving up anything of value: the declining choice, or no choice where none is
 * required.
 */
export function decliningAnswer(ask: Ask): number[] | null {
  if (!ask.asked || ask["costly-decline"]) return null;
  if (ask.decline !== null && isSingle(ask.pick)) return [ask.decline];
  return bounds(ask.pick).min === 0 ? [] : null;
}

const KEY = "dreadboard-unasked";
const ALWAYS_KEY = "dreadboard-pass-always";
/** The maximum number of seats stored; the latest are retained. */
const MAX_ALWAYS_SEATS = 200;

const isSeen = (seen: unknown): seen is SeenTurn => {
  const { turn, stage } = (seen ?? {}) as Partial<SeenTurn>;
  return (turn === null || typeof turn === "number") && typeof stage === "string";
};

const isPassRule = (each: unknown): each is PassRule => {
  const { kind, text, until, times } = (each ?? {}) as Partial<PassRule>;
  return (
    typeof kind === "string" &&
    typeof text?.id === "string" &&
    Array.isArray(text.args) &&
    (until === "turn" || until === "always") &&
    typeof times === "number"
  );
};

/** The storage of a table's pass rules in `localStorage`. */
export function passRuleStorage(table: string): PassRuleStorage {
  const all = (): Record<string, unknown> => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  };
  const alwaysSeats = (): string[] => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(ALWAYS_KEY) ?? "[]");
      return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
    } catch {
      return [];
    }
  };
  return {
    sentAlways: (seat) => alwaysSeats().includes(`${table}/${seat}`),
    setSentAlways: (seat, always) => {
      const name = `${table}/${seat}`;
      const others = alwaysSeats().filter((each) => each !== name);
      const all = always ? [...others, name].slice(-MAX_ALWAYS_SEATS) : others;
      try {
        if (all.length) localStorage.setItem(ALWAYS_KEY, JSON.stringify(all));
        else localStorage.removeItem(ALWAYS_KEY);
      } catch {
        // Storage can be unavailable in private windows.
      }
    },
    read: (seat) => {
      const { orders, seen } = (all()[`${table}/${seat}`] ?? {}) as Partial<Record<keyof StoredPassRules, unknown>>;
      const known = Array.isArray(orders) ? orders.filter(isPassRule) : [];
      return {
        orders: known.map(({ kind, text, until, times }) => ({ kind, text, until, times })),
        seen: isSeen(seen) ? { turn: seen.turn, stage: seen.stage } : null,
      };
    },
    remove: (seat) => {
      const others = Object.entries(all()).filter(([name]) => name !== `${table}/${seat}`);
      try {
        if (others.length) localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(others)));
        else localStorage.removeItem(KEY);
      } catch {
        // Storage can be unavailable in private windows.
      }
    },
  };
}
