/** The positions of gates and figures in their zones. */

import type { Place } from "./geography";
import type { View } from "./types/View";

export interface Stack {
  thing: string;
  seat: number;
  kind: number;
  count: number;
  x: number;
  y: number;
  size: number;
  keeper: boolean;
}

/** The width of figures, and their width in a crowded zone. */
const FIGURE_WIDTHS = [37, 33] as const;
const GREAT_ONE_WIDTHS = [54, 44] as const;
/** A zone with more kinds than this on one side is crowded. */
const MAX_UNCROWDED_KINDS = 3;

/**
 * The figures of a zone around its place: the first seat's on the left, the other's on the right, the keeper inside.
 */
export function stacks(view: View, place: Place, isGreat: (seat: number, kind: number) => boolean): Stack[] {
  const here = view.zones.find((zone) => zone.zone === place.zone);
  if (!here) return [];
  const all: Stack[] = [];
  const many = [0, 1].some((seat) => here.figures.filter(([owner]) => owner === seat).length > MAX_UNCROWDED_KINDS) ? 1 : 0;
  const size = (seat: number, kind: number) => (isGreat(seat, kind) ? GREAT_ONE_WIDTHS : FIGURE_WIDTHS)[many];
  for (const seat of [0, 1]) {
    const beside = here.figures
      .map(([owner, kind, count]) => {
        const keeps = here.keeper !== null && here.keeper[0] === owner && here.keeper[1] === kind;
        return { owner, kind, count: count - Number(keeps) };
      })
      .filter(({ owner, count }) => owner === seat && count > 0);
    const alone = here.figures.every(([owner]) => owner === seat);
    beside.forEach(({ kind, count }, n) => {
      const { turn, far } = spread(n, beside.length, seat, alone, here.gate);
      all.push({
        thing: `figure:${seat}-${kind}-${place.zone}`,
        seat,
        kind,
        count,
        x: place.x + Math.cos(turn) * far,
        y: place.y + Math.sin(turn) * far,
        size: size(seat, kind),
        keeper: false,
      });
    });
  }
  if (here.keeper) {
    const [seat, kind] = here.keeper;
    all.push({
      thing: `keeper:${place.zone}`,
      seat,
      kind,
      count: 1,
      x: place.x,
      y: place.y - 3,
      size: FIGURE_WIDTHS[many] - 3,
      keeper: true,
    });
  }
  return all;
}

/** The angle and distance of the nth stack: a side that is alone takes the whole circle, one of two takes half. */
function spread(n: number, count: number, seat: number, alone: boolean, gate: boolean): { turn: number; far: number } {
  if (!alone) {
    const middle = seat === 0 ? Math.PI : 0;
    const step = Math.min(0.9, 3.4 / Math.max(1, count));
    return { turn: middle + (n - (count - 1) / 2) * step * (seat === 0 ? -1 : 1), far: count === 1 && !gate ? 32 : 48 };
  }
  const far = gate ? 46 : count === 1 ? 0 : count === 2 ? 25 : count === 3 ? 30 : 40;
  const from = seat === 0 ? Math.PI : 0;
  return { turn: from + (n / count) * Math.PI * 2 + (count === 3 ? Math.PI / 6 : 0), far };
}

/** The number of figures of each side in a zone. */
export function numbers(view: View, zone: number): [number, number] {
  const here = view.zones.find((it) => it.zone === zone);
  const of = (seat: number) => here?.figures.filter(([owner]) => owner === seat).reduce((sum, [, , count]) => sum + count, 0) ?? 0;
  return [of(0), of(1)];
}
