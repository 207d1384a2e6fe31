import { describe, expect, it } from "vitest";
import type { Line } from "$shell/types/Line";
import { HEIGHT, places, roads } from "./geography";
import { acts, dice } from "./motion";
import { numbers, stacks } from "./stacks";
import type { Catalog } from "./types/Catalog";
import type { Event } from "./types/Event";
import type { View } from "./types/View";

const zone = (n: number, slug: string, parts: string[] = []) => ({
  zone: n,
  slug,
  name: `cwd-zone-${slug}`,
  water: parts.length > 0,
  parts: parts.map((part) => ({ slug: part, name: `cwd-part-${part}` })),
  near: [],
});

const catalog = {
  map: "cwd-map-lovecraft-country",
  zones: [zone(0, "arkham"), zone(1, "charles", ["jersey-reef", "charles-river"]), zone(2, "boston"), zone(3, "yuggoth")],
  borders: [
    { between: [1, 2], source: "rulebook" },
    { between: [0, 3], source: "authored" },
  ],
} as unknown as Catalog;

const view = (figures: [number, number, number][], keeper: [number, number] | null) =>
  ({ zones: [{ zone: 0, water: false, gate: keeper !== null, keeper, figures }] }) as unknown as View;

const told = (...events: Event[]): Line[] =>
  events.map((event) => ({ at: null, rule: "", text: { id: "", args: [] }, touched: [], event }));

describe("the map", () => {
  it("draws both halves of a portal, and puts the figures in one", () => {
    const halves = places(catalog).filter((place) => place.zone === 1);
    expect(halves.map((half) => [half.slug, half.main])).toEqual([
      ["jersey-reef", true],
      ["charles-river", false],
    ]);
  });

  it("finds room below for a zone it has never heard of", () => {
    const strange = places(catalog).find((place) => place.slug === "yuggoth");
    expect(strange?.y).toBeGreaterThan(HEIGHT);
  });

  it("draws a road for every border, from the half that is nearer", () => {
    const all = roads(catalog, places(catalog));
    expect(all.map((road) => road.between)).toEqual([
      [1, 2],
      [0, 3],
    ]);
    const from = Number(all[0]?.path.slice(1).split(" ")[0]);
    expect(from).toBeLessThan(300);
  });
});

describe("figures", () => {
  const arkham = places(catalog)[0]!;
  const never = () => false;

  it("the one on the gate is not counted beside it", () => {
    const all = stacks(view([[0, 0, 3]], [0, 0]), arkham, never);
    expect(all.map(({ thing, count }) => [thing, count])).toEqual([
      ["figure:0-0-0", 2],
      ["keeper:0", 1],
    ]);
  });

  it("sides stand apart, whoever is there", () => {
    const all = stacks(
      view(
        [
          [0, 1, 2],
          [0, 2, 1],
          [1, 0, 1],
        ],
        null,
      ),
      arkham,
      never,
    );
    for (const { seat, x } of all) expect(seat === 0 ? x < arkham.x : x > arkham.x).toBe(true);
  });

  it("no two stacks stand in the same place", () => {
    const full: [number, number, number][] = [0, 1].flatMap((seat) =>
      [0, 1, 2, 3, 4].map((kind): [number, number, number] => [seat, kind, 2]),
    );
    const all = stacks(view(full, [0, 0]), arkham, (_, kind) => kind === 4);
    for (const a of all) for (const b of all) if (a !== b) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(20);
  });

  it("are counted by side", () => {
    expect(
      numbers(
        view(
          [
            [0, 1, 2],
            [0, 2, 1],
            [1, 0, 4],
          ],
          null,
        ),
        0,
      ),
    ).toEqual([3, 4]);
  });
});

describe("motion", () => {
  const piece = { kind: 2, keeper: false };

  const shown = (event: Event) => acts(told(event)[0]!, view([], null), catalog);

  it("one of a pile goes to another, the one on the gate from the gate", () => {
    expect(shown({ moved: { seat: 0, piece, from: 0, to: 2 } })).toEqual([{ carry: ["figure:0-2-0", "keeper:0"], to: "figure:0-2-2" }]);
    const keeper = { kind: 0, keeper: true };
    expect(shown({ retreated: { seat: 1, piece: keeper, from: 0, to: 2 } })).toEqual([
      { carry: ["keeper:0", "figure:1-0-0"], to: "figure:1-0-2" },
    ]);
    expect(shown({ lost: { owner: 1, piece, zone: 2, loss: "killed", doom: 1 } })).toEqual([
      { gone: ["figure:1-2-2", "keeper:2"], how: "fall" },
    ]);
  });

  it("says nothing of what does not move", () => {
    expect([...shown("world-ends"), ...shown({ "turn-ends": { seat: 0 } })]).toEqual([]);
  });

  it("keeps the dice of this battle and forgets those of the last", () => {
    const hits = (seat: number, dice: number[]) => ({ hits: { seat, dice, kills: 0, pains: 0, misses: 0 } });
    const rolled = dice(told(hits(0, [6, 1])), [[], []]);
    expect(rolled).toEqual([[6, 1], []]);
    const next = dice(told({ "battle-begins": { seat: 1, zone: 0 } }, hits(1, [4])), rolled);
    expect(next).toEqual([[], [4]]);
  });
});
