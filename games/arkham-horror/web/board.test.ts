import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { cityOf, plotOf, rows } from "./city";
import type { ScenarioFacts } from "./types/ScenarioFacts";

/** The maps from the game's content files. */
const file = readFileSync(resolve(import.meta.dirname, "../content/scenarios.ron"), "utf8");
const city = readFileSync(resolve(import.meta.dirname, "../content/city.ron"), "utf8");
const words = (text: string) => [...text.matchAll(/"([a-z-]+)"/g)].map(([, word]) => word ?? "");
const scenarios = file
  .split(/\n {4}\(/)
  .slice(1)
  .map((text) => ({
    slug: /slug: "([a-z-]+)"/.exec(text)?.[1] ?? "",
    neighbourhoods: words(/neighbourhoods: \[([^\]]*)\]/.exec(text)?.[1] ?? ""),
    streets: [...text.matchAll(/slug: "([a-z-]+)",\s*type: ([a-z]+),\s*touches: \[([^\]]*)\]/g)].map(([, slug, kind, touches]) => ({
      slug: slug ?? "",
      kind: kind ?? "",
      touches: words(touches ?? ""),
    })),
  }));
/** The neighbourhoods, each with its spaces, in the order of their ids. */
const names = [...new Set(scenarios.flatMap(({ neighbourhoods }) => neighbourhoods))];

function facts({ slug, neighbourhoods, streets }: (typeof scenarios)[number]): ScenarioFacts {
  const id = (name: string) => names.indexOf(name);
  const joined = (slug: string) => names.filter((a) => names.some((b) => slug === `${a}-${b}` || slug === `${b}-${a}`));
  return {
    name: `ah3-scenario-${slug}`,
    neighbourhoods: neighbourhoods.map(id),
    streets: streets.map(({ slug, kind }, at) => ({ space: 24 + at, name: `ah3-street-${slug}`, "street-type": kind })),
    adjacent: streets.map(({ slug }, at) => ({ space: 24 + at, adjacent: joined(slug).map((name) => id(name) * 3) })),
  } as unknown as ScenarioFacts;
}

describe("the city", () => {
  it("reads four maps of five neighbourhoods", () => {
    expect(scenarios.map(({ neighbourhoods }) => neighbourhoods.length)).toEqual([5, 5, 5, 5]);
    expect(city).toContain("easttown");
  });

  it("lays joined neighbourhoods side by side, and none on another", () => {
    for (const scenario of scenarios) {
      const map = cityOf(facts(scenario), names);
      const distance = (a: { x: number; y: number }, b: { x: number; y: number }) => Math.hypot(a.x - b.x, a.y - b.y);
      for (const [at, tile] of map.tiles.entries()) {
        for (const other of map.tiles.slice(at + 1)) expect(distance(tile.middle, other.middle)).toBeGreaterThan(240);
      }
      for (const { slug } of scenario.streets) {
        const ends = map.tiles.filter(({ neighbourhood }) => {
          const name = names[neighbourhood] ?? "";
          return slug.startsWith(`${name}-`) || slug.endsWith(`-${name}`);
        });
        expect(ends.length, slug).toBe(2);
        expect(distance(ends[0]!.middle, ends[1]!.middle), slug).toBeLessThan(270);
      }
    }
  });

  it("gives every space and street a plot inside the picture", () => {
    for (const scenario of scenarios) {
      const map = cityOf(facts(scenario), names);
      const spaces = scenario.neighbourhoods.flatMap((name) => [0, 1, 2].map((at) => names.indexOf(name) * 3 + at));
      for (const space of [...spaces, ...scenario.streets.map((_, at) => 24 + at)]) {
        const plot = plotOf(map, space);
        expect(plot, `${scenario.slug} ${space}`).toBeDefined();
        expect(plot!.middle.x).toBeGreaterThan(0);
        expect(plot!.middle.x).toBeLessThan(map.width);
        expect(plot!.middle.y).toBeLessThan(map.height);
      }
    }
  });

  it("lays things in rows that fit", () => {
    const spots = rows(7, { x: 0, y: 0 }, 90, 30);
    expect(new Set(spots.map(({ x, y }) => `${x} ${y}`)).size).toBe(7);
    expect(Math.max(...spots.map(({ x }) => Math.abs(x)))).toBeLessThan(46);
  });
});
