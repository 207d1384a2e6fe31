/** What the shell and a game's own picture agree on. */

import type { Component } from "svelte";
import type { Line } from "../types/Line";
import type { Act } from "./motion";
import type { Msg } from "../types/Msg";
import type { Printed } from "../types/Printed";
import type { Seat } from "../types/Seat";
import type { BoardRef } from "../types/BoardRef";

/**
 * What a game's picture is given. It draws SVG with `data-thing` on all that can be pointed at; lit things are buttons
 * (`pointable`, an `aria-label`, Enter and Space pick). Never a `style="…"` attribute: the content security policy forbids
 * it; `style:name={value}` is fine.
 */
export interface BoardProps<View = any, Catalog = any> {
  /** What the eye sees, in the game's own form. */
  view: View;
  /** What never changes during the game. */
  catalog: Catalog;
  /** Through whose eyes; `null` for a spectator. */
  seat: Seat | null;
  /** Whether the game is over, so that nobody is to act. */
  over: boolean;
  /** What can be chosen now: draw it with the class `lit`. */
  lit: ReadonlySet<BoardRef>;
  /** What is pointed at elsewhere, in the list of choices or the log: draw it with the class `hot`. */
  hot: ReadonlySet<BoardRef>;
  /**
   * What is picked so far, where several choices make an answer: draw it with the class `picked`, which gives HTML a sign;
   * what is drawn in SVG has a `Tick` in its group.
   */
  picked: ReadonlySet<BoardRef>;
  /** Whether several choices make an answer: what is lit is picked and dropped, and `pointable` says which it is. */
  several: boolean;
  /** What happened on the way to this view, in order; changes together with it. */
  recent: readonly Line[];
  /** What is printed on the things of the box. */
  printed: ReadonlyMap<BoardRef, Printed>;
  /** Says a message in the language of the page. */
  say(msg: Msg): string;
  /** Something was clicked, lit or not. */
  onpick(thing: BoardRef): void;
  /** Something is pointed at, or nothing any more. */
  onhover(thing: BoardRef | null): void;
  /** Show everything at once, without motion. */
  reduced: boolean;
}

/**
 * What makes a thing of a picture one that can be pointed at: a button if it can be chosen, pressed or not where several
 * can be picked.
 */
export const pointable = ({ lit, picked, several }: Pick<BoardProps, "lit" | "picked" | "several">, thing: BoardRef) => ({
  "data-thing": thing,
  ...(lit.has(thing) && { role: "button", tabindex: 0, "aria-pressed": several ? `${picked.has(thing)}` as const : undefined }),
});

/** What `games/<game>/web/index.ts` exports as `board`. */
export interface BoardModule {
  /** The picture. What can move has its thing as `data-piece`. */
  component: Component<BoardProps>;
  /** What an event looks like, beyond pieces that come, go and are gone. */
  acts?(line: Line, view: any, catalog: any): Act[];
}

const sides = import.meta.glob<{ isFar(line: Msg): boolean }>("../../../games/*/web/sides.ts", { eager: true });

/**
 * What is printed on a thing, by its sides: what lies face down is read only by those who want to. A game whose things
 * have two sides says in `sides.ts` which line is on the far one.
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
