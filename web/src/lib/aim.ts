/** Scrolling of a map that is larger than its window. */

/** A point on the map. */
export interface Spot {
  x: number;
  y: number;
}

/** The size of the window, and the distance from its edge within which a spot does not count as visible. */
export interface Window {
  width: number;
  height: number;
  edge: number;
}

/** The number of spots visible with a point in the middle of the window. */
export const visibleCount = (spots: readonly Spot[], { x, y }: Spot, { width, height, edge }: Window): number =>
  spots.filter((spot) => Math.abs(spot.x - x) <= width / 2 - edge && Math.abs(spot.y - y) <= height / 2 - edge).length;

/** The middle of the window for which the most spots are visible, preferring the middle of all spots. */
export function bestMiddle(spots: readonly Spot[], window: Window): Spot | null {
  if (!spots.length) return null;
  const between = (of: readonly Spot[]): Spot => {
    const [xs, ys] = [of.map(({ x }) => x), of.map(({ y }) => y)];
    return { x: (Math.min(...xs) + Math.max(...xs)) / 2, y: (Math.min(...ys) + Math.max(...ys)) / 2 };
  };
  const middles = [between(spots), ...spots.flatMap((a) => spots.map((b) => between([a, b])))];
  return middles.reduce((best, each) => (visibleCount(spots, each, window) > visibleCount(spots, best, window) ? each : best));
}
