import { describe, expect, it } from "vitest";
import { layout } from "./ground";
import { ICONS } from "./icons";
import { acts } from "./motion";
import { bag, doom, msg, nameOf, needed, seatOf, token } from "./table";
import type { CardFacts } from "./types/CardFacts";
import type { CardView } from "./types/CardView";
import type { Catalog } from "./types/Catalog";
import type { Event } from "./types/Event";
import type { View } from "./types/View";

const card = (id: number, more: Partial<CardView> = {}): CardView =>
  ({ id, code: "", zone: "play", at: null, by: null, seen: true, doom: 0, number: null, near: [], ...more }) as CardView;

const house = ["study", "hallway", "attic", "cellar", "parlor"];
const catalog = {
  cards: [],
  scenarios: [
    { slug: "the-gathering", places: house },
    { slug: "the-devourer-below", places: ["main-path", "woods-1"] },
  ],
} as unknown as Catalog;
const view = (scenario: string, cards: CardView[] = []) => ({ scenario, cards }) as unknown as View;
const slug = (id: number) => house[id - 240] ?? "";

it("has a sign of its own for everything", () => {
  expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
});

describe("the ground", () => {
  it("lays the rooms of the house about the hallway, beginning at the edge", () => {
    const rooms = [card(241, { near: [242, 243, 244] }), ...[242, 243, 244].map((id) => card(id, { near: [241] }))];
    const laid = layout("the-gathering", rooms, slug);
    const at = Object.fromEntries(laid.spots.map(({ id, x, y }) => [slug(id), [x, y]]));
    expect(at).toEqual({ hallway: [1, 0.5], attic: [0, 0], cellar: [0, 1], parlor: [2, 0.5] });
    expect([laid.columns, laid.rows]).toEqual([3, 2]);
    expect(laid.ways).toHaveLength(3);
  });

  it("has one place for a room that is alone", () => {
    const laid = layout("the-gathering", [card(240)], slug);
    expect(laid).toMatchObject({ spots: [{ x: 0, y: 0 }], columns: 1, rows: 1, ways: [] });
  });

  it("lays what it has never heard of by its ways, no two in the same place", () => {
    const strange = [card(240, { near: [241, 242] }), card(241, { near: [240] }), card(242, { near: [243] }), card(243), card(244)];
    const laid = layout("carcosa", strange, () => "");
    expect(laid.spots.map(({ id, x }) => [id, x])).toEqual([
      [240, 0],
      [241, 1],
      [242, 1],
      [243, 2],
      [244, 3],
    ]);
    expect(new Set(laid.spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(5);
  });

  it("marks the ways that lead only there", () => {
    const laid = layout("carcosa", [card(240, { near: [241] }), card(241, { near: [240, 242] }), card(242)], () => "");
    expect(laid.ways.map(({ from, to, one }) => [from.id, to.id, one])).toEqual([
      [240, 241, false],
      [241, 242, true],
    ]);
  });
});

describe("the table", () => {
  it("knows investigators by their cards", () => {
    expect([0, 44, 132, 45, 176, 240].map(seatOf)).toEqual([0, 1, 3, null, null, null]);
  });

  it("names a location before it is known which it is", () => {
    const woods = view("the-devourer-below");
    expect(nameOf(woods, catalog, card(241, { code: "arkham-woods", number: 1, seen: false }), undefined)).toBe("lcg-place-woods-1");
    expect(nameOf(woods, catalog, card(240, { code: "southside", seen: false }), undefined)).toBe("lcg-card-southside");
    expect(nameOf(woods, catalog, card(241, { number: 1 }), { name: "lcg-card-known" } as CardFacts)).toBe("lcg-card-known");
  });

  it("says when an agenda advances until it has", () => {
    const facts = { needs: [5, false] } as unknown as CardFacts;
    const agenda = (more: Partial<CardView>) => needed(card(180, { seen: false, exhausted: false, ...more }), facts, 2);
    expect([agenda({}), agenda({ seen: true }), agenda({ exhausted: true })]).toEqual([5, null, null]);
    expect(needed(card(180, { seen: false }), { needs: [3, true] } as unknown as CardFacts, 2)).toBe(6);
    expect(needed(card(180, { seen: false }), undefined, 2)).toBeNull();
  });

  it("counts doom on all cards in play, and on no other", () => {
    const cards = [card(180, { doom: 2 }), card(190, { doom: 1, zone: "threat" }), card(191, { doom: 5, zone: "discard" })];
    expect(doom(view("the-gathering", cards))).toBe(3);
  });

  it("sorts the bag from good to bad, signs last", () => {
    const all = bag([{ number: -1 }, "skull", { number: 1 }, { number: -1 }, "skull", { number: 0 }]);
    expect(all.map(({ token, count }) => [token, count])).toEqual([
      [{ number: 1 }, 1],
      [{ number: 0 }, 1],
      [{ number: -1 }, 2],
      ["skull", 2],
    ]);
    expect(all.map(({ token: of }) => token(of))).toEqual([
      msg("lcg-token-plus", { n: 1 }),
      msg("lcg-token-zero"),
      msg("lcg-token-minus", { n: 1 }),
      msg("lcg-token-skull"),
    ]);
  });
});

describe("motion", () => {
  const shown = (event: Event) =>
    acts({ at: null, rule: "", text: { id: "", args: [] }, touched: [], event }, { ...view("the-gathering"), act: 180 }, catalog);

  it("tumbles the token that is drawn, and turns the act that comes", () => {
    expect(shown({ token: "skull" })).toEqual([{ show: "tumble", at: ".drawn > :last-child" }]);
    expect(shown({ act: 179 })).toEqual([{ show: "turn", at: '[data-thing="card:180"]' }]);
  });

  it("leaves to the pieces themselves how they move", () => {
    expect([...shown({ moved: { card: 0, to: 241 } }), ...shown("all-readied")]).toEqual([]);
  });
});
