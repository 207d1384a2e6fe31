import { expect } from "vitest";
import { dice, type Guest, play } from "$e2e/harness";
import { seenCards } from "./secrets";

play("a newcomer plays Final Hour against bots to its end, watches it again and plays on from its middle", async (party) => {
  const ann = await party.guest("Ann");
  await ann.page.getByRole("link", { name: /^New table.*Final Hour$/ }).click();
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.page.getByRole("button", { name: "Sit down and begin" }).click();
  await ann.page.waitForURL(/\/t\//);
  await ann.asked();
  expect(await ann.page.title()).toContain("Your turn");

  const die = dice(4);
  let answers = 0;
  let clicks = 0;
  for (let on = true; on; answers += Number(on)) {
    on = await ann.asked();
    // Every third answer is a click on a lit thing of the board, if there is one.
    const before = await ann.question();
    const lit = ann.page.locator("main .board [data-thing].lit");
    if (on && answers % 3 === 2 && (await lit.count()) > 0 && (await ann.asking.locator("button.primary").count()) === 0) {
      await lit.nth(die() % (await lit.count())).dispatchEvent("click");
      const menu = ann.page.locator("dialog[open] li button");
      await ann.page.waitForFunction(
        (number) =>
          document.querySelector("dialog[open]") || document.querySelector("[data-question]")?.getAttribute("data-question") !== number,
        before,
      );
      if (await menu.count()) await menu.first().click();
      await ann.past(before);
      clicks++;
    } else if (on) await ann.answer(die());
  }
  expect(answers).toBeGreaterThan(4);
  expect(clicks).toBeGreaterThan(0);
  await ann.page.getByText("The game is over").first().waitFor();

  // The replay of the whole game, from any seat.
  await ann.page.locator('section[aria-labelledby="end"]').getByRole("link", { name: "Replay" }).click();
  await ann.page.waitForURL(/\/replay/);
  const moment = ann.page.getByRole("slider", { name: /^Move/ });
  await moment.waitFor();
  const last = Number(await moment.getAttribute("max"));
  expect(last).toBeGreaterThanOrEqual(answers);
  await ann.page.getByRole("button", { name: "One step on" }).click();
  await ann.page.waitForURL(/#[1-9]/);
  const step = Number(await moment.inputValue());
  const lines = await ann.log.locator("li").count();
  const picture = ann.page.locator("main .board").first();
  // The address changes before the board, so the board is read once it no longer changes.
  await ann.page.waitForLoadState("networkidle");
  let early = "";
  const isStill = async () => {
    const before = early;
    early = await picture.innerText();
    return early === before;
  };
  await expect.poll(isStill, { interval: 600 }).toBe(true);
  await ann.page.getByRole("button", { name: "To the end" }).click();
  await expect.poll(() => moment.inputValue()).toBe(String(last));
  // The board shows that moment, too.
  await expect.poll(() => picture.innerText()).not.toBe(early);
  const late = await picture.innerText();
  await ann.page.goto(`${new URL(ann.page.url()).pathname}#${step}`);
  await expect.poll(() => picture.innerText()).toBe(early);
  await ann.page.getByRole("button", { name: "To the end" }).click();
  await expect.poll(() => picture.innerText()).toBe(late);
  expect(await ann.log.locator("li").count()).toBeGreaterThan(lines);
  await ann.page.getByLabel("Seen by").selectOption("0");
  await ann.page.getByRole("button", { name: "To the beginning" }).click();
  await ann.page.waitForURL(/#0$/);

  // Continues from a moment as a new game.
  await ann.page.goto(`${new URL(ann.page.url()).pathname}#${step}`);
  await expect.poll(() => moment.inputValue()).toBe(String(step));
  const replay = ann.page.url();
  await ann.page.getByRole("button", { name: "Play on from here" }).click();
  // The seats of the new game can be chosen.
  const seats = ann.page.getByRole("dialog").getByRole("combobox");
  await seats.nth(0).selectOption("bot:novice");
  await seats.nth(1).selectOption("me");
  await ann.page.getByRole("dialog").getByRole("button", { name: "Sit down and begin" }).click();
  await ann.page.waitForURL(/\/t\/[^/]+$/);
  expect(replay).not.toContain(ann.page.url());
  expect(await ann.answer()).toBe(true);
  expect(await ann.page.getByRole("list", { name: "Seats" }).locator(".eye").innerText()).toContain("Michael McGlen");

  await ann.page.goto("/");
  await ann.page.getByRole("heading", { name: "Your tables" }).waitFor();
  await ann.page.getByRole("heading", { name: "Finished games" }).waitFor();
});

play(
  "a game is taken up from a position file, downloaded, and taken up again from the save; what is wrong is said with its place",
  async (party) => {
    const ann = await party.guest("Ann", "/new/final-hour");
    const { page } = ann;
    const file = (name: string, text: string) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) });
    const begin = page.getByRole("button", { name: "Sit down and begin" });

    await page.getByRole("radio", { name: "A position written by hand" }).check();
    expect(await begin.isDisabled()).toBe(true);
    await page.getByLabel("Or write it here").fill('game = "final-hour"\nat = "nowhere"');
    await page.getByRole("alert").filter({ hasText: "line 2: at: there is no step “nowhere”. There are: setup" }).waitFor();
    expect(await begin.isDisabled()).toBe(true);
    const written = 'game = "final-hour"\nat = "end-of-round"\ninvestigators = ["rita-young", "lily-chen", "tommy-muldoon"]\n';
    await page.locator('input[type="file"]').first().setInputFiles(file("late.toml", written));
    await page.getByText("late.toml").waitFor();
    // The seats follow from the file; an unreadable pack is refused.
    await page.getByLabel("Rita Young").waitFor();
    expect(await page.locator("select[data-seat]").count()).toBe(3);
    await page.getByText("a pack file").click();
    await page.getByLabel("Or paste it here").fill("nothing = 1");
    await page.getByRole("alert").filter({ hasText: "pack: line 1" }).waitFor();
    await page.getByLabel("Or paste it here").fill("");
    await page.getByLabel("Rita Young").waitFor();
    await begin.click();
    await page.waitForURL(/\/t\//);
    await ann.finish(/^No/);
    await ann.asked();
    const asked = await page.locator("#question").innerText();
    const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("link", { name: "Download" }).click()]);

    await page.goto("/new/final-hour");
    await page.getByRole("radio", { name: "A saved game" }).check();
    await page.getByLabel("Or paste its text").fill('{ "game": ');
    await page.getByRole("alert").filter({ hasText: "line 1" }).waitFor();
    await page
      .locator('input[type="file"]')
      .first()
      .setInputFiles(await download.path());
    await page.getByLabel("Rita Young").waitFor();
    await begin.click();
    await page.waitForURL(/\/t\//);
    await ann.asked();
    expect(await page.locator("#question").innerText()).toBe(asked);
  },
);

/** The end of a round, where all vote simultaneously whether to attempt the ritual. */
const VOTE = `
game = "final-hour"
at = "end-of-round"
`;

play("two friends play Final Hour in two browsers: what is sealed is not seen before it is opened, and silence says why", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "final-hour", position: VOTE, seats: ["me", "friend"] });
  const bob = await party.join("Bob", ann);
  const chat = (guest: Guest) => guest.page.getByRole("textbox", { name: "Say something to the table" });
  /** The number of events of a kind that the page was sent. */
  const sent = (guest: Guest, kind: string) => guest.frames.join("").split(`"event":{"${kind}"`).length - 1;
  let answered = 0;
  /** Checks that Ann's answer is not revealed before Bob has answered, too. */
  const sealed = async (kind: string, answer: (guest: Guest) => Promise<unknown>) => {
    await bob.asked();
    const [question, before] = [await bob.question(), sent(bob, kind)];
    await answer(ann);
    await ann.page.getByRole("heading", { name: /^Waiting for/ }).waitFor();
    // A chat message sent after the answer has arrived, so a leak of the answer would have, too.
    const said = `Done, ${++answered}.`;
    await chat(ann).fill(said);
    await ann.page.keyboard.press("Enter");
    await bob.log.getByText(said).waitFor();
    expect(await bob.question()).toBe(question);
    expect([sent(ann, kind), sent(bob, kind)]).toEqual([before, before]);
    await answer(bob);
    for (const guest of [ann, bob]) await expect.poll(() => sent(guest, kind)).toBe(before + 2);
  };

  await sealed("voted", (guest) => guest.finish(guest === ann ? /^Yes/ : /^No/));
  await bob.log.getByText("Jenny wants to attempt the ritual.").waitFor();
  await ann.log.getByText("Michael does not want to attempt the ritual yet.").waitFor();

  // Chat is disabled while priority cards are played, and the page names the rule.
  for (const guest of [ann, bob]) {
    await guest.page.getByText("The rules forbid talk at the moment.").waitFor();
    expect(await chat(guest).isDisabled()).toBe(true);
  }
  await bob.page.getByRole("button", { name: "Open rule fh:priority.6" }).last().click();
  await bob.page.getByRole("dialog").getByText("nobody may talk about plans").waitFor();
  await bob.page.keyboard.press("Escape");

  // A round later both vote for it and play their cards face down.
  const isVote = async (guest: Guest) => (await guest.page.locator("#question").innerText()).startsWith("Do you want");
  for (let who = await party.turn(ann, bob); who && !(await isVote(who)); who = await party.turn(ann, bob)) await who.answer();
  await sealed("voted", (guest) => guest.finish(/^Yes/));
  await sealed("cards-laid", (guest) => guest.answer());
  for (const guest of [ann, bob]) await guest.page.getByText("The game is over").first().waitFor();

  expect(seenCards(ann, 0).size).toBeGreaterThan(3);
  expect(seenCards(bob, 1).size).toBeGreaterThan(3);
});

/** The end of the last round, where the remaining players lay down three cards. */
const LAST = `
game = "final-hour"
at = "end-of-round"
monsters = {}
gates.tesseract.tokens = 4
gates.heptagram.tokens = 4
gates.trinity.tokens = 3
jenny-barnes.hand = [6, 11, 13, 14]
michael-mcglen.hand = [15, 16, 17, 18]
`;

play("cards picked on the board for the ritual have a sign and say that they are picked", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "final-hour", position: LAST, seats: ["me", { bot: "novice" }] });
  await ann.asked();
  const card = (number: number) => ann.page.locator(`main .board [data-thing="card:${number}"]`);
  const signs = (number: number) =>
    card(number).evaluate((element) => [getComputedStyle(element, "::after").content, element.getAttribute("aria-pressed")]);
  await card(6).click();
  await card(13).focus();
  await ann.page.keyboard.press("Enter");
  await expect.poll(() => ann.page.locator("main .board [data-thing].picked").count()).toBe(2);
  for (const number of [6, 13]) expect(await signs(number)).toEqual(['"✓"', "true"]);
  expect(await signs(11)).toEqual(["none", "false"]);
  await card(6).click();
  await expect.poll(() => signs(6)).toEqual(["none", "false"]);
});
