import { expect } from "vitest";
import { type Guest, type Likes, play } from "./harness";

const steady = { game: "final-hour", seats: ["me", { bot: "steady" }] };

play("the language changes in the middle of a question, and the question stays", async (house) => {
  const ann = await house.guest("Ann");
  await ann.make(steady);
  await ann.answer();
  await ann.asked();
  const question = await ann.question();
  const choices = await ann.choices.count();
  for (const [lang, name] of [["ru", "Русский"], ["uk", "Українська"]] as const) {
    await ann.page.locator("header button.small").click();
    await ann.page.getByRole("radio", { name }).check();
    await ann.page.keyboard.press("Escape");
    await expect.poll(() => ann.page.locator("html").getAttribute("lang")).toBe(lang);
    await expect.poll(() => ann.page.locator("#question").innerText()).toMatch(/\p{Script=Cyrillic}{3}/u);
    for (const text of await ann.choices.locator(".text").allInnerTexts()) expect(text).toMatch(/\p{Script=Cyrillic}/u);
    const log = await ann.page.locator('.log[role="region"] li').allInnerTexts();
    for (const line of log) expect(line).toMatch(/\p{Script=Cyrillic}/u);
    expect(await ann.question()).toBe(question);
    expect(await ann.choices.count()).toBe(choices);
  }
  expect(await ann.answer()).toBe(true);
});

play("with the keyboard alone a table is made and played at, and focus is never lost", async (house) => {
  const ann = await house.guest("Ann");
  const { page } = ann;
  /** Goes on with Tab until what has the focus matches. */
  const reach = async (selector: string) => {
    for (let i = 0; i < 200; i++) {
      await page.keyboard.press("Tab");
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
    }
    throw new Error(`Tab does not come to ${selector}`);
  };
  const focused = () => page.evaluate(() => document.activeElement !== null && document.activeElement !== document.body);
  await reach('a[href="/new/final-hour"]');
  await page.keyboard.press("Enter");
  await page.locator("form button.primary").waitFor();
  await reach('input[type="text"]');
  await page.keyboard.type("Ann");
  await reach("form button.primary");
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/t\//);
  await ann.asked();

  // From the list, by Tab and Enter.
  let before = await ann.question();
  await reach("button.take");
  await page.keyboard.press("Enter");
  await ann.past(before);
  await ann.asked();
  // Focus stands at the question, not at the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("question");
  // From the board, where it is lit.
  await page.keyboard.press("Tab");
  const lit = page.locator("main .board [data-thing].lit");
  if ((await lit.count()) > 0) {
    before = await ann.question();
    await reach("main .board [data-thing].lit");
    await page.keyboard.press("Enter");
    await page.waitForFunction(
      (number) =>
        document.querySelector("dialog[open]") ||
        document.querySelector("[data-question]")?.getAttribute("data-question") !== number,
      before,
    );
    if (await page.locator("dialog[open]").count()) {
      await reach("dialog[open] li button");
      await page.keyboard.press("Enter");
    }
  }
  // By its number. A question that wants several is confirmed.
  await ann.asked();
  before = await ann.question();
  const several = (await ann.choices.first().getAttribute("aria-pressed")) !== null;
  for (let i = 1; i <= (await ann.choices.count()); i++) {
    await page.keyboard.press(String(i));
    if (!several || (await ann.asking.locator("button.primary").isEnabled())) break;
  }
  if (several) {
    await reach("section[data-question] button.primary");
    await page.keyboard.press("Enter");
  }
  await ann.past(before);
  // A rule is opened and closed, and one is back where one was.
  await ann.asked();
  await reach("section[data-question] header button");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await focused()).toBe(true);
});

play("on a phone the game is played by touch, and nothing sticks out", async (house) => {
  const ann = await house.guest("Ann", "/", { width: 390, height: 844, touch: true });
  const { page } = ann;
  const narrow = async () =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBeLessThanOrEqual(0);
  await narrow();
  await page.getByRole("link", { name: /^New table.*Duel$/ }).tap();
  await page.locator("form button.primary").waitFor();
  await narrow();
  await page.locator("form button.primary").tap();
  await page.waitForURL(/\/t\//);
  for (let i = 0; i < 3; i++) {
    await ann.asked();
    const before = await ann.question();
    await ann.choices.first().tap();
    await ann.past(before);
    // The board is still to be seen.
    const board = await page.locator("main .board").first().boundingBox();
    expect(board && board.y < 844 && board.y + board.height > 0).toBe(true);
  }
  await ann.asked();
  await narrow();
  await page.getByRole("tab", { name: "Seats" }).tap();
  await page.getByRole("button", { name: "Let a bot play for me" }).waitFor();
  await narrow();
});

const looks: [string, Likes][] = [
  ["by night", { theme: "dark" }],
  ["by day", { theme: "light" }],
  ["by day on a phone", { theme: "light", width: 390, height: 844, touch: true }],
];

for (const [look, likes] of looks) {
  play(`axe finds nothing on any screen and nothing sticks out, ${look}`, async (house) => {
    const ann = await house.guest("Ann", "/", likes);
    const { page } = ann;
    const clean = async (guest: Guest, screen: string) => {
      expect(await guest.axe(), screen).toEqual([]);
      const over = await guest.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      expect(over, `${screen} is too wide`).toBeLessThanOrEqual(0);
    };
    await page.locator("article").first().waitFor();
    await clean(ann, "home");
    for (const path of ["/new/final-hour", "/new/cthulhu-duel"]) {
      await page.goto(path);
      await page.locator("form button.primary").waitFor();
      await clean(ann, path);
    }
    await page.goto("/rules/final-hour#fh:board.1");
    await page.getByRole("searchbox").waitFor();
    await clean(ann, "rules");
    await page.goto("/settings");
    await page.getByRole("radio").first().waitFor();
    await clean(ann, "settings");
    await page.goto("/nowhere/at/all");
    await page.locator("main h1").waitFor();
    await clean(ann, "nowhere");

    await ann.make({ game: "cthulhu-duel", seats: ["me", "friend"] });
    await ann.asked();
    await page.locator("main .board svg").first().waitFor();
    await clean(ann, "Duel");
    const bob = await house.guest("Bob", await ann.invitation(), likes);
    await bob.page.getByRole("button", { name: "Take the seat" }).waitFor();
    await clean(bob, "invitation");

    await ann.make(steady);
    await ann.answer();
    await ann.asked();
    await page.locator("main .board svg").first().waitFor();
    await clean(ann, "Final Hour");
    await page.getByRole("button", { name: "Lists" }).click();
    await clean(ann, "lists");
    await page.getByRole("tab", { name: "Seats" }).click();
    await clean(ann, "seats");

    await ann.make({ game: "cthulhu-duel", seats: [{ here: "Dora" }, { here: "Carl" }] });
    await page.getByRole("button", { name: /^I am Dora/ }).waitFor();
    await clean(ann, "handing over");
  });
}
