import { expect, it } from "vitest";
import { alternatives, percent } from "./advice";

it("ranks what else a bot thought of by how long it dwelt on it, and leaves out what it did not look at", () => {
  const of = (at: number, share: number) => ({ reply: { answer: [at] }, share, value: 1 - share });
  const considered = [of(0, 0.6), of(1, 0.1), of(2, 0), of(3, 0.296), of(4, 0.004)];
  expect(alternatives(considered).map(percent)).toEqual([30, 10]);
  expect(alternatives([of(0, 1)])).toEqual([]);
  expect(alternatives([])).toEqual([]);
});
