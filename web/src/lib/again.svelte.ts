/** The same answer again, where the same is asked time after time. */

import type { Ask } from "../types/Ask";
import type { Reply } from "../types/Reply";
import { single } from "./pick";

/** The same has to have been answered this often in a row before more of it can be expected. */
const RUN = 2;

/** The same is answered no more often than this by one press. */
const MOST = 20;

/** What is answered the same in a row. It only decides: the table gives the answers. */
export class Again {
  /** What was last answered, while nobody else has been asked since. */
  private before = $state.raw<{ rule: string | null; choice: string; times: number } | null>(null);
  /** How often it is still answered without asking, as long as it can be. */
  private left = 0;

  /** Where the answer before stands among the choices of the same question, once it has been given several times. */
  at(ask: Ask | null): number | null {
    const { before } = this;
    if (!ask?.asked || !before || before.times < RUN || ask.rule !== before.rule || !single(ask.pick)) return null;
    const at = ask.choices.findIndex((choice) => JSON.stringify(choice.value) === before.choice);
    return at < 0 || at === ask.idle ? null : at;
  }

  /** Answers the same as before, from now on and as long as the same is asked without a break. */
  begin(): void {
    this.left = MOST;
  }

  /** The choice that is taken again without asking; without one, the run is over. */
  next(ask: Ask | null): number | null {
    const same = this.left > 0 ? this.at(ask) : null;
    if (same === null) this.left = 0;
    return same;
  }

  /** A question is being answered. */
  answered(ask: Ask, reply: Reply): void {
    const [only, ...more] = "answer" in reply ? reply.answer : [];
    const choice = only === undefined || more.length ? undefined : ask.choices[only];
    const now = choice ? { rule: ask.rule, choice: JSON.stringify(choice.value) } : null;
    const same = now?.rule === this.before?.rule && now?.choice === this.before?.choice;
    this.before = now && { ...now, times: same ? (this.before?.times ?? 0) + 1 : 1 };
    this.left = Math.max(0, this.left - 1);
  }

  /** What comes now is another matter. */
  stop(): void {
    this.before = null;
    this.left = 0;
  }
}
