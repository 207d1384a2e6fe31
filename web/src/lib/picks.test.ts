/** How every game's picture marks picked things, where several choices make an answer. */

import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { boardOf } from "./board";

const none = { text: { id: "", args: [] }, slug: "", name: "" };
const kind = { slug: "cultist", name: "", class: "monster", printed: "" };
const faction = { slug: "black-goat", name: "", kinds: [kind], unique: none, ability: none, books: [none], requirements: [] };
const side = { faction: 0, power: 0, doom: 0, signs: [], books: [], slots: [], pool: [0], below: [0], captured: 0 };
const zone = (n: number, slug: string) => ({ zone: n, slug, name: "", water: false, parts: [], near: [] });
const duel = {
  catalog: { map: "", zones: [zone(0, "arkham"), zone(1, "boston")], borders: [], factions: [faction], doom: 3, ritual: [5, 6] },
  view: {
    sides: [side, side],
    zones: [{ zone: 0, gate: true, keeper: [0, 0], figures: [[0, 0, 2]] }],
    battle: null,
  },
  things: ["zone:0", "zone:1", "gate:0", "keeper:0", "figure:0-0-0", "book:0-0", "power:0"],
};

const place = (at: number) => ({ at, name: "", zone: "green", cells: 2, red: 1, blue: 2 });
const here = (at: number, monsters: number[]) => ({ at, cells: 2, ruins: 1, monsters, clue: true });
const symbol = (card: number) => ({ card, symbol: "eye", omens: 1 });
const hour = {
  catalog: {
    locations: [place(1), place(2)],
    pathways: [{ path: 0, a: 1, b: 2 }],
    monsters: [{ monster: 0, name: "", kind: null, colour: "red", health: 1, activations: ["killer"] }],
    cards: [symbol(1), symbol(2), symbol(3)],
    items: [{ item: 0, name: "", text: none.text }],
    investigators: [{ name: "", person: "" }],
    actions: [],
    ancients: [],
  },
  view: {
    people: [{ who: 0, at: 1, health: 1, full: 1, items: [0], deck: 0, discard: [], hand: [1, 2, 3] }],
    locations: [here(1, [0]), here(2, [])],
    seals: [],
    gates: [["heptagram", 2, 1]],
    found: [["eye", 1]],
    revealed: [],
    plays: [],
    kept: [],
    supply: [],
    ritual: 2,
    "gate-stack": 1,
    "found-items": 0,
    "priority-deck": 1,
    "item-deck": 1,
    cup: 1,
    needed: 1,
    round: 1,
    omens: 0,
  },
  things: ["card:1", "card:2", "location:1", "path:0", "monster:0", "person:0", "gate:heptagram", "clue:1", "item:0"],
};

const card = (id: number, more: object) => ({
  id,
  code: "c",
  zone: "hand",
  at: null,
  by: null,
  seen: true,
  doom: 0,
  near: [],
  number: null,
  ...more,
});
const lcg = {
  catalog: {
    cards: [{ code: "c", name: "", sort: "asset", class: "seeker", traits: [], icons: [], slots: [], keywords: [], skills: [1, 1, 1, 1] }],
    scenarios: [],
  },
  view: {
    scenario: "the-gathering",
    people: [{ fate: "playing", actions: 3, deck: 0, hand_size: 8, hand: [1, 2], discards: [], skills: [1, 1, 1, 1] }],
    cards: [card(0, { zone: "play", at: 240 }), card(1, {}), card(2, {}), card(240, { zone: "play" })],
    discards: [],
    bag: [],
    act_clues: 0,
    test: null,
  },
  things: ["card:1", "card:2", "card:240", "bag:0"],
};

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

const tables = Object.entries({ "cthulhu-duel": duel, "final-hour": hour, "arkham-lcg": lcg });
const all = await Promise.all(tables.map(async ([game, table]) => ({ game, board: (await boardOf(game))!, ...table })));

it.each(all)("$game marks what is picked, with a sign, and says so", ({ board, catalog, view, things }) => {
  const picked = things.slice(1);
  const props = {
    catalog,
    view,
    seat: 0,
    over: false,
    lit: new Set(things),
    hot: new Set<string>(),
    picked: new Set(picked),
    several: true,
    recent: [],
    printed: new Map(),
    say: ({ id }: { id: string }) => id,
    onpick: () => {},
    onhover: () => {},
    reduced: true,
  };
  shown = mount(board.component, { target: document.body, props });
  flushSync();
  const found = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
  const named = (elements: (HTMLElement | SVGElement)[]) => [...new Set(elements.map(({ dataset }) => dataset.thing))].sort();
  const drawn = found("[data-thing].picked");
  expect(named(drawn)).toEqual([...picked].sort());
  expect(named(found('[role="button"][aria-pressed="true"]'))).toEqual([...picked].sort());
  expect(named(found('[role="button"][aria-pressed="false"]'))).toEqual(things.slice(0, 1));
  expect(named(found('[role="button"]'))).toEqual([...things].sort());
  // The style sheet marks HTML elements by the class; SVG groups contain a tick.
  const groups = drawn.filter((each) => each instanceof SVGElement);
  expect(named(groups.filter((each) => each.querySelector(":scope > .tick")))).toEqual(named(groups));
});
