/** The decks that are kept in this browser. */

import { type Deck, isSame, read, write } from "./deck";

const KEY = "dreadboard-arkham-lcg-decks";

/**
 * Decks in the order in which they were last kept, the last first. A deck is known by its investigator and its name.
 * Other pages of this browser keep decks in the same place: whatever changes them reads first what is there now.
 */
export class Kept {
  decks = $state.raw<readonly Deck[]>([]);
  /** Whether the decks are kept here alone, since the browser keeps nothing. */
  private alone = false;

  constructor(private readonly store: Pick<Storage, "getItem" | "setItem"> | null) {
    this.look();
  }

  /** Another page may have changed what is kept. */
  look(): void {
    if (!this.store || this.alone) return;
    let said: unknown = [];
    try {
      said = JSON.parse(this.store.getItem(KEY) ?? "[]");
    } catch {
      // Something else wrote there: begin anew.
    }
    const found = (Array.isArray(said) ? said : []).flatMap((text) => (typeof text === "string" ? (read(text) ?? []) : []));
    // What has not changed stays what it was for whoever is about to do something with it.
    this.decks = found.map((deck) => this.decks.find((known) => isSame(known, deck)) ?? deck);
  }

  /**
   * Keeps a deck in place of the one that it was made from, if that is still as it was then. Any other deck of its name
   * stays: this one gets a name that nobody has. Says how it is kept.
   */
  keep(deck: Deck, instead: Deck | null = null): Deck {
    this.look();
    const others = this.decks.filter((other) => !instead || !isSame(other, instead));
    const already = instead ? undefined : others.find((other) => isCopy(other, deck));
    const now = already ?? { ...deck, name: free(others, deck, deck.name.trim()) };
    this.write([now, ...others.filter((other) => other !== already)]);
    return now;
  }

  /** Lets a deck go. */
  drop(deck: Deck): void {
    this.look();
    this.write(this.decks.filter((other) => !isOne(other, deck)));
  }

  /** Gives a deck another name; one that nobody has. */
  rename(deck: Deck, name: string): void {
    this.look();
    const others = this.decks.filter((other) => !isOne(other, deck));
    const called = free(others, deck, name.trim() || deck.name);
    this.write(this.decks.map((other) => (isOne(other, deck) ? { ...other, name: called } : other)));
  }

  /** Keeps a copy under another name. */
  copy(deck: Deck): void {
    this.look();
    this.write([{ ...deck, name: free(this.decks, deck, deck.name) }, ...this.decks]);
  }

  private write(decks: readonly Deck[]): void {
    this.decks = decks;
    try {
      this.store?.setItem(KEY, JSON.stringify(decks.map(write)));
    } catch {
      // Private windows may refuse to keep anything; then decks last as long as the page.
      this.alone = true;
    }
  }
}

const isOne = (a: Deck, b: Deck): boolean => a.investigator === b.investigator && a.name === b.name;

/** A name without its number. */
const plain = (name: string): string => name.replace(/ ?\(\d+\)$/, "");

/** Whether the decks differ in nothing but the numbers of their names. */
const isCopy = (a: Deck, b: Deck): boolean => isSame({ ...a, name: plain(a.name) }, { ...b, name: plain(b.name) });

/** The name, with a number where somebody has it. */
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
export const kept = new Kept(storage());

addEventListener("storage", ({ key }) => {
  if (key === KEY || key === null) kept.look();
});
