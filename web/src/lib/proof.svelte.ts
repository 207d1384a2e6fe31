/** What is wrong with a text for an option, asked a moment after it was last changed. */

import type { Msg } from "../types/Msg";
import type { Proofread } from "../types/Proofread";
import * as api from "./api";

/** How long after the last change a text counts as written, in milliseconds. */
const PAUSE = 300;

export class Proof {
  /** All that was wrong when that was last known; `null` if it never was. */
  problems = $state.raw<Msg[] | null>(null);
  /** Whether that is about the text as it stands. */
  private fresh = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";

  /** All that is wrong with the text as it stands; `null` as long as that is not known. */
  get now(): Msg[] | null {
    return this.fresh ? this.problems : null;
  }

  /** There is another text, or perhaps the same one. */
  read(game: string, proof: Proofread): void {
    const question = JSON.stringify([game, proof]);
    if (question === this.asked) return;
    this.asked = question;
    this.fresh = false;
    clearTimeout(this.timer);
    if (!proof.text.trim()) {
      this.problems = null;
      return;
    }
    this.timer = setTimeout(async () => {
      const answer = await api.proofread(game, proof).catch((error) => [api.failure(error).text]);
      if (this.asked !== question) return;
      this.problems = answer;
      this.fresh = true;
    }, PAUSE);
  }
}
