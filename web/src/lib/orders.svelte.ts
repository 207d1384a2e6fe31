/** Standing orders: which kinds of question a seat lets pass, and until when. They are carried out by answering. */

import type { Arg } from "../types/Arg";
import type { Ask } from "../types/Ask";
import type { Msg } from "../types/Msg";
import type { Seat } from "../types/Seat";
import type { Step } from "../types/Step";
import { bounds, single } from "./pick";

/** Until something else is asked, until the seat's next turn, or as long as the table stands. */
export const UNTIL = ["now", "turn", "always"] as const;
export type Until = (typeof UNTIL)[number];

/** A kind of question that is let pass. */
export interface Order {
  kind: string;
  /** The question as it stood when the order was given. */
  text: Msg;
  until: Until;
  /** How often it has been carried out. */
  times: number;
}

/** Whose turn it was, and how far the game had come. */
export interface Seen {
  turn: Seat | null;
  stage: string;
}

/** What is kept of a seat: its orders, and the turn that was last seen, which tells whether another has begun since. */
export interface Kept {
  orders: Order[];
  seen: Seen | null;
}

/** Where the orders of a table's seats are kept. */
export interface Drawer {
  read(seat: Seat): Kept;
  write(seat: Seat, kept: Kept): void;
}

/** Whether a seat's turn begins. Where nobody has turns, a new stage is everybody's turn. */
const begins = (seat: Seat, before: Seen, now: Seen): boolean => {
  const further = now.stage !== before.stage;
  return now.turn === seat ? before.turn !== seat || further : now.turn === null && before.turn === null && further;
};

const inner = ([, arg]: [string, Arg]): string[] => {
  if (!("say" in arg)) return [];
  const words = (msg: Msg) => msg.args.flatMap(([, of]) => ("text" in of ? [of.text] : []));
  return arg.say.flatMap((msg) => [msg.id, ...words(msg)]);
};

/** What makes questions alike: the rule that asks, and what is asked, whoever and whatever it is about. */
export const kindOf = ({ rule, text }: Ask): string => [rule ?? "", text.id, ...text.args.flatMap(inner)].join(" ");

/** The answer that does nothing and gives up nothing: the idle choice, or none where none need be picked. */
export function nothing(ask: Ask): number[] | null {
  if (!ask.asked || ask.dear) return null;
  if (ask.idle !== null && single(ask.pick)) return [ask.idle];
  return bounds(ask.pick).min === 0 ? [] : null;
}

/** The orders of the seat that is looked through. */
export class Orders {
  all = $state.raw<Order[]>([]);
  /** Whether the next question is asked all the same. */
  hold = $state(false);

  private seat: Seat | null = null;
  /** The turn that was last seen, for each seat that was looked through: their turns go on while another one is. */
  private readonly seen = new Map<Seat, Seen>();

  constructor(private readonly drawer: Drawer | null = null) {}

  /** Another seat is looked through, or none. */
  of(seat: Seat | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.hold = false;
    const kept = seat === null ? null : this.drawer?.read(seat);
    this.all = kept?.orders ?? [];
    if (seat !== null && kept?.seen && !this.seen.has(seat)) this.seen.set(seat, kept.seen);
  }

  /** The game goes on. */
  follow({ turn, stage }: Pick<Step, "turn" | "stage">): void {
    const now: Seen = { turn, stage: JSON.stringify(stage) };
    for (const seat of new Set([...this.seen.keys(), ...(this.seat === null ? [] : [this.seat])])) {
      const before = this.seen.get(seat);
      if (before?.turn === now.turn && before.stage === now.stage) continue;
      this.seen.set(seat, now);
      const ends = before !== undefined && begins(seat, before, now);
      const all = this.ordersOf(seat);
      const left = ends ? all.filter(({ until }) => until !== "turn") : all;
      if (all.length) this.keep(left, seat);
    }
  }

  /** From now on, questions of this kind are let pass. */
  give(ask: Ask, until: Until): void {
    const kind = kindOf(ask);
    this.keep([...this.all.filter((other) => other.kind !== kind), { kind, text: ask.text, until, times: 0 }]);
  }

  /** Questions of this kind are asked again. */
  drop(kind: string): void {
    this.keep(this.all.filter((order) => order.kind !== kind));
  }

  /** The answer that an order gives to the question; without one, it is asked. */
  answer(ask: Ask): number[] | null {
    if (this.hold || !this.all.length) return null;
    const kind = kindOf(ask);
    return this.all.some((order) => order.kind === kind) ? nothing(ask) : null;
  }

  /** Something else is asked, or the same on purpose: what was let pass for now no longer is. */
  lapse(ask: Ask): void {
    const kind = kindOf(ask);
    if (this.all.some(({ until, kind: of }) => until === "now" && of !== kind))
      this.keep(this.all.filter(({ until, kind: of }) => until !== "now" || of === kind));
  }

  /** Whoever wanted to be asked once has answered. */
  answered(ask: Ask): void {
    const kind = kindOf(ask);
    if (this.all.some((order) => order.kind === kind)) this.hold = false;
  }

  /** The question was let pass. */
  count(ask: Ask): void {
    const kind = kindOf(ask);
    if (!this.all.some((order) => order.kind === kind)) return;
    this.keep(this.all.map((order) => (order.kind === kind ? { ...order, times: order.times + 1 } : order)));
  }

  private ordersOf(seat: Seat): Order[] {
    return seat === this.seat ? this.all : (this.drawer?.read(seat).orders ?? []);
  }

  private keep(all: Order[], seat: Seat | null = this.seat): void {
    if (seat === this.seat) this.all = all;
    if (seat === null) return;
    this.drawer?.write(seat, { orders: all.filter(({ until }) => until !== "now"), seen: this.seen.get(seat) ?? null });
  }
}

const KEY = "dreadboard-unasked";
/** Tables whose orders are kept, the latest last. */
const TABLES = 40;

const isSeen = (seen: unknown): seen is Seen => {
  const { turn, stage } = (seen ?? {}) as Partial<Seen>;
  return (turn === null || typeof turn === "number") && typeof stage === "string";
};

const isOrder = (each: unknown): each is Order => {
  const { kind, text, until, times } = (each ?? {}) as Partial<Order>;
  return typeof kind === "string" && typeof text?.id === "string" && Array.isArray(text.args) && (until === "turn" || until === "always") && typeof times === "number";
};

/** What the browser keeps of a table. What it cannot keep lasts as long as the page. */
export function drawerOf(table: string): Drawer {
  const all = (): Record<string, unknown> => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Record<string, unknown>) : {};
    } catch {
      return {};
    }
  };
  return {
    read: (seat) => {
      const { orders, seen } = (all()[`${table}/${seat}`] ?? {}) as Partial<Record<keyof Kept, unknown>>;
      return { orders: Array.isArray(orders) ? orders.filter(isOrder) : [], seen: isSeen(seen) ? seen : null };
    },
    write: (seat, kept) => {
      const name = `${table}/${seat}`;
      const others = Object.entries(all()).filter(([other]) => other !== name);
      const now = kept.orders.length ? [...others, [name, kept] as const] : others;
      try {
        localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(now.slice(-TABLES))));
      } catch {
        // Private windows may refuse.
      }
    },
  };
}
