import { describe, expect, it } from "vitest";
import type { Seating } from "../types/Seating";
import { sameAgain } from "./seating";

const seat: Seating = { who: { id: "s", args: [] }, name: null, bot: null, yours: false, free: false };

describe("the same people again", () => {
  it("invites a friend anew even if a bot stood in for them", () => {
    expect(sameAgain([{ ...seat, name: "Bob", bot: "steady" }])).toEqual(["friend"]);
  });

  it("seats bots as bots, and those at this screen here", () => {
    const here = { ...seat, name: "Ann", yours: true, here: true };
    expect(sameAgain([{ ...seat, yours: true, name: "Me" }, here, { ...seat, bot: "keen" }])).toEqual([
      "me",
      { here: "Ann" },
      { bot: "keen" },
    ]);
  });
});
