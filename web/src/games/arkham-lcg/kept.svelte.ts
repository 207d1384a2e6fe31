/** The decks that are kept in this browser. */

import { type Deck, read, write } from "./deck";

const KEY = "dreadboard-arkham-lcg-decks";

/** Decks in the order in which they were last kept, the last first. A deck is known by its investigator and its name. */
export class Kept {
  decks = $state.raw<readonly Deck[]>([]);

  constructor(private readonly store: Pick<Storage, "getItem" | "setItem"> | null) {
    let said: unknown = [];
    try {
      said = JSON.parse(store?.getItem(KEY) ?? "[]");
    } catch {
      // Something else wrote there: begin anew.
    }
    this.decks = (Array.isArray(said) ? said : []).flatMap((text) => (typeof text === "string" ? (read(text) ?? []) : []));
  }

  /** Keeps a deck, in place of the one of that name. */
  keep(deck: Deck): void {
    this.write([deck, ...this.decks.filter((other) => !isOne(other, deck))]);
  }

  /** Lets a deck go. */
  drop(deck: Deck): void {
    this.write(this.decks.filter((other) => !isOne(other, deck)));
  }

  /** Gives a deck another name; one that nobody has. */
  rename(deck: Deck, name: string): void {
    const others = this.decks.filter((other) => !isOne(other, deck));
    const renamed = { ...deck, name: free(others, deck, name.trim() || deck.name) };
    this.write(this.decks.map((other) => (isOne(other, deck) ? renamed : other)));
  }

  /** Keeps a copy under another name. */
  copy(deck: Deck): void {
    this.keep({ ...deck, name: free(this.decks, deck, deck.name) });
  }

  private write(decks: readonly Deck[]): void {
    this.decks = decks;
    try {
      this.store?.setItem(KEY, JSON.stringify(decks.map(write)));
    } catch {
      // Private windows may refuse to keep anything; then decks last as long as the page.
    }
  }
}

const isOne = (a: Deck, b: Deck): boolean => a.investigator === b.investigator && a.name === b.name;

/** The name, with a number where somebody has it. */
function free(others: readonly Deck[], deck: Deck, name: string): string {
  const plain = name.replace(/ \(\d+\)$/, "");
  const isTaken = (name: string) => others.some((other) => isOne(other, { ...deck, name }));
  if (!isTaken(name)) return name;
  for (let n = 2; ; n++) if (!isTaken(`${plain} (${n})`)) return `${plain} (${n})`;
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
