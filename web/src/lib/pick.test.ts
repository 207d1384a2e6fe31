import { describe, expect, it } from "vitest";
import type { Ask } from "../types/Ask";
import type { Choice } from "../types/Choice";
import {
  isComplete,
  pickRemaining,
  forbidden,
  lowPriorityDecline,
  KEYS,
  keyOf,
  litThings,
  choicesAt,
  sections,
  isSingle,
  toggle,
} from "./pick";

const choice = (name: string, touches: string[], more: object = {}): Choice => ({
  value: name,
  text: { id: name, args: [] },
  group: null,
  names: [name],
  touches,
  rule: "fh:turn.1",
  "low-priority": false,
  warning: null,
  parting: false,
  why: null,
  ...more,
});
const ask = (choices: Choice[], more: object = {}): Ask => ({
  number: 1,
  seat: 0,
  asked: true,
  text: { id: "q", args: [] },
  rule: null,
  pick: "one",
  choices,
  anytime: [],
  refused: [],
  forced: false,
  "costly-decline": false,
  decline: null,
  ...more,
});
const some = (min: number, max: number) => ({ some: { min, max } });

describe("picking several", () => {
  it("keeps the order, drops what is picked again and stops at the most", () => {
    let picked: number[] = [];
    for (const index of [3, 1, 2, 1, 0]) picked = toggle(picked, index, some(1, 3));
    expect(picked).toEqual([3, 2, 0]);
    expect(toggle(picked, 5, some(1, 3))).toEqual([3, 2, 0]);
  });

  it("replaces a lone pick", () => {
    expect(toggle([2], 4, some(0, 1))).toEqual([4]);
  });

  it("is enough between fewest and most", () => {
    expect([[], [0], [0, 1], [0, 1, 2]].map((picked) => isComplete(picked, some(1, 2)))).toEqual([false, true, true, false]);
    expect(isComplete([], some(0, 2))).toBe(true);
    expect(isSingle("one")).toBe(true);
    expect(isSingle(some(0, 1))).toBe(false);
  });

  it("fills up in the order offered, keeping what is picked", () => {
    expect(pickRemaining([2], 5, some(3, 3))).toEqual([2, 0, 1]);
    expect(pickRemaining([0, 1], 2, some(0, 4))).toEqual([0, 1]);
  });
});

describe("clicking", () => {
  const question = ask([choice("go", ["zone:1", "figure:2"]), choice("stay", ["zone:1"]), choice("end", [])], {
    anytime: [choice("shout", ["seat:0"])],
    refused: [choice("fly", ["zone:9", "figure:2"])],
  });

  it("lights only what each choice touches first", () => {
    expect([...litThings(question)]).toEqual(["zone:1", "seat:0"]);
    expect(litThings(null).size).toBe(0);
  });

  it("finds all that a click may mean, anytime choices too", () => {
    expect(choicesAt(question, "zone:1").map(({ index }) => index)).toEqual([0, 1]);
    expect(choicesAt(question, "seat:0")).toMatchObject([{ index: 0, anytime: true }]);
    expect(choicesAt(question, "figure:2")).toEqual([]);
  });

  it("knows what is forbidden of a thing", () => {
    expect(forbidden(question, "figure:2").map(({ value }) => value)).toEqual(["fly"]);
  });
});

describe("letting pass", () => {
  it("is possible only where all else matters little", () => {
    const lowPriority = { "low-priority": true };
    expect(lowPriorityDecline(ask([choice("a", [], lowPriority), choice("pass", [])], { decline: 1 }))).toBe(1);
    expect(lowPriorityDecline(ask([choice("a", []), choice("pass", [])], { decline: 1 }))).toBeNull();
    expect(lowPriorityDecline(ask([choice("a", [], lowPriority), choice("pass", [])], { decline: null }))).toBeNull();
    expect(lowPriorityDecline(ask([choice("a", [], lowPriority), choice("pass", [])]))).toBeNull();
    expect(lowPriorityDecline(ask([choice("pass", [])], { decline: 0, asked: false }))).toBeNull();
  });
});

it("has a key for each of fifty choices, none of which means something else at the table", () => {
  expect(new Set(KEYS).size).toBe(KEYS.length);
  expect(KEYS.length).toBeGreaterThan(50);
  for (const taken of "ghuGHU0") expect(KEYS).not.toContain(taken);
  expect(keyOf({ key: "ф", code: "KeyA", shiftKey: false })).toBe("a");
  expect(keyOf({ key: "Ф", code: "KeyA", shiftKey: true })).toBe("A");
  expect(keyOf({ key: "7", code: "Digit7", shiftKey: false })).toBe("7");
});

describe("choices in the order in which they are read", () => {
  const said = ({ id }: { id: string }) => id;
  const placed = (name: string, heading: string | null, warning: string | null) => ({
    choice: choice(name, [], {
      group: heading && { heading: { id: heading, args: [] }, item: { id: name, args: [] } },
      warning: warning && { id: warning, args: [] },
    }),
    index: 0,
    anytime: false,
  });

  it("say a warning once for all that it is about, and keep their headings", () => {
    const all = [
      placed("investigate", null, "the ghoul strikes"),
      placed("end", null, null),
      placed("attic", "go", "the ghoul strikes"),
      placed("fight", "ghoul", null),
      placed("cellar", "go", "the ghoul strikes"),
    ];
    const read = sections(all, said).map(({ warning, headings }) => [
      warning,
      headings.map(({ title, of }) => [title, of.map(({ choice }) => choice.value)]),
    ]);
    expect(read).toEqual([
      [
        "the ghoul strikes",
        [
          ["", ["investigate"]],
          ["go", ["attic", "cellar"]],
        ],
      ],
      [
        "",
        [
          ["", ["end"]],
          ["ghoul", ["fight"]],
        ],
      ],
    ]);
  });
});
