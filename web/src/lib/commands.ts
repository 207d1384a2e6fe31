/** Matches commands sent to the server with its answers. */

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
    /** Sends a frame; returns `false` if there is no connection. */
    private readonly put: (frame: ClientFrame) => boolean,
  ) {}

  /** Sends a command and resolves with the frame that answers it; rejects with `Failed`. */
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

  /** Resolves a command with its answer. */
  answer(id: number, frame: ServerFrame): void {
    this.waiting.get(id)?.done(frame);
    this.waiting.delete(id);
  }

  /**
   * Rejects a command; returns whether it was pending. A refusal without an id may concern any command, so it rejects
   * all and returns `false`.
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

  /** Rejects all pending commands. */
  giveUp(why: Failure): void {
    for (const { fail } of this.waiting.values()) fail(new Failed(why));
    this.waiting.clear();
  }
}
