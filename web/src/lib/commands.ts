/** Commands on their way to the server, and what it answers to each. */

import type { ClientFrame } from "../types/ClientFrame";
import type { Command } from "../types/Command";
import type { Failure } from "../types/Failure";
import type { ServerFrame } from "../types/ServerFrame";
import { Failed, UNREACHABLE } from "./api";

interface Waiting {
  done(frame: ServerFrame): void;
  fail(why: Failed): void;
}

export class Commands {
  private last = 0;
  private waiting = new Map<number, Waiting>();

  constructor(
    /** Puts a frame on the line; whether there is one. */
    private readonly put: (frame: ClientFrame) => boolean,
  ) {}

  /** Sends a command: the frame that answers it, or why there is none. */
  send(command: Command): Promise<ServerFrame> {
    const id = ++this.last;
    return new Promise((done, fail) => {
      this.waiting.set(id, { done, fail });
      if (!this.put({ id, do: command })) {
        this.waiting.delete(id);
        fail(new Failed(UNREACHABLE));
      }
    });
  }

  /** A command is answered. */
  answer(id: number, frame: ServerFrame): void {
    this.waiting.get(id)?.done(frame);
    this.waiting.delete(id);
  }

  /**
   * A command is refused; whether anybody waits for it. A refusal without a number may be about any of them: none is
   * waited for any longer.
   */
  refuse(id: number | null, why: Failure): boolean {
    if (id === null) {
      this.giveUp(why);
      return false;
    }
    const waiting = this.waiting.get(id);
    this.waiting.delete(id);
    waiting?.fail(new Failed(why));
    return waiting !== undefined;
  }

  /** Nothing comes any more for all that wait. */
  giveUp(why: Failure): void {
    for (const { fail } of this.waiting.values()) fail(new Failed(why));
    this.waiting.clear();
  }
}
