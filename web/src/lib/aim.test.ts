import { expect, it } from "vitest";
import { bestMiddle, visibleCount } from "./aim";

const window = { width: 300, height: 300, edge: 20 };

it("a map shows as much as it can of what can be chosen", () => {
  const near = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
    { x: 200, y: 300 },
  ];
  expect(bestMiddle(near, window)).toEqual({ x: 150, y: 200 });
  const far = [{ x: 2000, y: 100 }, ...near];
  const middle = bestMiddle(far, window);
  expect(middle && visibleCount(far, middle, window)).toBe(3);
  expect(bestMiddle([], window)).toBeNull();
});
