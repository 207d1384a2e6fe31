/** The layout of locations on the table, and their connections. */

import type { CardView } from "./types/CardView";

/** A location's position on the grid, in columns and rows; may be fractional. */
export interface Spot {
  id: number;
  x: number;
  y: number;
}

/** A connection between two locations; `one` if it leads only from the first to the second. */
export interface Way {
  from: Spot;
  to: Spot;
  one: boolean;
}

/** The grid of all locations in play. */
export interface MapLayout {
  spots: Spot[];
  ways: Way[];
  columns: number;
  rows: number;
}

/** The positions of known locations, by scenario and slug. */
const POSITIONS: Record<string, Record<string, [number, number]>> = {
  "the-gathering": { study: [1, 0.5], attic: [0, 0], cellar: [0, 1], hallway: [1, 0.5], parlor: [2, 0.5] },
  "the-midnight-masks": {
    northside: [0, 0],
    downtown: [1, 0],
    easttown: [2, 0],
    "miskatonic-university": [0, 1],
    rivertown: [1, 1],
    graveyard: [2, 1],
    "st-marys-hospital": [0, 2],
    southside: [1, 2],
    "your-house": [2, 2],
  },
  "the-devourer-below": {
    "woods-1": [0, 0],
    "woods-2": [2, 0],
    "woods-3": [2, 1],
    "woods-4": [0, 1],
    "main-path": [1, 0.5],
    "ritual-site": [3, 0.5],
  },
};

/** Lays out the locations in play at their known positions, or by their connections if any position is unknown. */
export function layout(scenario: string, places: readonly CardView[], slug: (id: number) => string): MapLayout {
  const known = POSITIONS[scenario] ?? {};
  const drawn = places.flatMap(({ id }): Spot[] => {
    const at = known[slug(id)];
    return at ? [{ id, x: at[0], y: at[1] }] : [];
  });
  const taken = new Set(drawn.map(({ x, y }) => `${x} ${y}`));
  const spots = drawn.length === places.length && taken.size === drawn.length ? drawn : layoutByConnections(places);
  const [left, top] = [Math.min(...spots.map(({ x }) => x)), Math.min(...spots.map(({ y }) => y))];
  for (const spot of spots) [spot.x, spot.y] = [spot.x - left, spot.y - top];
  const far = (of: (spot: Spot) => number) => (spots.length ? Math.max(...spots.map(of)) + 1 : 1);
  return { spots, ways: ways(places, spots), columns: far(({ x }) => x), rows: far(({ y }) => y) };
}

/** Lays out locations in columns by their distance from the first; unconnected ones come last. */
function layoutByConnections(places: readonly CardView[]): Spot[] {
  const step = new Map<number, number>();
  const ids = new Set(places.map(({ id }) => id));
  const joined = (id: number) =>
    places.filter((other) => other.near.includes(id) || places.some((one) => one.id === id && one.near.includes(other.id)));
  let next = places.slice(0, 1).map(({ id }) => id);
  for (let column = 0; next.length > 0; column += 1) {
    for (const id of next) step.set(id, column);
    next = [...new Set(next.flatMap((id) => joined(id).map((other) => other.id)))].filter((id) => ids.has(id) && !step.has(id));
  }
  const last = Math.max(0, ...step.values()) + 1;
  const columns = new Map<number, number[]>();
  for (const { id } of places) {
    const column = step.get(id) ?? last;
    columns.set(column, [...(columns.get(column) ?? []), id]);
  }
  const tall = Math.max(1, ...[...columns.values()].map((all) => all.length));
  return [...columns].flatMap(([x, all]) => all.map((id, n) => ({ id, x, y: n + (tall - all.length) / 2 })));
}

function ways(places: readonly CardView[], spots: readonly Spot[]): Way[] {
  const at = new Map(spots.map((spot) => [spot.id, spot]));
  const leads = (from: number, to: number) => places.some(({ id, near }) => id === from && near.includes(to));
  return places.flatMap((place) =>
    place.near.flatMap((other): Way[] => {
      const [from, to] = [at.get(place.id), at.get(other)];
      if (!from || !to) return [];
      const both = leads(other, place.id);
      return both && place.id > other ? [] : [{ from, to, one: !both }];
    }),
  );
}
