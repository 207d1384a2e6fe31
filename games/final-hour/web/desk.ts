/** What all parts of the picture share. */

import { getContext, setContext } from "svelte";
import type { Msg } from "$shell/types/Msg";
import type { ActionFacts } from "./types/ActionFacts";
import type { Catalog } from "./types/Catalog";
import type { View } from "./types/View";

/** The table being drawn, and how its parts point at themselves. */
export interface Desk {
  readonly view: View;
  readonly catalog: Catalog;
  /** The investigators of whoever looks. */
  readonly own: ReadonlySet<number>;
  /** Says a message, or the name with this id. */
  say(msg: Msg | string): string;
  /** Whether it can be chosen. */
  lit(thing: string): boolean;
  /** Its classes: whether it can be chosen, is pointed at, is picked. */
  mark(thing: string): { lit: boolean; hot: boolean; picked: boolean };
  /** Attributes of what is clicked and focused. */
  at(thing: string, label: string): Record<string, string | number | undefined>;
}

const KEY = "final-hour desk";

/** Lays out the desk for all parts inside. */
export function layDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

/** The desk. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** A message with arguments. */
export function msg(id: string, args: Record<string, number | { name: string }> = {}): Msg {
  return {
    id,
    args: Object.entries(args).map(([key, value]) => [
      key,
      typeof value === "number" ? { num: value } : { name: value.name },
    ]),
  };
}

/** The places of the round's cards that use their upper effects; `null` until that is known. */
export function uppers(view: View): ReadonlySet<number> | null {
  if (view.solo) return new Set([0, 1]);
  const numbers = view.plays.map((play) => play.priority);
  if (numbers.length < 4 || numbers.some((number) => number === null)) return null;
  const order = numbers.map((_, place) => place).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  return new Set(order.slice(0, 2));
}

/** The omens of the round so far, as far as they can be seen. */
export function omens(view: View, catalog: Catalog): number {
  const printed = view.plays.map((play) => (play.priority === null ? 0 : (catalog.cards[play.priority - 1]?.omens ?? 0)));
  return Math.max(0, printed.reduce((sum, more) => sum + more, view.omens));
}

/** An action card. */
export function action(catalog: Catalog, id: number | null): ActionFacts | null {
  return id === null ? null : (catalog.actions[id] ?? null);
}
