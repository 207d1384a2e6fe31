import { expect, it } from "vitest";
import { aim, seen } from "./aim";

const window = { width: 300, height: 300, edge: 20 };

it("a map shows as much as it can of what can be chosen", () => {
  const near = [
    { x: 100, y: 100 },
    { x: 200, y: 100 },
    { x: 200, y: 300 },
  ];
  expect(aim(near, window)).toEqual({ x: 150, y: 200 });
  const far = [{ x: 2000, y: 100 }, ...near];
  const middle = aim(far, window);
  expect(middle && seen(far, middle, window)).toBe(3);
  expect(aim([], window)).toBeNull();
});
