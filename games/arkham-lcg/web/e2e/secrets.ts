/** Checks that no frame contains hidden information. */

import { expect } from "vitest";
import type { ServerFrame } from "$shell/types/ServerFrame";
import type { Guest } from "$e2e/harness";
import type { View } from "../types/View";

/** The events of arkham-lcg about cards that only one seat may know. */
type Drawn = { drew?: { seat: number; card: number | null }; looked?: { seat: number; card: unknown } };

/**
 * Checks every frame of The Card Game that a page was sent: of the other hands it may contain only the number of cards.
 * `hands` are the hands of another seat, taken from its own frames. Returns this page's own hand by the number of log
 * lines sent so far.
 */
export function seenHand({ frames, name }: Guest, own: number, hands?: ReadonlyMap<number, readonly number[]>): Map<number, number[]> {
  const seen = new Map<number, number[]>();
  let lines = 0;
  for (const raw of frames) {
    const frame = JSON.parse(raw) as ServerFrame;
    if ("sync" in frame) expect(frame.sync.seat, `${name} looks through it`).toBe(own);
    const from = "sync" in frame ? frame.sync : "news" in frame ? frame.news : null;
    if (!from) continue;
    const told = ("log" in from ? from.log : from.events) as { event: Drawn }[];
    lines = told.length + ("log" in from ? 0 : lines);
    for (const { event } of told) {
      for (const drawn of [event?.drew, event?.looked])
        if (drawn && drawn.seat !== own) expect(drawn.card, `${name} is told what was drawn`).toBeNull();
    }
    const { step } = from;
    if (step.ask) expect(step.ask.seat, `${name} gets a question`).toBe(own);
    const { people, cards } = step.view as View;
    people.forEach(({ hand }, seat) => {
      if (seat !== own) expect(hand, `${name} sees the hand of ${seat}`).toEqual([]);
    });
    const mine = people[own]?.hand ?? [];
    // The only hidden cards that the view contains are those of the seat's own hand.
    expect(
      cards.filter(({ zone, id }) => zone === "hidden" && !mine.includes(id)),
      name,
    ).toEqual([]);
    const areas = from.areas ?? ("changed" in from ? from.changed : undefined) ?? [];
    for (const area of areas.filter(({ of }) => of !== null && of !== own))
      expect(
        area.items.filter(({ text }) => text.id.startsWith("lcg-area-in-hand")),
        name,
      ).toEqual([]);
    // No card of another hand is named anywhere in the step or the areas.
    const shown = JSON.stringify([step, areas]);
    for (const card of hands?.get(lines) ?? [])
      expect(shown.includes(`"card:${card}"`), `${name} is sent card ${card}: ${raw}`).toBe(false);
    const before = seen.get(lines);
    seen.set(lines, before ? before.filter((card) => mine.includes(card)) : mine);
  }
  return seen;
}
