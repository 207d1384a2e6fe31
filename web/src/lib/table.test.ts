import { flushSync, mount, unmount } from "svelte";
import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Area } from "../types/Area";
import type { ClientFrame } from "../types/ClientFrame";
import type { Command } from "../types/Command";
import type { Failure } from "../types/Failure";
import type { Line } from "../types/Line";
import type { Player } from "../types/Player";
import type { ServerFrame } from "../types/ServerFrame";
import type { Step } from "../types/Step";
import type { TableState } from "../types/TableState";
import { Failed, UNREACHABLE } from "./api";
import type { Wire } from "./socket";
import Caption from "../table/Caption.svelte";
import Consent from "../table/Consent.svelte";
import Question from "../table/Question.svelte";
import { Pointing } from "./pointing.svelte";
import { TableStore } from "./table.svelte";

/** A socket whose other end is the test. */
class Fake implements Wire {
  static all: Fake[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientFrame[] = [];
  closed = false;
  constructor() {
    Fake.all.push(this);
  }
  send(data: string) {
    this.sent.push(JSON.parse(data));
  }
  close() {
    this.closed = true;
    this.onclose?.({ code: 1000 });
  }
  tell(frame: ServerFrame) {
    this.onmessage?.({ data: JSON.stringify(frame) });
  }
  get last(): Command | undefined {
    return this.sent.at(-1)?.do;
  }
}

const player = (more: Partial<Player> = {}): Player => ({
  who: { id: "who", args: [] },
  name: "Ann",
  bot: null,
  yours: false,
  free: false,
  here: false,
  presence: "here",
  follow: false,
  clock: null,
  ...more,
});
const state = (seats: Partial<Player>[], more: Partial<TableState> = {}): ServerFrame => ({
  table: {
    id: "t",
    game: "g",
    seats: seats.map(player),
    policy: { undo: "never", open: false, "stand-in": true, clock: null },
    away: 30,
    watching: 0,
    undo: null,
    stuck: null,
    invitations: [],
    over: false,
    campaign: null,
    ...more,
  },
});
const people = (...seats: Partial<Player>[]): ServerFrame => state(seats);
const line = (id: string): Line => ({ at: null, rule: "g:a.1", text: { id, args: [] }, touched: [], event: null });
const asks = (seat: number, number: number, more: object = {}) => ({
  number,
  seat,
  asked: true,
  text: { id: "q", args: [] },
  rule: null,
  pick: "one" as const,
  choices: [0, 1].map((value) => ({ value, text: { id: "c", args: [] }, group: null, names: [], touches: [], rule: "g:a.1", minor: true, warning: null, parting: false, why: null })),
  standing: [],
  refused: [],
  forced: false,
  dear: false,
  idle: null,
  ...more,
});
/** A question whose choices matter, with an answer that does nothing. */
const matters = { idle: 1, rule: "g:window.1", choices: asks(0, 1).choices.map((choice) => ({ ...choice, minor: false })) };
type At = Step & { seq: number; areas?: Area[]; changed?: Area[] };
const step = (seq: number, asked: number[], ask: Step["ask"] = null): At => ({
  seq,
  view: { seq },
  stage: null,
  turn: null,
  asked,
  ask,
  silence: null,
  "can-undo": false,
  end: null,
});
const sync = (seat: number | null, { seq, areas, ...step }: At, log: Line[] = []): ServerFrame => ({
  sync: { seat, seq, log, notes: [], step, areas },
});
const news = (told: Line[], { seq, areas, changed, ...step }: At): ServerFrame => ({
  news: { seq, told, step, areas, changed },
});

/** What the server says of the table by HTTP. */
const inquire = vi.fn(async (): Promise<unknown> => null);
const says = (code: Failure["code"], id: string) => inquire.mockRejectedValue(new Failed({ code, text: { id, args: [] } }));

let store: TableStore;
let wire: Fake;
const settle = () => vi.advanceTimersByTimeAsync(0);
/** The last command was carried out. */
const done = async () => {
  wire.tell({ done: { id: wire.sent.at(-1)?.id ?? 0, invitation: null } });
  await settle();
};
/** The numbers of the questions that were answered. */
const moves = () => wire.sent.flatMap(({ do: what }) => (typeof what === "object" && "move" in what ? [what.move.question] : []));
const reconnect = async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  wire = Fake.all.at(-1) as Fake;
  wire.onopen?.();
};

function sit(beat = 0, ...seats: Partial<Player>[]) {
  open(beat, false, ...seats);
}

function open(beat: number, fresh: boolean, ...seats: Partial<Player>[]) {
  store = new TableStore(
    () => new Fake(),
    () => beat,
    inquire,
    fresh,
  );
  wire = Fake.all[0] as Fake;
  wire.onopen?.();
  wire.tell(people(...(seats.length ? seats : [{ yours: true }, { bot: "keen" as const }])));
}

beforeEach(() => {
  vi.useFakeTimers();
  Fake.all = [];
  inquire.mockReset().mockResolvedValue(null);
});

describe("a table", () => {
  it("is looked at through the guest's seat, and shows what is told", async () => {
    sit();
    expect(wire.last).toEqual({ look: { seat: 0, areas: true } });
    wire.tell(sync(0, step(4, [0], asks(0, 7)), [line("a")]));
    expect(store.turn).toBe(true);
    wire.tell(news([line("b")], step(5, [1])));
    await settle();
    expect(store.log.map(({ text }) => text.id)).toEqual(["a", "b"]);
    expect(store.turn).toBe(false);
  });

  it("keeps the lists that have not changed", async () => {
    const area = (id: string, name: string) => ({ id, name: { id: name, args: [] }, of: null, near: [], items: [] });
    sit();
    wire.tell(sync(0, { ...step(4, [1]), areas: [area("a", "old"), area("b", "old")] }));
    wire.tell(news([], { ...step(5, [1]), changed: [area("b", "new")] }));
    wire.tell(news([], { ...step(6, [1]), changed: [area("a", "newer")] }));
    await settle();
    expect(store.step?.areas?.map(({ id, name }) => [id, name.id])).toEqual([["a", "newer"], ["b", "new"]]);
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
    expect(store.turn).toBe(false);
    await vi.advanceTimersByTimeAsync(500);
    expect(store.now?.text.id).toBe("b");
    store.skip();
    await settle();
    expect(store.turn).toBe(true);
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
    // Somebody else was quicker; then comes what the move brought, at its usual pace.
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
    store.visit(1);
    wire.tell(sync(null, step(1, [0])));
    await settle();
    expect(store.handOver).toBe(1);
    store.ready();
    wire.tell(sync(1, step(1, [0])));
    await settle();
    expect([store.eye, store.handOver, store.elsewhere]).toEqual([1, null, 0]);
    store.comeBack();
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
    const hint = store.hint(0).catch(({ failure }) => failure.code);
    wire.tell({ refused: { id: null, why: { code: "too-much", text: { id: "too fast", args: [] } } } });
    await settle();
    expect([store.sending, store.refused?.text.id]).toEqual([false, "too fast"]);
    expect(await hint).toBe("too-much");
    void store.reply({ answer: [1] });
    expect(wire.last).toEqual({ move: { seat: 0, question: 9, reply: { answer: [1] } } });
  });

  it("lets go of a line that opens after the page was left", () => {
    store = new TableStore(
      () => new Fake(),
      () => 0,
      inquire,
    );
    wire = Fake.all[0] as Fake;
    store.close();
    expect(wire.closed).toBe(false);
    wire.onopen?.();
    expect([wire.closed, store.link]).toEqual([true, "closed"]);
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

  it("counts what has happened since the guest last decided something themselves", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], asks(0, 1)), [line("long ago")]));
    expect(store.since, "nobody knows what was read before").toBe(0);
    void store.reply({ answer: [0] });
    wire.tell(news([line("a"), line("b")], step(2, [0], asks(0, 2, matters))));
    await done();
    expect(store.since).toBe(2);
    // What is let pass is no decision.
    store.silence("always");
    wire.tell(news([line("c")], step(3, [0], asks(0, 3))));
    await done();
    expect(store.since).toBe(3);
    void store.reply({ answer: [0] });
    expect(store.since).toBe(0);
  });
});

describe("a table that does not open", () => {
  it("says what the server says, and opens when it can after all", async () => {
    sit();
    says("broken", "cannot be read");
    wire.onclose?.({ code: 1006 });
    await settle();
    expect([store.barred?.text.id, store.link]).toEqual(["cannot be read", "lost"]);
    await reconnect();
    wire.tell(people({ yours: true }, {}));
    expect([store.barred, store.link]).toEqual([null, "open"]);
  });

  it("says nothing of the table when the server is not there", async () => {
    sit();
    inquire.mockRejectedValue(new Failed(UNREACHABLE));
    wire.onclose?.({ code: 1006 });
    await settle();
    expect([store.barred, store.link]).toEqual([null, "lost"]);
  });

  it("is left alone, with nothing of it on the page, by whoever is not let in", async () => {
    sit();
    wire.tell(sync(0, step(4, [0], asks(0, 7)), [line("secret")]));
    says("not-found", "no table");
    wire.onclose?.({ code: 4004 });
    await settle();
    expect([store.barred?.text.id, store.link, store.step, store.log]).toEqual(["no table", "closed", null, []]);
    const tried = Fake.all.length;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(Fake.all.length).toBe(tried);
  });
});

describe("whoever plays alone", () => {
  it("sits with bots only, and a bot that stands in for somebody is not one", () => {
    sit(0, { yours: true }, { bot: "keen" });
    expect(store.alone).toBe(true);
    for (const other of [{ name: "Bob" }, { free: true }, { bot: "keen" as const, presence: "stood-in" as const }]) {
      wire.tell(people({ yours: true }, other));
      expect(store.alone).toBe(false);
    }
    wire.tell(people({ yours: true, bot: "keen", presence: "stood-in" }, { yours: true, here: true }));
    expect(store.alone).toBe(true);
    wire.tell(people({ bot: "keen" }, { bot: "keen" }));
    expect(store.alone).toBe(false);
  });
});

describe("a seat that the guest may no longer look through", () => {
  const nothing = () => expect([store.step, store.log, store.ask, store.eye]).toEqual([null, [], null, undefined]);

  it("is shown no more when it is another's, whichever frame comes first", async () => {
    sit(0, { yours: true }, { name: "Bob" });
    wire.tell(sync(0, step(4, [0], asks(0, 7)), [line("secret")]));
    wire.tell(sync(null, step(4, [0]), [line("public")]));
    wire.tell(people({ name: "Eve" }, { name: "Bob" }));
    nothing();
    expect(wire.last).toEqual({ look: { seat: null, areas: true } });
    wire.tell(sync(null, step(4, [0]), [line("public")]));
    expect([store.eye, store.log.map(({ text }) => text.id), store.turn]).toEqual([null, ["public"], false]);
  });

  it("is shown no more when its player allows it no longer", () => {
    sit(0, { follow: true }, {});
    store.look(0);
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
    store.look(0);
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
    store.look(1);
    wire.tell(sync(1, step(9, [])));
    wire.tell(ended);
    expect(store.eye).toBe(1);
  });

  it("is looked through as soon as it is taken, though the page hears of it later", () => {
    sit(0, { free: true }, {});
    store.look(0);
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
    expect(store.turn).toBe(true);
  });

  it("need no hand-over before the first move of whoever has just made the table", async () => {
    const both = [{ yours: true }, { yours: true, here: true, name: "Dora" }];
    open(0, true, ...both);
    expect(wire.last).toEqual({ look: { seat: 0, areas: true } });
    wire.tell(sync(0, step(1, [0], asks(0, 1))));
    await settle();
    expect(store.handOver).toBeNull();
    expect(store.turn).toBe(true);
    // The other one's turn is handed over as ever.
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
    expect([store.step, store.log, store.recent, store.ask, store.eye]).toEqual([null, [], [], null, undefined]);
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

describe("the same question again", () => {
  const again = (number: number) => asks(0, number, { rule: "g:a.1" });
  const answers = () => wire.sent.filter(({ do: it }) => "move" in it).length;
  const done = () => wire.tell({ done: { id: wire.sent.at(-1)?.id ?? 0, invitation: null } });
  const twice = async () => {
    for (const number of [2, 3]) {
      expect(store.again).toBeNull();
      void store.reply({ answer: [1] });
      done();
      wire.tell(news([], step(number, [0], again(number))));
      await settle();
    }
  };

  it("can be answered the same until it is not asked any more, a move each", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], again(1))));
    expect(store.again).toBeNull();
    await twice();
    expect(store.again).toBe(1);
    store.repeat();
    expect(wire.last).toEqual({ move: { seat: 0, question: 3, reply: { answer: [1] } } });
    // The outcome may come before the answer to the move.
    wire.tell(news([], step(4, [0], again(4))));
    await settle();
    done();
    await settle();
    expect(wire.last).toEqual({ move: { seat: 0, question: 4, reply: { answer: [1] } } });
    done();
    wire.tell(news([], step(5, [0], asks(0, 5, { rule: "g:b.2" }))));
    await settle();
    expect(answers()).toBe(4);
    expect(store.again).toBeNull();
  });

  it("is not offered to be answered as what was just taken back", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], again(1))));
    await twice();
    expect(store.again).toBe(1);
    wire.tell(sync(0, step(4, [0], again(4))));
    expect(store.again).toBeNull();
    void store.reply({ answer: [1] });
    done();
    wire.tell(news([], step(5, [0], again(5))));
    await settle();
    expect(store.again).toBeNull();
  });

  it("is another matter after somebody else's go", async () => {
    sit();
    wire.tell(sync(0, step(1, [0], again(1))));
    void store.reply({ answer: [1] });
    done();
    wire.tell(news([], step(2, [1])));
    wire.tell(news([], step(3, [0], again(2))));
    await settle();
    expect(store.again).toBeNull();
    expect(answers()).toBe(1);
  });
});

describe("a request to take back", () => {
  it("is answered by whoever is asked, though a bot plays for them", () => {
    const me = { yours: true, bot: "keen" as const, presence: "stood-in" as const };
    const asked = (awaited: number[]) => state([me, { name: "Bob" }, { name: "Eve" }], { undo: { number: 7, by: 1, awaited, moves: 2 } });
    sit(0, me, { name: "Bob" });
    wire.tell(asked([0, 2]));
    const page = mount(Consent, { target: document.body, props: { store, who: String } });
    const buttons = () => [...document.body.querySelectorAll("button")];
    flushSync();
    buttons()[0]?.click();
    expect(wire.last).toEqual({ consent: { request: 7, yes: true } });
    // They have answered; another has not.
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
    // It counts from when he went, not from the last news of it.
    vi.setSystemTime(now + 20_000);
    wire.tell(people(me, bob));
    expect(store.standInIn(1, now + 29_000)).toBe(1);
    expect(store.standInIn(1, now + 30_000)).toBe(0);
    // How long it takes is for the server to say.
    wire.tell(state([me, bob], { away: 90 }));
    expect(store.standInIn(1, now + 30_000)).toBe(60);
    wire.tell(people({}, bob));
    expect(store.standInIn(1, now + 30_000)).toBeNull();
    wire.tell(people(me, { name: "Bob" }));
    expect(store.away).toEqual([]);
  });
});
