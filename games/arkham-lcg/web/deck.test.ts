import { describe, expect, it } from "vitest";
import { RANDOM_WEAKNESS, Cards, type Deck, filter, price, put, read, write } from "./deck";
import { DeckStorage } from "./deck_storage.svelte";
import type { CardFacts } from "./types/CardFacts";

const card = (code: string, more: Partial<CardFacts> = {}): CardFacts => ({
  code,
  name: `lcg-card-${code}`,
  printed: `text:${code}`,
  type: "asset",
  class: "guardian",
  unique: false,
  traits: [],
  cost: 1,
  level: 0,
  icons: [0, 0, 0, 0, 0],
  skills: [0, 0, 0, 0],
  health: null,
  sanity: null,
  slots: [],
  uses: null,
  keywords: [],
  enemy: null,
  location: null,
  stage: 0,
  needs: null,
  victory: null,
  weakness: false,
  only: null,
  counts: true,
  copies: 2,
  takers: ["01001"],
  price: 1,
  upgrades: {},
  ...more,
});

const ALL = [
  card("01001", { type: "investigator", counts: false, takers: [], level: null, cost: null }),
  card("01006", { only: "01001", counts: false, takers: [] }),
  card("01007", { type: "treachery", weakness: true, counts: false, takers: [], level: null, cost: null }),
  card("01016", { cost: 4, icons: [0, 0, 1, 0, 0] }),
  card("01018", { name: "lcg-card-beat-cop", cost: 4 }),
  card("01028", { name: "lcg-card-beat-cop", cost: 3, level: 2, price: 2, upgrades: { "01018": 2 } }),
  card("01022", { type: "event", class: "seeker", cost: 1 }),
  card("01025", { type: "skill", cost: null, icons: [0, 0, 2, 0, 1] }),
  card("01033", { cost: 7, takers: ["01002"] }),
];
const cards = new Cards({ cards: ALL, scenarios: [], starters: { "01001": { "01016": 2, "01006": 1 } }, "deck-size": 30 });
const deck: Deck = {
  name: "Mine",
  investigator: "01001",
  cards: { "01016": 2, "01018": 1, "01025": 2, "01006": 1, "01007": 1, [RANDOM_WEAKNESS]: 1, "99999": 1 },
};

describe("a deck", () => {
  it("has more basic weaknesses for one scenario, the more its cards of higher levels cost", () => {
    expect(cards.experience(deck)).toEqual({ n: 0, weaknesses: 1 });
    const dear = (n: number) => cards.experience({ ...deck, cards: { ...deck.cards, "01028": n } });
    expect(dear(4)).toEqual({ n: 8, weaknesses: 1 });
    expect(dear(5)).toEqual({ n: 10, weaknesses: 2 });
  });

  it("can leave out what the box does not have, and nothing else", () => {
    expect(cards.unknownCount(deck)).toBe(1);
    const { "99999": strange, ...others } = deck.cards;
    expect(strange).toBe(1);
    expect(cards.withoutUnknown(deck)).toEqual({ ...deck, cards: others });
    expect(cards.unknownCount(cards.withoutUnknown(deck))).toBe(0);
  });

  it("counts what is chosen, not what is fixed or strange", () => {
    expect(cards.size(deck)).toBe(5);
  });

  it("is sorted by what its cards are", () => {
    const { chosen, fixed, byLot, strange } = cards.sorted(deck);
    expect(chosen.map(({ sort, rows }) => [sort, rows.map(({ card, n }) => `${n} ${card.code}`)])).toEqual([
      ["asset", ["2 01016", "1 01018"]],
      ["skill", ["2 01025"]],
    ]);
    expect(fixed.map(({ card }) => card.code)).toEqual(["01006", "01007"]);
    expect(byLot).toBe(1);
    expect(strange).toEqual([{ code: "99999", n: 1 }]);
  });

  it("counts copies by title, whatever their level", () => {
    const more = put(deck, "01028", 1);
    expect(cards.copies(more, ALL[4]!)).toBe(2);
    expect(cards.copies(deck, ALL[5]!)).toBe(1);
  });

  it("changes one card at a time and forgets what is gone", () => {
    expect(put(deck, "01018", -1).cards).not.toHaveProperty("01018");
    expect(put(put(deck, "01018", -1), "01018", -1).cards).not.toHaveProperty("01018");
    expect(put(deck, "01022", 1).cards["01022"]).toBe(1);
    expect(deck.cards["01018"], "the deck itself stays").toBe(1);
  });

  it("has a curve of costs and the icons of its cards", () => {
    const { costs, icons } = cards.curve(put(deck, "01033", 1));
    expect(costs).toEqual([0, 0, 0, 0, 3, 1]);
    expect(icons).toEqual([0, 0, 6, 0, 2]);
  });

  it("is chosen from what its investigator may take", () => {
    expect(cards.pool("01001").map(({ code }) => code)).not.toContain("01033");
    expect(cards.pool("01002").map(({ code }) => code)).toEqual(["01033"]);
  });
});

describe("what a card costs", () => {
  it("is less in place of a lower version of it", () => {
    const cop = card("x", { price: 3, upgrades: { "01018": 1 } });
    expect(price(cop, "01018")).toBe(1);
    expect(price(cop, "01016")).toBe(3);
    expect(price(cop, null)).toBe(3);
  });
});

describe("looking for cards", () => {
  const text = ({ code, type }: CardFacts) => `${code} ${type} Guardian’s tool`;
  const none = { classes: [], types: [], levels: [], words: "" };
  const codes = (by: Partial<typeof none> | object) => filter(cards.pool("01001"), { ...none, ...by }, text).map(({ code }) => code);

  it("finds all if nothing is asked", () => {
    expect(codes({})).toEqual(["01016", "01018", "01028", "01022", "01025"]);
  });

  it("goes by class, sort and level together", () => {
    expect(codes({ classes: ["seeker"] })).toEqual(["01022"]);
    expect(codes({ types: ["event", "skill"] })).toEqual(["01022", "01025"]);
    expect(codes({ classes: ["guardian"], levels: [2] })).toEqual(["01028"]);
  });

  it("goes by the beginnings of words, in any order", () => {
    expect(codes({ words: "tool ski" })).toEqual(["01025"]);
    expect(codes({ words: "ool" })).toEqual([]);
  });
});

describe("the form that other programs exchange", () => {
  it("is read as it was written", () => {
    expect(read(write(deck))).toEqual(deck);
  });

  it("takes the later edition's codes for the same cards", () => {
    const text = JSON.stringify({ investigator_code: "01501", slots: { "01516": 1, "01016": 1, "01604": 1, "02001": 0 } });
    expect(read(text)).toEqual({ name: "", investigator: "01001", cards: { "01016": 2, "01604": 1 } });
  });

  it("is not anything else", () => {
    for (const text of ["", "{", "null", "[]", '{"slots":{}}', '{"investigator_code":"01001","slots":{"01016":"2"}}'])
      expect(read(text), text).toBeNull();
    expect(read('{"investigator_code":"01001","slots":{"01016":-1}}')).toBeNull();
  });
});

describe("decks that are kept", () => {
  function browser(said: string | null = null) {
    let text = said;
    return { getItem: () => text, setItem: (_: string, value: string) => void (text = value) };
  }
  const names = (kept: DeckStorage) => kept.decks.map(({ name }) => name);

  it("are there again, the last first", () => {
    const store = browser();
    const kept = new DeckStorage(store);
    kept.save(deck);
    kept.save({ ...deck, name: "Other" });
    kept.save({ ...deck, cards: {} }, deck);
    expect(names(new DeckStorage(store))).toEqual(["Mine", "Other"]);
    expect(new DeckStorage(store).decks[0]?.cards).toEqual({});
  });

  it("take the place of what they were made from, and of nothing else", () => {
    const kept = new DeckStorage(browser());
    const changed = put(deck, "01022", 1);
    kept.save(deck);
    // Another deck with the same name, made from a starter or a campaign deck.
    const other = kept.save(changed);
    expect(other.name).toBe("Mine (2)");
    expect(kept.decks).toEqual([other, deck]);
    // The deck is changed, and renamed to the name of another.
    const renamed = kept.save({ ...put(other, "01022", 1), name: " Mine " }, other);
    expect(kept.decks).toEqual([renamed, deck]);
    expect(renamed.name).toBe("Mine (2)");
    expect(kept.save({ ...renamed, name: "Yours" }, renamed).name).toBe("Yours");
    expect(names(kept)).toEqual(["Yours", "Mine"]);
    // The deck it was made from has changed meanwhile.
    expect(kept.save(put(deck, "01022", -1), put(deck, "01033", 1)).name).toBe("Mine (2)");
    expect(names(kept)).toEqual(["Mine (2)", "Yours", "Mine"]);
  });

  it("are kept once if they are the same", () => {
    const kept = new DeckStorage(browser());
    kept.save(deck);
    const other = kept.save({ ...deck, cards: {} });
    kept.save(deck);
    expect(kept.save({ ...deck, cards: {} })).toEqual(other);
    expect(names(kept)).toEqual(["Mine (2)", "Mine"]);
  });

  it("are shared by the pages of a browser", () => {
    const store = browser();
    const [here, there] = [new DeckStorage(store), new DeckStorage(store)];
    here.save(deck);
    there.save({ ...deck, name: "Other" });
    here.save({ ...deck, name: "Third" });
    expect(names(here)).toEqual(["Third", "Other", "Mine"]);
    there.drop(deck);
    here.rename({ ...deck, name: "Other" }, "Mine");
    there.copy({ ...deck, name: "Third" });
    const before = here.decks[0];
    here.reload();
    expect(names(here)).toEqual(["Third (2)", "Third", "Mine"]);
    expect(here.decks[1], "what has not changed is the same").toBe(before);
  });

  it("last as long as the page where nothing is kept", () => {
    const full = {
      getItem: () => null,
      setItem: () => {
        throw new Error("full");
      },
    };
    for (const kept of [new DeckStorage(null), new DeckStorage(full)]) {
      kept.save(deck);
      kept.save({ ...deck, name: "Other" });
      expect(names(kept)).toEqual(["Other", "Mine"]);
    }
  });

  it("have names of their own", () => {
    const kept = new DeckStorage(browser());
    kept.save(deck);
    kept.copy(deck);
    kept.copy(deck);
    expect(names(kept).toSorted()).toEqual(["Mine", "Mine (2)", "Mine (3)"]);
    kept.rename(deck, "Mine (2)");
    expect(names(kept).toSorted()).toEqual(["Mine (2)", "Mine (3)", "Mine (4)"]);
    kept.rename(kept.decks[0]!, "  ");
    expect(names(kept).toSorted(), "a deck has a name").toEqual(["Mine (2)", "Mine (3)", "Mine (4)"]);
    kept.drop(kept.decks[0]!);
    expect(names(kept)).toHaveLength(2);
  });

  it("survive what somebody else wrote there", () => {
    expect(new DeckStorage(browser("{")).decks).toEqual([]);
    expect(new DeckStorage(browser('[1, "x"]')).decks).toEqual([]);
    expect(new DeckStorage(null).decks).toEqual([]);
  });
});
