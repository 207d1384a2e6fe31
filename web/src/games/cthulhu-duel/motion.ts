/** What events look like while they happen: figures that slide, rise or fall for a moment. */

import type { Line } from "../../types/Line";
import type { Event } from "./types/Event";

export interface Ghost {
  id: number;
  seat: number;
  kind: number;
  how: "slide" | "rise" | "fall" | "sink";
  from: number;
  to: number;
  /** Milliseconds to wait first. */
  after: number;
}

/** How long one of them takes, and how long after the last one the next begins. */
export const LONG = 620;
const STEP = 170;
const MOST = 12;

let ids = 0;

/** The motions of these events, in order. `god` is the Great Old One of a seat. */
export function ghosts(recent: readonly Line[], god: (seat: number) => number): Ghost[] {
  const all: Ghost[] = [];
  const add = (seat: number, kind: number, how: Ghost["how"], from: number, to = from) => {
    if (all.length < MOST) all.push({ id: ids++, seat, kind, how, from, to, after: all.length * STEP });
  };
  for (const line of recent) {
    const event = line.event as Event;
    if (typeof event === "string") continue;
    if ("moved" in event) add(event.moved.seat, event.moved.piece.kind, "slide", event.moved.from, event.moved.to);
    else if ("retreated" in event)
      add(event.retreated.seat, event.retreated.piece.kind, "slide", event.retreated.from, event.retreated.to);
    else if ("ghoul-comes" in event) {
      const { seat, kind, from, to } = event["ghoul-comes"];
      add(seat, kind, "slide", from, to);
    } else if ("swapped" in event) {
      const { seat, owner, piece, from, to } = event.swapped;
      add(seat, god(seat), "slide", from, to);
      add(owner, piece.kind, "slide", to, from);
    } else if ("recruited" in event) add(event.recruited.seat, 0, "rise", event.recruited.zone);
    else if ("summoned" in event) add(event.summoned.seat, event.summoned.kind, "rise", event.summoned.zone);
    else if ("awakened" in event) add(event.awakened.seat, event.awakened.kind, "rise", event.awakened.zone);
    else if ("placed" in event) add(event.placed.owner, event.placed.kind, "rise", event.placed.zone);
    else if ("surfaced" in event) add(event.surfaced.seat, god(event.surfaced.seat), "rise", event.surfaced.zone);
    else if ("submerged" in event) add(event.submerged.seat, event.submerged.piece.kind, "sink", event.submerged.zone);
    else if ("lost" in event) add(event.lost.owner, event.lost.piece.kind, "fall", event.lost.zone);
  }
  return all;
}

/** The dice of the battle being fought after these events, by seat; `before` is what was known. */
export function dice(recent: readonly Line[], before: readonly [number[], number[]]): [number[], number[]] {
  let now: [number[], number[]] = [[...before[0]], [...before[1]]];
  for (const line of recent) {
    const event = line.event as Event;
    if (typeof event === "string") continue;
    if ("battle-begins" in event) now = [[], []];
    else if ("hits" in event) now[event.hits.seat === 0 ? 0 : 1] = [...event.hits.dice];
  }
  return now;
}

/** The zones where these events opened a gate. */
export function opened(recent: readonly Line[]): number[] {
  return recent.flatMap((line) => {
    const event = line.event as Event;
    return typeof event !== "string" && "gate-built" in event ? [event["gate-built"].zone] : [];
  });
}
