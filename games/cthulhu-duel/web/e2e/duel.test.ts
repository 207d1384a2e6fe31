import { expect } from "vitest";
import { dice, type Guest, type GuestOptions, play } from "$e2e/harness";
import { LATE, seenSigns } from "./secrets";

play("two browsers play a Duel to its end before a spectator, and nobody is sent what is not theirs", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "cthulhu-duel", position: LATE, seats: ["me", "friend"], policy: { open: true } });
  const bob = await party.join("Bob", ann);
  const eve = await party.guest("Eve");
  await eve.page.getByRole("heading", { name: "Tables to watch" }).waitFor();
  await eve.page
    .getByRole("link", { name: /^Watch/ })
    .first()
    .click();
  await eve.page.getByRole("heading", { name: "You are watching" }).waitFor();

  const die = dice(7);
  for (let who = await party.turn(ann, bob); who; who = await party.turn(ann, bob)) {
    await who.finish(die() % 3 ? /^Perform/ : /^(Perform|End|Pass|Stop)/, die());
  }
  for (const guest of party.guests) {
    await guest.page.getByText("The game is over").first().waitFor();
    expect(await guest.page.locator("main").getByText("To act").count()).toBe(0);
  }

  const [own, foreign] = seenSigns(ann, [0]);
  expect(own).toEqual(expect.arrayContaining([1, 3]));
  expect(foreign).toEqual([]);
  expect(seenSigns(bob, [1])[1]).toEqual(expect.arrayContaining([2, 1]));
  expect(seenSigns(eve, [])).toEqual([[], []]);
  // All three pages have the same number of log lines.
  const told = (guest: Guest) => guest.log.locator("li").count();
  await expect.poll(() => told(bob)).toBe(await told(ann));
  await expect.poll(() => told(eve)).toBe(await told(ann));
});

play("two browsers play a whole Duel, from the empty map to its end", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "cthulhu-duel", seats: ["me", "friend"] });
  const bob = await party.join("Bob", ann);
  const die = dice(11);
  let answers = 0;
  // Rituals bring the end nearer; between them the players choose at random, and pass often.
  for (let who = await party.turn(ann, bob); who; who = await party.turn(ann, bob)) {
    await who.finish(die() % 2 ? /^(Perform|Pass|End|Stop)/ : /^Perform/, die());
    answers++;
  }
  expect(answers).toBeGreaterThan(30);
  for (const guest of [ann, bob]) await guest.page.getByText("The game is over").first().waitFor();
  expect(seenSigns(ann, [0])[1]).toEqual([]);
  expect(seenSigns(bob, [1])[0]).toEqual([]);
});

play("two people share one screen: it is handed over, and keeps nothing of whoever gave it away", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.make({ game: "cthulhu-duel", position: LATE, seats: [{ here: "Dora" }, { here: "Carl" }] });
  const ready = (name: string) => page.getByRole("button", { name: `I am ${name}: show me the table` });

  // Until somebody takes over the screen, nothing hidden is shown.
  await ready("Dora").waitFor();
  expect(seenSigns(ann, [])).toEqual([[], []]);
  expect(await page.locator("[data-question]").count()).toBe(0);
  await ready("Dora").click();
  await ann.asked();
  expect(seenSigns(ann, [0])[0]).toEqual(expect.arrayContaining([1, 3]));
  const secret = await page.locator("body").innerText();

  // Dora plays until the screen has to be handed to Carl.
  while (!(await ready("Carl").isVisible())) {
    await ann.finish();
    await ready("Carl").or(ann.choices.first()).first().waitFor();
  }
  const shown = await page.locator("body").innerText();
  expect(shown).toContain("Give the screen to Carl");
  expect(await page.locator("[data-thing], [data-question]").count()).toBe(0);
  expect(shown).not.toBe(secret);
  await ready("Carl").click();
  await ann.asked();
  const [, carls] = seenSigns(ann, [0, 1]);
  expect(carls).toEqual(expect.arrayContaining([2, 1]));
});

play("what happens is seen happening, until somebody does something; and not at all by those who like it still", async (party) => {
  const moved = async (likes: GuestOptions, reducedMotion: "reduce" | "no-preference") => {
    const ann = await party.guest(`${likes.motion} ${reducedMotion}`, "/", likes);
    await ann.page.emulateMedia({ reducedMotion });
    await ann.make({ game: "cthulhu-duel", seats: ["me", "me"], policy: { undo: "free" } });
    await ann.asked();
    // Counts all animated copies that are drawn.
    await ann.page.evaluate(() => {
      const seen = new MutationObserver((all) => {
        const copies = all.flatMap(({ addedNodes }) => [...addedNodes]).filter((node) => node instanceof Element && node.matches(".copy"));
        document.body.dataset.seen = String(Number(document.body.dataset.seen ?? 0) + copies.length);
      });
      seen.observe(document.querySelector("main")!, { childList: true, subtree: true });
    });
    const before = await ann.question();
    await ann.choices
      .filter({ hasText: /Move .*Acolyte/ })
      .first()
      .click();
    await ann.past(before);
    return ann;
  };
  const ann = await moved({ motion: "calm" }, "no-preference");
  await ann.page.locator(".board .copy").waitFor({ state: "attached" });
  await ann.page.keyboard.press("Shift");
  await ann.page.locator(".board .copy").waitFor({ state: "detached" });
  for (const [likes, wish] of [
    [{ motion: "none" }, "no-preference"],
    [{ motion: "calm" }, "reduce"],
  ] as const) {
    const bob = await moved(likes, wish);
    await bob.asked();
    expect(await bob.page.evaluate(() => document.body.dataset.seen ?? "0")).toBe("0");
  }
});
