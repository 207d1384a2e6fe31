import { expect, it } from "vitest";
import { compared } from "./advice";

it("tells apart only what differs, and only what was thought about", () => {
  const best = { reply: { answer: [0] }, share: 0.6, value: 0.62 };
  expect(compared({ reply: null, share: 0.3, value: 0.61 }, best)).toBe("equal");
  expect(compared({ reply: null, share: 0.3, value: 0.5 }, best)).toBe("value");
  expect(compared({ reply: null, share: 0.01, value: 0.9 }, best)).toBe("little");
});
