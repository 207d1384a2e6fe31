/** The game's cards and their printed texts, independent of a table; loaded once. */

import * as api from "$shell/lib/api";
import { say, t } from "$shell/lib/language.svelte";
import type { Printed } from "$shell/types/Printed";
import type { BoardRef } from "$shell/types/BoardRef";
import { Cards } from "./deck";
import { SKILLS } from "./icons";
import type { CardFacts } from "./types/CardFacts";
import type { Catalog } from "./types/Catalog";

/** The cards and their printed texts. */
export interface Box {
  cards: Cards;
  printed: ReadonlyMap<BoardRef, Printed>;
}

let known: Promise<Box> | null = null;

/** Loads the cards of the game. */
export function boxOf(game: string): Promise<Box> {
  known ??= Promise.all([api.catalogOf(game), api.printedOf(game)]).then(([catalog, printed]) => ({
    cards: new Cards(catalog as Catalog),
    printed: new Map(printed.map((each) => [each.id, each])),
  }));
  // The next call tries again.
  known.catch(() => (known = null));
  return known;
}

/** The name of a card, with its level if it has one, because two versions may appear together. */
export const leveled = ({ name, level }: CardFacts): string => (level ? t("lcg-card-of-level", { card: t(name), level }) : t(name));

/** The type, traits and slots of a card in one line. */
export const kind = (card: CardFacts): string =>
  [t(`lcg-type-${card.type}`), ...card.traits.map((of) => t(of)), ...new Set(card.slots.map((slot) => t(`lcg-slot-${slot}`)))].join(" · ");

/** The whole text of a card, for searching. */
export const text = (box: Box, card: CardFacts): string =>
  [t(card.name), kind(card), t(`lcg-class-${card.class}`), ...(box.printed.get(card.printed)?.lines ?? []).map(say)].join(" ");

/** The name of a skill icon, by its index in `SKILLS`. */
export const skill = (at: number): string => (SKILLS[at] === "wild" || !SKILLS[at] ? t("lcg-icon-wild") : t(`lcg-skill-${SKILLS[at]}`));
