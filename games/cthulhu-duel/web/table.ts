/** What the parts of the picture share: the facts, the words, and what can be pointed at. */

import { createContext } from "svelte";
import type { Msg } from "$shell/types/Msg";
import type { BoardRef } from "$shell/types/BoardRef";
import type { Catalog } from "./types/Catalog";
import type { FactionFacts } from "./types/FactionFacts";
import type { KindFacts } from "./types/KindFacts";
import type { View } from "./types/View";

export interface Desk {
  readonly view: View;
  readonly catalog: Catalog;
  readonly reduced: boolean;
  /** A message by its id, with named things as arguments. */
  word(id: string, args?: Msg["args"]): string;
  /** A message. */
  say(msg: Msg): string;
  /** What makes a piece of text a thing that can be pointed at. */
  at(thing: BoardRef): Record<string, string | number | undefined>;
  /** The same for a drawing, which is read out by its label. */
  on(thing: BoardRef, label: string): Record<string, string | number | undefined>;
  /** The classes of a thing: whether it is lit, hot or picked. */
  mark(thing: BoardRef): string;
  /** The sheet of a seat. */
  sheet(seat: number): FactionFacts;
  /** How its figures are told from the other's. */
  look(seat: number): Look;
  /** A kind of figure of a seat. */
  kind(seat: number, kind: number): KindFacts;
}

export const [useDesk, setDesk] = createContext<Desk>();

/** The outline and pattern by which a side is told from the other, whatever its colour. */
export type Look = "tide" | "wood" | "third" | "fourth";

/** Factions that the picture does not know are told apart by their seats. */
export function look(faction: string, seat: number): Look {
  if (faction === "great-cthulhu") return "tide";
  if (faction === "black-goat") return "wood";
  return seat === 0 ? "third" : "fourth";
}
