/** Decks in the deck builder: counting, sorting, reading and writing. The server decides whether a deck is valid. */

import { search } from "$shell/lib/seating";
import type { CardFacts } from "./types/CardFacts";
import type { Catalog } from "./types/Catalog";
import type { Class } from "./types/Class";
import type { CardType } from "./types/CardType";

/** A deck with its name. */
export interface Deck {
  readonly name: string;
  /** The investigator, by code. */
  readonly investigator: string;
  /** How many of each card, by code. */
  readonly cards: Readonly<Record<string, number>>;
}

/** The experience in cards per additional basic weakness, in a deck for a single scenario. */
const EXPERIENCE_PER_WEAKNESS = 10;

/** The code of a random basic weakness. */
export const RANDOM_WEAKNESS = "01000";

/** The cards of the box, by code. */
export class Cards {
  private readonly all: Map<string, CardFacts>;

  constructor(readonly catalog: Catalog) {
    this.all = new Map(catalog.cards.map((card) => [card.code, card]));
  }

  get(code: string): CardFacts | undefined {
    return this.all.get(code);
  }

  /** The number of cards in a deck, without those that do not count towards its size. */
  size(deck: Deck): number {
    return this.rows(deck).reduce((sum, { card, n }) => sum + (card.counts ? n : 0), 0);
  }

  /** The experience cost of a deck's higher-level cards, and the basic weaknesses it needs for a single scenario. */
  experience(deck: Deck): { n: number; weaknesses: number } {
    const n = this.rows(deck).reduce((sum, { card, n }) => sum + (card.level ? card.price * n : 0), 0);
    return { n, weaknesses: 1 + Math.floor(n / EXPERIENCE_PER_WEAKNESS) };
  }

  /** The cards that an investigator can choose from. */
  pool(investigator: string): CardFacts[] {
    return this.catalog.cards.filter((card) => card.takers.includes(investigator));
  }

  /** All investigators. */
  investigators(): CardFacts[] {
    return this.catalog.cards.filter((card) => card.type === "investigator");
  }

  /** The number of cards in a deck with the same title, of any level. */
  copies(deck: Deck, card: CardFacts): number {
    return this.rows(deck).reduce((sum, row) => sum + (row.card.counts && row.card.name === card.name ? row.n : 0), 0);
  }

  /** The starter deck of an investigator. */
  starter(investigator: string, name: string): Deck {
    return { name, investigator, cards: this.catalog.starters[investigator] ?? {} };
  }

  /** The known cards of a deck, in the order of their codes. */
  rows(deck: Deck): Row[] {
    return Object.keys(deck.cards)
      .sort()
      .flatMap((code) => {
        const [card, n] = [this.all.get(code), deck.cards[code] ?? 0];
        return card && n > 0 ? [{ card, n }] : [];
      });
  }

  /** Groups the cards of a deck. */
  sorted(deck: Deck): Sorted {
    const rows = this.rows(deck);
    const chosen = (sort: CardType) => rows.filter(({ card }) => card.counts && card.type === sort);
    const strange = Object.entries(deck.cards).filter(([code, n]) => n > 0 && code !== RANDOM_WEAKNESS && !this.all.has(code));
    return {
      chosen: DECK_TYPES.map((sort) => ({ sort, rows: chosen(sort) })).filter((group) => group.rows.length),
      fixed: rows.filter(({ card }) => !card.counts),
      byLot: deck.cards[RANDOM_WEAKNESS] ?? 0,
      strange: strange.map(([code, n]) => ({ code, n })),
    };
  }

  /** The deck without unknown cards. */
  withoutUnknown(deck: Deck): Deck {
    const known = Object.entries(deck.cards).filter(([code]) => code === RANDOM_WEAKNESS || this.all.has(code));
    return { ...deck, cards: Object.fromEntries(known) };
  }

  /** The number of unknown cards in a deck. */
  unknownCount(deck: Deck): number {
    return this.sorted(deck).strange.reduce((sum, { n }) => sum + n, 0);
  }

  /** The number of cards by cost, the last entry for `MAX_COST_COLUMN` and more, and the number of icons by skill. */
  curve(deck: Deck): { costs: number[]; icons: number[] } {
    const costs = Array.from({ length: MAX_COST_COLUMN + 1 }, () => 0);
    const icons = [0, 0, 0, 0, 0];
    for (const { card, n } of this.rows(deck).filter(({ card }) => card.counts)) {
      if (card.cost !== null) costs[Math.min(card.cost, MAX_COST_COLUMN)]! += n;
      card.icons.forEach((count, at) => (icons[at]! += count * n));
    }
    return { costs, icons };
  }
}

/** A card with its number of copies. */
export interface Row {
  readonly card: CardFacts;
  readonly n: number;
}

/** The cards of a deck in groups. */
export interface Sorted {
  /** The chosen cards, by card type. */
  chosen: { sort: CardType; rows: Row[] }[];
  /** The investigator's own cards, weaknesses and story cards. */
  fixed: Row[];
  /** The number of random basic weaknesses. */
  byLot: number;
  /** The cards that are not in the box. */
  strange: { code: string; n: number }[];
}

/** The card types that a deck is built from. */
export const DECK_TYPES = ["asset", "event", "skill"] as const satisfies CardType[];

/** Cards of this cost or more are counted together. */
export const MAX_COST_COLUMN = 5;

/** Returns the deck with one copy of a card more or less. */
export function put(deck: Deck, code: string, change: 1 | -1): Deck {
  const { [code]: now = 0, ...others } = deck.cards;
  const n = Math.max(0, now + change);
  return { ...deck, cards: n ? { ...others, [code]: n } : others };
}

/** Whether two decks are the same, including the name. */
export const isSame = (a: Deck, b: Deck): boolean => write(a) === write(b);

/** The experience cost of a card that replaces another between two scenarios. */
export const price = (card: CardFacts, instead: string | null): number =>
  (instead === null ? undefined : card.upgrades[instead]) ?? card.price;

/** A filter for cards; an empty list matches everything. */
export interface Filter {
  classes: readonly Class[];
  types: readonly CardType[];
  levels: readonly number[];
  words: string;
}

/** The cards that match a filter. `text` returns the whole text of a card. */
export function filter(cards: readonly CardFacts[], by: Filter, text: (card: CardFacts) => string): CardFacts[] {
  const is = <Value>(wanted: readonly Value[], value: Value) => !wanted.length || wanted.includes(value);
  const fits = cards.filter((card) => is(by.classes, card.class) && is(by.types, card.type) && is(by.levels, card.level ?? 0));
  if (!by.words.trim()) return fits;
  return search(
    fits.map((card) => ({ card, text: text(card) })),
    by.words,
  ).map(({ card }) => card);
}

/** The original core set's code of a card. The revised edition numbers the same cards from 501. */
function coreSetCode(code: string): string {
  const number = Number(code);
  return /^01[56]\d\d$/.test(code) && number >= 1501 && number <= 1603 ? String(number - 500).padStart(5, "0") : code;
}

/** Parses the JSON format that ArkhamDB and arkham.build exchange; returns `null` if the text has another format. */
export function read(text: string): Deck | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof said !== "object" || said === null) return null;
  const { name, investigator_code: who, slots } = said as Record<string, unknown>;
  if (typeof who !== "string" || typeof slots !== "object" || slots === null) return null;
  const cards: Record<string, number> = {};
  for (const [code, n] of Object.entries(slots)) {
    if (typeof n !== "number" || !Number.isInteger(n) || n < 0 || n > 99) return null;
    if (n) cards[coreSetCode(code)] = (cards[coreSetCode(code)] ?? 0) + n;
  }
  return { name: typeof name === "string" ? name : "", investigator: coreSetCode(who), cards };
}

/** Writes the same format. */
export function write(deck: Deck): string {
  const slots = Object.fromEntries(Object.entries(deck.cards).sort(([a], [b]) => (a < b ? -1 : 1)));
  const common = { version: "1.0", description_md: "", tags: "", meta: "{}" };
  return JSON.stringify({ name: deck.name, investigator_code: deck.investigator, slots, ...common }, null, 2);
}
