/** Clocks that run on between two messages of the server. */

import type { Clock } from "../types/Clock";

/** The remaining time as minutes and seconds. `received`: when the clock was received, in milliseconds since 1970. */
export function remaining(clock: Clock, received: number, now: number): string {
  const left = Math.max(0, clock.left - (clock.runs ? Math.max(0, now - received) : 0));
  const seconds = Math.ceil(left / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}
