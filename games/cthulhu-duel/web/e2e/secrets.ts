/** Checks that no frame contains hidden information. */

import { expect } from "vitest";
import type { Line } from "$shell/types/Line";
import type { ServerFrame } from "$shell/types/ServerFrame";
import type { Guest } from "$e2e/harness";
import type { View } from "../types/View";

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
    const told = "sync" in frame ? frame.sync.log : "news" in frame ? frame.news.events : [];
    [...told, ...("foreseen" in frame ? frame.foreseen.events : [])].forEach(hidden);
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
        expect(
          area.items.map((item) => item.text.id),
          name,
        ).not.toContain("cwd-area-sign");
    }
  }
  return seen;
}
