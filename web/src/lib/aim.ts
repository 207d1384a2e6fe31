/** Where to look on a map that is larger than its window. */

/** A point on the map. */
export interface Spot {
  x: number;
  y: number;
}

/** How large the window is, and how far from its edge something is still seen well. */
export interface Window {
  width: number;
  height: number;
  edge: number;
}

/** How many spots are seen with a point in the middle of the window. */
export const seen = (spots: readonly Spot[], { x, y }: Spot, { width, height, edge }: Window): number =>
  spots.filter((spot) => Math.abs(spot.x - x) <= width / 2 - edge && Math.abs(spot.y - y) <= height / 2 - edge).length;

/** What to put in the middle so that as many spots as possible are seen: their own middle if that does. */
export function aim(spots: readonly Spot[], window: Window): Spot | null {
  if (!spots.length) return null;
  const between = (of: readonly Spot[]): Spot => {
    const [xs, ys] = [of.map(({ x }) => x), of.map(({ y }) => y)];
    return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  };
  const middles = [between(spots), ...spots.flatMap((a) => spots.map((b) => between([a, b])))];
  return middles.reduce((best, each) => (seen(spots, each, window) > seen(spots, best, window) ? each : best));
}
