/** The positions of the zones on the map, and the routing of roads. Borders come from the catalog alone. */

import type { Catalog } from "./types/Catalog";

export const WIDTH = 1020;
export const HEIGHT = 850;

export interface Spot {
  x: number;
  y: number;
}

/** A place on the map: a zone, or one half of a zone joined by a portal. */
export interface Place extends Spot {
  zone: number;
  slug: string;
  name: string;
  water: boolean;
  /** The radius. */
  r: number;
  /** Whether the zone's figures are drawn here; the other half shows only their number. */
  main: boolean;
  /** The number of its portal, if it is one half of such a zone. */
  portal: number | null;
}

/** The positions of known places, by slug. */
const SPOTS: Record<string, [number, number]> = {
  "merrimack-river": [400, 104],
  dunwich: [146, 196],
  "devil-reef": [872, 118],
  "miskatonic-river": [288, 276],
  innsmouth: [622, 148],
  "gardner-reservoir": [128, 430],
  rockport: [796, 322],
  arkham: [424, 372],
  kingsport: [648, 500],
  "loblolly-cove": [912, 478],
  "mystic-river": [262, 540],
  salem: [462, 566],
  "martins-bay": [746, 652],
  boston: [332, 722],
  "jersey-reef": [900, 716],
  "charles-river": [136, 660],
};

const FULL = 70;
const HALF = 36;

/** All places; unknown zones are placed in a row below the map. */
export function places(catalog: Catalog): Place[] {
  const all: Place[] = [];
  let portal = 0;
  let strange = 0;
  const spot = (slug: string): Spot => {
    const known = SPOTS[slug];
    if (known) return { x: known[0], y: known[1] };
    const at = strange++;
    return { x: 90 + (at % 6) * 165, y: HEIGHT + 80 + Math.floor(at / 6) * 170 };
  };
  for (const { zone, slug, name, water, parts } of catalog.zones) {
    if (parts.length === 0) {
      all.push({ ...spot(slug), zone, slug, name, water, r: FULL, main: true, portal: null });
      continue;
    }
    parts.forEach((part, n) => {
      const main = n === 0;
      all.push({ ...spot(part.slug), zone, slug: part.slug, name: part.name, water, r: main ? FULL : HALF, main, portal });
    });
    portal++;
  }
  return all;
}

/** The height of the map that fits all places. */
export function height(all: readonly Place[]): number {
  return Math.max(HEIGHT, ...all.map((place) => place.y + 110));
}

export interface Road {
  between: [number, number];
  kind: "road" | "shore" | "lane";
  path: string;
}

const between = (a: Spot, b: Spot, t: number): Spot => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

const along = (a: Spot, c: Spot, b: Spot, t: number): Spot => between(between(a, c, t), between(c, b, t), t);

/** The best curve between two places that avoids the others: its control point and its cost. */
function way(a: Place, b: Place, all: readonly Place[]): { c: Spot; cost: number } {
  const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
  const middle = between(a, b, 0.5);
  const side = { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
  let best = { c: middle, cost: Infinity };
  for (const bend of [0, 30, -30, 60, -60, 100, -100, 150, -150, 210, -210]) {
    const c = { x: middle.x + side.x * bend, y: middle.y + side.y * bend };
    let cost = length + Math.abs(bend) * 0.6;
    for (let t = 0.05; t < 1; t += 0.05) {
      const p = along(a, c, b, t);
      if (p.x < 20 || p.y < 20 || p.x > WIDTH - 20) cost += 200;
      for (const other of all) {
        if (other === a || other === b) continue;
        const gap = Math.hypot(p.x - other.x, p.y - other.y) - other.r - 8;
        if (gap < 0) cost += 60 - gap * 4;
      }
    }
    if (cost < best.cost) best = { c, cost };
  }
  return best;
}

/** Every border as a road from rim to rim, between the two halves with the lowest cost. */
export function roads(catalog: Catalog, all: readonly Place[]): Road[] {
  return catalog.borders.map(({ between: [from, to] }) => {
    const ends = (zone: number) => all.filter((place) => place.zone === zone);
    let found: { a: Place; b: Place; c: Spot; cost: number } | null = null;
    for (const a of ends(from))
      for (const b of ends(to)) {
        const { c, cost } = way(a, b, all);
        if (!found || cost < found.cost) found = { a, b, c, cost };
      }
    if (!found) return { between: [from, to], kind: "road", path: "" };
    const { a, b, c } = found;
    const rim = (at: Place, towards: Spot): Spot => {
      const d = Math.hypot(towards.x - at.x, towards.y - at.y) || 1;
      return { x: at.x + ((towards.x - at.x) / d) * (at.r - 2), y: at.y + ((towards.y - at.y) / d) * (at.r - 2) };
    };
    const [p, q] = [rim(a, c), rim(b, c)];
    const n = (value: number) => value.toFixed(1);
    const path = `M${n(p.x)} ${n(p.y)}Q${n(c.x)} ${n(c.y)} ${n(q.x)} ${n(q.y)}`;
    const wet = Number(a.water) + Number(b.water);
    return { between: [from, to], kind: wet === 2 ? "lane" : wet === 1 ? "shore" : "road", path };
  });
}

/** An irregular ring, deterministic for each slug. */
export function ring(slug: string, { x, y, r }: { x: number; y: number; r: number }, wobble = 0.05): string {
  let seed = 7;
  for (const letter of slug) seed = (seed * 31 + letter.charCodeAt(0)) % 9973;
  const random = () => (seed = (seed * 137 + 29) % 9973) / 9973;
  const count = 10;
  const points = Array.from({ length: count }, (_, n) => {
    const turn = (n / count) * Math.PI * 2;
    const far = r * (1 + (random() - 0.5) * 2 * wobble);
    return { x: x + Math.cos(turn) * far, y: y + Math.sin(turn) * far };
  });
  return smooth(points);
}

/** A closed curve through the points. */
function smooth(points: Spot[]): string {
  const at = (n: number) => points[(n + points.length) % points.length]!;
  const n = (value: number) => value.toFixed(1);
  let path = `M${n(at(0).x)} ${n(at(0).y)}`;
  points.forEach((p, i) => {
    const [before, next, after] = [at(i - 1), at(i + 1), at(i + 2)];
    const c1 = { x: p.x + (next.x - before.x) / 6, y: p.y + (next.y - before.y) / 6 };
    const c2 = { x: next.x - (after.x - p.x) / 6, y: next.y - (after.y - p.y) / 6 };
    path += `C${n(c1.x)} ${n(c1.y)} ${n(c2.x)} ${n(c2.y)} ${n(next.x)} ${n(next.y)}`;
  });
  return path + "Z";
}

/** Splits a name into lines of at most `most` characters where its words allow. */
export function lines(name: string, most: number): string[] {
  const all: string[] = [];
  for (const word of name.split(" ")) {
    const last = all.at(-1);
    if (last !== undefined && last.length + word.length < most) all[all.length - 1] = `${last} ${word}`;
    else all.push(word);
  }
  return all;
}
