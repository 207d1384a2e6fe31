/** The box without a table: its cards and what is written on them, fetched once. */

import * as api from "$shell/lib/api";
import { say, t } from "$shell/lib/language.svelte";
import type { Printed } from "$shell/types/Printed";
import type { BoardRef } from "$shell/types/BoardRef";
import { Cards } from "./deck";
import { SKILLS } from "./icons";
import type { CardFacts } from "./types/CardFacts";
import type { Catalog } from "./types/Catalog";

/** The cards, and their texts. */
export interface Box {
  cards: Cards;
  printed: ReadonlyMap<BoardRef, Printed>;
}

let known: Promise<Box> | null = null;

/** The box of a game. */
export function boxOf(game: string): Promise<Box> {
  known ??= Promise.all([api.catalogOf(game), api.printedOf(game)]).then(([catalog, printed]) => ({
    cards: new Cards(catalog as Catalog),
    printed: new Map(printed.map((each) => [each.id, each])),
  }));
  // The next one may fare better.
  known.catch(() => (known = null));
  return known;
}

/** A card by name, with its level where it has one: two versions of a card may meet. */
export const leveled = ({ name, level }: CardFacts): string =>
  level ? t("lcg-card-of-level", { card: t(name), level }) : t(name);

/** What a card's sort, traits and slots are, in a line. */
export const kind = (card: CardFacts): string =>
  [t(`lcg-sort-${card.sort}`), ...card.traits.map((of) => t(of)), ...new Set(card.slots.map((slot) => t(`lcg-slot-${slot}`)))].join(" · ");

/** All that is written on a card. */
export const text = (box: Box, card: CardFacts): string =>
  [t(card.name), kind(card), t(`lcg-class-${card.class}`), ...(box.printed.get(card.printed)?.lines ?? []).map(say)].join(" ");

/** What a sign for skill tests is called. */
export const skill = (at: number): string =>
  SKILLS[at] === "wild" || !SKILLS[at] ? t("lcg-icon-wild") : t(`lcg-skill-${SKILLS[at]}`);
