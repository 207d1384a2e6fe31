import { expect } from "vitest";
import { type Guest, type GuestOptions, play } from "./harness";

const steady = { game: "final-hour", seats: ["me", { bot: "steady" }] };

play("the language changes in the middle of a question, and the question stays", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make(steady);
  await ann.answer();
  await ann.asked();
  const question = await ann.question();
  const choices = await ann.choices.count();
  for (const [lang, name] of [
    ["ru", "Русский"],
    ["uk", "Українська"],
  ] as const) {
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

play("with the keyboard alone a table is made and played at, and focus is never lost", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  /** Presses Tab until the focused element matches. */
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

  // Answers from the list by Tab and Enter.
  let before = await ann.question();
  await reach("button.take");
  await page.keyboard.press("Enter");
  await ann.past(before);
  await ann.asked();
  // The focus is on the question, not at the top of the page.
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe("question");
  // Answers from the board: lit things can be reached and pressed.
  await page.locator('main .board [data-thing][role="button"]').first().waitFor();
  before = await ann.question();
  await reach('main .board [data-thing][role="button"]');
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (number) =>
      document.querySelector("dialog[open]") || document.querySelector("[data-question]")?.getAttribute("data-question") !== number,
    before,
  );
  if (await page.locator("dialog[open]").count()) {
    // The first choice has the focus already.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches("dialog[open] li button"))).toBe(true);
    await page.keyboard.press("Enter");
  }
  await ann.past(before);
  // Answers by number keys; several choices are confirmed.
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
  // Closing a rule restores the focus.
  await ann.asked();
  await reach("section[data-question] header button");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
  expect(await focused()).toBe(true);
});

play("on a phone the game is played by touch, and nothing sticks out", async (party) => {
  const ann = await party.guest("Ann", "/", { width: 390, height: 844, touch: true });
  const { page } = ann;
  const narrow = async () => expect(await ann.overflowWidth()).toBeLessThanOrEqual(0);
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
    // The board is still visible.
    const board = await page.locator("main .board").first().boundingBox();
    expect(board && board.y < 844 && board.y + board.height > 0).toBe(true);
  }
  await ann.asked();
  await narrow();
  await page.getByRole("tab", { name: "Seats" }).tap();
  await page.getByRole("button", { name: "Let a bot play for me" }).waitFor();
  await narrow();
});

play("whatever does not light up says why, to mouse, finger and keyboard", async (party) => {
  const why = /Why can this not be chosen/;
  for (const [game, thing] of [
    ["final-hour", "location:9"],
    ["cthulhu-duel", "zone:0"],
  ] as const) {
    for (const touch of [false, true]) {
      const guest = await party.guest(`${game} ${touch}`, "/", touch ? { width: 390, height: 844, touch } : {});
      await guest.make({ game, seats: ["me", { bot: "novice" }] });
      await guest.asked();
      const there = guest.page.locator(`main .board [data-thing="${thing}"]:not(.lit)`).first();
      await there.scrollIntoViewIfNeeded();
      const box = await there.boundingBox();
      if (!box) throw new Error(`${thing} is not drawn`);
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 4];
      await (touch ? guest.page.touchscreen.tap(x, y) : guest.page.mouse.click(x, y));
      await guest.page.getByRole("dialog").getByText(why).waitFor();
      await guest.page.keyboard.press("Escape");
      if (touch) continue;
      // For the keyboard, everything in the lists is a button.
      await guest.page.keyboard.press("g");
      const item = guest.page.locator(`main .lists [data-thing="${thing}"]`).first();
      await item.focus();
      await guest.page.keyboard.press("Enter");
      await guest.page.getByRole("dialog").getByText(why).waitFor();
    }
  }
});

play("a screen reader hears the question, the choices, what happens and whose turn it is", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.make({ game: "final-hour", seats: ["me", { bot: "novice" }] });
  await ann.asked();
  await page.locator("main .board svg").first().waitFor();
  const tree = await page.locator("body").ariaSnapshot();
  // Named landmarks, one first-level heading, and under it the board and the question.
  expect(tree).toMatch(/- banner:[\s\S]*heading "Arkham Horror: Final Hour" \[level=1\]/);
  expect(tree).toMatch(/- main:[\s\S]*heading "The board" \[level=2\]/);
  expect(tree).toMatch(/- complementary "Question, log and seats":[\s\S]*region "[^"]+"[\s\S]*heading "[^"]+" \[level=2\]/);
  expect(tree.match(/level=1\]/g)).toHaveLength(1);
  const asked = (await page.locator("#question").innerText()).replace(/\s+/g, " ");
  for (const text of await ann.choices.locator(".text").allInnerTexts()) expect(tree).toContain(text);
  expect(tree).toContain(asked);
  expect(tree).toMatch(/region "Log"/);
  expect(tree).toMatch(/img "Jenny Barnes: health \d of \d/);
  expect(tree).toMatch(/list "Seats":[\s\S]*Jenny Barnes you ?, to answer/);
  // Live regions announce the question and the news, both politely.
  const live = page.locator('.heard p[aria-live="polite"]');
  expect((await live.allInnerTexts()).join(" ")).toContain(asked);
  expect(await page.locator('[aria-live="assertive"]').count()).toBe(0);
  const lines = await ann.log.locator("li").count();
  await ann.answer();
  await expect.poll(() => ann.log.locator("li").count()).toBeGreaterThan(lines);
  const last = await ann.log.locator("li span").first().innerText();
  expect(last).not.toBe("");
  await expect.poll(async () => (await live.first().innerText()).length).toBeGreaterThan(10);
  // The lists show the same as the picture.
  await page.getByRole("button", { name: "Lists" }).click();
  expect(await page.locator("main").ariaSnapshot()).toMatch(/heading "1 · Dorothy Upman Hall/);
});

// Every screen is checked in all three languages.
const looks: [string, GuestOptions][] = [
  ["by night", { theme: "dark" }],
  ["by day, in Russian", { theme: "light", lang: "ru" }],
  ["by day on a phone, in Ukrainian", { theme: "light", lang: "uk", width: 390, height: 844, touch: true }],
];

for (const [look, likes] of looks) {
  play(`axe finds nothing on any screen, nothing sticks out and nothing is left unsaid, ${look}`, async (party) => {
    const ann = await party.guest("Ann", "/", likes);
    const { page } = ann;
    const clean = async (guest: Guest, screen: string) => {
      expect(await guest.axe(), screen).toEqual([]);
      expect(await guest.overflowWidth(), `${screen} is too wide`).toBeLessThanOrEqual(0);
      expect(await guest.untranslated(), screen).toEqual([]);
    };
    await page.locator("article").first().waitFor();
    await clean(ann, "home");
    for (const path of ["/new/final-hour", "/new/cthulhu-duel"]) {
      await page.goto(path);
      await page.locator("form button.primary").waitFor();
      await clean(ann, path);
    }
    await page.locator('input[value="position"]').check();
    await page.locator("details summary").click();
    await page.locator("textarea").first().fill("nothing = 1");
    await page.locator(".problem").waitFor();
    await clean(ann, "a position that is wrong");
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
    const bob = await party.guest("Bob", await ann.invitation(), likes);
    await bob.page.locator("form button.primary").waitFor();
    await clean(bob, "invitation");

    await ann.make(steady);
    await ann.answer();
    await ann.asked();
    await page.locator("main .board svg").first().waitFor();
    await clean(ann, "Final Hour");
    await page.locator("header [role=group] button").nth(1).click();
    await clean(ann, "lists");
    await page.locator("header [role=group] button").nth(0).click();
    await page.locator("#tab-seats").click();
    await clean(ann, "seats");

    // Fails a ritual at once, which ends the game.
    await ann.make({ game: "final-hour", position: 'game = "final-hour"\nat = "end-of-round"', seats: ["me", "me"] });
    while (await ann.answer(1));
    await clean(ann, "the end");
    await page.locator('section[aria-labelledby="end"] a').first().click();
    await page.locator('input[type="range"]').waitFor();
    await page.locator(".controls button").nth(3).click();
    await page.waitForURL(/#[1-9]/);
    await clean(ann, "replay");
    await page.locator("main header .row > button").last().click();
    await page.getByRole("dialog").locator("select").first().waitFor();
    await clean(ann, "playing on");

    await page.goto("/");
    await page.locator("h2").nth(1).waitFor();
    await clean(ann, "home with tables");

    await ann.make({ game: "cthulhu-duel", seats: [{ here: "Dora" }, { here: "Carl" }] });
    await page.locator("main .sheet button.primary").waitFor();
    await clean(ann, "handing over");
  });
}
