/** What a person points at, picks and reads at a table. */

import type { Line } from "../types/Line";
import type { Msg } from "../types/Msg";
import type { Reply } from "../types/Reply";
import type { BoardRef } from "../types/BoardRef";
import { type Placed, enough, litThings, meant, single, toggle, touching } from "./pick";
import type { Hint, TableStore } from "./table.svelte";

/** How long somebody has to dwell on a choice before its consequences are asked for. */
const DWELL_MS = 160;

/** What is said to a question by taking a choice. */
export const replyOf = ({ index, standing }: Placed): Reply => (standing ? { standing: index } : { answer: [index] });

/** The pointing hand at one table. */
export class Pointing {
  /** Things to show as pointed at. */
  hot = $state.raw<ReadonlySet<BoardRef>>(new Set());
  /** The choices picked so far, where several make an answer. */
  picked = $state.raw<number[]>([]);
  /** What would certainly happen, for the choice pointed at. */
  foreseen = $state.raw<{ key: string; told: Line[] } | null>(null);
  /** What befalls whoever takes the choice pointed at, before it is done. */
  warning = $state.raw<Msg | null>(null);
  /** The same for what is picked so far, where several make an answer. */
  outlook = $state.raw<Line[] | null>(null);
  /** Several choices that a click may have meant. */
  menu = $state.raw<{ thing: BoardRef; of: Placed[] } | null>(null);
  /** A choice that waits to be confirmed. */
  sure = $state.raw<Placed | null>(null);
  /** The thing whose details are read. */
  detail = $state.raw<BoardRef | null>(null);
  /** What a bot thinks. */
  hint = $state.raw<Hint | null>(null);
  /** Whether a bot is thinking. */
  thinking = $state(false);
  /** Whether it is a finger that points: it can show nothing before it presses. */
  finger = false;
  /** The choice that a finger has pressed once: what comes of it is shown, and once more takes it. */
  tapped = $state.raw<Placed | null>(null);

  private known = new Map<string, Line[]>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private weighing: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: TableStore,
    private readonly confirm: () => boolean,
  ) {}

  /** What can be clicked. */
  get lit(): ReadonlySet<BoardRef> {
    return this.store.sending ? new Set() : litThings(this.store.ask);
  }

  /** Whether several choices make an answer. */
  get several(): boolean {
    const ask = this.store.ask;
    return ask !== null && !single(ask.pick);
  }

  /** What is picked so far, as things. */
  get chosen(): ReadonlySet<BoardRef> {
    const choices = this.picked.map((index) => this.store.ask?.choices[index]);
    return new Set(choices.flatMap((choice) => choice?.touches.slice(0, 1) ?? []));
  }

  /** Another question, or none: nothing is picked or pointed at any more. */
  reset(): void {
    this.picked = [];
    this.menu = null;
    this.sure = null;
    this.tapped = null;
    this.hint = null;
    this.known.clear();
    this.leave();
  }

  /** Somebody else points: nothing that was opened stays open. */
  drop(): void {
    this.reset();
    this.detail = null;
  }

  /** Points at things. */
  point(things: readonly BoardRef[]): void {
    this.hot = new Set(things);
  }

  /** Points at a choice: its things, and after a moment what would come of it. */
  consider(placed: Placed): void {
    this.point(placed.choice.touches);
    this.warning = placed.choice.warning;
    const reply = replyOf(placed);
    const key = JSON.stringify(reply);
    clearTimeout(this.timer);
    const ask = this.store.ask;
    if (!ask || (!placed.standing && !single(ask.pick))) return;
    const known = this.known.get(key);
    if (known) this.foreseen = { key, told: known };
    else this.timer = setTimeout(() => this.foresee(key, reply, ask.number), DWELL_MS);
  }

  /** Something on the board is pointed at: if a click on it is one choice, what would come of that. */
  hover(thing: BoardRef | null): void {
    const of = this.store.ask && thing ? meant(this.store.ask, thing) : [];
    const [only] = of;
    if (only && of.length === 1) this.consider(only);
    else {
      this.leave();
      if (thing) this.point([thing]);
    }
  }

  /** Points at nothing. */
  leave(): void {
    // What is about to be done stays in sight.
    if (this.tapped || this.sure) return;
    clearTimeout(this.timer);
    this.hot = new Set(this.menu?.of.flatMap(({ choice }) => choice.touches));
    this.warning = null;
    this.foreseen = null;
  }

  /** Takes a choice: the whole answer, or one of several. */
  choose(placed: Placed, fromBoard = false): void {
    const ask = this.store.ask;
    if (!ask || this.store.sending) return;
    this.menu = null;
    this.tapped = null;
    if (!placed.standing && !single(ask.pick)) this.picked = toggle(this.picked, placed.index, ask.pick);
    else if (this.sure === null && (placed.choice.parting || (fromBoard && this.confirm()))) this.doubt(placed);
    else void this.store.reply(replyOf(placed));
  }

  /** What is picked has changed: after a moment, what would come of it. */
  weigh(): void {
    const { ask } = this.store;
    const { picked } = this;
    clearTimeout(this.weighing);
    if (!ask?.asked || single(ask.pick) || !picked.length || !enough(picked, ask.pick)) {
      this.outlook = null;
      return;
    }
    this.weighing = setTimeout(() => {
      this.store.foresee({ answer: picked }).then(
        (told) => {
          if (this.picked === picked && this.store.ask?.number === ask.number) this.outlook = told;
        },
        // Nothing can be said for certain.
        () => (this.outlook = null),
      );
    }, DWELL_MS);
  }

  /** Gives the answer made of the picked choices. */
  answer(): void {
    const ask = this.store.ask;
    if (ask && enough(this.picked, ask.pick)) void this.store.reply({ answer: this.picked });
  }

  /** A thing was clicked: what that means, or its details. */
  pick(thing: BoardRef): void {
    const ask = this.store.ask;
    const of = ask ? meant(ask, thing) : [];
    const [only] = of;
    const before = this.tapped?.choice;
    this.tapped = null;
    if (only && of.length === 1 && ask) {
      if (this.finger && !this.confirm() && single(ask.pick) && before !== only.choice) this.tap(only);
      else this.choose(only, true);
      return;
    }
    this.leave();
    this.inquire(thing, ask && !of.length ? touching(ask, thing) : of);
    if (!this.menu) this.detail = thing;
  }

  /** Whether to do it is answered, or not. */
  decide(yes: boolean): void {
    const { sure } = this;
    if (yes && sure) this.choose(sure);
    this.sure = null;
    this.leave();
  }

  /** The question what is meant is closed: a click on a place that only some of the choices touch answers it. */
  dismiss(at: BoardRef | null = null): void {
    const { menu } = this;
    this.menu = null;
    this.leave();
    if (!menu || at === null || at === menu.thing) return;
    const of = menu.of.filter(({ choice }) => choice.touches.includes(at));
    const [only] = of;
    if (only && of.length === 1) this.choose(only, true);
    else this.inquire(at, of);
  }

  private inquire(thing: BoardRef, of: Placed[]): void {
    if (!of.length) return;
    this.menu = { thing, of };
    this.leave();
  }

  private doubt(placed: Placed): void {
    this.consider(placed);
    this.sure = placed;
  }

  private tap(placed: Placed): void {
    this.consider(placed);
    this.tapped = placed;
  }

  /** Asks a bot. */
  async ask(): Promise<void> {
    const ask = this.store.ask;
    if (!ask || this.thinking) return;
    this.thinking = true;
    try {
      const hint = await this.store.hint(ask.seat);
      if (!hint || this.store.ask?.number !== hint.question) return;
      this.hint = hint;
      const best = hint.considered[0]?.reply;
      if (!best) return;
      const chosen = "answer" in best ? best.answer.map((i) => ask.choices[i]) : [ask.standing[best.standing]];
      this.point(chosen.flatMap((choice) => choice?.touches ?? []));
    } catch {
      // The line went down, or the question is another by now: no hint.
    } finally {
      this.thinking = false;
    }
  }

  private async foresee(key: string, reply: Reply, question: number): Promise<void> {
    try {
      const told = await this.store.foresee(reply);
      if (this.store.ask?.number !== question) return;
      this.known.set(key, told);
      this.foreseen = { key, told };
    } catch {
      // Nothing can be said for certain.
    }
  }
}
