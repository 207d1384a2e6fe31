import { beforeEach, describe, expect, it } from "vitest";
import type { Ask } from "../types/Ask";
import type { Msg } from "../types/Msg";
import { type Drawer, drawerOf, type Kept, kindOf, nothing, Orders } from "./orders.svelte";

const choice = (value: string) =>
  ({ value, text: { id: value, args: [] }, group: null, names: [], touches: [], rule: "g:a.1", minor: false, warning: null, parting: false, why: null }) as Ask["choices"][number];
const text = (id: string, when?: string): Msg => ({ id, args: when ? [["when", { say: [{ id: when, args: [["time", { text: "after" }]] }] }]] : [["n", { num: 3 }]] });
const ask = (more: Partial<Ask> = {}): Ask => ({
  number: 1,
  seat: 0,
  asked: true,
  text: text("react", "on-move"),
  rule: "g:react.1",
  pick: "one",
  choices: [choice("use"), choice("pass")],
  standing: [],
  refused: [],
  forced: false,
  dear: false,
  idle: 1,
  ...more,
});

describe("the answer that does nothing", () => {
  it("is the idle choice, or none where none need be picked", () => {
    expect(nothing(ask())).toEqual([1]);
    expect(nothing(ask({ pick: { some: { min: 0, max: 2 } }, idle: null }))).toEqual([]);
  });

  it("is nothing where something has to be decided", () => {
    expect(nothing(ask({ idle: null }))).toBeNull();
    expect(nothing(ask({ pick: { some: { min: 1, max: 2 } }, idle: null }))).toBeNull();
    expect(nothing(ask({ asked: false }))).toBeNull();
  });

  it("never gives up anything of value", () => {
    expect(nothing(ask({ dear: true }))).toBeNull();
  });
});

describe("the kind of a question", () => {
  it("is its rule and what is asked, not what it is about", () => {
    expect(kindOf(ask({ text: text("turn"), number: 7 }))).toBe(kindOf(ask({ text: { id: "turn", args: [["n", { num: 1 }]] } })));
    expect(kindOf(ask())).not.toBe(kindOf(ask({ rule: "g:react.2" })));
    expect(kindOf(ask())).not.toBe(kindOf(ask({ text: text("window", "on-move") })));
  });

  it("tells answers to one thing from answers to another", () => {
    expect(kindOf(ask())).not.toBe(kindOf(ask({ text: text("react", "on-attack") })));
  });
});

describe("standing orders", () => {
  const other = ask({ text: text("react", "on-attack") });
  let kept: Record<number, Kept>;
  const drawer: Drawer = { read: (seat) => kept[seat] ?? { orders: [], seen: null }, write: (seat, now) => (kept[seat] = now) };
  const orders = () => {
    const all = new Orders(drawer);
    all.of(0);
    return all;
  };
  beforeEach(() => (kept = {}));

  it("are not carried out where that would give up something of value", () => {
    const all = orders();
    all.give(ask(), "always");
    expect(all.answer(ask())).toEqual([1]);
    expect(all.answer(ask({ dear: true }))).toBeNull();
  });

  it("let their own kind pass, and no other", () => {
    const all = orders();
    expect(all.answer(ask())).toBeNull();
    all.give(ask(), "always");
    expect(all.answer(ask({ number: 2 }))).toEqual([1]);
    expect(all.answer(other)).toBeNull();
    expect(all.answer(ask({ number: 2 }))).toEqual([1]);
  });

  it("never answer where something has to be decided", () => {
    const all = orders();
    all.give(ask(), "always");
    expect(all.answer(ask({ idle: null }))).toBeNull();
  });

  it("end with the next other question, if for now", () => {
    const all = orders();
    all.give(ask(), "now");
    expect(all.answer(ask())).toEqual([1]);
    expect(all.answer(ask())).toEqual([1]);
    expect(all.answer(other)).toBeNull();
    all.lapse(ask());
    expect(all.answer(ask()), "the same again ends nothing").toEqual([1]);
    all.lapse(other);
    expect(all.answer(ask())).toBeNull();
    expect(all.all).toEqual([]);
  });

  it("end with the own next turn, if until then", () => {
    const all = orders();
    const stage = { id: "round", args: [] };
    all.follow({ turn: 0, stage });
    all.give(ask(), "turn");
    all.give(other, "always");
    all.follow({ turn: 0, stage });
    all.follow({ turn: 1, stage });
    all.follow({ turn: null, stage });
    expect(all.answer(ask())).toEqual([1]);
    all.follow({ turn: 0, stage });
    expect(all.answer(ask())).toBeNull();
    expect(all.answer(other)).toEqual([1]);
  });

  it("see the own next turn though nothing was seen between, and a round as a turn where nobody has turns", () => {
    const round = (n: number) => ({ id: "round", args: [["n", { num: n }]] as Msg["args"] });
    for (const turn of [0, null]) {
      const all = orders();
      all.follow({ turn, stage: round(1) });
      all.give(ask(), "turn");
      all.follow({ turn, stage: round(1) });
      expect(all.answer(ask())).toEqual([1]);
      all.follow({ turn, stage: round(2) });
      expect(all.answer(ask())).toBeNull();
    }
  });

  it("end with the own next turn though another seat was looked through when it began", () => {
    const stage = { id: "round", args: [] };
    const all = orders();
    all.follow({ turn: 0, stage });
    all.give(ask(), "turn");
    all.give(other, "always");
    all.of(1);
    all.follow({ turn: 1, stage });
    all.of(0);
    all.follow({ turn: 1, stage });
    expect(all.answer(ask()), "it is not the own turn yet").toEqual([1]);
    all.of(1);
    all.follow({ turn: 0, stage });
    all.of(0);
    all.follow({ turn: 0, stage });
    expect(all.answer(ask())).toBeNull();
    expect(all.answer(other)).toEqual([1]);
  });

  it("end with the own next turn though the page was loaded anew before it", () => {
    const stage = { id: "round", args: [] };
    const first = orders();
    first.follow({ turn: 0, stage });
    first.give(ask(), "turn");
    first.follow({ turn: 1, stage });
    const same = orders();
    same.follow({ turn: 1, stage });
    expect(same.answer(ask())).toEqual([1]);
    const later = orders();
    later.follow({ turn: 0, stage });
    expect(later.answer(ask())).toBeNull();
    expect(kept[0]?.orders).toEqual([]);
  });

  it("are held back for one question of theirs", () => {
    const all = orders();
    all.give(ask(), "always");
    all.hold = true;
    expect(all.answer(ask())).toBeNull();
    all.answered(other);
    expect(all.hold).toBe(true);
    all.answered(ask());
    expect(all.answer(ask())).toEqual([1]);
  });

  it("are counted, taken back, and kept for each seat alone", () => {
    const all = orders();
    all.give(ask(), "always");
    all.give(other, "now");
    all.count(ask());
    expect(all.all.map(({ times }) => times)).toEqual([1, 0]);
    all.of(1);
    expect(all.all).toEqual([]);
    expect(all.answer(ask())).toBeNull();
    all.of(0);
    // What was for now is not kept.
    expect(all.all.map(({ kind, times }) => [kind, times])).toEqual([[kindOf(ask()), 1]]);
    all.drop(kindOf(ask()));
    expect(all.answer(ask())).toBeNull();
    expect(kept[0]?.orders).toEqual([]);
  });
});

describe("the drawer", () => {
  beforeEach(() => localStorage.clear());
  const order = { kind: "k", text: text("q"), until: "always" as const, times: 2 };

  const kept: Kept = { orders: [order], seen: { turn: 1, stage: "3" } };
  const none: Kept = { orders: [], seen: null };

  it("keeps the orders of each table and seat", () => {
    drawerOf("t").write(1, kept);
    expect(drawerOf("t").read(1)).toEqual(kept);
    expect(drawerOf("t").read(0)).toEqual(none);
    expect(drawerOf("u").read(1)).toEqual(none);
    drawerOf("t").write(1, { ...kept, orders: [] });
    expect(localStorage.getItem("dreadboard-unasked")).toBe("{}");
  });

  it("takes nothing that it did not write, and forgets the oldest tables", () => {
    const strange = '{"t/0": {"orders": [null, {"kind": 1}, {"kind": "k", "until": "now"}], "seen": {"turn": "0", "stage": ""}}}';
    for (const text of ["{", "[]", "null", '{"t/0": 3}', '{"t/0": null}', '{"t/0": {"orders": 3, "seen": 3}}', strange]) {
      localStorage.setItem("dreadboard-unasked", text);
      expect(drawerOf("t").read(0), text).toEqual(none);
    }
    for (let table = 0; table < 50; table++) drawerOf(`t${table}`).write(0, kept);
    expect(drawerOf("t5").read(0)).toEqual(none);
    expect(drawerOf("t49").read(0)).toEqual(kept);
  });
});
