import { describe, expect, it } from "vitest";
import { remaining } from "./clock";
import { diceOf, interleave } from "./log";
import { read } from "./settings.svelte";
import { chooseWord, missingWords, seatsAgain, stillOffered, undoPolicies, undoPolicy } from "./seating";
import type { Line } from "../types/Line";
import type { Note } from "../types/Note";
import type { SetupOption } from "../types/SetupOption";

const line = (id: string): Line => ({ at: null, rule: "fh:a.1", text: { id, args: [] }, touched: [], event: null });
const note = (text: string, after: number): Note => ({ by: "table", remark: null, text, side: false, after, at: 0 });

describe("the log", () => {
  it("has each note after the lines it was said after", () => {
    const all = interleave([line("a"), line("b")], [note("late", 9), note("first", 0), note("one", 1), note("two", 1)]);
    expect(all.map((entry) => entry.line?.text.id ?? entry.note?.text)).toEqual(["first", "a", "one", "two", "b", "late"]);
    expect(new Set(all.map((entry) => entry.key)).size).toBe(6);
  });

  it("finds dice in events of any game", () => {
    expect(diceOf({ "star-rolled": { seat: 1, die: 5 } })).toEqual([5]);
    expect(diceOf({ rolled: { dice: [1, 6] } })).toEqual([1, 6]);
    expect(diceOf({ counted: { dice: 3 } })).toEqual([]);
    expect(diceOf("passed")).toEqual([]);
    expect(diceOf(null)).toEqual([]);
  });
});

it("a clock runs on between two messages and never below nothing", () => {
  expect(remaining({ left: 65_000, runs: true }, 1000, 6000)).toBe("1:00");
  expect(remaining({ left: 65_000, runs: false }, 1000, 6000)).toBe("1:05");
  expect(remaining({ left: 2000, runs: true }, 0, 60_000)).toBe("0:00");
});

it("settings survive whatever was kept", () => {
  expect(read(null, ["de", "uk-UA", "en"]).lang).toBe("uk");
  expect(read("{broken", ["fr"]).lang).toBe("en");
  const odd = read('{"lang":"ru","theme":"pink","text":9,"pass":true,"motion":"none"}', ["en"]);
  expect(odd).toMatchObject({ lang: "ru", theme: "auto", text: 1, pass: true, motion: "none" });
});

describe("a new table", () => {
  const option = (least: number, most: number): SetupOption => ({
    key: "who",
    about: { id: "a", args: [] },
    values: ["x", "y", "z"].map((word) => [word, { id: word, args: [] }]),
    default: "x",
    count: { least, most, alone: "q" },
    text: null,
  });

  it("takes words one at a time or in order", () => {
    expect(chooseWord(option(1, 1), "x", "y")).toBe("y");
    expect(chooseWord(option(1, 2), "x", "z")).toBe("x,z");
    expect(chooseWord(option(1, 2), "x,z", "x")).toBe("z");
    expect(chooseWord(option(2, 2), "z", "y", 0)).toBe("y,z");
    expect([missingWords(option(2, 2), "z"), missingWords(option(2, 2), "x,z"), missingWords(option(2, 2), "q")]).toEqual([1, 0, 0]);
  });

  it("lets one word too many take the place of the last, and one that stands alone the place of all", () => {
    expect(chooseWord(option(1, 2), "x,z", "y")).toBe("x,y");
    expect(chooseWord(option(1, 2), "x,z", "q")).toBe("q");
    expect(chooseWord(option(1, 2), "q", "z")).toBe("z");
  });

  it("is played at again by the same: bots of the same level, friends by a new invitation", () => {
    const seat = { who: { id: "w", args: [] }, name: null, bot: null, yours: false, free: false };
    const seats = [
      { ...seat, yours: true, name: "Ann" },
      { ...seat, yours: true, name: "Dora", here: true },
      { ...seat, bot: "keen" as const },
      { ...seat, name: "Bob" },
    ];
    expect(seatsAgain(seats)).toEqual(["me", { here: "Dora" }, { bot: "keen" }, "friend"]);
    // From Bob's screen: Ann and Dora share another one.
    const bobs = seats.map((each) => ({ ...each, yours: each.name === "Bob" }));
    expect(seatsAgain(bobs)).toEqual(["friend", "friend", { bot: "keen" }, "me"]);
    // A bot that stands in for a nameless guest is replaced by the guest.
    expect(seatsAgain([{ ...seat, yours: true, name: "", bot: "keen" as const }])).toEqual(["me"]);
  });

  it("forgets what is not offered any more", () => {
    const chosen = [
      { key: "who", value: "x,y" },
      { key: "gone", value: "x" },
      { key: "who", value: "q" },
    ];
    expect(stillOffered(chosen, [option(1, 3)])).toEqual([{ key: "who", value: "x,y" }]);
  });

  it("lets moves be taken back freely only at one screen or together", () => {
    expect(undoPolicies(false, ["me", { bot: "keen" }])).toContain("free");
    expect(undoPolicies(false, ["me", "friend"])).not.toContain("free");
    expect(undoPolicies(false, ["me", { here: "Ann" }])).toContain("free");
    expect(undoPolicies(true, ["me", "friend"])).toContain("free");
    expect(undoPolicy("free", false, ["me", "friend"])).toBe("consent");
    expect(undoPolicy("free", true, ["me", "friend"])).toBe("free");
    expect(undoPolicy("never", false, ["me", "friend"])).toBe("never");
  });
});
