import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Ask } from "../types/Ask";
import type { Choice } from "../types/Choice";
import type { Line } from "../types/Line";
import type { Reply } from "../types/Reply";
import { choicesAt } from "./pick";
import { Pointing } from "./pointing.svelte";
import type { TableStore } from "./table.svelte";

const choice = (name: string, ...touches: string[]): Choice => ({
  value: name,
  text: { id: name, args: [] },
  group: null,
  names: [],
  touches,
  rule: "g:a.1",
  "low-priority": false,
  warning: null,
  parting: false,
  why: null,
});
const question = (pick: Ask["pick"] = "one"): Ask => ({
  number: 5,
  seat: 0,
  asked: true,
  text: { id: "q", args: [] },
  rule: null,
  pick,
  choices: [choice("go", "zone:1", "seat:0"), choice("dig", "zone:2"), choice("rest", "zone:2")],
  anytime: [choice("shout", "card:3")],
  refused: [],
  forced: false,
  "costly-decline": false,
  decline: null,
});

function table(ask: Ask | null) {
  const said: Reply[] = [];
  const events: Line[] = [{ at: null, rule: "g:a.1", text: { id: "certain", args: [] }, touched: [], event: null }];
  const foresee = vi.fn(async () => events);
  const hint = vi.fn(async () => ({ question: 5, worlds: 3, considered: [{ reply: { answer: [1] }, share: 1, value: 0.5 }] }));
  const store = { ask, sending: false, reply: async (reply: Reply) => void said.push(reply), foresee, hint };
  return { store: store as unknown as TableStore, said, foresee, hint };
}

beforeEach(() => {
  vi.useFakeTimers();
});

it("knows what is picked as things of the board, in any order", () => {
  const { store } = table(question({ some: { min: 0, max: 3 } }));
  const hand = new Pointing(store, () => false);
  hand.picked = [1, 0];
  expect([...hand.chosen]).toEqual(["zone:2", "zone:1"]);
  hand.reset();
  expect(hand.chosen.size).toBe(0);
});

describe("a click on the board", () => {
  it("takes the only choice it can mean", () => {
    const { store, said } = table(question());
    new Pointing(store, () => false).pick("zone:1");
    expect(said).toEqual([{ answer: [0] }]);
  });

  it("asks twice whoever would be out of the game, wherever they choose it", () => {
    const ask = question();
    ask.choices[1]!.parting = true;
    const { store, said } = table(ask);
    const hand = new Pointing(store, () => false);
    const parting = { choice: ask.choices[1]!, index: 1, anytime: false };
    hand.choose(parting);
    expect([hand.unconfirmed, said]).toEqual([parting, []]);
    hand.decide(false);
    expect([hand.unconfirmed, said]).toEqual([null, []]);
    hand.choose(parting, true);
    hand.decide(true);
    expect(said).toEqual([{ answer: [1] }]);
  });

  it("takes an anytime choice too", () => {
    const { store, said } = table(question());
    new Pointing(store, () => false).pick("card:3");
    expect(said).toEqual([{ anytime: 0 }]);
  });

  it("asks what is meant if it can mean several", () => {
    const { store, said } = table(question());
    const hand = new Pointing(store, () => false);
    hand.pick("zone:2");
    expect(said).toEqual([]);
    expect(hand.menu?.of.map(({ index }) => index)).toEqual([1, 2]);
  });

  it("shows the details of what cannot be chosen", () => {
    const { store, said } = table(question());
    const hand = new Pointing(store, () => false);
    hand.pick("seat:1");
    expect(hand.detail).toBe("seat:1");
    expect([hand.menu, said]).toEqual([null, []]);
  });

  it("offers the choices that touch it, though something else is to be clicked for them", () => {
    const { store, said } = table(question());
    const hand = new Pointing(store, () => false);
    hand.pick("seat:0");
    expect(hand.menu?.of.map(({ index }) => index)).toEqual([0]);
    expect([hand.detail, said]).toEqual([null, []]);
  });

  it("shows the details of what every choice touches", () => {
    const ask = { ...question(), choices: [choice("go", "zone:1", "seat:0"), choice("dig", "zone:2", "seat:0")], anytime: [] };
    const hand = new Pointing(table(ask).store, () => false);
    hand.pick("seat:0");
    expect([hand.menu, hand.detail]).toEqual([null, "seat:0"]);
  });

  it("answers what was meant where only one of the choices touches it", () => {
    const ask = question();
    ask.choices = [choice("west", "figure:1", "zone:1"), choice("east", "figure:1", "zone:2"), choice("stay")];
    const { store, said } = table(ask);
    const hand = new Pointing(store, () => false);
    hand.pick("figure:1");
    expect([...hand.hot].sort()).toEqual(["figure:1", "zone:1", "zone:2"]);
    hand.dismiss("zone:7");
    expect([hand.menu, said]).toEqual([null, []]);
    hand.pick("figure:1");
    hand.dismiss("zone:2");
    expect([hand.menu, said]).toEqual([null, [{ answer: [1] }]]);
  });

  it("of a finger shows first what comes of it, and acts when it comes again", async () => {
    const { store, said } = table(question());
    const hand = new Pointing(store, () => false);
    hand.isTouch = true;
    hand.pick("zone:1");
    hand.leave();
    await vi.advanceTimersByTimeAsync(500);
    expect([hand.tapped?.index, hand.foreseen?.events[0]?.text.id, said]).toEqual([0, "certain", []]);
    hand.pick("card:3");
    expect([hand.tapped?.anytime, said]).toEqual([true, []]);
    hand.pick("zone:1");
    hand.pick("zone:1");
    expect([hand.tapped, said]).toEqual([null, [{ answer: [0] }]]);
  });

  it("waits to be confirmed by those who like that", () => {
    const { store, said } = table(question());
    const hand = new Pointing(store, () => true);
    hand.pick("zone:1");
    expect(said).toEqual([]);
    hand.decide(true);
    expect(said).toEqual([{ answer: [0] }]);
  });

  it("picks one of several without answering yet", () => {
    const { store, said } = table(question({ some: { min: 2, max: 2 } }));
    const hand = new Pointing(store, () => true);
    hand.pick("zone:1");
    hand.answer();
    expect([hand.picked, said]).toEqual([[0], []]);
    const [dig] = choicesAt(question(), "zone:2");
    if (dig) hand.choose(dig);
    hand.answer();
    expect(said).toEqual([{ answer: [0, 1] }]);
  });
});

describe("pointing at a choice", () => {
  it("shows its things at once and what is certain after a moment, asked for once", async () => {
    const { store, foresee } = table(question());
    const hand = new Pointing(store, () => false);
    const [go] = choicesAt(question(), "zone:1");
    if (!go) throw new Error("there is such a choice");
    hand.consider(go);
    expect([...hand.hot]).toEqual(["zone:1", "seat:0"]);
    expect(foresee).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(500);
    expect(hand.foreseen?.events[0]?.text.id).toBe("certain");
    hand.leave();
    expect([hand.foreseen, hand.hot.size]).toEqual([null, 0]);
    hand.consider(go);
    await vi.advanceTimersByTimeAsync(500);
    expect(foresee).toHaveBeenCalledTimes(1);
  });

  it("asks nothing of what is only passed over", async () => {
    const { store, foresee } = table(question());
    const hand = new Pointing(store, () => false);
    for (const thing of ["zone:1", "zone:2"]) for (const each of choicesAt(question(), thing)) hand.consider(each);
    hand.leave();
    await vi.advanceTimersByTimeAsync(500);
    expect(foresee).not.toHaveBeenCalled();
  });
});

it("a hint points at what the bot would do", async () => {
  const { store } = table(question());
  const hand = new Pointing(store, () => false);
  await hand.ask();
  expect([...hand.hot]).toEqual(["zone:2"]);
});

describe("somebody else at the same screen", () => {
  it("finds nothing open that the last one left", () => {
    const { store } = table(question());
    const hand = new Pointing(store, () => true);
    hand.pick("zone:9");
    hand.pick("zone:1");
    expect([hand.detail, hand.unconfirmed === null]).toEqual(["zone:9", false]);
    hand.drop();
    expect([hand.detail, hand.unconfirmed, hand.menu, hand.picked]).toEqual([null, null, null, []]);
  });
});
