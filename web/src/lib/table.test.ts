import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import Consent from "../table/Consent.svelte";
import { Failed, UNREACHABLE } from "./api";
import { TableStore } from "./table.svelte";
import {
  asks,
  done,
  resetFakes,
  Fake,
  inquire,
  line,
  matters,
  news,
  open,
  people,
  reconnect,
  says,
  settle,
  sit,
  state,
  step,
  store,
  sync,
  wire,
} from "./table.fake";

beforeEach(resetFakes);

describe("a table", () => {
  it("is looked at through the guest's seat, and shows what is told", async () => {
    sit();
    expect(wire.last).toEqual({ look: { seat: 0, areas: true } });
    wire.tell(sync(0, step(4, [0], asks(0, 7)), [line("a")]));
    expect(store.isTurn).toBe(true);
    wire.tell(news([line("b")], step(5, [1])));
    await settle();
    expect(store.log.map(({ text }) => text.id)).toEqual(["a", "b"]);
    expect(store.isTurn).toBe(false);
  });

  it("keeps the lists that have not changed", async () => {
    const area = (id: string, name: string) => ({ id, name: { id: name, args: [] }, of: null, near: [], items: [] });
    sit();
    wire.tell(sync(0, { ...step(4, [1]), areas: [area("a", "old"), area("b", "old")] }));
    wire.tell(news([], { ...step(5, [1]), changed: [area("b", "new")] }));
    wire.tell(news([], { ...step(6, [1]), changed: [area("a", "newer")] }));
    await settle();
    expect(store.step?.areas?.map(({ id, name }) => [id, name.id])).toEqual([
      ["a", "newer"],
      ["b", "new"],
    ]);
    wire.tell(news([], { ...step(7, [1]), areas: [area("c", "other")] }));
    await settle();
    expect(store.step?.areas?.map(({ id }) => id)).toEqual(["c"]);
  });

  it("looks again after a gap and drops what it has seen", async () => {
    sit();
    wire.tell(sync(0, step(4, [1])));
    wire.tell(news([line("x")], step(4, [1])));
    await settle();
    expect(store.log).toEqual([]);
    const before = wire.sent.length;
    wire.tell(news([line("x")], step(6, [1])));
    await settle();
    expect(wire.sent.length).toBe(before + 1);
    expect(wire.last).toEqual({ look: { seat: 0, areas: true } });
    expect(store.log).toEqual([]);
  });

  it("asks nothing before what led to it has been shown, unless the viewer skips", async () => {
    sit(500);
    wire.tell(sync(0, step(1, [1])));
    wire.tell(news([line("a"), line("b")], step(2, [1])));
    wire.tell(news([line("c")], step(3, [0], asks(0, 1))));
    await settle();
    expect(store.now?.text.id).toBe("a");
    expect(store.isTurn).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(store.now?.text.id).toBe("b");
    store.skip();
    await settle();
    expect(store.isTurn).toBe(true);
    expect(store.now).toBeNull();
    expect(store.log.length).toBe(3);
  });

  it("keeps no move of the guest waiting for what was shown before it", async () => {
    sit(500);
    wire.tell(sync(0, step(1, [1])));
    wire.tell(news([line("a"), line("b")], step(2, [0], asks(0, 1))));
    await settle();
    void store.reply({ answer: [1] });
    expect(store.sent).toEqual({ answer: [1] });
    await settle();
    expect(store.now).toBeNull();
    // News of another seat's move comes first, then the outcome of the guest's own, at the usual pace.
    wire.tell(news([line("c")], step(3, [0], asks(0, 1))));
    await settle();
    expect(store.now?.text.id).toBe("c");
    wire.tell(news([line("d"), line("e")], step(4, [1])));
    await settle();
    expect(store.now?.text.id).toBe("d");
    await vi.advanceTimersByTimeAsync(500);
    expect(store.now?.text.id).toBe("e");
  });

  it("looks through another seat at the same screen until something happens or the guest comes back", async () => {
    sit(0, { yours: true }, { yours: true, here: true, name: "Bob" });
    wire.tell(sync(null, step(1, [0])));
    await settle();
    store.ready();
    wire.tell(sync(0, step(1, [0], asks(0, 1))));
    store.showSeat(1);
    wire.tell(sync(null, step(1, [0])));
    await settle();
    expect(store.handOver).toBe(1);
    store.ready();
    wire.tell(sync(1, step(1, [0])));
    await settle();
    expect([store.viewer, store.handOver, store.otherAskedSeat]).toEqual([1, null, 0]);
    store.returnToAskedSeat();
    expect(store.handOver).toBe(0);
  });

  it("answers under the number of the question, once", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 9))));
    void store.reply({ answer: [1] });
    void store.reply({ answer: [0] });
    expect(wire.last).toEqual({ move: { seat: 0, question: 9, reply: { answer: [1] } } });
    expect(wire.sent.filter((frame) => "move" in frame.do).length).toBe(1);
    expect(store.sending).toBe(true);
    wire.tell({ done: { id: wire.sent.at(-1)?.id ?? 0, invitation: null } });
    await settle();
    expect(store.sending).toBe(false);
  });

  it("looks again when its question was another, and says why", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 9))));
    void store.reply({ answer: [1] });
    wire.tell({ refused: { id: wire.sent.at(-1)?.id ?? 0, why: { code: "stale", text: { id: "late", args: [] } } } });
    await settle();
    expect(store.refused?.text.id).toBe("late");
    expect(wire.last).toEqual({ look: { seat: 0, areas: true } });
  });

  it("waits for no answer that a refusal without a number may have been", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 9))));
    void store.reply({ answer: [1] });
    const hint = store.hint(0).catch(({ failure }: Failed) => failure.code);
    wire.tell({ refused: { id: null, why: { code: "too-much", text: { id: "too fast", args: [] } } } });
    await settle();
    expect([store.sending, store.refused?.text.id]).toEqual([false, "too fast"]);
    expect(await hint).toBe("too-much");
    void store.reply({ answer: [1] });
    expect(wire.last).toEqual({ move: { seat: 0, question: 9, reply: { answer: [1] } } });
  });

  it("lets go of a line that opens after the page was left", () => {
    const left = new TableStore(
      () => new Fake(),
      () => 0,
      inquire,
    );
    const late = Fake.all[0] as Fake;
    left.close();
    expect(late.closed).toBe(false);
    late.onopen?.();
    expect([late.closed, left.link]).toEqual([true, "closed"]);
  });

  it("comes back after the line was lost, and sends a move again if its question still stands", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 9))));
    void store.reply({ answer: [1] });
    wire.onclose?.({ code: 1006 });
    await settle();
    expect(store.link).toBe("lost");
    await reconnect();
    expect(store.link).toBe("open");
    expect(wire.last).toEqual({ look: { seat: 0, areas: true } });
    wire.tell(sync(0, step(1, [0], asks(0, 9))));
    expect(wire.last).toEqual({ move: { seat: 0, question: 9, reply: { answer: [1] } } });
  });

  it("sends nothing again if the move had arrived", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 9))));
    void store.reply({ answer: [1] });
    wire.onclose?.({ code: 1006 });
    await settle();
    await reconnect();
    wire.tell(sync(0, step(1, [0], asks(0, 10))));
    expect(wire.sent.length).toBe(1);
  });

  it("counts what has happened since the guest last decided something themselves", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1)), [line("long ago")]));
    expect(store.newLines, "nobody knows what was read before").toBe(0);
    void store.reply({ answer: [0] });
    wire.tell(news([line("a"), line("b")], step(2, [0], asks(0, 2, matters))));
    await done();
    expect(store.newLines).toBe(2);
    // A pass rule's answer does not count as a decision.
    store.addPassRule("always");
    wire.tell(news([line("c")], step(3, [0], asks(0, 3))));
    await done();
    expect(store.newLines).toBe(3);
    void store.reply({ answer: [0] });
    expect(store.newLines).toBe(0);
  });
});

describe("a table that does not open", () => {
  it("says what the server says, and opens when it can after all", async () => {
    sit();
    says("broken", "cannot be read");
    wire.onclose?.({ code: 1006 });
    await settle();
    expect([store.openFailure?.text.id, store.link]).toEqual(["cannot be read", "lost"]);
    await reconnect();
    wire.tell(people({ yours: true }, {}));
    expect([store.openFailure, store.link]).toEqual([null, "open"]);
  });

  it("says nothing of the table when the server is not there", async () => {
    sit();
    inquire.mockRejectedValue(new Failed(UNREACHABLE));
    wire.onclose?.({ code: 1006 });
    await settle();
    expect([store.openFailure, store.link]).toEqual([null, "lost"]);
  });

  it("is left alone, with nothing of it on the page, by whoever is not let in", async () => {
    sit();
    wire.tell(sync(0, step(4, [0], asks(0, 7)), [line("secret")]));
    says("not-found", "no table");
    wire.onclose?.({ code: 4004 });
    await settle();
    expect([store.openFailure?.text.id, store.link, store.step, store.log]).toEqual(["no table", "closed", null, []]);
    const tried = Fake.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Fake.all.length).toBe(tried);
  });
});

describe("whoever plays alone", () => {
  it("sits with bots only, and a bot that stands in for somebody is not one", () => {
    sit(0, { yours: true }, { bot: "keen" });
    expect(store.isSolo).toBe(true);
    for (const other of [{ name: "Bob" }, { free: true }, { bot: "keen" as const, presence: "stood-in" as const }]) {
      wire.tell(people({ yours: true }, other));
      expect(store.isSolo).toBe(false);
    }
    wire.tell(people({ yours: true, bot: "keen", presence: "stood-in" }, { yours: true, here: true }));
    expect(store.isSolo).toBe(true);
    wire.tell(people({ bot: "keen" }, { bot: "keen" }));
    expect(store.isSolo).toBe(false);
  });
});

describe("a seat that a bot plays for the guest", () => {
  const gone = { yours: true, bot: "keen" as const, presence: "stood-in" as const };

  it("is looked through as soon as it is taken back, unless others share the screen", async () => {
    sit(0, gone, { bot: "keen" });
    for (const [other, looks] of [
      [{ bot: "keen" as const }, true],
      [{ yours: true, here: true, name: "Bob" }, false],
    ] as const) {
      wire.tell(people(gone, other));
      const taken = store.takeBack(0);
      const id = wire.sent.at(-1)?.id ?? 0;
      expect(wire.last).toEqual({ "take-back": { seat: 0 } });
      wire.tell({ done: { id, invitation: null } });
      await taken;
      expect(wire.sent.some((frame) => frame.id > id && "look" in frame.do)).toBe(looks);
    }
  });

  it("leaves nobody to decide if bots play all the others", () => {
    sit(0, { yours: true }, { bot: "keen" });
    expect(store.isLast(0)).toBe(true);
    for (const other of [{ name: "Bob" }, { free: true }, { yours: true, here: true }]) {
      wire.tell(people({ yours: true }, other));
      expect(store.isLast(0)).toBe(false);
    }
  });
});

describe("a seat that the guest may no longer look through", () => {
  const nothing = () => expect([store.step, store.log, store.ask, store.viewer]).toEqual([null, [], null, undefined]);

  it("is shown no more when it is another's, whichever frame comes first", () => {
    sit(0, { yours: true }, { name: "Bob" });
    wire.tell(sync(0, step(4, [0], asks(0, 7)), [line("secret")]));
    wire.tell(sync(null, step(4, [0]), [line("public")]));
    wire.tell(people({ name: "Eve" }, { name: "Bob" }));
    nothing();
    expect(wire.last).toEqual({ look: { seat: null, areas: true } });
    wire.tell(sync(null, step(4, [0]), [line("public")]));
    expect([store.viewer, store.log.map(({ text }) => text.id), store.isTurn]).toEqual([null, ["public"], false]);
  });

  it("is shown no more when its player allows it no longer", () => {
    sit(0, { follow: true }, {});
    store.viewAs(0);
    wire.tell(sync(0, step(4, [1]), [line("secret")]));
    wire.tell(people({ follow: true }, {}));
    expect(store.log.length).toBe(1);
    wire.tell(people({}, {}));
    nothing();
    expect(wire.last).toEqual({ look: { seat: null, areas: true } });
  });

  it("gives way to another seat of the guest's", () => {
    sit(0, { yours: true }, { yours: true });
    wire.tell(sync(0, step(4, [0])));
    wire.tell(people({}, { yours: true }));
    expect(wire.last).toEqual({ look: { seat: 1, areas: true } });
  });

  it("is let go of when the server refuses it, and the page says why", async () => {
    sit(0, { name: "Bob" }, {});
    store.viewAs(0);
    wire.tell({ refused: { id: wire.sent.at(-1)?.id ?? 0, why: { code: "forbidden", text: { id: "no", args: [] } } } });
    await settle();
    expect(store.refused?.text.id).toBe("no");
    expect(wire.last).toEqual({ look: { seat: null, areas: true } });
  });

  it("may be looked through by anybody once the game is over", () => {
    const ended = people({}, {});
    if ("table" in ended) ended.table.over = true;
    sit(0, {}, {});
    wire.tell(ended);
    store.viewAs(1);
    wire.tell(sync(1, step(9, [])));
    wire.tell(ended);
    expect(store.viewer).toBe(1);
  });

  it("is looked through as soon as it is taken, though the page hears of it later", () => {
    sit(0, { free: true }, {});
    store.viewAs(0);
    wire.tell(people({ free: true }, { presence: "away" }));
    expect(wire.last).toEqual({ look: { seat: 0, areas: true } });
  });
});

describe("people at one screen", () => {
  const shared = [{ yours: true }, { yours: true, here: true, name: "Bob" }];

  it("see only what is public until one of them takes it", () => {
    sit(0, ...shared);
    expect(wire.last).toEqual({ look: { seat: null, areas: true } });
    wire.tell(sync(null, step(1, [1])));
    expect(store.handOver).toBe(1);
    store.ready();
    expect(wire.last).toEqual({ look: { seat: 1, areas: true } });
    expect(store.handOver).toBe(1);
    wire.tell(sync(1, step(8, [1], asks(1, 3))));
    expect(store.handOver).toBeNull();
    expect(store.isTurn).toBe(true);
  });

  it("need no hand-over before the first move of whoever has just made the table", async () => {
    const both = [{ yours: true }, { yours: true, here: true, name: "Dora" }];
    open(0, true, ...both);
    expect(wire.last).toEqual({ look: { seat: 0, areas: true } });
    wire.tell(sync(0, step(1, [0], asks(0, 1))));
    await settle();
    expect(store.handOver).toBeNull();
    expect(store.isTurn).toBe(true);
    // The other person's turn still needs a hand-over.
    wire.tell(news([], step(2, [1])));
    await settle();
    expect(store.handOver).toBe(1);
  });

  it("hand over with nothing of the last one left on the page", async () => {
    sit(0, ...shared);
    wire.tell(sync(null, step(1, [1])));
    store.ready();
    wire.tell(sync(1, step(8, [1], asks(1, 3)), [line("secret")]));
    wire.tell(news([line("more")], step(9, [0])));
    await settle();
    expect(store.handOver).toBe(0);
    expect([store.step, store.log, store.recent, store.ask, store.viewer]).toEqual([null, [], [], null, undefined]);
    wire.tell(sync(null, step(20, [0]), [line("public")]));
    wire.tell(news([line("public")], step(21, [0])));
    await settle();
    expect(store.log).toEqual([]);
  });

  it("are one person where the seats are all their own", async () => {
    sit(0, { yours: true }, { yours: true });
    wire.tell(sync(0, step(1, [1])));
    await settle();
    expect(store.handOver).toBeNull();
    expect(wire.last).toEqual({ look: { seat: 1, areas: true } });
  });
});

describe("a request to take back", () => {
  it("is answered by whoever is asked, once", () => {
    const me = { yours: true };
    const asked = (awaited: number[]) => state([me, { name: "Bob" }, { name: "Eve" }], { undo: { number: 7, by: 1, awaited, moves: 2 } });
    sit(0, me, { name: "Bob" });
    wire.tell(asked([0, 2]));
    const page = mount(Consent, { target: document.body, props: { store, who: String } });
    const buttons = () => [...document.body.querySelectorAll("button")];
    flushSync();
    buttons()[0]?.click();
    expect(wire.last).toEqual({ consent: { request: 7, yes: true } });
    // Only another seat's consent is still awaited.
    wire.tell(asked([2]));
    flushSync();
    expect(buttons()).toEqual([]);
    void unmount(page);
  });
});

describe("somebody who is gone", () => {
  it("is stood in for only when the server would let a bot", () => {
    const [me, bob] = [{ yours: true }, { name: "Bob", presence: "away" as const }];
    sit(0, me, { name: "Bob" });
    expect(store.away).toEqual([]);
    wire.tell(people(me, bob));
    const now = Date.now();
    expect(store.away).toEqual([1]);
    expect(store.standInIn(1, now)).toBe(30);
    // The time counts from when he left, not from the last update.
    vi.setSystemTime(now + 20_000);
    wire.tell(people(me, bob));
    expect(store.standInIn(1, now + 29_000)).toBe(1);
    expect(store.standInIn(1, now + 30_000)).toBe(0);
    // The server sets the waiting time.
    wire.tell(state([me, bob], { away: 90 }));
    expect(store.standInIn(1, now + 30_000)).toBe(60);
    wire.tell(people({}, bob));
    expect(store.standInIn(1, now + 30_000)).toBeNull();
    wire.tell(people(me, { name: "Bob" }));
    expect(store.away).toEqual([]);
  });
});
