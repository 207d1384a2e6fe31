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

/** Where the orders of a table's seats are kept. */
export interface Drawer {
  read(seat: Seat): Order[];
  write(seat: Seat, orders: Order[]): void;
}

const inner = ([, arg]: [string, Arg]): string[] => {
  if (!("say" in arg)) return [];
  const words = (msg: Msg) => msg.args.flatMap(([, of]) => ("text" in of ? [of.text] : []));
  return arg.say.flatMap((msg) => [msg.id, ...words(msg)]);
};

/** What makes questions alike: the rule that asks, and what is asked, whoever and whatever it is about. */
export const kindOf = ({ rule, text }: Ask): string => [rule ?? "", text.id, ...text.args.flatMap(inner)].join(" ");

/** The answer that does nothing: the idle choice, or none where none need be picked. */
export function nothing(ask: Ask): number[] | null {
  if (!ask.asked) return null;
  if (ask.idle !== null && single(ask.pick)) return [ask.idle];
  return bounds(ask.pick).min === 0 ? [] : null;
}

/** The orders of the seat that is looked through. */
export class Orders {
  all = $state.raw<Order[]>([]);
  /** Whether the next question is asked all the same. */
  hold = $state(false);

  private seat: Seat | null = null;
  /** Whose turn it was last, and how far the game had come; `undefined` before anything was seen. */
  private turn: Seat | null | undefined = undefined;
  private stage = "";

  constructor(private readonly drawer: Drawer | null = null) {}

  /** Another seat is looked through, or none. */
  of(seat: Seat | null): void {
    if (seat === this.seat) return;
    this.seat = seat;
    this.hold = false;
    this.turn = undefined;
    this.all = seat === null ? [] : (this.drawer?.read(seat) ?? []);
  }

  /** The game goes on: where nobody has turns, a new stage is everybody's turn. */
  follow({ turn, stage }: Pick<Step, "turn" | "stage">): void {
    const now = JSON.stringify(stage);
    const further = now !== this.stage;
    const begins = turn === this.seat ? this.turn !== turn || further : turn === null && this.turn === null && further;
    if (this.turn !== undefined && begins) this.keep(this.all.filter(({ until }) => until !== "turn"));
    this.turn = turn;
    this.stage = now;
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
    const answer = nothing(ask);
    const kind = kindOf(ask);
    const found = this.all.find((order) => order.kind === kind);
    if (answer && found && !this.hold) return answer;
    // Something else is asked, or the same on purpose.
    if (this.all.some(({ until, kind: of }) => until === "now" && of !== kind))
      this.keep(this.all.filter(({ until, kind: of }) => until !== "now" || of === kind));
    return null;
  }

  /** Whoever wanted to be asked once has answered. */
  answered(ask: Ask): void {
    const kind = kindOf(ask);
    if (this.all.some((order) => order.kind === kind)) this.hold = false;
  }

  /** The question was let pass. */
  count(ask: Ask): void {
    const kind = kindOf(ask);
    this.keep(this.all.map((order) => (order.kind === kind ? { ...order, times: order.times + 1 } : order)));
  }

  private keep(all: Order[]): void {
    this.all = all;
    if (this.seat !== null) this.drawer?.write(this.seat, all.filter(({ until }) => until !== "now"));
  }
}

const KEY = "dreadboard-unasked";
/** Tables whose orders are kept, the latest last. */
const TABLES = 40;

type Kept = Record<string, Order[]>;

const isOrder = (each: unknown): each is Order => {
  const { kind, text, until, times } = (each ?? {}) as Partial<Order>;
  return typeof kind === "string" && typeof text?.id === "string" && Array.isArray(text.args) && (until === "turn" || until === "always") && typeof times === "number";
};

/** What the browser keeps of a table. What it cannot keep lasts as long as the page. */
export function drawerOf(table: string): Drawer {
  const all = (): Kept => {
    try {
      const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
      return kept && typeof kept === "object" && !Array.isArray(kept) ? (kept as Kept) : {};
    } catch {
      return {};
    }
  };
  return {
    read: (seat) => {
      const kept: unknown = all()[`${table}/${seat}`];
      return Array.isArray(kept) ? kept.filter(isOrder) : [];
    },
    write: (seat, orders) => {
      const name = `${table}/${seat}`;
      const others = Object.entries(all()).filter(([other]) => other !== name);
      const now: [string, Order[]][] = orders.length ? [...others, [name, orders]] : others;
      try {
        localStorage.setItem(KEY, JSON.stringify(Object.fromEntries(now.slice(-TABLES))));
      } catch {
        // Private windows may refuse.
      }
    },
  };
}
