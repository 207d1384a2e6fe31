import { expect } from "vitest";
import type { Line } from "../src/types/Line";
import type { ServerFrame } from "../src/types/ServerFrame";
import type { View } from "../src/games/cthulhu-duel/types/View";
import { dice, type Guest, play } from "./harness";

// From a late round on, with Elder Signs in both hands: there is something to hide all the time.
const LATE = `
game = "cthulhu-duel"
round = 4
ritual = 10
great-cthulhu = { doom = 27, signs = [1, 3] }
black-goat = { doom = 27, signs = [2, 1] }
`;

/** Goes through every frame a page was sent: nothing in it may be another seat's. Returns the values of its own signs. */
function ownSigns({ frames, name }: Guest, eye: number | null): number[] {
  const own: number[] = [];
  const hidden = (line: Line) => {
    const drawn = (line.event as { "sign-drawn"?: { seat: number; value: number | null } })["sign-drawn"];
    if (!drawn || drawn.seat === eye) return;
    expect(drawn.value, `${name} is told what was drawn`).toBeNull();
    expect(line.text.id).toBe("cwd-log-sign-unseen");
  };
  for (const raw of frames) {
    // Things that name a sign's value have its owner in their id.
    for (const [, seat] of raw.matchAll(/"sign:(\d+)-\d/g)) expect(Number(seat), `${name}: ${raw}`).toBe(eye);
    const frame = JSON.parse(raw) as ServerFrame;
    if ("foreseen" in frame) frame.foreseen.told.forEach(hidden);
    const told = "sync" in frame ? frame.sync.log : "news" in frame ? frame.news.told : [];
    told.forEach(hidden);
    const step = "sync" in frame ? frame.sync.step : "news" in frame ? frame.news.step : null;
    if (!step) continue;
    if (step.ask) expect(step.ask.seat, `${name} gets a question`).toBe(eye);
    for (const line of told) expect(line.at === null || step.end !== null, `${name}: ${raw}`).toBe(true);
    (step.view as View).sides.forEach(({ signs }, seat) => {
      if (seat === eye) own.push(...signs.filter((sign) => sign !== null));
      else expect(signs.filter((sign) => sign !== null), `${name} sees the signs of seat ${seat}`).toEqual([]);
    });
    for (const area of step.areas ?? []) {
      if (area.of !== null && area.of !== eye)
        expect(area.items.map((item) => item.text.id), name).not.toContain("cwd-area-sign");
    }
  }
  return own;
}

play("two browsers play a Duel to its end before a spectator, and nobody is sent what is not theirs", async (house) => {
  const ann = await house.guest("Ann");
  await ann.make({ game: "cthulhu-duel", position: LATE, seats: ["me", "friend"], policy: { open: true } });
  const bob = await house.guest("Bob", await ann.invitation());
  await bob.page.getByLabel("Your name").fill("Bob");
  await bob.page.getByRole("button", { name: "Take the seat" }).click();
  await bob.page.waitForURL(/\/t\//);

  const eve = await house.guest("Eve");
  await eve.page.getByRole("heading", { name: "Tables to watch" }).waitFor();
  await eve.page.getByRole("link", { name: /^Watch/ }).first().click();
  await eve.page.locator("#watching").waitFor();

  const die = dice(7);
  let answers = 0;
  for (let who = await house.turn(ann, bob); who; who = await house.turn(ann, bob)) {
    await who.answer(die());
    answers++;
  }
  expect(answers).toBeGreaterThan(8);
  for (const guest of house.guests) await guest.page.getByText("The game is over").first().waitFor();

  expect(ownSigns(ann, 0)).toEqual(expect.arrayContaining([1, 3]));
  expect(ownSigns(bob, 1)).toEqual(expect.arrayContaining([2, 1]));
  expect(ownSigns(eve, null)).toEqual([]);
  // All three saw the same game.
  const end = (guest: Guest) => guest.page.locator("#end").innerText();
  expect(await end(bob)).toBe(await end(ann));
  expect(await end(eve)).toBe(await end(ann));
});
