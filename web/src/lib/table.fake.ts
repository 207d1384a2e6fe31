/** A table store connected to a fake socket, for tests. */

import { vi } from "vitest";
import type { OutlineArea } from "../types/OutlineArea";
import type { ClientFrame } from "../types/ClientFrame";
import type { Command } from "../types/Command";
import type { Failure } from "../types/Failure";
import type { Line } from "../types/Line";
import type { Player } from "../types/Player";
import type { ServerFrame } from "../types/ServerFrame";
import type { Step } from "../types/Step";
import type { TableState } from "../types/TableState";
import { Failed } from "./api";
import type { PassRuleStorage } from "./pass_rules.svelte";
import type { Wire } from "./socket";
import { TableStore } from "./table.svelte";

/** A fake socket: the test plays the server. */
export class Fake implements Wire {
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
    this.sent.push(JSON.parse(data) as ClientFrame);
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
export const state = (seats: Partial<Player>[], more: Partial<TableState> = {}): ServerFrame => ({
  table: {
    id: "t",
    game: "g",
    seats: seats.map(player),
    policy: { undo: "never", open: false, "stand-in": true, clock: null, "quick-passes": false },
    away: 30,
    watching: 0,
    sides: [],
    undo: null,
    stuck: null,
    invitations: [],
    over: false,
    campaign: null,
    ...more,
  },
});
export const people = (...seats: Partial<Player>[]): ServerFrame => state(seats);
export const line = (id: string): Line => ({ at: null, rule: "g:a.1", text: { id, args: [] }, touched: [], event: null });
export const asks = (seat: number, number: number, more: object = {}) => ({
  number,
  seat,
  asked: true,
  text: { id: "q", args: [] },
  rule: null,
  pick: "one" as const,
  choices: [0, 1].map((value) => ({
    value,
    text: { id: "c", args: [] },
    group: null,
    names: [],
    touches: [],
    rule: "g:a.1",
    "low-priority": true,
    warning: null,
    parting: false,
    why: null,
  })),
  anytime: [],
  refused: [],
  forced: false,
  "costly-decline": false,
  decline: null,
  ...more,
});
/** A question with choices of normal priority and a declining choice. */
export const matters = {
  decline: 1,
  rule: "g:window.1",
  choices: asks(0, 1).choices.map((choice) => ({ ...choice, "low-priority": false })),
};
type At = Step & { seq: number; areas?: OutlineArea[]; changed?: OutlineArea[]; passing?: number };
export const step = (seq: number, asked: number[], ask: Step["ask"] = null): At => ({
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
export const sync = (seat: number | null, { seq, areas, passing, ...step }: At, log: Line[] = []): ServerFrame => ({
  sync: { seat, seq, log, notes: [], step, areas, passing },
});
export const news = (events: Line[], { seq, areas, changed, passing, ...step }: At): ServerFrame => ({
  news: { seq, events, step, areas, changed, passing },
});

/** The server's HTTP answer about the table. */
export const inquire = vi.fn(async (): Promise<unknown> => null);
export const says = (code: Failure["code"], id: string) => inquire.mockRejectedValue(new Failed({ code, text: { id, args: [] } }));

/** The seats for which `setSentAlways` was called with `true`. */
const sentAlways = new Set<number>();
export const storage: PassRuleStorage = {
  read: () => ({ orders: [], seen: null }),
  remove: () => {},
  sentAlways: (seat) => sentAlways.has(seat),
  setSentAlways: (seat, always) => void (always ? sentAlways.add(seat) : sentAlways.delete(seat)),
};

export let store: TableStore;
export let wire: Fake;
export const settle = () => vi.advanceTimersByTimeAsync(0);
/** Acknowledges the last command. */
export const done = async () => {
  wire.tell({ done: { id: wire.sent.at(-1)?.id ?? 0, invitation: null } });
  await settle();
};
/** The numbers of the questions that were answered. */
export const moves = () => wire.sent.flatMap(({ do: what }) => (typeof what === "object" && "move" in what ? [what.move.question] : []));
export const reconnect = async () => {
  await vi.advanceTimersByTimeAsync(60_000);
  wire = Fake.all.at(-1) as Fake;
  wire.onopen?.();
};

export function sit(beat = 0, ...seats: Partial<Player>[]) {
  open(beat, false, ...seats);
}

export function open(beat: number, fresh: boolean, ...seats: Partial<Player>[]) {
  store = new TableStore(
    () => new Fake(),
    () => beat,
    inquire,
    fresh,
    storage,
  );
  wire = Fake.all[0] as Fake;
  wire.onopen?.();
  wire.tell(people(...(seats.length ? seats : [{ yours: true }, { bot: "keen" as const }])));
}

/** Resets all fakes. Called before each test. */
export function resetFakes() {
  vi.useFakeTimers();
  Fake.all = [];
  storage.read = () => ({ orders: [], seen: null });
  storage.remove = () => {};
  sentAlways.clear();
  inquire.mockReset().mockResolvedValue(null);
}
