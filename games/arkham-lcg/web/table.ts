/** What the parts of the picture share: the facts, the words, and what can be pointed at. */

import { createContext } from "svelte";
import type { Arg } from "$shell/types/Arg";
import type { Msg } from "$shell/types/Msg";
import type { BoardRef } from "$shell/types/BoardRef";
import type { CardFacts } from "./types/CardFacts";
import type { CardId } from "./types/CardId";
import type { CardView } from "./types/CardView";
import type { Catalog } from "./types/Catalog";
import type { Token } from "./types/Token";
import type { View } from "./types/View";

type Attributes = Record<string, string | number | undefined>;

export interface Desk {
  readonly view: View;
  readonly catalog: Catalog;
  /** A message by its id; numbers and names of messages as arguments. */
  word(id: string, args?: Record<string, number | string>): string;
  /** A card that lies open. */
  card(id: CardId): CardView | undefined;
  /** A card as it is printed; none if it is not known which it is. */
  facts(card: CardView): CardFacts | undefined;
  /** What a card is called. */
  name(card: CardView): string;
  /** What the others call an investigator. */
  who(seat: number): string;
  /** What makes something a thing that can be pointed at: a button, called by what is in it, if it can be chosen. */
  at(thing: BoardRef, read?: BoardRef): Attributes;
  /** The classes of a thing: whether it is lit, hot or picked. */
  mark(thing: BoardRef): string;
  /** Whether it can be chosen. */
  lit(thing: BoardRef): boolean;
}

/** What parts with buttons of their own are given besides. */
export interface Reading {
  /** Somebody wants to read a text of the box. */
  onread(text: BoardRef): void;
  /** Says a message. */
  say(msg: Msg): string;
}

export const [useDesk, setDesk] = createContext<Desk>();

/** The cards of a seat come in blocks, the investigator first; places are the last. */
const BLOCK = 44;
const SCENARIO = 4 * BLOCK;
const PLACES = 240;

/** The thing that a card is. */
export const thing = (card: CardId): BoardRef => `card:${card}`;

/** The card that is the investigator of a seat. */
export const investigator = (seat: number): CardId => seat * BLOCK;

/** The seat whose investigator a card is. */
export const seatOf = (card: CardId): number | null => (card < SCENARIO && card % BLOCK === 0 ? card / BLOCK : null);

/** Whether it is a location. */
export const isPlace = (card: CardView): boolean => card.id >= PLACES && card.zone === "play";

/** Whether it is in play. */
export const inPlay = ({ zone }: CardView): boolean => zone === "play" || zone === "threat";

/** How much doom or how many clues advance an agenda or act: none if it goes by its text or has advanced already. */
export function needed(card: CardView, facts: CardFacts | undefined, people: number): number | null {
  if (card.seen || card.turned || !facts?.needs) return null;
  const [n, each] = facts.needs;
  return each ? n * people : n;
}

/** The name of a place in its scenario. */
export const slug = (view: View, catalog: Catalog, id: CardId): string =>
  catalog.scenarios.find((scenario) => scenario.slug === view.scenario)?.places[id - PLACES] ?? "";

/** The id of the message with the name of a card. A location that is not revealed may not be known yet. */
export function nameOf(view: View, catalog: Catalog, card: CardView, facts: CardFacts | undefined): string {
  if (facts) return facts.name;
  return card.number === null ? `lcg-card-${card.code}` : `lcg-place-${slug(view, catalog, card.id)}`;
}

/** A message with numbers and names as arguments. */
export function msg(id: string, args: Record<string, number | string> = {}): Msg {
  const arg = (value: number | string): Arg => (typeof value === "number" ? { num: value } : { name: value });
  return { id, args: Object.entries(args).map(([key, value]) => [key, arg(value)]) };
}

/** What a token is called. */
export function token(of: Token): Msg {
  if (typeof of === "string") return msg(`lcg-token-${of}`);
  const { number } = of;
  if (number === 0) return msg("lcg-token-zero");
  return msg(number > 0 ? "lcg-token-plus" : "lcg-token-minus", { n: Math.abs(number) });
}

/** Doom on all cards in play. */
export const doom = (view: View): number => view.cards.filter(inPlay).reduce((sum, card) => sum + card.doom, 0);

/** How often each token is in the bag, in the order in which they come. */
export function bag(tokens: readonly Token[]): { token: Token; count: number }[] {
  const all = new Map<string, { token: Token; count: number }>();
  for (const token of tokens) {
    const key = JSON.stringify(token);
    const known = all.get(key);
    if (known) known.count += 1;
    else all.set(key, { token, count: 1 });
  }
  const worth = (of: Token) => (typeof of === "string" ? -100 : of.number);
  return [...all.values()].sort((a, b) => worth(b.token) - worth(a.token));
}
