import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Caption from "../table/Caption.svelte";
import Question from "../table/Question.svelte";
import { Pointing } from "./pointing.svelte";
import { asks, done, empty, line, matters, moves, news, settle, sit, step, store, sync, wire } from "./table.fake";

beforeEach(empty);

describe("a table that does not ask everything", () => {
  it("lets pass what changes little, until something else is asked", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1, { idle: 1 }))));
    store.unasked.pass();
    expect(wire.last).toEqual({ move: { seat: 0, question: 1, reply: { answer: [1] } } });
    wire.tell(news([], step(2, [0], asks(0, 2))));
    wire.tell({ done: { id: wire.sent.at(-1)?.id ?? 0, invitation: null } });
    await settle();
    expect(moves()).toEqual([1]);
    // That was something else: what changes little is asked again.
    void store.reply({ answer: [0] });
    wire.tell(news([], step(3, [0], asks(0, 3, { idle: 1 }))));
    await done();
    expect([moves(), store.ask?.number]).toEqual([[1, 2], 3]);
  });

  it("neither shows nor answers what has one answer: the server gives it when it is due", async () => {
    sit();
    const only = asks(0, 1, { idle: 0 });
    wire.tell(sync(0, step(1, [0], { ...only, choices: only.choices.slice(0, 1), forced: true })));
    expect(store.ask).toBeNull();
    store.unasked.passAlways(true);
    expect([moves(), store.ask]).toEqual([[], null]);
  });

  it("answers the question that stands as soon as it is let pass", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1, { idle: 1 }))));
    store.unasked.passAlways(true);
    expect([moves(), store.ask]).toEqual([[1], null]);
    wire.tell(news([], step(2, [0], asks(0, 2, matters))));
    await done();
    store.silence("always");
    wire.tell(news([], step(3, [1])));
    await done();
    // Taken back: it is asked once more, until whoever plays no longer wants to be.
    store.unasked.hold(true);
    wire.tell(sync(0, step(4, [0], asks(0, 4, matters))));
    expect([moves(), store.ask?.number]).toEqual([[1, 2], 4]);
    store.unasked.hold(false);
    expect([moves(), store.ask]).toEqual([[1, 2, 4], null]);
  });

  it("asks again what was answered in vain, though it would be let pass", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1, matters))));
    store.silence("always");
    store.unasked.hold(true);
    wire.tell(news([], step(2, [0], asks(0, 2, matters))));
    await done();
    void store.reply({ answer: [0] });
    wire.tell({ refused: { id: wire.sent.at(-1)?.id ?? 0, why: { code: "too-much", text: { id: "too fast", args: [] } } } });
    await settle();
    expect([moves(), store.ask?.number]).toEqual([[1, 2], 2]);
    // Unless they say once more that it need not be.
    store.silence("always");
    expect([moves(), store.ask]).toEqual([[1, 2, 2], null]);
  });

  it("lets a kind of question pass that it is told to, by answering as ever", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1, matters))));
    expect(moves()).toEqual([]);
    store.silence("always");
    expect(wire.last).toEqual({ move: { seat: 0, question: 1, reply: { answer: [1] } } });
    // What is answered without asking is not shown either.
    expect(store.ask).toBeNull();
    wire.tell(news([], step(2, [0], asks(0, 2, matters))));
    await done();
    expect(moves()).toEqual([1, 2]);
    expect(store.ask).toBeNull();
    // Without an answer that does nothing it is asked, whatever was said.
    wire.tell(news([], step(3, [0], asks(0, 3, { ...matters, idle: null }))));
    await done();
    expect(moves()).toEqual([1, 2]);
    // Held, it is asked once.
    store.unasked.hold(true);
    wire.tell(news([], step(4, [0], asks(0, 4, matters))));
    expect(moves()).toEqual([1, 2]);
    void store.reply({ answer: [0] });
    wire.tell(news([], step(5, [0], asks(0, 5, matters))));
    await done();
    expect(moves()).toEqual([1, 2, 4, 5]);
    expect(store.unasked.orders).toMatchObject([{ until: "always", times: 3 }]);
  });

  it("never shows such a question, not even while what came before it is told", async () => {
    sit(500);
    wire.tell(sync(0, step(1, [0], asks(0, 1, matters))));
    store.silence("always");
    const seen: (number | undefined)[] = [];
    wire.tell(news([line("one"), line("two")], step(2, [0], asks(0, 2, matters))));
    wire.tell({ done: { id: wire.sent.at(-1)?.id ?? 0, invitation: null } });
    for (let n = 0; n < 20; n++) {
      await vi.advanceTimersByTimeAsync(100);
      seen.push(store.ask?.number);
    }
    expect(seen.every((number) => number === undefined)).toBe(true);
    expect(wire.last).toEqual({ move: { seat: 0, question: 2, reply: { answer: [1] } } });
    // What could not be answered so is asked after all.
    wire.tell({ refused: { id: wire.sent.at(-1)?.id ?? 0, why: { code: "refused", text: { id: "no", args: [] } } } });
    await settle();
    expect(store.ask?.number).toBe(2);
  });
});

describe("what is asked and told, as it is shown", () => {
  const show = (component: typeof Question | typeof Caption) => {
    const hand = new Pointing(store, () => false);
    const page = mount(component as never, { target: document.body, props: { store, hand, game: "g", who: String } });
    flushSync();
    return () => void unmount(page);
  };

  it("has nothing below a question that is somebody else's to answer", () => {
    const several = { pick: { some: { min: 0, max: 2 } } };
    sit();
    wire.tell(sync(0, step(1, [1], asks(0, 1, { ...several, asked: false, choices: [], standing: asks(0, 1).choices }))));
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
