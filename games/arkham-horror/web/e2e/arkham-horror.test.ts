import { expect } from "vitest";
import { dice, play } from "$e2e/harness";

play("a person beside a bot plays the first turns of Arkham Horror on the map and in the lists", async (house) => {
  const ann = await house.guest("Ann");
  await ann.make({ game: "arkham-horror", seats: ["me", { bot: "novice" }] });
  const board = ann.page.locator("main .board");
  await board.locator('[data-thing^="space:"]').first().waitFor();
  expect(await board.locator('svg [data-thing^="neighbourhood:"]').count()).toBe(5);
  const die = dice(3);
  for (let answers = 0; answers < 15 && (await ann.asked()); answers++) await ann.answer(die());
  expect(await ann.log.locator("li").count()).toBeGreaterThan(10);
  expect(await board.locator('[data-piece^="person:"]').count()).toBeGreaterThan(0);
});
