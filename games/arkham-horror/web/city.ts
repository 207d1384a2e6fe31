/** Where the city is drawn: the tiles of each scenario's map, their spaces, and the streets between them. */

import type { ScenarioFacts } from "./types/ScenarioFacts";

/** A point of the picture. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The radius of a neighbourhood's hexagon, and the distance between the middles of two that are joined by a street. */
const RADIUS = 120;
const STEP = 262;
const ROW = STEP * Math.sin(Math.PI / 3);
/** The space around the tiles. */
const MARGIN = 30;

/**
 * The tiles of each map, in half steps from the left and rows from the top. A neighbourhood lies next to another if their
 * printed edges are joined by a street.
 */
const MAPS: Record<string, Record<string, readonly [number, number]>> = {
  "approach-of-azathoth": {
    northside: [0, 0],
    downtown: [2, 0],
    easttown: [4, 0],
    "merchant-district": [1, 1],
    rivertown: [3, 1],
  },
  "feast-for-umordhoth": {
    downtown: [0, 0],
    easttown: [2, 0],
    rivertown: [1, 1],
    uptown: [0, 2],
    southside: [2, 2],
  },
  "veil-of-twilight": {
    northside: [1, 0],
    "miskatonic-university": [0, 1],
    rivertown: [2, 1],
    uptown: [1, 2],
    southside: [3, 2],
  },
  "echoes-of-the-deep": {
    northside: [0, 0],
    downtown: [2, 0],
    "merchant-district": [1, 1],
    rivertown: [3, 1],
    "miskatonic-university": [2, 2],
  },
};

/** The direction of the middle of each of a neighbourhood's spaces, in degrees clockwise from the right. */
const DIRECTIONS: Record<string, readonly [number, number, number]> = {
  easttown: [-120, 0, 120],
  downtown: [-60, 60, 180],
  northside: [-60, 60, 180],
  rivertown: [-120, 0, 120],
  "merchant-district": [-60, 60, 180],
  "miskatonic-university": [-60, 60, 180],
  uptown: [-120, 0, 120],
  southside: [-60, 60, 180],
};

const around = (middle: Point, degrees: number, distance: number): Point => ({
  x: middle.x + distance * Math.cos((degrees * Math.PI) / 180),
  y: middle.y + distance * Math.sin((degrees * Math.PI) / 180),
});

/** The distance from the middle of a hexagon to the middle of an edge. */
const APOTHEM = RADIUS * Math.cos(Math.PI / 6);

const path = (points: readonly Point[]): string => `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join("L")}Z`;

/** A space of the map. */
export interface Plot {
  readonly space: number;
  /** Its outline. */
  readonly outline: string;
  /** Where its contents are drawn. */
  readonly middle: Point;
  /** How wide its contents may be. */
  readonly width: number;
}

/** A neighbourhood of the map. */
export interface Tile {
  readonly neighbourhood: number;
  readonly middle: Point;
  readonly outline: string;
  readonly plots: readonly Plot[];
}

/** A street of the map. */
export interface Street extends Plot {
  readonly kind: string;
}

/** A whole map. */
export interface City {
  readonly width: number;
  readonly height: number;
  readonly tiles: readonly Tile[];
  readonly streets: readonly Street[];
}

function tile(neighbourhood: number, slug: string, middle: Point): Tile {
  const plots = (DIRECTIONS[slug] ?? [-60, 60, 180]).map((to, at) => ({
    space: neighbourhood * 3 + at,
    outline: path([
      middle,
      around(middle, to - 60, APOTHEM),
      around(middle, to - 30, RADIUS),
      around(middle, to + 30, RADIUS),
      around(middle, to + 60, APOTHEM),
    ]),
    middle: around(middle, to, APOTHEM * 0.58),
    width: RADIUS * 0.95,
  }));
  const corners = [-90, -30, 30, 90, 150, 210].map((degrees) => around(middle, degrees, RADIUS));
  return { neighbourhood, middle, outline: path(corners), plots };
}

function street(space: number, kind: string, a: Point, b: Point): Street {
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  const to = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI;
  const half = (STEP - 2 * APOTHEM) / 2 - 2;
  const [long, end] = [RADIUS / 2 - 4, 14];
  const corner = (along: number, across: number): Point => around(around(middle, to + 90, along), to, across);
  return {
    space,
    kind,
    middle,
    width: 2 * half,
    outline: path([
      corner(-long, -half),
      corner(-long - end, 0),
      corner(-long, half),
      corner(long, half),
      corner(long + end, 0),
      corner(long, -half),
    ]),
  };
}

/** The name in files of a component, from the id of its name. */
export const slug = (name: string): string => name.replace(/^ah3-[a-z]+-/, "");

/** The map of a scenario; `names` gives the name in files of each neighbourhood by id. */
export function cityOf(scenario: ScenarioFacts, names: readonly string[]): City {
  const map = MAPS[slug(scenario.name)] ?? {};
  const place = (neighbourhood: number, at: number): Point => {
    // A map of a pack that is not known here is laid in rows of three.
    const [x, y] = map[names[neighbourhood] ?? ""] ?? [(at % 3) * 2 + (Math.floor(at / 3) % 2), Math.floor(at / 3)];
    return { x: MARGIN + APOTHEM + (x * STEP) / 2, y: MARGIN + RADIUS + y * ROW };
  };
  const middles = new Map(scenario.neighbourhoods.map((id, at) => [Number(id), place(Number(id), at)]));
  const tiles = [...middles].map(([id, middle]) => tile(id, names[id] ?? "", middle));
  const streets = scenario.streets.map(({ space, "street-type": kind }) => {
    const touches = scenario.adjacent.find((facts) => facts.space === space)?.adjacent ?? [];
    const joined = [...new Set(touches.map((touched) => Math.floor(Number(touched) / 3)))];
    const [a, b] = [middles.get(joined[0] ?? -1), middles.get(joined[1] ?? -1)];
    return street(Number(space), kind, a ?? { x: 0, y: 0 }, b ?? { x: 0, y: 0 });
  });
  const far = [...middles.values()];
  return {
    width: Math.max(...far.map(({ x }) => x)) + APOTHEM + MARGIN,
    height: Math.max(...far.map(({ y }) => y)) + RADIUS + MARGIN,
    tiles,
    streets,
  };
}

/** The plot of a space. */
export function plotOf(city: City, space: number): Plot | undefined {
  return city.tiles.flatMap(({ plots }) => plots).find((plot) => plot.space === space) ?? city.streets.find((plot) => plot.space === space);
}

/** The places for a number of things in rows around a middle, `size` apart. */
export function rows(count: number, middle: Point, width: number, size: number): Point[] {
  const each = Math.max(1, Math.floor(width / size));
  const lines = Math.ceil(count / each);
  return Array.from({ length: count }, (_, at) => {
    const line = Math.floor(at / each);
    const inLine = line === lines - 1 ? count - line * each : each;
    return {
      x: middle.x + ((at % each) - (inLine - 1) / 2) * size,
      y: middle.y + (line - (lines - 1) / 2) * size,
    };
  });
}
