import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { BUILDINGS } from "./buildings";
import { PLOT, SIZE, arrow, cellOf, lines, middle, pathway, way, whereIs } from "./campus";
import { omens, uppers } from "./desk";
import { acts } from "./motion";
import { listen } from "./point";
import type { Catalog } from "./types/Catalog";
import type { View } from "./types/View";

/** The board from the game's content files. */
const file = readFileSync(resolve(import.meta.dirname, "../content/board.toml"), "utf8");
const pathways = [...(file.match(/pathways = \[([\s\S]*?)\n\]/)?.[1] ?? "").matchAll(/\[(\d+), (\d+)\]/g)].map(
  ([, a, b]) => [Number(a), Number(b)] as const,
);
const locations = [...file.matchAll(/number = (\d+)[\s\S]*?cells = (\d+)\nred = (\d+)\nblue = (\d+)/g)].map(([, at, cells, red, blue]) => ({
  at: Number(at),
  cells: Number(cells),
  red: Number(red),
  blue: Number(blue),
}));
const catalog = { locations, pathways: [], cards: [1, 2, 0, 1].map((many, n) => ({ card: n + 1, omens: many })) } as unknown as Catalog;

/** Whether a point lies inside the plot of some location. */
const inside = (x: number, y: number) =>
  locations.some(({ at }) => Math.abs(middle(at).x - x) < PLOT.width / 2 - 6 && Math.abs(middle(at).y - y) < PLOT.height / 2 - 6);

describe("the campus", () => {
  it("has all fifteen locations and twenty-one pathways", () => {
    expect([locations.length, pathways.length]).toEqual([15, 21]);
  });

  it("gives each location a plot and a building of its own", () => {
    const plots = new Set(locations.map(({ at }) => JSON.stringify(middle(at))));
    const walls = new Set(locations.map(({ at }) => BUILDINGS[at]?.walls));
    expect([plots.size, walls.size, walls.has(undefined)]).toEqual([15, 15, false]);
  });

  it("keeps every cell inside the picture", () => {
    for (const { at, cells } of locations) {
      const last = cellOf(at, cells - 1);
      expect(last.x).toBeLessThan(middle(at).x + PLOT.width / 2 - 20);
      expect(last.y).toBeLessThan(SIZE.height);
    }
  });

  it("lays every seal between the locations, where it can be seen", () => {
    for (const [a, b] of pathways) {
      const spot = pathway(a, b).middle;
      expect(inside(spot.x, spot.y), `${a}–${b}`).toBe(false);
    }
  });

  it("draws arrows that leave the pathways around the buildings between", () => {
    const joined = (a: number, b: number) => pathways.some(([x, y]) => (x === a && y === b) || (x === b && y === a));
    for (const { at, red } of locations.filter(({ at, red }) => !joined(at, red))) {
      expect(arrow("red", at, red), `${at} to ${red}`).toMatch(/[CVQ]/);
    }
  });

  it("a monster that walks passes every location on its way", () => {
    expect(way(catalog, "red", 2, 3)).toEqual([1, 8, 10]);
  });

  it("and it walks the arrows, one after the other", () => {
    const walked = { walked: { monster: 0, from: 2, to: 10, steps: 3 } };
    const line = { at: null, rule: "", text: { id: "", args: [] }, touched: [], event: walked };
    const red = { ...catalog, monsters: [{ colour: "red" }] } as unknown as Catalog;
    expect(acts(line, {} as View, red)).toEqual([
      { go: "monster:0", along: ["red-2", "red-1", "red-8"].map((arrow) => `[data-arrow="${arrow}"]`) },
    ]);
  });

  it("knows where a monster is, and that a card is beside the map", () => {
    const view = { locations: [{ at: 9, monsters: [4, 41] }], people: [], ritual: 3 } as unknown as View;
    expect(whereIs("monster:41", view, catalog)).toEqual(middle(9));
    expect(whereIs("monster:5", view, catalog)).toBe(null);
    expect(whereIs("card:9", view, catalog)).toBe(null);
  });

  it("breaks long names where they are most even", () => {
    expect(lines("Museum")).toEqual(["Museum"]);
    expect(lines("Seminary of the Old Faith")).toEqual(["Seminary of", "the Old Faith"]);
  });
});

describe("the round", () => {
  const play = (priority: number | null) => ({ priority });
  const view = (priorities: (number | null)[], more = 0) => ({ solo: false, omens: more, plays: priorities.map(play) }) as unknown as View;

  it("the two lowest numbers use their upper effects, once all four are known", () => {
    expect([...(uppers(view([17, 3, 21, 8])) ?? [])].sort()).toEqual([1, 3]);
    expect(uppers(view([17, 3, 21]))).toBe(null);
    expect(uppers(view([17, 3, 21, null]))).toBe(null);
  });

  it("counts the omens that can be seen, and never fewer than none", () => {
    expect(omens(view([1, 2, null, null], 1), catalog)).toBe(4);
    expect(omens(view([3, null, null, null], -2), catalog)).toBe(0);
  });
});

describe("pointing", () => {
  function desk(lit: string[]) {
    const root = document.createElement("div");
    root.innerHTML = `<div data-thing="location:3"><i data-thing="clue:3"></i></div><b data-within="location:3"><i id="m" data-thing="monster:7"></i></b>`;
    const [pick, hover] = [vi.fn(), vi.fn()];
    const twin = (thing: string) => (thing === "monster:7" && lit.includes("monster:6") ? "monster:6" : thing);
    const stop = listen(root, { lit: (thing) => lit.includes(thing), resolve: twin, pick, hover });
    const click = (selector: string) => root.querySelector<HTMLElement>(selector)?.click();
    return { pick, click, stop };
  }

  it("a click means the innermost thing that can be chosen", () => {
    const { pick, click } = desk(["location:3"]);
    click('[data-thing="clue:3"]');
    click("#m");
    expect(pick.mock.calls).toEqual([["location:3"], ["location:3"]]);
  });

  it("else what lies under it, to be read", () => {
    const { pick, click, stop } = desk([]);
    click('[data-thing="clue:3"]');
    stop();
    click("#m");
    expect(pick.mock.calls).toEqual([["clue:3"]]);
  });

  it("a monster stands for another with the same face", () => {
    const { pick, click } = desk(["monster:6"]);
    click("#m");
    expect(pick.mock.calls).toEqual([["monster:6"]]);
  });
});
