/** The log with chat notes between its lines. */

import type { Line } from "../types/Line";
import type { Note } from "../types/Note";

/** A log line or a note, with a unique key. */
export interface Entry {
  key: string;
  line?: Line;
  note?: Note;
}

/** Inserts each note after `note.after` lines; one out of range goes to the nearer end. */
export function interleave(log: readonly Line[], notes: readonly Note[]): Entry[] {
  const sorted = notes.map((note, i) => ({ note, i })).sort((a, b) => a.note.after - b.note.after || a.i - b.i);
  const all: Entry[] = [];
  let next = 0;
  for (let count = 0; count <= log.length; count++) {
    for (let each = sorted[next]; each && (each.note.after <= count || count === log.length); each = sorted[next]) {
      all.push({ key: `n${each.i}`, note: each.note });
      next++;
    }
    const line = log[count];
    if (line) all.push({ key: `l${count}`, line });
  }
  return all;
}

/** The dice of a log line's event: the numbers in its field `die` or `dice`, else none. */
export function diceOf(event: unknown): number[] {
  if (typeof event !== "object" || event === null) return [];
  const [inner] = Object.values(event) as unknown[];
  const values = [event, inner].filter((each): each is Record<string, unknown> => typeof each === "object" && !!each);
  for (const { die, dice } of values) {
    if (typeof die === "number") return [die];
    if (Array.isArray(dice) && dice.every((each) => typeof each === "number")) return dice;
  }
  return [];
}
