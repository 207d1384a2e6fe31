/** The positions of everything on the map of the campus, in units of the picture. */

import type { Catalog } from "./types/Catalog";
import type { Colour } from "./types/Colour";
import type { View } from "./types/View";

/** A point of the picture. */
export interface Point {
  x: number;
  y: number;
}

/** The size of the picture. */
export const SIZE = { width: 1250, height: 968 };
/** The size of a location's plot. */
export const PLOT = { width: 260, height: 194 };
/** The size of a cell for a monster. */
export const CELL = 50;

/** The middle of each location, by number. */
const MIDDLES: Record<number, Point> = {
  10: { x: 146, y: 106 },
  8: { x: 464, y: 106 },
  1: { x: 780, y: 106 },
  15: { x: 1108, y: 106 },
  7: { x: 142, y: 356 },
  6: { x: 452, y: 356 },
  2: { x: 764, y: 356 },
  13: { x: 1074, y: 356 },
  9: { x: 146, y: 606 },
  3: { x: 464, y: 606 },
  12: { x: 780, y: 606 },
  14: { x: 1108, y: 606 },
  4: { x: 452, y: 856 },
  11: { x: 772, y: 856 },
  5: { x: 1096, y: 856 },
};

/** The middle of a location. */
export function middle(at: number): Point {
  return MIDDLES[at] ?? { x: SIZE.width / 2, y: SIZE.height / 2 };
}

/** The middle of a cell of a location, relative to its upper left corner. */
export function cell(index: number): Point {
  return { x: 14 + CELL / 2 + index * (CELL + 10), y: PLOT.height - 12 - CELL / 2 };
}

/** The middle of a cell of a location, in the picture. */
export function cellOf(at: number, index: number): Point {
  const [spot, inside] = [middle(at), cell(index)];
  return { x: spot.x - PLOT.width / 2 + inside.x, y: spot.y - PLOT.height / 2 + inside.y };
}

/** The position of a figure in a location, side by side in front of the building. */
export function standing(at: number, index: number): Point {
  const spot = middle(at);
  return { x: spot.x - PLOT.width / 2 + 30 + index * 37, y: spot.y - PLOT.height / 2 + 131 };
}

/** The point where the line from one point to another leaves the plot around the first, with some distance. */
function edge(from: Point, to: Point, distance: number): Point {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const [halfX, halfY] = [PLOT.width / 2 + distance, PLOT.height / 2 + distance];
  const scale = Math.min(dx === 0 ? Infinity : halfX / Math.abs(dx), dy === 0 ? Infinity : halfY / Math.abs(dy));
  return { x: from.x + dx * scale, y: from.y + dy * scale };
}

/** The one pathway that passes another location, on the right. */
const OUTER_PATHWAY = "14-15";

/** The ends of a straight pathway between two locations. */
function ends(a: number, b: number, distance: number): [Point, Point] {
  const [from, to] = [middle(a), middle(b)];
  // Neighbours in a row or column are joined straight across, the others from corner to corner.
  if (Math.abs(from.y - to.y) < 20) {
    const y = (from.y + to.y) / 2;
    const way = Math.sign(to.x - from.x);
    const half = PLOT.width / 2 + distance;
    return [
      { x: from.x + way * half, y },
      { x: to.x - way * half, y },
    ];
  }
  if (Math.abs(from.x - to.x) < 60) {
    const x = (from.x + to.x) / 2;
    const way = Math.sign(to.y - from.y);
    const half = PLOT.height / 2 + distance;
    return [
      { x, y: from.y + way * half },
      { x, y: to.y - way * half },
    ];
  }
  return [edge(from, to, distance), edge(to, from, distance)];
}

/** A pathway as drawn: its line, and its middle, where a seal is placed. */
export function pathway(a: number, b: number): { line: string; middle: Point } {
  if (`${Math.min(a, b)}-${Math.max(a, b)}` === OUTER_PATHWAY) {
    const x = SIZE.width - 24;
    const [top, bottom] = [middle(15).y + PLOT.height / 2, middle(14).y - PLOT.height / 2];
    return { line: `M${x} ${top}V${bottom}`, middle: { x, y: (top + bottom) / 2 } };
  }
  const [from, to] = ends(a, b, -2);
  return { line: `M${from.x} ${from.y}L${to.x} ${to.y}`, middle: { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 } };
}

/** The distance of arrows from the middle of their pathway. */
const ARROW_OFFSET = 9;

/** The lines of red arrows that do not follow a pathway. */
const TUNNELS: Record<string, string> = {
  "3-13": "M590 531C650 496 880 470 948 440",
  "5-4": "M1010 757C1010 728 960 730 900 730H620C590 730 560 735 552 753",
  "7-2": "M240 257C252 228 300 232 360 232H600C650 232 676 240 682 253",
  "9-5": "M90 705V920Q90 958 130 958H1010Q1040 958 1052 955",
  "10-9": "M16 205C6 240 4 260 4 300V440C4 470 6 490 22 505",
  "15-2": "M990 205C960 232 900 232 872 255",
};

/** The line of the arrow of a colour from one location to another. */
export function arrow(colour: Colour, from: number, to: number): string {
  const tunnel = colour === "red" ? TUNNELS[`${from}-${to}`] : undefined;
  if (tunnel) return tunnel;
  const side = colour === "red" ? ARROW_OFFSET : -ARROW_OFFSET;
  if (`${Math.min(from, to)}-${Math.max(from, to)}` === OUTER_PATHWAY) {
    const x = SIZE.width - 24 + (from === 14 ? side : -side);
    const [top, bottom] = [middle(15).y + PLOT.height / 2 + 4, middle(14).y - PLOT.height / 2 - 4];
    return from === 15 ? `M${x} ${top}V${bottom}` : `M${x} ${bottom}V${top}`;
  }
  const [start, end] = ends(from, to, 4);
  const length = Math.hypot(end.x - start.x, end.y - start.y) || 1;
  // Offset to one side as seen from the lower number, so that arrows of both colours do not cover each other.
  const turn = from < to ? 1 : -1;
  const [nx, ny] = [(-(end.y - start.y) / length) * side * turn, ((end.x - start.x) / length) * side * turn];
  return `M${start.x + nx} ${start.y + ny}L${end.x + nx} ${end.y + ny}`;
}

/** The locations that a monster passes when it moves, including the last. */
export function way(catalog: Catalog, colour: Colour, from: number, steps: number): number[] {
  const passed: number[] = [];
  let at = from;
  for (let step = 0; step < steps; step += 1) {
    const facts = catalog.locations[at - 1];
    if (!facts) break;
    at = facts[colour];
    passed.push(at);
  }
  return passed;
}

/** The font size with which the longest line of a name fits beside the number. */
export function sizeOf(written: readonly string[]): number {
  const longest = Math.max(1, ...written.map((line) => line.length));
  return Math.min(written.length > 1 ? 19 : 21, 205 / (longest * 0.6));
}

/** Splits a name into at most two lines, as even as its words allow. */
export function lines(name: string, most = 18): string[] {
  if (name.length <= most) return [name];
  const words = name.split(" ");
  let best = [name];
  for (let cut = 1; cut < words.length; cut += 1) {
    const two = [words.slice(0, cut).join(" "), words.slice(cut).join(" ")];
    const longest = (parts: string[]) => Math.max(...parts.map((part) => part.length));
    if (longest(two) < longest(best)) best = two;
  }
  return best;
}

/** The position of a thing on the map; `null` if it is not on the map. */
export function whereIs(thing: string, view: View, catalog: Catalog): Point | null {
  const [kind, id] = thing.split(":");
  const number = Number(id);
  if (kind === "location" || kind === "clue" || kind === "ruins") return middle(number);
  if (kind === "monster") {
    const here = view.locations.find(({ monsters }) => monsters.includes(number));
    return here ? middle(here.at) : null;
  }
  if (kind === "person") return middle(view.people[number]?.at ?? view.ritual);
  const joined = kind === "path" ? catalog.pathways[number] : undefined;
  return joined ? pathway(joined.a, joined.b).middle : null;
}
