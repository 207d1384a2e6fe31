import { describe, expect, it } from "vitest";
import type { SetupOption } from "../types/SetupOption";
import type { OptionChoice } from "../types/OptionChoice";
import type { Seating } from "../types/Seating";
import { search, isFreeText, isShownBeside, missingWords, seatsAgain, settleOptions, stillOffered, defaultSeats } from "./seating";

const seat: Seating = { who: { id: "s", args: [] }, name: null, bot: null, yours: false, free: false };

describe("the same people again", () => {
  it("invites a friend anew even if a bot stood in for them", () => {
    expect(seatsAgain([{ ...seat, name: "Bob", bot: "steady" }])).toEqual(["friend"]);
  });

  it("seats bots as bots, and those at this screen here", () => {
    const here = { ...seat, name: "Ann", yours: true, here: true };
    expect(seatsAgain([{ ...seat, yours: true, name: "Me" }, here, { ...seat, bot: "keen" }])).toEqual([
      "me",
      { here: "Ann" },
      { bot: "keen" },
    ]);
  });
});

describe("the next game of a campaign", () => {
  const [bob, invited, mine] = [
    { ...seat, name: "Bob" },
    { ...seat, free: true },
    { ...seat, name: "Me", yours: true },
  ];
  const bot = { bot: "keen" as const };

  it.each([
    [
      [null, null],
      ["me", bot],
    ],
    [
      [null, invited],
      ["me", "friend"],
    ],
    [
      [invited, null, null],
      ["friend", "me", bot],
    ],
    [
      [bob, null],
      ["before", "me"],
    ],
    [
      [null, mine],
      [bot, "before"],
    ],
    [
      [bob, { ...seat, bot: "keen" as const }],
      ["before", "before"],
    ],
  ])("seats whoever begins it in the first place that is left, unless they have one: %#", (before, seats) => {
    expect(defaultSeats(before, ["novice", "keen"])).toEqual(seats);
  });
});

describe("options", () => {
  const option = (key: string, values: string[], text: string | null = null): SetupOption => ({
    key,
    about: { id: key, args: [] },
    values: values.map((word) => [word, { id: word, args: [] }]),
    default: values[0] ?? "",
    count: { least: 1, most: 1, alone: null },
    text,
  });
  const deck = option("deck", ["starter"], "deck");

  it("take a text of one's own, commas and all", () => {
    expect(isFreeText(deck, '{"a":1,"b":2}')).toBe(true);
    expect(isFreeText(deck, "starter")).toBe(false);
    expect(isFreeText(option("deck", ["starter"]), "x")).toBe(false);
    expect(stillOffered([{ key: "deck", value: "a,b" }], [deck])).toEqual([{ key: "deck", value: "a,b" }]);
    expect(missingWords(deck, " ")).toBe(1);
    expect(missingWords(deck, "a,b")).toBe(0);
  });

  it("are asked for until everything that is offered has a value", async () => {
    // The second option exists with only one value of the first; while nothing is chosen, both are offered.
    const asked: OptionChoice[][] = [];
    const ask = async (wish: OptionChoice[]) => {
      asked.push(wish);
      const who = wish.find(({ key }) => key === "who")?.value;
      return { options: [option("who", ["ann", "bob"]), ...(who === "ann" ? [] : [deck])] };
    };
    expect((await settleOptions(ask, [])).chosen).toEqual([{ key: "who", value: "ann" }]);
    expect(asked).toHaveLength(3);
    const bob = [{ key: "who", value: "bob" }];
    expect((await settleOptions(ask, bob)).chosen).toEqual([...bob, { key: "deck", value: "starter" }]);
  });

  it("are asked for only so often by an answer that never settles", async () => {
    let turn = 0;
    const answer = await settleOptions(async () => ({ options: [option(`key-${turn++}`, ["a"])] }), []);
    expect(turn).toBe(4);
    expect(answer.chosen).toEqual([{ key: "key-3", value: "a" }]);
  });
});

describe("looking for words", () => {
  const all = ["Beat Cop (2)", "Dr. Milan Christopher", "Медичні тексти"].map((text) => ({ text }));
  const found = (words: string) => search(all, words).map(({ text }) => text);

  it("goes by their beginnings, in any order and language", () => {
    expect(found("")).toHaveLength(3);
    expect(found("cop be")).toEqual(["Beat Cop (2)"]);
    expect(found("ТЕКСТ")).toEqual(["Медичні тексти"]);
    expect(found("opher")).toEqual([]);
  });
});

it("says what is wrong with a text of one's own once, beside it", () => {
  const text: SetupOption = {
    key: "deck-1",
    about: { id: "deck", args: [] },
    values: [["starter", { id: "starter", args: [] }]],
    default: "starter",
    count: { least: 1, most: 1, alone: null },
    text: "deck",
  };
  expect(isShownBeside("deck-1", [text], [{ key: "deck-1", value: "{}" }])).toBe(true);
  expect(isShownBeside("deck-1", [text], [])).toBe(false);
  expect(isShownBeside("investigators", [text], [{ key: "deck-1", value: "{}" }])).toBe(false);
  expect(isShownBeside(null, [text], [])).toBe(false);
});
