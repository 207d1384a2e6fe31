/** The interface between the client and a game's board picture. */

import type { Component } from "svelte";
import type { Line } from "../types/Line";
import type { Act } from "./motion";
import type { Msg } from "../types/Msg";
import type { Printed } from "../types/Printed";
import type { Seat } from "../types/Seat";
import type { BoardRef } from "../types/BoardRef";

/**
 * The props of a game's picture. It draws SVG with `data-thing` on everything that can be pointed at; lit things are
 * buttons (`pointable`, an `aria-label`, Enter and Space pick). It must not use `style="…"` attributes, which the
 * content security policy forbids; `style:name={value}` is fine.
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any -- the shell hands on what only the game can type
export interface BoardProps<View = any, Catalog = any> {
  /** The viewer's view of the table, in the game's own form. */
  view: View;
  /** The game's fixed data: names, borders, values. */
  catalog: Catalog;
  /** The viewer's seat; `null` for a spectator. */
  seat: Seat | null;
  /** Whether the game is over. */
  over: boolean;
  /** The things that can be chosen now, drawn with the class `lit`. */
  lit: ReadonlySet<BoardRef>;
  /** The things pointed at in the list of choices or the log, drawn with the class `hot`. */
  hot: ReadonlySet<BoardRef>;
  /**
   * The things picked so far, where several choices make an answer: drawn with the class `picked`, which marks HTML
   * elements; SVG groups contain a `Tick`.
   */
  picked: ReadonlySet<BoardRef>;
  /**
   * Whether several choices make an answer: a click picks or drops a lit thing, and `pointable` sets `aria-pressed`.
   */
  several: boolean;
  /** The events that led to this view, in order; changes together with it. */
  recent: readonly Line[];
  /** The printed texts of the game's components. */
  printed: ReadonlyMap<BoardRef, Printed>;
  /** Formats a message in the language of the page. */
  say(msg: Msg): string;
  /** Called when a thing is clicked, lit or not. */
  onpick(thing: BoardRef): void;
  /** Called when a thing is pointed at, and with `null` when nothing is any more. */
  onhover(thing: BoardRef | null): void;
  /** Whether to show everything at once, without motion. */
  reduced: boolean;
}

/**
 * The attributes of an element that can be pointed at: a button if it can be chosen, with `aria-pressed` where several
 * can be picked.
 */
export const pointable = ({ lit, picked, several }: Pick<BoardProps, "lit" | "picked" | "several">, thing: BoardRef) => ({
  "data-thing": thing,
  ...(lit.has(thing) && { role: "button", tabindex: 0, "aria-pressed": several ? (`${picked.has(thing)}` as const) : undefined }),
});

/** What `games/<game>/web/index.ts` exports as `board`. */
export interface BoardModule {
  /** The picture. Elements that can move carry their thing as `data-piece`. */
  component: Component<BoardProps>;
  /** The animations of an event, beyond those for pieces that appear, move and disappear. */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- as in `BoardProps`
  acts?(line: Line, view: any, catalog: any): Act[];
}

const sides = import.meta.glob<{ isFar(line: Msg): boolean }>("../../../games/*/web/sides.ts", { eager: true });

/**
 * Splits the printed lines of a thing into those of its near side and those of its far side, which are shown only on
 * request. A game whose things have two sides defines in `sides.ts` which lines are on the far one.
 */
export function bySide(game: string, lines: readonly Msg[]): { near: Msg[]; far: Msg[] } {
  const isFar = sides[`../../../games/${game}/web/sides.ts`]?.isFar ?? (() => false);
  return { near: lines.filter((line) => !isFar(line)), far: lines.filter(isFar) };
}

const modules = import.meta.glob<{ board: BoardModule }>("../../../games/*/web/index.ts");

/** Whether a game has a picture. */
export const isPictured = (game: string): boolean => `../../../games/${game}/web/index.ts` in modules;

/** The picture of a game, fetched when it is needed; `null` if it has none. */
export async function boardOf(game: string): Promise<BoardModule | null> {
  const load = modules[`../../../games/${game}/web/index.ts`];
  return load ? (await load()).board : null;
}
