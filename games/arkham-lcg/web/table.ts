/** The context that the parts of the picture share, and helpers for cards. */

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
  /** Formats a message by its id. A string argument is the id of a name. */
  word(id: string, args?: Record<string, number | string>): string;
  /** A visible card by its id. */
  card(id: CardId): CardView | undefined;
  /** The printed values of a card; `undefined` if its identity is unknown. */
  facts(card: CardView): CardFacts | undefined;
  /** The name of a card. */
  name(card: CardView): string;
  /** The name of a seat's investigator. */
  who(seat: number): string;
  /** The attributes of an element that can be pointed at: a button labelled by its content if it can be chosen. */
  at(thing: BoardRef, read?: BoardRef): Attributes;
  /** The CSS classes of a thing: `lit`, `hot`, `picked`. */
  mark(thing: BoardRef): string;
  /** Whether a thing can be chosen. */
  lit(thing: BoardRef): boolean;
}

/** Further props of parts that have buttons of their own. */
export interface Reading {
  /** Called to show a printed text. */
  onread(text: BoardRef): void;
  /** Formats a message. */
  say(msg: Msg): string;
}

export const [useDesk, setDesk] = createContext<Desk>();

/** Card ids: a block of this size per seat, the investigator first; then the scenario's cards; then the locations. */
const CARDS_PER_SEAT = 44;
const FIRST_SCENARIO_CARD = 4 * CARDS_PER_SEAT;
const FIRST_LOCATION = 240;

/** The thing of a card. */
export const thing = (card: CardId): BoardRef => `card:${card}`;

/** The investigator card of a seat. */
export const investigator = (seat: number): CardId => seat * CARDS_PER_SEAT;

/** The seat of an investigator card; `null` for any other card. */
export const seatOf = (card: CardId): number | null =>
  card < FIRST_SCENARIO_CARD && card % CARDS_PER_SEAT === 0 ? card / CARDS_PER_SEAT : null;

/** Whether a card is a location in play. */
export const isPlace = (card: CardView): boolean => card.id >= FIRST_LOCATION && card.zone === "play";

/** Whether a card is in play, threat areas included. */
export const inPlay = ({ zone }: CardView): boolean => zone === "play" || zone === "threat";

/** The doom or clues at which an agenda or act advances; `null` if its text decides or it has already advanced. */
export function needed(card: CardView, facts: CardFacts | undefined, people: number): number | null {
  if (card.seen || card.exhausted || !facts?.needs) return null;
  const [n, each] = facts.needs;
  return each ? n * people : n;
}

/** The slug of a location in its scenario. */
export const slug = (view: View, catalog: Catalog, id: CardId): string =>
  catalog.scenarios.find((scenario) => scenario.slug === view.scenario)?.places[id - FIRST_LOCATION] ?? "";

/** The message id of a card's name. An unrevealed location may have no facts yet. */
export function nameOf(view: View, catalog: Catalog, card: CardView, facts: CardFacts | undefined): string {
  if (facts) return facts.name;
  return card.number === null ? `lcg-card-${card.code}` : `lcg-place-${slug(view, catalog, card.id)}`;
}

/** A message with numbers and names as arguments. */
export function msg(id: string, args: Record<string, number | string> = {}): Msg {
  const arg = (value: number | string): Arg => (typeof value === "number" ? { num: value } : { name: value });
  return { id, args: Object.entries(args).map(([key, value]) => [key, arg(value)]) };
}

/** The name of a chaos token. */
export function token(of: Token): Msg {
  if (typeof of === "string") return msg(`lcg-token-${of}`);
  const { number } = of;
  if (number === 0) return msg("lcg-token-zero");
  return msg(number > 0 ? "lcg-token-plus" : "lcg-token-minus", { n: Math.abs(number) });
}

/** The doom on all cards in play. */
export const doom = (view: View): number => view.cards.filter(inPlay).reduce((sum, card) => sum + card.doom, 0);

/** The number of each token in the bag, from the best to the worst, symbols last. */
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
