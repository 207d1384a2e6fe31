import { expect } from "vitest";
import { type Guest, play } from "./harness";

const lines = (guest: Guest) => guest.log.locator("li:not(.note)").allInnerTexts();
const notes = (guest: Guest) => guest.log.locator("li.note");
const tool = (guest: Guest, name: string) => guest.page.getByRole("button", { name });

play("a move is taken back when the other agrees, not when they refuse, and everybody reads it", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "cthulhu-duel", seats: ["me", "friend"], policy: { undo: "consent" } });
  const bob = await party.join("Bob", ann);
  await ann.asked();
  const before = await lines(ann);
  expect(await tool(ann, "Take back").isDisabled()).toBe(true);
  await ann.answer();
  await expect.poll(async () => (await lines(bob)).length).toBeGreaterThan(before.length);
  const after = await lines(ann);

  await tool(ann, "Take back").click();
  await tool(bob, "Refuse").click();
  await tool(bob, "Refuse").waitFor({ state: "hidden" });
  // Ann sees it in the side panel, not only in the log.
  await ann.page.getByRole("status").filter({ hasText: "does not agree: nothing is taken back" }).waitFor();
  await expect.poll(() => notes(ann).count()).toBeGreaterThan(1);
  expect(await lines(ann)).toEqual(after);

  const said = await notes(bob).count();
  await tool(ann, "Take back").click();
  await tool(bob, "Agree").click();
  await expect.poll(() => lines(ann)).toEqual(before);
  await expect.poll(() => lines(bob)).toEqual(before);
  expect(await notes(bob).count()).toBe(said + 1);
  expect(await notes(bob).last().innerText()).toContain("Great Cthulhu");
  expect(await ann.answer()).toBe(true);
});

play("a bot takes a seat over and gives it back", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "cthulhu-duel", seats: ["friend", "me"] });
  const bob = await party.join("Bob", ann);
  await bob.asked();
  await bob.page.getByRole("tab", { name: "Seats" }).click();
  await tool(bob, "Let a bot play for me").click();
  // The bot plays Bob's turn, and Ann sees who plays.
  await ann.asked();
  await ann.page.getByRole("list", { name: "Seats" }).getByText("Steady bot").waitFor();
  expect(await bob.question()).toBe("");
  await tool(bob, "Take my seat back").click();
  await ann.page.getByRole("list", { name: "Seats" }).getByText("Bob").waitFor();
  let who: Guest | null = ann;
  while (who === ann) {
    await ann.finish();
    who = await party.turn(bob, ann);
  }
  expect(who).toBe(bob);
  expect(await bob.answer()).toBe(true);
});

play("a stranger finds an open table, watches, looks over a shoulder when allowed, talks and sits down", async (party) => {
  const ann = await party.guest("Ann");
  await ann.newTable("cthulhu-duel", async (page) => {
    await page.getByLabel("Your name").fill("Ann");
    await page.locator('select[data-seat="1"]').selectOption("friend");
    await page.getByLabel("Open table").check();
  });
  await ann.asked();
  const eve = await party.guest("Eve");
  await eve.page.getByRole("heading", { name: "Tables with a free seat" }).waitFor();
  await eve.page.getByRole("link", { name: /^Join/ }).first().click();
  await eve.page.getByRole("heading", { name: "You are watching" }).waitFor();
  // Ann's moves arrive without a reload.
  const seen = (await lines(eve)).length;
  await ann.answer();
  await expect.poll(async () => (await lines(eve)).length).toBeGreaterThan(seen);
  expect(await eve.question()).toBe("");

  await ann.page.getByRole("tab", { name: "Seats" }).click();
  await ann.page.getByLabel("Spectators may see my side").check();
  await eve.page.getByRole("tab", { name: "Seats" }).click();
  await tool(eve, "Look through this seat").click();
  await tool(eve, "Look as a spectator").waitFor();
  const eye = eve.page.locator(".strip .eye");
  await expect.poll(() => eye.allInnerTexts()).toEqual([expect.stringContaining("Great Cthulhu")]);
  await ann.page.getByLabel("Spectators may see my side").uncheck();
  await tool(eve, "Look as a spectator").waitFor({ state: "hidden" });
  await expect.poll(() => eye.count()).toBe(0);
  await eve.page.locator("main .board").first().waitFor();

  await eve.page.getByRole("tab", { name: "Log and talk" }).click();
  await eve.page.getByRole("textbox", { name: "Say something to the table" }).fill("Good evening.");
  await tool(eve, "Send").click();
  await ann.page.getByRole("tab", { name: "Log and talk" }).click();
  await ann.log.getByText("Good evening.").waitFor();

  await eve.page.getByRole("button", { name: "Take the seat: Black Goat" }).click();
  await eve.page.locator("#watching").waitFor({ state: "hidden" });
  let who: Guest | null = ann;
  while (who === ann) {
    await ann.finish();
    who = await party.turn(eve, ann);
  }
  expect(await eve.answer()).toBe(true);
});

play(
  "who is away is named where they are waited for, and a bot plays for them until they are back",
  async (party) => {
    const ann = await party.guest("Ann");
    await ann.make({ game: "cthulhu-duel", seats: ["friend", "me"] });
    const bob = await party.join("Bob", ann);
    await bob.asked();
    await bob.page.goto("/settings");
    const { page } = ann;
    const missed = page.getByRole("status").filter({ hasText: "Bob is away, and it is their move." });
    await missed.waitFor();
    const seats = page.getByRole("list", { name: "Seats" });
    await seats.getByText("Bob, away").waitFor();
    // The waiting time is the server's setting.
    expect(await missed.innerText()).toMatch(/not back in [01] s|Let a bot stand in/);
    await tool(ann, "Let a bot stand in").first().click();
    await seats.getByText("Steady bot").waitFor();
    await missed.waitFor({ state: "hidden" });
    // The bot plays Bob's turn.
    expect(await ann.asked()).toBe(true);
    await bob.page.goBack();
    await tool(bob, "Take my seat back").click();
    await seats.getByText("Bob").waitFor();
  },
  "away=1",
);

play(
  "a table that nobody else has come to is closed for good, and makes room for another",
  async (party) => {
    const ann = await party.guest("Ann");
    const { page } = ann;
    const mine = page.getByRole("region", { name: "Your tables" });
    const close = mine.getByRole("button", { name: "Close the table: Cthulhu Wars: Duel" });
    await ann.make({ game: "cthulhu-duel", seats: ["me", "friend"] });
    await ann.asked();
    const [table, invitation] = [page.url(), await ann.invitation()];
    await page.goto("/new/cthulhu-duel");
    await page.getByRole("button", { name: "Sit down and begin" }).click();
    await page.getByRole("alert").waitFor();
    ann.ignoreErrors(/429/);

    await page.goto("/");
    await close.click();
    await page.getByRole("dialog").getByRole("button", { name: "Cancel" }).click();
    await close.click();
    await page.getByRole("dialog").getByRole("button", { name: "Close the table" }).click();
    await mine.waitFor({ state: "hidden" });
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("main");
    const bob = await party.guest("Bob", invitation);
    await bob.page.getByRole("alert").waitFor();
    await page.goto(table);
    await page.getByRole("heading", { name: "This table cannot be opened" }).waitFor();
    for (const guest of [ann, bob]) guest.ignoreErrors(/404/);

    // A table with another player cannot be closed alone.
    await page.goto("/");
    await ann.make({ game: "cthulhu-duel", seats: ["me", "friend"] });
    await party.join("Eve", ann);
    await page.goto("/");
    await mine.waitFor();
    expect(await close.count()).toBe(0);
  },
  "tables=1",
);

play("a request is withdrawn, and what is said while nobody looks is counted", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "cthulhu-duel", seats: ["me", "friend"], policy: { undo: "consent" } });
  const bob = await party.join("Bob", ann);
  await ann.answer();
  await tool(ann, "Take back").click();
  await bob.page.getByText("would like to take back their last decision").waitFor();
  await ann.page.getByText("You have asked to take back your last decision").waitFor();
  await tool(ann, "Withdraw").click();
  await tool(bob, "Agree").waitFor({ state: "hidden" });

  await ann.page.getByRole("tab", { name: "Seats" }).click();
  const talk = bob.page.getByRole("textbox", { name: "Say something to the table" });
  for (const word of ["Well?", "Ann?"]) {
    await talk.fill(word);
    await talk.press("Enter");
  }
  const unread = ann.page.getByRole("tab", { name: "Log and talk : 2 new messages" });
  await unread.waitFor();
  expect(await ann.page.title()).toContain("(2)");
  await unread.click();
  await ann.page.getByRole("tab", { name: "Log and talk", exact: true }).waitFor();
  expect(await notes(ann).last().innerText()).toContain("Ann?");
});
