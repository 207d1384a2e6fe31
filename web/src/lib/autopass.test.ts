import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Caption from "../table/Caption.svelte";
import Question from "../table/Question.svelte";
import { Pointing } from "./pointing.svelte";
import type { PassRule } from "../types/PassRule";
import type { PassRulesState } from "../types/PassRulesState";
import type { ServerFrame } from "../types/ServerFrame";
import { asks, done, storage, resetFakes, line, matters, moves, news, settle, sit, step, store, sync, wire } from "./table.fake";

beforeEach(resetFakes);

/** The changes to pass rules that were sent. */
const changes = () =>
  wire.sent.flatMap(({ do: what }) => (typeof what === "object" && "pass-rules" in what ? [what["pass-rules"].change] : []));
const rule = (kind: string, times = 0): PassRule => ({ kind, text: { id: "q", args: [] }, until: "always", times });
const rules = (more: Partial<PassRulesState> = {}): ServerFrame => ({
  "pass-rules": { seat: 0, rules: [], "low-priority": null, hold: false, passing: null, ...more },
});
/** Refuses the last command. */
const refuse = async (id: string) => {
  wire.tell({ refused: { id: wire.sent.at(-1)?.id ?? 0, why: { code: "refused", text: { id, args: [] } } } });
  await settle();
};

describe("a table that does not ask everything", () => {
  it("never answers by itself: the server does", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1, matters))));
    store.addPassRule("always");
    store.autopass.pass();
    store.autopass.passAlways(true);
    wire.tell(news([], step(2, [0], asks(0, 2, { decline: 1 }))));
    await done();
    expect(moves()).toEqual([]);
  });

  it("lets the server pass what changes little, until something else is asked", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1, { decline: 1 }))));
    store.autopass.pass();
    expect(changes()).toEqual([{ "low-priority": { until: "now" } }]);
    expect(store.ask, "it is not shown any more").toBeNull();
    wire.tell(news([], step(2, [0], asks(0, 2))));
    await done();
    expect(store.ask?.number).toBe(2);
  });

  it("neither shows nor answers what has one answer: the server gives it when it is due", () => {
    sit();
    const only = asks(0, 1, { decline: 0 });
    wire.tell(sync(0, step(1, [0], { ...only, choices: only.choices.slice(0, 1), forced: true })));
    expect(store.ask).toBeNull();
    store.autopass.passAlways(true);
    expect([moves(), store.ask]).toEqual([[], null]);
  });

  it("does not show the question that stands once it is let pass, and shows it if that is refused", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1, matters))));
    expect(store.ask?.number).toBe(1);
    store.addPassRule("always");
    expect(changes()).toEqual([{ add: { question: 1, until: "always" } }]);
    expect(store.ask).toBeNull();
    await refuse("no");
    expect([store.ask?.number, store.refused?.text.id]).toEqual([1, "no"]);
    store.addPassRule("turn");
    wire.tell(rules({ rules: [rule("k")], passing: 1 }));
    await done();
    expect(store.ask, "the server passes it, after as long as that takes").toBeNull();
    // Once the rule is removed, the question is asked.
    store.autopass.remove("k");
    expect(changes().at(-1)).toEqual({ remove: { kind: "k" } });
    wire.tell(rules());
    await done();
    expect(store.ask?.number).toBe(1);
  });

  it("shows the rules of the seat and changes them", async () => {
    sit();
    wire.tell(sync(0, step(1, [1])));
    expect([store.autopass.rules, store.autopass.isHeld]).toEqual([[], false]);
    wire.tell(rules({ rules: [rule("k", 3)] }));
    expect(store.autopass.rules).toMatchObject([{ kind: "k", times: 3 }]);
    store.autopass.hold(true);
    expect(changes()).toEqual([{ hold: { hold: true } }]);
    wire.tell(rules({ rules: [rule("k", 3)], hold: true }));
    await done();
    expect(store.autopass.isHeld).toBe(true);
    // The rules of another seat do not apply.
    wire.tell(rules({ seat: 1, rules: [rule("other")] }));
    expect(store.autopass.rules).toMatchObject([{ kind: "k" }]);
    store.viewAs(null);
    wire.tell(sync(null, step(2, [1])));
    expect(store.autopass.rules).toEqual([]);
  });

  it("never shows a question that the server passes, not even while what came before it is told", async () => {
    sit(500);
    wire.tell(sync(0, { ...step(1, [0], asks(0, 1, matters)), passing: 1 }));
    const seen: (number | undefined)[] = [store.ask?.number];
    wire.tell(news([line("one"), line("two")], { ...step(2, [0], asks(0, 2, matters)), passing: 2 }));
    for (let n = 0; n < 20; n++) {
      await vi.advanceTimersByTimeAsync(100);
      seen.push(store.ask?.number);
    }
    expect(seen.every((number) => number === undefined)).toBe(true);
    wire.tell(news([], step(3, [0], asks(0, 3, matters))));
    await vi.advanceTimersByTimeAsync(1000);
    expect(store.ask?.number).toBe(3);
  });

  it("tells the server what the settings say of what changes little, for each seat that is looked through", async () => {
    sit();
    store.autopass.passAlways(true);
    expect(changes(), "no seat is looked through yet").toEqual([]);
    wire.tell(sync(0, step(1, [0], asks(0, 1, { decline: 1 }))));
    expect(changes()).toEqual([{ "low-priority": { until: "always" } }]);
    expect(store.ask, "it does not flash").toBeNull();
    wire.tell(rules({ "low-priority": "always", passing: 1 }));
    await done();
    expect(store.ask).toBeNull();
    store.autopass.passAlways(false);
    expect(changes().at(-1)).toEqual({ "low-priority": { until: null } });
  });

  it("has the server ask again what the settings no longer let pass, if it was this browser that let it pass", async () => {
    storage.setSentAlways(0, true);
    sit();
    wire.tell(sync(0, step(1, [1])));
    expect(changes()).toEqual([{ "low-priority": { until: null } }]);
    await done();
    expect(storage.sentAlways(0)).toBe(false);
    store.autopass.passAlways(true);
    store.autopass.passAlways(false);
    expect(changes().slice(1), "however quickly it is changed").toEqual([
      { "low-priority": { until: "always" } },
      { "low-priority": { until: null } },
    ]);
  });

  it("leaves alone what another browser has told the server", async () => {
    sit();
    store.autopass.passAlways(false);
    wire.tell(sync(0, step(1, [1])));
    wire.tell(rules({ "low-priority": "always" }));
    expect(changes(), "the other one lets it pass").toEqual([]);
    store.autopass.passAlways(true);
    await done();
    wire.tell(rules());
    store.viewAs(null);
    wire.tell(sync(null, step(2, [1])));
    store.viewAs(0);
    await done();
    wire.tell(sync(0, step(2, [1])));
    expect(changes(), "the other one no longer does").toEqual([{ "low-priority": { until: "always" } }]);
  });

  it("still says why a move was refused when something else is carried out", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1, matters))));
    void store.reply({ answer: [0] });
    await refuse("no");
    expect(store.refused?.text.id).toBe("no");
    store.autopass.hold(true);
    await done();
    expect(store.refused?.text.id).toBe("no");
  });

  it("hands what earlier versions kept in the browser to the server, and then forgets it", async () => {
    const kept = { orders: [rule("k", 2)], seen: { turn: 1, stage: "null" } };
    const removed: number[] = [];
    storage.read = (seat) => (seat === 0 ? kept : { orders: [], seen: null });
    storage.remove = (seat) => void removed.push(seat);
    sit();
    wire.tell(sync(0, step(1, [1])));
    expect(changes()).toEqual([{ adopt: { rules: kept.orders, seen: kept.seen } }]);
    await refuse("broken");
    expect(removed, "nothing is lost").toEqual([]);
    store.viewAs(null);
    wire.tell(sync(null, step(1, [1])));
    store.viewAs(0);
    await done();
    wire.tell(sync(0, step(1, [1])));
    await done();
    expect(removed).toEqual([0]);
  });
});

describe("what is asked and told, as it is shown", () => {
  const show = (component: unknown) => {
    const hand = new Pointing(store, () => false);
    const page = mount(component as never, { target: document.body, props: { store, hand, game: "g", who: String } });
    flushSync();
    return () => void unmount(page);
  };

  it("has nothing below a question that is somebody else's to answer", () => {
    const several = { pick: { some: { min: 0, max: 2 } } };
    sit();
    wire.tell(sync(0, step(1, [1], asks(0, 1, { ...several, asked: false, choices: [], anytime: asks(0, 1).choices }))));
    const hide = show(Question);
    expect(document.querySelector(".foot")).toBeNull();
    wire.tell(sync(0, step(2, [0], asks(0, 2, several))));
    flushSync();
    expect(document.querySelector(".foot")).not.toBeNull();
    hide();
  });

  it("lets what happened meanwhile be read by keyboard, however long it is", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1))));
    void store.reply({ answer: [0] });
    wire.tell(news([line("a"), line("b")], step(2, [0], asks(0, 2))));
    await done();
    const hide = show(Caption);
    const region = document.querySelector<HTMLElement>("details [role=region]");
    expect([region?.tabIndex, region?.hasAttribute("aria-label"), region?.querySelectorAll("ol > li").length]).toEqual([0, true, 2]);
    hide();
  });
});
