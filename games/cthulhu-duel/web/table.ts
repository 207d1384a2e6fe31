/** The context that the parts of the picture share. */

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
  /** Formats a message by its id. */
  word(id: string, args?: Msg["args"]): string;
  /** Formats a message. */
  say(msg: Msg): string;
  /** The attributes of a text element that can be pointed at. */
  at(thing: BoardRef): Record<string, string | number | undefined>;
  /** The attributes of a drawing that can be pointed at, with a label for screen readers. */
  on(thing: BoardRef, label: string): Record<string, string | number | undefined>;
  /** The CSS classes of a thing: `lit`, `hot`, `picked`. */
  mark(thing: BoardRef): string;
  /** The faction sheet of a seat. */
  sheet(seat: number): FactionFacts;
  /** The style of a seat's figures. */
  look(seat: number): Look;
  /** A kind of figure of a seat. */
  kind(seat: number, kind: number): KindFacts;
}

export const [useDesk, setDesk] = createContext<Desk>();

/** The outline and pattern that distinguish a side independently of its colour. */
export type Look = "tide" | "wood" | "third" | "fourth";

/** The style of a faction; unknown factions get one by their seat. */
export function look(faction: string, seat: number): Look {
  if (faction === "great-cthulhu") return "tide";
  if (faction === "black-goat") return "wood";
  return seat === 0 ? "third" : "fourth";
}
