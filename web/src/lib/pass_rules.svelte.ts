/** Standing orders: which kinds of question a seat lets pass, and until when. The server keeps them and carries them out. */

import type { Ask } from "../types/Ask";
import type { PassRule } from "../types/PassRule";
import type { PassUntil } from "../types/PassUntil";
import type { Seat } from "../types/Seat";
import type { SeenTurn } from "../types/SeenTurn";
import { bounds, single } from "./pick";

/** Until something else is asked, until the seat's next turn, or as long as the table stands. */
export const UNTIL = ["now", "turn", "always"] as const satisfies readonly PassUntil[];
export type Until = PassUntil;

/** A kind of question that is let pass. */
export type Order = PassRule;

/** What earlier versions kept of a seat in the browser: its orders, and the turn that was last seen. */
export interface Kept {
  orders: Order[];
  seen: SeenTurn | null;
}

/** What this browser keeps about the pass rules of a table's seats. */
export interface Drawer {
  read(seat: Seat): Kept;
  /** Forgets the orders of a seat: the server has them now. */
  remove(seat: Seat): void;
  /** Whether this browser last had the server pass what changes little in this seat at all times. */
  sentAlways(seat: Seat): boolean;
  setSentAlways(seat: Seat, always: boolean): void;
}

/** The answer that does nothing and gives up nothing: the idle choice, or none where none need be picked. */
export function nothing(ask: Ask): number[] | null {
  if (!ask.asked || ask.dear) return null;
  if (ask.idle !== null && single(ask.pick)) return [ask.idle];
  return bounds(ask.pick).min === 0 ? [] : null;
}

const KEY = "dreadboard-unasked";
const ALWAYS_KEY = "dreadboard-pass-always";
/** Seats that are remembered at most, the last ones. */
const MAX_ALWAYS_SEATS = 200;

const isSeen = (seen: unknown): seen is SeenTurn => {
  const { turn, stage } = (seen ?? {}) as Partial<SeenTurn>;
  return (turn === null || typeof turn === "number") && typeof stage === "string";
};

const isOrder = (each: unknown): each is Order => {
  const { kind, text, until, times } = (each ?? {}) as Partial<Order>;
  return typeof kind === "string" && typeof text?.id === "string" && Array.isArray(text.args) && (until === "turn" || until === "always") && typeof times === "number";
};

/** What is kept of a table in the browser. */
export function drawerOf(table: string): Drawer {
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
        // Private windows may refuse.
      }
    },
    read: (seat) => {
      const { orders, seen } = (all()[`${table}/${seat}`] ?? {}) as Partial<Record<keyof Kept, unknown>>;
      const known = Array.isArray(orders) ? orders.filter(isOrder) : [];
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
        // Private windows may refuse.
      }
    },
  };
}
