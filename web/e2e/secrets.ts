/** Checks that no frame contains hidden information. */

import { expect } from "vitest";
import type { Line } from "../src/types/Line";
import type { ServerFrame } from "../src/types/ServerFrame";
import type { View } from "../src/games/cthulhu-duel/types/View";
import type { Event } from "../src/games/final-hour/types/Event";
import type { View as FinalHour } from "../src/games/final-hour/types/View";
import type { View as ArkhamLcg } from "../src/games/arkham-lcg/types/View";
import type { Guest } from "./harness";

/** A late round with Elder Signs in both hands, so that there is always something hidden. */
export const LATE = `
game = "cthulhu-duel"
round = 4
ritual = 9
great-cthulhu = { doom = 29, power = 3, signs = [1, 3] }
black-goat = { doom = 29, power = 3, signs = [2, 1] }
`;

/**
 * Checks every frame of Cthulhu Wars: Duel that a page was sent: it may view only these seats, and a frame may contain
 * only what the viewed seat knows. Returns the values of Elder Signs that the page saw, by seat.
 */
export function seenSigns({ frames, name }: Guest, seats: number[]): number[][] {
  const seen: number[][] = [[], []];
  let eye: number | null = null;
  const hidden = (line: Line) => {
    const drawn = (line.event as { "sign-drawn"?: { seat: number; value: number | null } })["sign-drawn"];
    if (!drawn || drawn.seat === eye) return;
    expect(drawn.value, `${name} is told what was drawn`).toBeNull();
    expect(line.text.id).toBe("cwd-log-sign-unseen");
  };
  for (const raw of frames) {
    const frame = JSON.parse(raw) as ServerFrame;
    if ("sync" in frame) eye = frame.sync.seat;
    if (eye !== null) expect(seats, `${name} looks through seat ${eye}`).toContain(eye);
    // The id of a sign whose value is known contains its owner.
    for (const [, seat] of raw.matchAll(/"sign:(\d+)-\d/g)) expect(Number(seat), `${name}: ${raw}`).toBe(eye);
    const told = "sync" in frame ? frame.sync.log : "news" in frame ? frame.news.told : [];
    [...told, ...("foreseen" in frame ? frame.foreseen.told : [])].forEach(hidden);
    const step = "sync" in frame ? frame.sync.step : "news" in frame ? frame.news.step : null;
    if (!step) continue;
    if (step.ask) expect(step.ask.seat, `${name} gets a question`).toBe(eye);
    for (const line of told) expect(line.at === null || step.end !== null, `${name}: ${raw}`).toBe(true);
    (step.view as View).sides.forEach(({ signs }, seat) => {
      const known = signs.filter((sign) => sign !== null);
      if (seat !== eye) expect(known, `${name} sees the signs of seat ${seat}`).toEqual([]);
      seen[seat]?.push(...known);
    });
    const changed = "news" in frame ? frame.news.changed : undefined;
    const areas = "sync" in frame ? frame.sync.areas : "news" in frame ? frame.news.areas : undefined;
    for (const area of areas ?? changed ?? []) {
      if (area.of !== null && area.of !== eye)
        expect(area.items.map((item) => item.text.id), name).not.toContain("cwd-area-sign");
    }
  }
  return seen;
}

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
    const lines = "log" in from ? from.log : from.told;
    for (const { event } of lines as { event: Event }[]) {
      for (const kind of ["priority-drawn", "action-drawn"]) {
        const drawn = typeof event === "object" ? (event as Told)[kind] : undefined;
        if (drawn && drawn.figure !== own) expect(drawn.card, `${name} is told what was drawn`).toBeNull();
      }
    }
    const { step } = from;
    if (step.ask) expect(step.ask.seat, `${name} gets a question`).toBe(own);
    const view = step.view as FinalHour;
    view.people.forEach(({ hand }, figure) => {
      const known = hand.filter((card) => card !== null);
      if (figure !== own) expect(known, `${name} sees the hand of ${figure}`).toEqual([]);
      else known.forEach((card) => seen.add(card));
    });
    for (const { figure, action, open } of view.plays)
      if (figure !== own && !open) expect(action, `${name} sees what ${figure} has laid face down`).toBeNull();
    const areas = from.areas ?? ("changed" in from ? from.changed : undefined) ?? [];
    for (const area of areas.filter(({ of }) => of !== null && of !== own))
      expect(area.items.filter(({ id }) => id.startsWith("card:")), name).toEqual([]);
  }
  return seen;
}

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
    const told = ("log" in from ? from.log : from.told) as { event: Drawn }[];
    lines = told.length + ("log" in from ? 0 : lines);
    for (const { event } of told) {
      for (const drawn of [event?.drew, event?.looked])
        if (drawn && drawn.seat !== own) expect(drawn.card, `${name} is told what was drawn`).toBeNull();
    }
    const { step } = from;
    if (step.ask) expect(step.ask.seat, `${name} gets a question`).toBe(own);
    const { people, cards } = step.view as ArkhamLcg;
    people.forEach(({ hand }, seat) => {
      if (seat !== own) expect(hand, `${name} sees the hand of ${seat}`).toEqual([]);
    });
    const mine = people[own]?.hand ?? [];
    // The only hidden cards that the view contains are those of the seat's own hand.
    expect(cards.filter(({ zone, id }) => zone === "hidden" && !mine.includes(id)), name).toEqual([]);
    const areas = from.areas ?? ("changed" in from ? from.changed : undefined) ?? [];
    for (const area of areas.filter(({ of }) => of !== null && of !== own))
      expect(area.items.filter(({ text }) => text.id.startsWith("lcg-area-in-hand")), name).toEqual([]);
    // No card of another hand is named anywhere in the step or the areas.
    const shown = JSON.stringify([step, areas]);
    for (const card of hands?.get(lines) ?? []) expect(shown.includes(`"card:${card}"`), `${name} is sent card ${card}: ${raw}`).toBe(false);
    const before = seen.get(lines);
    seen.set(lines, before ? before.filter((card) => mine.includes(card)) : mine);
  }
  return seen;
}
