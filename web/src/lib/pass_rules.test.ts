import { beforeEach, describe, expect, it } from "vitest";
import type { Ask } from "../types/Ask";
import type { Msg } from "../types/Msg";
import { passRuleStorage, type StoredPassRules, decliningAnswer } from "./pass_rules.svelte";

const choice = (value: string) =>
  ({
    value,
    text: { id: value, args: [] },
    group: null,
    names: [],
    touches: [],
    rule: "g:a.1",
    "low-priority": false,
    warning: null,
    parting: false,
    why: null,
  }) as Ask["choices"][number];
const text = (id: string, when?: string): Msg => ({
  id,
  args: when ? [["when", { say: [{ id: when, args: [["time", { text: "after" }]] }] }]] : [["n", { num: 3 }]],
});
const ask = (more: Partial<Ask> = {}): Ask => ({
  number: 1,
  seat: 0,
  asked: true,
  text: text("react", "on-move"),
  rule: "g:react.1",
  pick: "one",
  choices: [choice("use"), choice("pass")],
  anytime: [],
  refused: [],
  forced: false,
  "costly-decline": false,
  decline: 1,
  ...more,
});

describe("the answer that does nothing", () => {
  it("is the declining choice, or none where none need be picked", () => {
    expect(decliningAnswer(ask())).toEqual([1]);
    expect(decliningAnswer(ask({ pick: { some: { min: 0, max: 2 } }, decline: null }))).toEqual([]);
  });

  it("is nothing where something has to be decided", () => {
    expect(decliningAnswer(ask({ decline: null }))).toBeNull();
    expect(decliningAnswer(ask({ pick: { some: { min: 1, max: 2 } }, decline: null }))).toBeNull();
    expect(decliningAnswer(ask({ asked: false }))).toBeNull();
  });

  it("never gives up anything of value", () => {
    expect(decliningAnswer(ask({ "costly-decline": true }))).toBeNull();
  });
});

describe("what earlier versions kept in the browser", () => {
  const KEY = "dreadboard-unasked";
  const order = { kind: "k", text: text("q"), until: "always" as const, times: 2 };
  const kept: StoredPassRules = { orders: [order], seen: { turn: 1, stage: "3" } };
  const none: StoredPassRules = { orders: [], seen: null };
  beforeEach(() => localStorage.clear());

  it("is read for each table and seat, and removed once the server has it", () => {
    localStorage.setItem(KEY, JSON.stringify({ "t/1": kept, "u/0": kept }));
    expect(passRuleStorage("t").read(1)).toEqual(kept);
    expect(passRuleStorage("t").read(0)).toEqual(none);
    expect(passRuleStorage("u").read(1)).toEqual(none);
    passRuleStorage("t").remove(1);
    expect(passRuleStorage("t").read(1)).toEqual(none);
    expect(passRuleStorage("u").read(0)).toEqual(kept);
    passRuleStorage("u").remove(0);
    expect(localStorage.getItem(KEY)).toBeNull();
  });

  it("is taken only as far as it was written by us", () => {
    const strange = '{"t/0": {"orders": [null, {"kind": 1}, {"kind": "k", "until": "now"}], "seen": {"turn": "0", "stage": ""}}}';
    for (const text of ["{", "[]", "null", '{"t/0": 3}', '{"t/0": null}', '{"t/0": {"orders": 3, "seen": 3}}', strange]) {
      localStorage.setItem(KEY, text);
      expect(passRuleStorage("t").read(0), text).toEqual(none);
    }
    localStorage.setItem(KEY, JSON.stringify({ "t/0": { orders: [{ ...order, more: 1 }], seen: null } }));
    expect(passRuleStorage("t").read(0), "the server takes no field that it does not know").toEqual({ orders: [order], seen: null });
  });
});
