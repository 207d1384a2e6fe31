/** What is answered without asking whoever plays: by their standing orders, and where nothing else matters. */

import type { Ask } from "../types/Ask";
import type { Seat } from "../types/Seat";
import type { Step } from "../types/Step";
import { type Drawer, type Order, Orders, type Until } from "./orders.svelte";
import { idle, isForced } from "./pick";

/** Which questions are not asked. It only decides: the table gives the answers. */
export class Unasked {
  /** Whether questions that change little are let pass until something else is asked. */
  private passing = $state(false);
  /** Whether they always are. */
  private always = $state(false);
  /** Whether the answer on its way is one that nobody was asked for. */
  private under = $state(false);
  /** A question whose answer was refused: it is asked. */
  private insisted = $state<number | null>(null);
  private readonly standing: Orders;

  constructor(
    drawer: Drawer | null,
    /** Something else is let pass now: the question that stands may need its answer, for it is not shown any more. */
    private readonly changed: () => void,
  ) {
    this.standing = new Orders(drawer);
  }

  /** The kinds of question that are let pass, whatever could be chosen. */
  get orders(): readonly Order[] {
    return this.standing.all;
  }

  /** Whether the next of them is asked all the same. */
  get held(): boolean {
    return this.standing.hold;
  }

  /** Whether the answer on its way is given from here. */
  get answers(): boolean {
    return this.under;
  }

  /** Whether the question is not shown: it is answered from here, or will be. */
  spares(ask: Ask): boolean {
    return this.under || isForced(ask) || this.answer(ask) !== null;
  }

  /** The answer that is given without asking; without one, it is asked. */
  answer(ask: Ask): number[] | null {
    // What has one answer is answered by the server, after as long as it takes there.
    if (!ask.asked || isForced(ask) || ask.number === this.insisted) return null;
    const ordered = this.standing.answer(ask);
    if (ordered) return ordered;
    const choice = this.passing || this.always ? idle(ask) : null;
    return choice === null ? null : [choice];
  }

  /** Lets pass what changes little, from now until something else is asked. */
  pass(): void {
    this.passing = true;
    this.insisted = null;
    this.changed();
  }

  /** Whether what changes little is let pass at all times. */
  passAlways(always: boolean): void {
    this.always = always;
    this.changed();
  }

  /** Lets this kind of question pass, this one included. */
  silence(ask: Ask, until: Until): void {
    this.standing.hold = false;
    this.standing.give(ask, until);
    this.insisted = null;
    this.changed();
  }

  /** Whether the next question is asked, though it is of a kind that is let pass. */
  hold(held: boolean): void {
    this.standing.hold = held;
    this.changed();
  }

  /** Asks questions of this kind again. */
  drop(kind: string): void {
    this.standing.drop(kind);
    this.changed();
  }

  /** Another seat is looked through, or none, or the same anew. */
  of(seat: Seat | null): void {
    this.standing.of(seat);
    this.insisted = null;
    if (seat === null) this.passing = false;
  }

  /** The game goes on. */
  follow(step: Pick<Step, "turn" | "stage">): void {
    this.standing.follow(step);
  }

  /** The question is asked: what was let pass for now no longer is. */
  ask(ask: Ask): void {
    this.standing.lapse(ask);
    this.passing = false;
  }

  /** The question is answered from here. */
  begin(ask: Ask): void {
    this.standing.count(ask);
    this.under = true;
  }

  /** The question is being answered, from here or not. */
  answered(ask: Ask): void {
    this.standing.answered(ask);
  }

  /** The answer was refused: whoever plays is asked, whatever they said before. */
  insist(ask: Ask): void {
    this.insisted = ask.number;
  }

  /** No answer is on its way any more. */
  done(): void {
    this.under = false;
  }
}
