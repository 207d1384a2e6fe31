/** What is answered without asking whoever plays. The server does it; this shows and changes the rules by which it does. */

import type { Ask } from "../types/Ask";
import type { Command } from "../types/Command";
import type { PassChange } from "../types/PassChange";
import type { PassRulesState } from "../types/PassRulesState";
import type { Seat } from "../types/Seat";
import type { Drawer, Order, Until } from "./pass_rules.svelte";
import { idle, isForced } from "./pick";

/** The pass rules of the seat that is looked through, and which of its questions are not shown. */
export class Autopass {
  private state = $state.raw<PassRulesState | null>(null);
  /** The question that the server is going to answer. */
  private passing = $state.raw<number | null>(null);
  /** A question that is not shown while it is on its way to the server that it be let pass. */
  private declining = $state.raw<number | null>(null);
  /** Whether it is on its way to the server that what changes little be let pass. */
  private lowering = $state(false);
  /** Whether what changes little is let pass at all times, as the settings say. */
  private always = false;
  /** What the server was told of that since the page was opened, by seat. */
  private readonly sent = new Map<Seat, boolean>();
  private seat: Seat | null = null;

  constructor(
    private readonly drawer: Drawer | null,
    /** Sends a command; whether it was carried out. */
    private readonly send: (command: Command) => Promise<boolean>,
    /** Something else is let pass now: the question that stands may have to be shown. */
    private readonly changed: () => void,
  ) {}

  /** The kinds of question that are let pass, whatever could be chosen. */
  get orders(): readonly Order[] {
    return this.state?.rules ?? [];
  }

  /** Whether the next of them is asked all the same. */
  get held(): boolean {
    return this.state?.hold ?? false;
  }

  /** Whether the question is not shown: the server answers it. */
  spares(ask: Ask): boolean {
    if (!ask.asked) return false;
    if (isForced(ask) || ask.number === this.passing || ask.number === this.declining) return true;
    return this.lowering && idle(ask) !== null;
  }

  /** Lets pass what changes little, from now until something else is asked. */
  pass(): void {
    void this.lower("now");
  }

  /** Whether what changes little is let pass at all times. */
  passAlways(always: boolean): void {
    if (always === this.always) return;
    this.always = always;
    this.sendAlways();
  }

  /** Lets this kind of question pass, this one included. */
  silence(ask: Ask, until: Until): void {
    this.declining = ask.number;
    void this.change({ add: { question: ask.number, until } }).then(() => {
      if (this.declining === ask.number) this.declining = null;
      this.changed();
    });
  }

  /** Whether the next question is asked, though it is of a kind that is let pass. */
  hold(hold: boolean): void {
    void this.change({ hold: { hold } });
  }

  /** Asks questions of this kind again. */
  drop(kind: string): void {
    void this.change({ remove: { kind } });
  }

  /** Another seat is looked through, one of the guest's own or none, or the same anew. */
  of(seat: Seat | null): void {
    if (seat === this.seat) return;
    this.reset();
    this.seat = seat;
    if (seat === null) return;
    const { orders, seen } = this.drawer?.read(seat) ?? { orders: [], seen: null };
    if (orders.length)
      void this.change({ adopt: { rules: orders, seen } }).then((done) => {
        if (done) this.drawer?.remove(seat);
      });
    this.sendAlways();
  }

  /** Nothing is known of the rules any more. */
  reset(): void {
    this.seat = null;
    this.state = null;
    this.passing = null;
    this.declining = null;
    this.lowering = false;
  }

  /** The question that the server is going to answer, if any; told with every step. */
  expect(passing: number | undefined): void {
    this.passing = passing ?? null;
  }

  /** The server says what the rules are. */
  know(state: PassRulesState): void {
    if (state.seat !== this.seat) return;
    this.state = state;
    this.passing = state.passing;
    this.changed();
  }

  /** Tells the server what the settings say, if that is not what this browser last told it: another one may say otherwise. */
  private sendAlways(): void {
    const { seat, always } = this;
    if (seat === null || (this.sent.get(seat) ?? this.drawer?.sentAlways(seat) ?? false) === always) return;
    this.sent.set(seat, always);
    void this.lower(always ? "always" : null).then((done) => {
      if (done) this.drawer?.setSentAlways(seat, always);
      else if (this.sent.get(seat) === always) this.sent.delete(seat);
    });
  }

  private async lower(until: Until | null): Promise<boolean> {
    this.lowering = until !== null;
    const done = await this.change({ "low-priority": { until } });
    this.lowering = false;
    this.changed();
    return done;
  }

  private change(change: PassChange): Promise<boolean> {
    const { seat } = this;
    return seat === null ? Promise.resolve(false) : this.send({ "pass-rules": { seat, change } });
  }
}
