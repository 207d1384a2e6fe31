/** Questions that the server answers without asking the player. This module shows and changes the rules for it. */

import type { Ask } from "../types/Ask";
import type { Command } from "../types/Command";
import type { PassChange } from "../types/PassChange";
import type { PassRule } from "../types/PassRule";
import type { PassRulesState } from "../types/PassRulesState";
import type { Seat } from "../types/Seat";
import type { PassRuleStorage, Until } from "./pass_rules.svelte";
import { lowPriorityDecline, isForced } from "./pick";

/** The pass rules of the viewed seat, and which of its questions are hidden. */
export class Autopass {
  private state = $state.raw<PassRulesState | null>(null);
  /** The number of the question that the server is going to answer. */
  private passing = $state.raw<number | null>(null);
  /** The number of the question hidden while the rule that passes it is being sent. */
  private declining = $state.raw<number | null>(null);
  /** Whether a request to pass low-priority questions is being sent. */
  private isLowering = $state(false);
  /** Whether low-priority questions are always passed, according to the settings. */
  private always = false;
  /** The last value of `always` sent to the server since the page was opened, by seat. */
  private readonly sent = new Map<Seat, boolean>();
  private seat: Seat | null = null;

  constructor(
    private readonly storage: PassRuleStorage | null,
    /** Sends a command and returns whether it was carried out. */
    private readonly send: (command: Command) => Promise<boolean>,
    /** Called when the rules change: the current question may have to be shown. */
    private readonly onChange: () => void,
  ) {}

  /** The kinds of question that are passed whatever could be chosen. */
  get rules(): readonly PassRule[] {
    return this.state?.rules ?? [];
  }

  /** Whether the next question of these kinds is asked all the same. */
  get isHeld(): boolean {
    return this.state?.hold ?? false;
  }

  /** Whether the question is hidden because the server answers it. */
  hides(ask: Ask): boolean {
    if (!ask.asked) return false;
    if (isForced(ask) || ask.number === this.passing || ask.number === this.declining) return true;
    return this.isLowering && lowPriorityDecline(ask) !== null;
  }

  /** Passes low-priority questions until something else is asked. */
  pass(): void {
    void this.passLowPriority("now");
  }

  /** Sets whether low-priority questions are always passed. */
  passAlways(always: boolean): void {
    if (always === this.always) return;
    this.always = always;
    this.sendAlways();
  }

  /** Adds a pass rule for this kind of question, which also answers this one. */
  add(ask: Ask, until: Until): void {
    this.declining = ask.number;
    void this.change({ add: { question: ask.number, until } }).then(() => {
      if (this.declining === ask.number) this.declining = null;
      this.onChange();
    });
  }

  /** Sets whether the next question is asked although a rule would pass it. */
  hold(hold: boolean): void {
    void this.change({ hold: { hold } });
  }

  /** Removes the pass rule for a kind of question. */
  remove(kind: string): void {
    void this.change({ remove: { kind } });
  }

  /** Sets the viewed seat, which must be the guest's own or `null`. */
  setSeat(seat: Seat | null): void {
    if (seat === this.seat) return;
    this.reset();
    this.seat = seat;
    if (seat === null) return;
    const { orders, seen } = this.storage?.read(seat) ?? { orders: [], seen: null };
    if (orders.length)
      void this.change({ adopt: { rules: orders, seen } }).then((done) => {
        if (done) this.storage?.remove(seat);
      });
    this.sendAlways();
  }

  /** Clears everything known of the rules. */
  reset(): void {
    this.seat = null;
    this.state = null;
    this.passing = null;
    this.declining = null;
    this.isLowering = false;
  }

  /** Sets the question that the server is going to answer, if any. It comes with every step. */
  setPassing(passing: number | undefined): void {
    this.passing = passing ?? null;
  }

  /** Takes over the rules that the server sent. */
  onRules(state: PassRulesState): void {
    if (state.seat !== this.seat) return;
    this.state = state;
    this.passing = state.passing;
    this.onChange();
  }

  /**
   * Sends the setting unless this browser already did: another browser of the guest may have set something else since.
   */
  private sendAlways(): void {
    const { seat, always } = this;
    if (seat === null || (this.sent.get(seat) ?? this.storage?.sentAlways(seat) ?? false) === always) return;
    this.sent.set(seat, always);
    void this.passLowPriority(always ? "always" : null).then((done) => {
      if (done) this.storage?.setSentAlways(seat, always);
      else if (this.sent.get(seat) === always) this.sent.delete(seat);
    });
  }

  private async passLowPriority(until: Until | null): Promise<boolean> {
    this.isLowering = until !== null;
    const done = await this.change({ "low-priority": { until } });
    this.isLowering = false;
    this.onChange();
    return done;
  }

  private change(change: PassChange): Promise<boolean> {
    const { seat } = this;
    return seat === null ? Promise.resolve(false) : this.send({ "pass-rules": { seat, change } });
  }
}
