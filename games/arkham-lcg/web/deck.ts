/** Decks as they are built here. What is right is for the server to say; this counts, sorts and reads. */

import { find } from "$shell/lib/seating";
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

/** So much experience in cards brings one more basic weakness into a deck for one scenario. */
const WEAKENING = 10;

/** Stands for a basic weakness that is drawn by lot. */
export const BY_LOT = "01000";

/** The cards of the box, by code. */
export class Cards {
  private readonly all: Map<string, CardFacts>;

  constructor(readonly catalog: Catalog) {
    this.all = new Map(catalog.cards.map((card) => [card.code, card]));
  }

  get(code: string): CardFacts | undefined {
    return this.all.get(code);
  }

  /** Cards in a deck, without those that do not count. */
  size(deck: Deck): number {
    return this.rows(deck).reduce((sum, { card, n }) => sum + (card.counts ? n : 0), 0);
  }

  /** What the cards of higher levels in a deck cost together, and how many basic weaknesses it has for one scenario. */
  worth(deck: Deck): { n: number; weaknesses: number } {
    const n = this.rows(deck).reduce((sum, { card, n }) => sum + (card.level ? card.price * n : 0), 0);
    return { n, weaknesses: 1 + Math.floor(n / WEAKENING) };
  }

  /** What an investigator can choose from. */
  pool(investigator: string): CardFacts[] {
    return this.catalog.cards.filter((card) => card.takers.includes(investigator));
  }

  /** The investigators of the box. */
  people(): CardFacts[] {
    return this.catalog.cards.filter((card) => card.sort === "investigator");
  }

  /** How many cards of a card's title are in a deck, whatever their level. */
  copies(deck: Deck, card: CardFacts): number {
    return this.rows(deck).reduce((sum, row) => sum + (row.card.counts && row.card.name === card.name ? row.n : 0), 0);
  }

  /** The deck that comes with an investigator, as one to be changed. */
  starter(investigator: string, name: string): Deck {
    return { name, investigator, cards: this.catalog.starters[investigator] ?? {} };
  }

  /** The cards of a deck that the box has, in the order of their codes. */
  rows(deck: Deck): Row[] {
    return Object.keys(deck.cards)
      .sort()
      .flatMap((code) => {
        const [card, n] = [this.all.get(code), deck.cards[code] ?? 0];
        return card && n > 0 ? [{ card, n }] : [];
      });
  }

  /** A deck by what its cards are. */
  sorted(deck: Deck): Sorted {
    const rows = this.rows(deck);
    const chosen = (sort: CardType) => rows.filter(({ card }) => card.counts && card.sort === sort);
    const strange = Object.entries(deck.cards).filter(([code, n]) => n > 0 && code !== BY_LOT && !this.all.has(code));
    return {
      chosen: SORTS.map((sort) => ({ sort, rows: chosen(sort) })).filter((group) => group.rows.length),
      fixed: rows.filter(({ card }) => !card.counts),
      byLot: deck.cards[BY_LOT] ?? 0,
      strange: strange.map(([code, n]) => ({ code, n })),
    };
  }

  /** The deck without the cards that the box does not have. */
  inBox(deck: Deck): Deck {
    const known = Object.entries(deck.cards).filter(([code]) => code === BY_LOT || this.all.has(code));
    return { ...deck, cards: Object.fromEntries(known) };
  }

  /** How many cards of a deck the box does not have. */
  strange(deck: Deck): number {
    return this.sorted(deck).strange.reduce((sum, { n }) => sum + n, 0);
  }

  /** How many cards cost so much, the last place for all that cost more; and how many icons of each skill there are. */
  curve(deck: Deck): { costs: number[]; icons: number[] } {
    const costs = Array.from({ length: DEAR + 1 }, () => 0);
    const icons = [0, 0, 0, 0, 0];
    for (const { card, n } of this.rows(deck).filter(({ card }) => card.counts)) {
      if (card.cost !== null) costs[Math.min(card.cost, DEAR)]! += n;
      card.icons.forEach((count, at) => (icons[at]! += count * n));
    }
    return { costs, icons };
  }
}

/** So many of a card. */
export interface Row {
  readonly card: CardFacts;
  readonly n: number;
}

/** A deck by what its cards are. */
export interface Sorted {
  /** What was chosen, by sort. */
  chosen: { sort: CardType; rows: Row[] }[];
  /** The investigator's own cards, weaknesses, and what the story gave. */
  fixed: Row[];
  /** Basic weaknesses by lot. */
  byLot: number;
  /** What the box does not have. */
  strange: { code: string; n: number }[];
}

/** The sorts that are chosen. */
export const SORTS = ["asset", "event", "skill"] as const satisfies CardType[];

/** What costs so much or more is counted together. */
export const DEAR = 5;

/** The deck with one card more or less. */
export function put(deck: Deck, code: string, change: 1 | -1): Deck {
  const { [code]: now = 0, ...others } = deck.cards;
  const n = Math.max(0, now + change);
  return { ...deck, cards: n ? { ...others, [code]: n } : others };
}

/** Whether two decks are the same, name and all. */
export const isSame = (a: Deck, b: Deck): boolean => write(a) === write(b);

/** What a card costs between two scenarios, in place of another. */
export const price = (card: CardFacts, instead: string | null): number =>
  (instead === null ? undefined : card.upgrades[instead]) ?? card.price;

/** What is looked for; an empty list stands for all. */
export interface Filter {
  classes: readonly Class[];
  sorts: readonly CardType[];
  levels: readonly number[];
  words: string;
}

/** The cards that are looked for. `text` is all that is written on a card. */
export function filter(cards: readonly CardFacts[], by: Filter, text: (card: CardFacts) => string): CardFacts[] {
  const is = <Value>(wanted: readonly Value[], value: Value) => !wanted.length || wanted.includes(value);
  const fits = cards.filter(
    (card) => is(by.classes, card.class) && is(by.sorts, card.sort) && is(by.levels, card.level ?? 0),
  );
  if (!by.words.trim()) return fits;
  return find(
    fits.map((card) => ({ card, text: text(card) })),
    by.words,
  ).map(({ card }) => card);
}

/** The code under which the box has a card. Its later edition counts the same cards from 501. */
function inBox(code: string): string {
  const number = Number(code);
  return /^01[56]\d\d$/.test(code) && number >= 1501 && number <= 1603 ? String(number - 500).padStart(5, "0") : code;
}

/** Reads the form that ArkhamDB and arkham.build exchange; nothing if it is something else. */
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
    if (n) cards[inBox(code)] = (cards[inBox(code)] ?? 0) + n;
  }
  return { name: typeof name === "string" ? name : "", investigator: inBox(who), cards };
}

/** Writes that form. */
export function write(deck: Deck): string {
  const slots = Object.fromEntries(Object.entries(deck.cards).sort(([a], [b]) => (a < b ? -1 : 1)));
  const common = { version: "1.0", description_md: "", tags: "", meta: "{}" };
  return JSON.stringify({ name: deck.name, investigator_code: deck.investigator, slots, ...common }, null, 2);
}
