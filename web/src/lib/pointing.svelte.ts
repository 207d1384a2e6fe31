/** What the player points at, picks and reads at a table. */

import type { Line } from "../types/Line";
import type { Msg } from "../types/Msg";
import type { Reply } from "../types/Reply";
import type { BoardRef } from "../types/BoardRef";
import { type PlacedChoice, isComplete, litThings, choicesAt, isSingle, toggle, choicesTouching } from "./pick";
import type { Hint, TableStore } from "./table.svelte";

/** How long the pointer has to rest on a choice before its consequences are requested. */
const DWELL_MS = 160;

/** The reply that takes a choice. */
export const replyOf = ({ index, anytime }: PlacedChoice): Reply => (anytime ? { anytime: index } : { answer: [index] });

/** The pointing and picking state of one table screen. */
export class Pointing {
  /** The things to highlight as pointed at. */
  hot = $state.raw<ReadonlySet<BoardRef>>(new Set());
  /** The choices picked so far, where several make an answer. */
  picked = $state.raw<number[]>([]);
  /** What certainly happens if the choice pointed at is taken. */
  foreseen = $state.raw<{ key: string; events: Line[] } | null>(null);
  /** The warning of the choice pointed at. */
  warning = $state.raw<Msg | null>(null);
  /** What certainly happens with the choices picked so far, where several make an answer. */
  outlook = $state.raw<Line[] | null>(null);
  /** The choices that an ambiguous click may have meant. */
  menu = $state.raw<{ thing: BoardRef; of: PlacedChoice[] } | null>(null);
  /** The choice that waits to be confirmed. */
  unconfirmed = $state.raw<PlacedChoice | null>(null);
  /** The thing whose details are shown. */
  detail = $state.raw<BoardRef | null>(null);
  /** The advice of a bot. */
  hint = $state.raw<Hint | null>(null);
  /** Whether a bot is thinking. */
  thinking = $state(false);
  /** Whether the pointer is a finger, which cannot hover. */
  isTouch = false;
  /** The choice tapped once: its consequences are shown, and a second tap takes it. */
  tapped = $state.raw<PlacedChoice | null>(null);

  private foreseenByReply = new Map<string, Line[]>();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private pickedTimer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly store: TableStore,
    private readonly confirm: () => boolean,
  ) {}

  /** The things that can be clicked. */
  get lit(): ReadonlySet<BoardRef> {
    return this.store.sending ? new Set() : litThings(this.store.ask);
  }

  /** Whether several choices make an answer. */
  get several(): boolean {
    const ask = this.store.ask;
    return ask !== null && !isSingle(ask.pick);
  }

  /** The things of the choices picked so far. */
  get chosen(): ReadonlySet<BoardRef> {
    const choices = this.picked.map((index) => this.store.ask?.choices[index]);
    return new Set(choices.flatMap((choice) => choice?.touches.slice(0, 1) ?? []));
  }

  /** Clears all picking and pointing, because the question changed. */
  reset(): void {
    this.picked = [];
    this.menu = null;
    this.unconfirmed = null;
    this.tapped = null;
    this.hint = null;
    this.foreseenByReply.clear();
    this.leave();
  }

  /** Clears everything including open details, because another seat is viewed. */
  drop(): void {
    this.reset();
    this.detail = null;
  }

  /** Highlights things. */
  point(things: readonly BoardRef[]): void {
    this.hot = new Set(things);
  }

  /** Highlights the things of a choice, and after `DWELL_MS` shows its consequences. */
  consider(placed: PlacedChoice): void {
    this.point(placed.choice.touches);
    this.warning = placed.choice.warning;
    const reply = replyOf(placed);
    const key = JSON.stringify(reply);
    clearTimeout(this.timer);
    const ask = this.store.ask;
    if (!ask || (!placed.anytime && !isSingle(ask.pick))) return;
    const known = this.foreseenByReply.get(key);
    if (known) this.foreseen = { key, events: known };
    else this.timer = setTimeout(() => void this.foresee(key, reply, ask.number), DWELL_MS);
  }

  /** Highlights a thing on the board; if a click on it means exactly one choice, shows the consequences of that. */
  hover(thing: BoardRef | null): void {
    const of = this.store.ask && thing ? choicesAt(this.store.ask, thing) : [];
    const [only] = of;
    if (only && of.length === 1) this.consider(only);
    else {
      this.leave();
      if (thing) this.point([thing]);
    }
  }

  /** Ends the highlighting. */
  leave(): void {
    // A choice about to be confirmed stays highlighted.
    if (this.tapped || this.unconfirmed) return;
    clearTimeout(this.timer);
    this.hot = new Set(this.menu?.of.flatMap(({ choice }) => choice.touches));
    this.warning = null;
    this.foreseen = null;
  }

  /** Takes a choice, as the whole answer or as one of several. */
  choose(placed: PlacedChoice, fromBoard = false): void {
    const ask = this.store.ask;
    if (!ask || this.store.sending) return;
    this.menu = null;
    this.tapped = null;
    if (!placed.anytime && !isSingle(ask.pick)) this.picked = toggle(this.picked, placed.index, ask.pick);
    else if (this.unconfirmed === null && (placed.choice.parting || (fromBoard && this.confirm()))) this.askToConfirm(placed);
    else void this.store.reply(replyOf(placed));
  }

  /** Requests the consequences of the picked choices after `DWELL_MS`. Called when they change. */
  foreseePicked(): void {
    const { ask } = this.store;
    const { picked } = this;
    clearTimeout(this.pickedTimer);
    if (!ask?.asked || isSingle(ask.pick) || !picked.length || !isComplete(picked, ask.pick)) {
      this.outlook = null;
      return;
    }
    this.pickedTimer = setTimeout(() => {
      this.store.foresee({ answer: picked }).then(
        (told) => {
          if (this.picked === picked && this.store.ask?.number === ask.number) this.outlook = told;
        },
        // Nothing certain can be foreseen.
        () => (this.outlook = null),
      );
    }, DWELL_MS);
  }

  /** Sends the picked choices as the answer. */
  answer(): void {
    const ask = this.store.ask;
    if (ask && isComplete(this.picked, ask.pick)) void this.store.reply({ answer: this.picked });
  }

  /** Handles a click on a thing: takes its only choice, offers a menu of several, or shows its details. */
  pick(thing: BoardRef): void {
    const ask = this.store.ask;
    const of = ask ? choicesAt(ask, thing) : [];
    const [only] = of;
    const before = this.tapped?.choice;
    this.tapped = null;
    if (only && of.length === 1 && ask) {
      if (this.isTouch && !this.confirm() && isSingle(ask.pick) && before !== only.choice) this.tap(only);
      else this.choose(only, true);
      return;
    }
    this.leave();
    this.openMenu(thing, ask && !of.length ? choicesTouching(ask, thing) : of);
    if (!this.menu) this.detail = thing;
  }

  /** Closes the confirmation, taking the choice if `yes`. */
  decide(yes: boolean): void {
    const { unconfirmed } = this;
    if (yes && unconfirmed) this.choose(unconfirmed);
    this.unconfirmed = null;
    this.leave();
  }

  /** Closes the menu; a click on a thing `at` that only some of its choices touch narrows them down. */
  dismiss(at: BoardRef | null = null): void {
    const { menu } = this;
    this.menu = null;
    this.leave();
    if (!menu || at === null || at === menu.thing) return;
    const of = menu.of.filter(({ choice }) => choice.touches.includes(at));
    const [only] = of;
    if (only && of.length === 1) this.choose(only, true);
    else this.openMenu(at, of);
  }

  private openMenu(thing: BoardRef, of: PlacedChoice[]): void {
    if (!of.length) return;
    this.menu = { thing, of };
    this.leave();
  }

  private askToConfirm(placed: PlacedChoice): void {
    this.consider(placed);
    this.unconfirmed = placed;
  }

  private tap(placed: PlacedChoice): void {
    this.consider(placed);
    this.tapped = placed;
  }

  /** Asks a bot for advice and highlights its best choice. */
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
      const chosen = "answer" in best ? best.answer.map((i) => ask.choices[i]) : [ask.anytime[best.anytime]];
      this.point(chosen.flatMap((choice) => choice?.touches ?? []));
    } catch {
      // The connection was lost or the question has changed: no hint.
    } finally {
      this.thinking = false;
    }
  }

  private async foresee(key: string, reply: Reply, question: number): Promise<void> {
    try {
      const events = await this.store.foresee(reply);
      if (this.store.ask?.number !== question) return;
      this.foreseenByReply.set(key, events);
      this.foreseen = { key, events };
    } catch {
      // Nothing certain can be foreseen.
    }
  }
}
