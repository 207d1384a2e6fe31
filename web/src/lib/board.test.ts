import { expect, it } from "vitest";
import type { Msg } from "../types/Msg";
import { bySide } from "./board";

const word = (id: string, head?: Msg): Msg => ({
  id,
  args: head
    ? [
        ["head", { say: [head] }],
        ["text", { say: [word("does")] }],
      ]
    : [],
});

it("tells what is on the far side of a card from what can be read", () => {
  const near = [word("figures"), word("lcg-ability", word("lcg-when-objective")), word("lcg-ability", word("lcg-when-forced"))];
  const far = [word("lcg-ability", word("lcg-when-advance")), word("lcg-ability", word("lcg-head-part", word("lcg-when-advance")))];
  expect(bySide("arkham-lcg", [...near, ...far])).toEqual({ near, far });
  expect(bySide("another", far)).toEqual({ near: far, far: [] });
});
