import { expect } from "vitest";
import { play } from "./harness";

play("what cannot be done says why in words, with what it costs and what one has", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  const position = [
    'game = "cthulhu-duel"',
    'at = "turn great-cthulhu"',
    "great-cthulhu.power = 5",
    'great-cthulhu.map.jersey-reef = "6 acolyte, gate"',
  ].join("\n");
  await ann.make({ game: "cthulhu-duel", position, seats: ["me", { bot: "novice" }] });
  await ann.asked();
  await ann.asking.locator("summary").click();
  const reasons = ann.asking.locator("dl");
  await reasons.getByText("That costs 10 power, and you have 5.").waitFor();
  const build = reasons.locator("div", { has: page.getByText(/^Build a gate/) });
  await build.getByText("You have nobody there who could build a gate.").waitFor();
  // The reason is shown once for all places, with a link to the rule.
  expect(await build.locator("dd").count()).toBeLessThanOrEqual(2);
  await build.getByRole("button", { name: /build-gate/ }).click();
  await page.getByRole("dialog").getByRole("heading", { level: 3 }).waitFor();
});

play("a set-up offers only what fits, and lots are drawn at one click", async (party) => {
  const ann = await party.guest("Ann", "/new/final-hour");
  const { page } = ann;
  const leads = page.getByRole("group", { name: /lead/i }).getByRole("radio");
  await expect.poll(() => leads.count()).toBe(2);
  await page.getByRole("checkbox").nth(3).check();
  await expect.poll(() => leads.count()).toBe(3);

  await page.goto("/new/cthulhu-duel");
  const random = page.getByRole("checkbox", { name: "Random" });
  await random.check();
  await expect.poll(() => page.getByRole("checkbox", { name: "Black Goat" }).isChecked()).toBe(false);
  await page.getByRole("button", { name: "Sit down and begin" }).click();
  await page.waitForURL(/\/t\//);
  await ann.asked();
});

play("an example of a position can be loaded, and played", async (party) => {
  for (const game of ["final-hour", "cthulhu-duel"]) {
    const ann = await party.guest(game, `/new/${game}`);
    await ann.page.getByRole("radio", { name: "A position written by hand" }).check();
    await ann.page.getByRole("button", { name: "Show an example" }).click();
    const begin = ann.page.getByRole("button", { name: "Sit down and begin" });
    await expect.poll(() => begin.isEnabled()).toBe(true);
    await begin.click();
    await ann.page.waitForURL(/\/t\//);
    expect(await ann.answer()).toBe(true);
  }
});

play("whoever has made a table for two at one screen begins at once; the other takes the screen over", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.newTable("cthulhu-duel", async () => {
    await page.locator('select[data-seat="1"]').selectOption("here");
    await page.getByLabel("Name", { exact: false }).nth(1).fill("Dora");
  });
  await ann.asked();
  const ready = page.getByRole("button", { name: "I am Dora: show me the table" });
  while (!(await ready.isVisible())) {
    await ann.finish();
    await ready.or(ann.choices.first()).first().waitFor();
  }
  await ready.click();
  expect(await ann.answer()).toBe(true);
});

play("a game is played again with the same set-up and seats; what is said is signed by people", async (party) => {
  const ann = await party.guest("Ann", "/new/final-hour");
  const { page } = ann;
  await page.getByLabel("Your name").fill("Ann");
  await page.getByRole("radio", { name: "A position written by hand" }).check();
  await page.getByLabel("Or write it here").fill('game = "final-hour"\nat = "end-of-round"\nancient-one = "cthulhu"');
  const seat = page.locator('select[data-seat="1"]');
  await seat.selectOption("bot:novice");
  await page.getByRole("button", { name: "Sit down and begin" }).click();
  await page.waitForURL(/\/t\//);
  await page.getByRole("textbox", { name: "Say something to the table" }).fill("Here we go.");
  await page.getByRole("button", { name: "Send" }).click();
  await ann.log.getByText("Ann (Jenny Barnes):").waitFor();
  while (await ann.answer(1));
  const first = page.url();
  await page.getByRole("button", { name: "Play again" }).click();
  await page.waitForURL((url) => /\/t\/[^/]+$/.test(url.pathname) && url.href !== first);
  await ann.asked();
  await page.getByRole("list", { name: "Seats" }).getByText("Novice bot").waitFor();
});

play("what cannot be taken back is said, and choices after the ninth have keys too", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.make({ game: "cthulhu-duel", seats: ["me", { bot: "novice" }], policy: { undo: "free" } });
  await ann.asked();
  await page.keyboard.press("u");
  await ann.asking.getByText("There is nothing of yours to take back now.").waitFor();
  const tenth = ann.choices.nth(9);
  expect(await tenth.locator(".number").innerText()).toBe("a");
  const before = await ann.question();
  await page.keyboard.press("a");
  await ann.past(before);
});

play("the rules have contents and can be searched, a click away from the table", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "cthulhu-duel", seats: ["me", { bot: "novice" }] });
  const [page] = await Promise.all([ann.context.waitForEvent("page"), ann.page.getByRole("link", { name: "Rules" }).click()]);
  const contents = page.getByRole("navigation", { name: "Contents" });
  await contents.getByRole("link", { name: "Elder signs" }).click();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Elder signs");
  const all = await page.locator("section p").count();
  await page.getByRole("searchbox").fill("withering");
  await expect.poll(() => page.locator("section p").count()).toBeLessThan(all);
});

play("what is asked over and over is answered the same for the rest at one press, in sight of the question", async (party) => {
  const ann = await party.guest("Ann", "/", { width: 1280, height: 720 });
  const { page } = ann;
  await ann.make({ game: "cthulhu-duel", seats: ["me", { bot: "novice" }], policy: { undo: "free" } });
  const walked = ann.log.getByText(/moves an Acolyte .* to Kingsport/);
  const same = page.getByRole("button", { name: /^Same for the rest: Move Acolyte: .* → Kingsport/ });
  const walk = async () => {
    await ann.asked();
    const before = await ann.question();
    await ann.choices
      .filter({ hasText: /Move Acolyte: .* → Kingsport/ })
      .first()
      .click();
    await ann.past(before);
  };
  // The first move is the turn's action, the second begins a run.
  for (const _ of [1, 2]) {
    await walk();
    expect(await same.count()).toBe(0);
  }
  await walk();
  await same.waitFor();
  expect(await walked.count()).toBe(3);
  // Visible without scrolling although the choices do not all fit.
  const shown = await same.evaluate(
    (button) =>
      new Promise<number>((done) => {
        new IntersectionObserver(([entry]) => done(entry?.intersectionRatio ?? 0)).observe(button);
      }),
  );
  expect(shown).toBe(1);
  await same.click();
  // The run stops before the keeper of the gate.
  await expect.poll(() => walked.count()).toBe(5);
  await same.waitFor({ state: "hidden" });
  // Each repetition is a separate move.
  await ann.asked();
  await page.getByRole("button", { name: "Take back" }).click();
  await expect.poll(() => walked.count()).toBe(4);
});

play("at one screen one looks through the other's seat and comes back, and takes back a turn that has ended", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.newTable("cthulhu-duel", () =>
    page
      .locator('select[data-seat="1"]')
      .selectOption("here")
      .then(() => {}),
  );
  await ann.asked();
  // The other player has no name and is called by their seat.
  const goat = page.getByRole("button", { name: "I am Black Goat: show me the table" });
  const first = page.getByRole("button", { name: /^I am (?!Black Goat)/ });
  await page.getByRole("tab", { name: "Seats" }).click();
  await page.getByRole("button", { name: "Look through this seat" }).click();
  await goat.click();
  await page.getByRole("button", { name: /^Back to Great Cthulhu/ }).click();
  await first.click();
  await ann.asked();

  while (!(await goat.isVisible())) {
    await ann.finish();
    await goat.or(ann.choices.first()).first().waitFor();
  }
  await goat.click();
  await ann.asked();
  await page.getByRole("button", { name: "Take back" }).click();
  await first.click();
  expect(await ann.asked()).toBe(true);
});

play("a beginning that is missing is named, and who plays stays in sight", async (party) => {
  const { page } = await party.guest("Ann", "/new/cthulhu-duel");
  const seats = page.locator("select[data-seat]");
  const begin = page.getByRole("button", { name: "Sit down and begin" });
  await seats.first().waitFor();
  await page.getByRole("radio", { name: "A position written by hand" }).check();
  await page.getByRole("status").filter({ hasText: "Choose a position file first" }).waitFor();
  expect([await seats.count(), await begin.isDisabled()]).toEqual([2, true]);
  await page.getByLabel("Or write it here").fill("nothing = 1");
  await page.locator(".problem").waitFor();
  expect([await seats.count(), await begin.isDisabled()]).toEqual([2, true]);
});

play("a link to a moment of a private table says whom it is for, and others find their way home", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "final-hour", position: 'game = "final-hour"\nat = "end-of-round"', seats: ["me", "me"] });
  while (await ann.answer(1));
  await ann.page.getByRole("link", { name: "Replay" }).click();
  await ann.page.getByRole("button", { name: "Link to this moment" }).click();
  await ann.page.getByRole("dialog").getByText("This table is private").waitFor();
  const bob = await party.guest("Bob", new URL(ann.page.url()).pathname);
  await bob.page.getByRole("heading", { name: "This replay cannot be opened" }).waitFor();
  await bob.page.getByRole("main").getByRole("link", { name: "Home" }).click();
  await bob.page.getByRole("heading", { name: "Which box do we open tonight?" }).waitFor();
  bob.ignoreErrors(/404/);
});
