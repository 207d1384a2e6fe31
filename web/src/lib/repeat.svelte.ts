/** Repeating an answer while the same question comes time after time. */

import type { Ask } from "../types/Ask";
import type { Reply } from "../types/Reply";
import { isSingle } from "./pick";

/** The number of equal answers in a row after which repeating is offered. */
const MIN_RUN = 2;

/** The maximum number of answers that one press repeats. */
const MAX_REPEATS = 20;

/** Tracks runs of equal answers. It only decides what to repeat; `TableStore` sends the answers. */
export class AnswerRepeater {
  /** The last answer and how many times it was given, while no other seat has been asked since. */
  private before = $state.raw<{ rule: string | null; choice: string; times: number } | null>(null);
  /** The number of repetitions still to send. */
  private left = 0;

  /**
   * The index of the last answer among the choices of the same question, once it has been given `MIN_RUN` times; else
   * `null`.
   */
  at(ask: Ask | null): number | null {
    const { before } = this;
    if (!ask?.asked || !before || before.times < MIN_RUN || ask.rule !== before.rule || !isSingle(ask.pick)) return null;
    const at = ask.choices.findIndex((choice) => JSON.stringify(choice.value) === before.choice);
    return at < 0 || at === ask.decline ? null : at;
  }

  /** Starts repeating the last answer for as long as the same question follows without interruption. */
  begin(): void {
    this.left = MAX_REPEATS;
  }

  /** The index of the choice to repeat, or `null`, which ends the repetition. */
  next(ask: Ask | null): number | null {
    const same = this.left > 0 ? this.at(ask) : null;
    if (same === null) this.left = 0;
    return same;
  }

  /** Records that a question is being answered. */
  answered(ask: Ask, reply: Reply): void {
    const [only, ...more] = "answer" in reply ? reply.answer : [];
    const choice = only === undefined || more.length ? undefined : ask.choices[only];
    const now = choice ? { rule: ask.rule, choice: JSON.stringify(choice.value) } : null;
    const same = now?.rule === this.before?.rule && now?.choice === this.before?.choice;
    this.before = now && { ...now, times: same ? (this.before?.times ?? 0) + 1 : 1 };
    this.left = Math.max(0, this.left - 1);
  }

  /** Ends the run. */
  stop(): void {
    this.before = null;
    this.left = 0;
  }
}
