/** The context that the parts of the picture share. */

import { getContext, setContext } from "svelte";
import type { Msg } from "$shell/types/Msg";
import type { ActionFacts } from "./types/ActionFacts";
import type { Catalog } from "./types/Catalog";
import type { View } from "./types/View";

/** The table being drawn, with helpers for text and highlighting. */
export interface Desk {
  readonly view: View;
  readonly catalog: Catalog;
  /** The investigators of the viewer. */
  readonly own: ReadonlySet<number>;
  /** Formats a message, or the name with this id. */
  say(msg: Msg | string): string;
  /** Whether a thing can be chosen. */
  lit(thing: string): boolean;
  /** The CSS classes of a thing. */
  mark(thing: string): { lit: boolean; hot: boolean; picked: boolean };
  /** The attributes of an element that can be clicked and focused. */
  at(thing: string, label: string): Record<string, string | number | undefined>;
}

const KEY = "final-hour desk";

/** Sets the context for all components inside. */
export function layDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

/** Returns the context. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** A message with arguments. */
export function msg(id: string, args: Record<string, number | { name: string }> = {}): Msg {
  return {
    id,
    args: Object.entries(args).map(([key, value]) => [key, typeof value === "number" ? { num: value } : { name: value.name }]),
  };
}

/** The indices of the round's cards that use their upper effects; `null` until that is known. */
export function uppers(view: View): ReadonlySet<number> | null {
  if (view.solo) return new Set([0, 1]);
  const numbers = view.plays.map((play) => play.priority);
  if (numbers.length < 4 || numbers.some((number) => number === null)) return null;
  const order = numbers.map((_, place) => place).sort((a, b) => (numbers[a] ?? 0) - (numbers[b] ?? 0));
  return new Set(order.slice(0, 2));
}

/** The omens of the round so far, counting only visible cards. */
export function omens(view: View, catalog: Catalog): number {
  const printed = view.plays.map((play) => (play.priority === null ? 0 : (catalog.cards[play.priority - 1]?.omens ?? 0)));
  return Math.max(
    0,
    printed.reduce((sum, more) => sum + more, view.omens),
  );
}

/** The facts of an action card; `null` if it is not known. */
export function action(catalog: Catalog, id: number | null): ActionFacts | null {
  return id === null ? null : (catalog.actions[id] ?? null);
}
