/** Proofreads the text of an option on the server, shortly after its last change. */

import type { Msg } from "../types/Msg";
import type { Proofread } from "../types/Proofread";
import * as api from "./api";

/** The delay between the last change and the request, in milliseconds. */
const PROOFREAD_DELAY_MS = 300;

export class Proof {
  /** The problems last found; `null` if there was no answer yet. */
  problems = $state.raw<Msg[] | null>(null);
  /** Whether `problems` is about the current text. */
  private fresh = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";

  /** The problems of the current text; `null` while they are unknown. */
  get now(): Msg[] | null {
    return this.fresh ? this.problems : null;
  }

  /** Proofreads a text unless it is unchanged. */
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
    const read = async () => {
      const answer = await api.proofread(game, proof).catch((error) => [api.failure(error).text]);
      if (this.asked !== question) return;
      this.problems = answer;
      this.fresh = true;
    };
    this.timer = setTimeout(() => void read(), PROOFREAD_DELAY_MS);
  }
}
