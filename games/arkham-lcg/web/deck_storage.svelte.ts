/** The decks stored in this browser. */

import { type Deck, isSame, read, write } from "./deck";

const KEY = "dreadboard-arkham-lcg-decks";

/**
 * The stored decks, last saved first. A deck is identified by its investigator and its name.
 * Other tabs use the same storage, so every change reads it again first.
 */
export class DeckStorage {
  decks = $state.raw<readonly Deck[]>([]);
  /** Whether the storage is unavailable, so that the decks are only in memory. */
  private isMemoryOnly = false;

  constructor(private readonly store: Pick<Storage, "getItem" | "setItem"> | null) {
    this.reload();
  }

  /** Reads the storage again: another tab may have changed it. */
  reload(): void {
    if (!this.store || this.isMemoryOnly) return;
    let said: unknown = [];
    try {
      said = JSON.parse(this.store.getItem(KEY) ?? "[]");
    } catch {
      // Not JSON: begin with no decks.
    }
    const found = (Array.isArray(said) ? said : []).flatMap((text) => (typeof text === "string" ? (read(text) ?? []) : []));
    // Unchanged decks keep their identity, for components that hold a reference.
    this.decks = found.map((deck) => this.decks.find((known) => isSame(known, deck)) ?? deck);
  }

  /**
   * Saves a deck, replacing the one it was made from if that is unchanged. If another deck has its name, it gets a
   * unique one. Returns the deck as saved.
   */
  save(deck: Deck, instead: Deck | null = null): Deck {
    this.reload();
    const others = this.decks.filter((other) => !instead || !isSame(other, instead));
    const already = instead ? undefined : others.find((other) => isCopy(other, deck));
    const now = already ?? { ...deck, name: free(others, deck, deck.name.trim()) };
    this.write([now, ...others.filter((other) => other !== already)]);
    return now;
  }

  /** Deletes a deck. */
  drop(deck: Deck): void {
    this.reload();
    this.write(this.decks.filter((other) => !isOne(other, deck)));
  }

  /** Renames a deck, making the name unique. */
  rename(deck: Deck, name: string): void {
    this.reload();
    const others = this.decks.filter((other) => !isOne(other, deck));
    const called = free(others, deck, name.trim() || deck.name);
    this.write(this.decks.map((other) => (isOne(other, deck) ? { ...other, name: called } : other)));
  }

  /** Saves a copy under another name. */
  copy(deck: Deck): void {
    this.reload();
    this.write([{ ...deck, name: free(this.decks, deck, deck.name) }, ...this.decks]);
  }

  private write(decks: readonly Deck[]): void {
    this.decks = decks;
    try {
      this.store?.setItem(KEY, JSON.stringify(decks.map(write)));
    } catch {
      // Storage can be unavailable in private windows; decks then last as long as the page.
      this.isMemoryOnly = true;
    }
  }
}

const isOne = (a: Deck, b: Deck): boolean => a.investigator === b.investigator && a.name === b.name;

/** A name without the number that made it unique. */
const plain = (name: string): string => name.replace(/ ?\(\d+\)$/, "");

/** Whether two decks differ only in the numbers of their names. */
const isCopy = (a: Deck, b: Deck): boolean => isSame({ ...a, name: plain(a.name) }, { ...b, name: plain(b.name) });

/** The name, with a number if another deck has it. */
function free(others: readonly Deck[], deck: Deck, name: string): string {
  const isTaken = (name: string) => others.some((other) => isOne(other, { ...deck, name }));
  if (!isTaken(name)) return name;
  for (let n = 2; ; n++) {
    const numbered = `${plain(name)} (${n})`.trim();
    if (!isTaken(numbered)) return numbered;
  }
}

function storage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

/** The decks of this browser. */
export const storedDecks = new DeckStorage(storage());

addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) storedDecks.reload();
});
