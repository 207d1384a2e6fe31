/** Checks that no frame contains hidden information. */

import { expect } from "vitest";
import type { ServerFrame } from "$shell/types/ServerFrame";
import type { Guest } from "$e2e/harness";
import type { Event } from "../types/Event";
import type { View } from "../types/View";

/** An event by its kind, with the fields checked here. */
type Told = { [kind: string]: { figure?: number; card?: number | null } };

/**
 * Checks every frame of Final Hour that a page was sent: it may contain neither the hand nor a face-down card of other
 * investigators. Returns the cards of its own hand that the page saw.
 */
export function seenCards({ frames, name }: Guest, own: number): Set<number> {
  const seen = new Set<number>();
  for (const raw of frames) {
    const frame = JSON.parse(raw) as ServerFrame;
    if ("sync" in frame) expect(frame.sync.seat, `${name} looks through it`).toBe(own);
    const from = "sync" in frame ? frame.sync : "news" in frame ? frame.news : null;
    if (!from) continue;
    const lines = "log" in from ? from.log : from.events;
    for (const { event } of lines as { event: Event }[]) {
      for (const kind of ["priority-drawn", "action-drawn"]) {
        const drawn = typeof event === "object" ? (event as Told)[kind] : undefined;
        if (drawn && drawn.figure !== own) expect(drawn.card, `${name} is told what was drawn`).toBeNull();
      }
    }
    const { step } = from;
    if (step.ask) expect(step.ask.seat, `${name} gets a question`).toBe(own);
    const view = step.view as View;
    view.people.forEach(({ hand }, figure) => {
      const known = hand.filter((card) => card !== null);
      if (figure !== own) expect(known, `${name} sees the hand of ${figure}`).toEqual([]);
      else known.forEach((card) => seen.add(card));
    });
    for (const { figure, action, open } of view.plays)
      if (figure !== own && !open) expect(action, `${name} sees what ${figure} has laid face down`).toBeNull();
    const areas = from.areas ?? ("changed" in from ? from.changed : undefined) ?? [];
    for (const area of areas.filter(({ of }) => of !== null && of !== own))
      expect(
        area.items.filter(({ id }) => id.startsWith("card:")),
        name,
      ).toEqual([]);
  }
  return seen;
}
