import { expect } from "vitest";
import { type Guest, play } from "$e2e/harness";

const NEW = "/new/arkham-lcg/campaign";
/** The timeout for bots that play a scenario, in milliseconds. */
const SCENARIO_TIMEOUT_MS = 150_000;

/** As `expect.poll`, with a timeout for busy machines. */
const soon = <Value>(what: () => Promise<Value>) => expect.poll(what, { timeout: 60_000, interval: 50 });

/** The dialog of the deck builder. */
const builder = ({ page }: Guest) => page.getByRole("dialog", { name: /^Deck for/ });

/** Chooses an own deck, which begins as the starter deck. */
async function ownDeck({ page }: Guest): Promise<void> {
  await page.getByRole("radio", { name: "my own" }).first().check();
  await page.getByRole("button", { name: "Change the cards" }).waitFor();
}

/** Checks the page's accessibility and width. */
async function isSound(guest: Guest, where: string): Promise<void> {
  expect(await guest.axe(), where).toEqual([]);
  expect(await guest.overflowWidth(), `${where} sticks out`).toBe(0);
  // A dialog scrolls separately, so its overflow does not make the page wider.
  const inside = await guest.page.evaluate(() =>
    [...document.querySelectorAll("dialog[open], dialog[open] .half")].map((each) => each.scrollWidth - each.clientWidth),
  );
  expect(Math.max(0, ...inside), `${where} sticks out of its dialog`).toBe(0);
}

play("a deck is built from the starter, a campaign begins with it, and its table knows the campaign", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await page.getByRole("link", { name: /^Campaign or own decks/ }).click();
  await page.waitForURL(new RegExp(NEW));
  await page.getByRole("heading", { name: "Night of the Zealot" }).waitFor();
  expect(await page.locator("header").last().innerText()).toContain("Three scenarios");
  await page.getByRole("checkbox", { name: "Daisy Walker" }).check();
  await page.getByRole("group", { name: /Daisy Walker.*deck/ }).waitFor();
  await isSound(ann, "the form of a campaign");
  await ownDeck(ann);
  await page.getByRole("button", { name: "Change the cards" }).click();

  // With one card less, the server reports the problem.
  const deck = builder(ann);
  const size = deck.locator("[data-size]");
  await soon(() => size.innerText()).toBe("30 of 30");
  await soon(() => deck.innerText()).toContain("Ready to play");
  await isSound(ann, "the builder");
  const here = (of: string) => deck.locator(".page").getByRole("button", { name: of });
  await here("Take out Beat Cop").click();
  await soon(() => size.innerText()).toBe("29 of 30");
  await soon(() => deck.innerText()).toContain("29 cards count");
  expect(await deck.innerText()).not.toContain("Ready to play");

  // Adds another card by the keyboard, found by a search.
  const find = deck.getByRole("searchbox");
  await find.fill("unexp cour");
  const pool = deck.getByRole("region", { name: "Cards to choose from" });
  await soon(() => pool.locator("li").count()).toBe(1);
  const more = pool.getByRole("button", { name: "Put in Unexpected Courage" });
  const count = pool.locator("[data-count]");
  const before = Number(await count.innerText());
  await more.focus();
  await page.keyboard.press("-");
  await soon(() => count.innerText()).toBe(String(before - 1));
  await page.keyboard.press("+");
  await soon(() => count.innerText()).toBe(String(before));
  // At the maximum of copies nothing happens, and the focus stays.
  await page.keyboard.press("Enter");
  expect(await count.innerText()).toBe(String(before));
  expect(await more.evaluate((node) => node === document.activeElement)).toBe(true);
  await find.fill("");
  await pool.getByRole("button", { name: "asset" }).click();
  const spare = pool
    .locator("li")
    .filter({ has: page.locator("[data-count]", { hasText: /^0$/ }) })
    .first();
  await spare.getByRole("button", { name: /^Put in/ }).focus();
  await page.keyboard.press("Enter");
  await soon(() => size.innerText()).toBe("30 of 30");
  await soon(() => deck.innerText()).not.toContain("cards count");

  // The text of a card can be opened.
  const name = spare.locator("button.name");
  const title = (await name.locator(".word").innerText()).trim();
  await name.click();
  const text = page.getByRole("dialog", { name: title, exact: true });
  expect((await text.locator(".printed").innerText()).length).toBeGreaterThan(5);
  await page.keyboard.press("Escape");
  await text.waitFor({ state: "detached" });

  await deck.getByRole("textbox", { name: "Name of the deck" }).fill("Night shift");
  expect(await deck.innerText()).toContain("Always in the deck");
  await deck.getByRole("button", { name: "Done" }).click();
  await deck.waitFor({ state: "detached" });
  await page.getByText("Night shift").waitFor();

  const begin = page.getByRole("button", { name: "Gather the group" });
  await begin.click();
  await page.waitForURL(/\/c\//);
  const campaign = new URL(page.url()).pathname;
  await page.getByRole("heading", { name: "Log" }).waitFor();
  await isSound(ann, "the campaign");
  await page.getByRole("button", { name: "Show the deck: Roland" }).click();
  await soon(() => page.getByRole("dialog").innerText()).toContain("30 of 30");
  await isSound(ann, "the deck of a member");
  await page.keyboard.press("Escape");

  await page.getByRole("button", { name: /^Play: The Gathering/ }).click();
  await page.waitForURL(/\/t\//);
  await ann.asked();
  await page.getByRole("link", { name: "Group and log" }).click();
  await page.waitForURL(new RegExp(campaign));
  await page.getByRole("link", { name: "To the table" }).waitFor();

  // The home page lists the campaign, and the deck is stored for the next one.
  await page.goto("/");
  await page.getByRole("link", { name: /^Open: Night of the Zealot/ }).waitFor();
  await soon(() => page.locator(".folders").first().innerText()).toMatch(/Night of the Zealot[^]*·\s*The Gathering/);
  await isSound(ann, "home");
  await page.goto(NEW);
  await ownDeck(ann);
  await page.getByRole("button", { name: "Take another deck" }).click();
  const mine = page.getByRole("dialog", { name: "Which deck?" });
  await mine.getByRole("button", { name: "Duplicate: Night shift" }).click();
  await mine.getByRole("button", { name: "Rename: Night shift (2)" }).click();
  await mine.getByRole("textbox", { name: "Name of the deck" }).fill("Day shift");
  await page.keyboard.press("Enter");
  await mine.getByRole("button", { name: "Delete: Night shift" }).click();
  await mine.getByRole("button", { name: "Delete", exact: true }).click();
  await isSound(ann, "my decks");
  await mine.getByRole("button", { name: "Take: Day shift" }).click();
  await soon(() => page.locator("form").innerText()).toContain("Day shift");
});

play("a deck of another program is taken, and cards that the box does not have are named", async (party) => {
  const bob = await party.guest("Bob", NEW, { width: 390, height: 844, touch: true });
  const { page } = bob;
  await ownDeck(bob);
  await page.getByRole("button", { name: "Take another deck" }).tap();
  const decks = page.getByRole("dialog", { name: "Which deck?" });
  const theirs = {
    name: "From elsewhere",
    investigator_code: "01001",
    slots: { "01016": 2, "02185": 1, "01000": 1, "01006": 1, "01007": 1 },
  };
  const take = decks.getByRole("button", { name: "Take this deck" });
  expect(await take.isDisabled()).toBe(true);
  await decks.getByRole("textbox", { name: "Or paste its text" }).fill("{}");
  await soon(() => decks.innerText()).toContain("This is not a deck");
  await decks.getByRole("textbox", { name: "Or paste its text" }).fill(JSON.stringify(theirs));
  // All problems are shown at once.
  await soon(() => decks.innerText()).toContain("Not in the core set, by code: 1 × 02185");
  expect(await decks.innerText()).toContain("2 cards count");
  await isSound(bob, "importing on a phone");
  await decks.getByRole("button", { name: "Take it as it is" }).tap();
  const form = page.locator("form");
  await soon(() => form.innerText()).toContain("1 × 02185");
  // And only once, beside the deck.
  await soon(() => form.innerText()).toContain("Above, something is still wrong");
  expect((await form.innerText()).match(/1 × 02185/g)).toHaveLength(1);
  expect(await page.getByRole("button", { name: "Gather the group" }).isDisabled()).toBe(true);

  // On a phone the builder shows one side at a time; unknown cards can be removed.
  await page.getByRole("button", { name: "Change the cards" }).tap();
  const deck = builder(bob);
  await isSound(bob, "the builder on a phone");
  await deck.getByRole("button", { name: "The deck", exact: true }).tap();
  await soon(() => deck.innerText()).toContain("Not in this box");
  await deck.getByRole("button", { name: "Leave out the card that is not in this box" }).tap();
  await soon(() => deck.innerText()).not.toContain("Not in this box");
  await soon(() => deck.innerText()).toContain("2 cards count");
  await isSound(bob, "the deck on a phone");
  await deck.getByRole("button", { name: "Done" }).tap();

  // The page says that the deck does not fit another investigator.
  await page.getByRole("checkbox", { name: "Wendy Adams" }).check();
  await page.getByRole("group", { name: /Wendy Adams.*deck/ }).waitFor();
  await page.getByRole("checkbox", { name: "Roland Banks" }).uncheck();
  await page.getByText("This deck is made for Roland Banks").waitFor();
  await page.getByRole("button", { name: "Begin with the starter deck" }).tap();
  await soon(() => page.getByRole("button", { name: "Gather the group" }).isEnabled()).toBe(true);
});

/** Begins a campaign and lets bots play its first game. */
async function played(guest: Guest): Promise<void> {
  const { page } = guest;
  await page.goto(NEW);
  await page.getByRole("radio", { name: "easy" }).check();
  await page.getByRole("checkbox", { name: "Daisy Walker" }).check();
  await page.getByRole("button", { name: "Gather the group" }).click();
  await page.waitForURL(/\/c\//);
  for (const seat of [0, 1]) await page.locator(`select[data-seat="${seat}"]`).selectOption("bot:steady");
  await page.getByRole("button", { name: /^Play:/ }).click();
  await page.waitForURL(/\/t\//);
  await expect.poll(() => guest.isOver(), { timeout: SCENARIO_TIMEOUT_MS, interval: 200 }).toBe(true);
}

play("between two scenarios cards are bought, and the next scenario begins with them", async (party) => {
  const cleo = await party.guest("Cleo");
  const { page } = cleo;
  // Bots may lose all investigators, but hardly ever several times in a row.
  for (let tries = 0; tries < 8; tries++) {
    await played(cleo);
    // The finished table links to the campaign instead of offering the same scenario again.
    const on = page.getByRole("link", { name: "Back to the group" });
    expect(await on.getAttribute("class")).toContain("primary");
    expect(await page.getByRole("button", { name: "Play again" }).count()).toBe(0);
    await on.click();
    await page.waitForURL(/\/c\//);
    await page.getByRole("button", { name: /^Play:/ }).waitFor();
    if (await page.locator('[data-form="buy"]').count()) break;
  }
  const log = page.getByRole("complementary", { name: "Log" });
  await soon(() => log.innerText()).toMatch(/The Gathering: (no )?resolution/);
  await log.getByRole("link", { name: "Game 1: replay" }).waitFor();

  // Lost investigators, if any, have to be replaced before the next game.
  const lost = page.locator('[data-form="replace"]');
  for (let all = await lost.count(); all; all = await lost.count()) {
    await lost.first().locator("summary").click();
    await lost.first().getByRole("button", { name: "Do it" }).click();
    await page.waitForFunction((n) => document.querySelectorAll('[data-form="replace"]').length < n, all);
  }
  const buying = page.locator('[data-form="buy"]').first();
  expect(await buying.count(), "somebody has experience").toBe(1);
  const member = page
    .locator("article")
    .filter({ has: page.locator('[data-form="buy"]') })
    .first();
  const experience = async () => Number(/(\d+) experience/.exec(await member.locator(".facts").innerText())?.[1]);
  const had = await experience();
  expect(had).toBeGreaterThan(0);
  await buying.locator("summary").click();
  await buying.getByRole("checkbox", { name: "Only cards of higher levels" }).uncheck();
  await isSound(cleo, "the upgrade view");

  /** Buys the cheapest card that is not in the deck. */
  async function buy(): Promise<string> {
    const fresh = buying.locator('[data-list="card"] li').filter({ hasNotText: "in the deck" }).filter({ hasText: "1 XP" }).first();
    const name = (await fresh.locator(".word").innerText()).trim();
    await fresh.getByRole("radio").check();
    await soon(() => buying.innerText()).toContain("Now choose the card that goes out");
    await buying.locator('[data-list="instead"] li').first().getByRole("radio").check();
    await soon(() => buying.innerText()).toMatch(new RegExp(`${name}( \\(level 1\\))? comes in`));
    await buying.getByRole("button", { name: "Buy" }).click();
    await soon(experience).toBe(had - 1);
    return name;
  }
  /** Whether the bought card is in the member's deck. */
  async function has(name: string): Promise<boolean> {
    await member.getByRole("button", { name: /^Show the deck/ }).click();
    const deck = page.getByRole("dialog");
    await deck.getByText("30 of 30").waitFor();
    const names = await deck.locator(".word").allInnerTexts();
    await page.keyboard.press("Escape");
    await deck.waitFor({ state: "detached" });
    return names.map((each) => each.trim()).includes(name);
  }
  const bought = await buy();
  expect(await has(bought)).toBe(true);
  await page.getByRole("button", { name: "Take back the last change" }).click();
  await page.locator(".facts").first().waitFor();
  if (had === 1) await page.locator('[data-form="buy"]').first().locator("summary").click();
  await soon(experience).toBe(had);
  expect(await has(bought)).toBe(false);
  await buy();
  await page.reload();
  await page.getByRole("heading", { name: "Log" }).waitFor();
  await soon(() => page.locator("main").innerText()).toContain("Take back the last change");
  await soon(() => log.innerText()).toMatch(/The Gathering/);
  await isSound(cleo, "the campaign after a game");
  await page.setViewportSize({ width: 390, height: 844 });
  await isSound(cleo, "the campaign on a phone");
  await page.setViewportSize({ width: 1440, height: 900 });

  // The seats default to the same people.
  expect(await page.locator('select[data-seat="0"]').inputValue()).toBe("before");
  await page.locator('select[data-seat="0"]').selectOption("me");
  await page.getByRole("button", { name: /^Play: The Midnight Masks/ }).click();
  await page.waitForURL(/\/t\//);
  await cleo.asked();
});

play("before the first game people come and go, take other decks, and give the campaign up", async (party) => {
  const dora = await party.guest("Dora", NEW, { lang: "en" });
  const { page } = dora;
  await page.getByRole("button", { name: "Gather the group" }).click();
  await page.waitForURL(/\/c\//);
  const campaign = new URL(page.url()).pathname;
  const people = page.locator("article h3");
  await soon(() => people.allInnerTexts()).toEqual(["Roland"]);
  expect(await page.getByRole("button", { name: "Take back the last change" }).count()).toBe(0);

  // The generic form, without a component of the game.
  const joining = page.locator('[data-form="join"]');
  await joining.locator("summary").click();
  await joining.getByRole("radio", { name: "Wendy Adams" }).check();
  await joining.getByRole("button", { name: "Do it" }).click();
  await soon(() => people.allInnerTexts()).toEqual(["Roland", "Wendy"]);
  await isSound(dora, "a campaign with forms");
  await page.getByRole("button", { name: "Take back the last change" }).click();
  await soon(() => people.allInnerTexts()).toEqual(["Roland"]);

  // An own deck begins as the current one; then another investigator is chosen.
  const taking = page.locator('[data-form="deck"]');
  await taking.locator("summary").click();
  await taking.getByRole("radio", { name: "my own" }).check();
  await taking.getByText("30 of 30").waitFor();
  await taking.getByRole("radio", { name: "Agnes Baker" }).check();
  await taking.getByRole("button", { name: "Begin with the starter deck" }).click();
  await soon(() => taking.innerText()).toContain("Ready to play");
  await taking.getByRole("button", { name: "Do it" }).click();
  await soon(() => people.allInnerTexts()).toEqual(["Agnes"]);
  // The form disappeared with Roland, so the focus moves to the members. The log has the change.
  await soon(() => page.evaluate(() => document.activeElement?.id)).toBe("members");
  await soon(() => page.getByRole("complementary", { name: "Log" }).innerText()).toContain("Agnes Baker takes the place of Roland Banks");

  // Exchanges a card for free; an invalid exchange is refused with the reason beside the form.
  const changing = page.locator('[data-form="swap"]');
  await changing.locator("summary").click();
  const fresh = changing.locator('[data-list="card"] li').filter({ hasNotText: "in the deck" }).first();
  const full = changing.locator('[data-list="card"] li').filter({ hasText: "2 in the deck" }).first();
  const out = changing.locator('[data-list="instead"] li').first();
  await full.getByRole("radio").check();
  await out.getByRole("radio").check();
  await changing.getByRole("button", { name: "Exchange" }).click();
  await soon(() => changing.getByRole("alert").innerText()).toContain("a deck holds 2");
  dora.ignoreErrors(/4\d\d/);
  await fresh.getByRole("radio").check();
  await changing.getByRole("button", { name: "Exchange" }).click();
  await soon(() => changing.getByRole("alert").innerText()).toBe("");

  await page.getByRole("button", { name: "Close the group…" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Close the group", exact: true }).click();
  await page.waitForURL((url) => url.pathname === "/");
  await page.goto(campaign);
  await page.getByRole("heading", { name: "This group cannot be opened" }).waitFor();
  dora.ignoreErrors(/404/);
});

play("a friend comes before the first game, brings a deck, is seen preparing, and both sit down", async (party) => {
  const ann = await party.guest("Ann", NEW);
  await ann.page.getByRole("checkbox", { name: "Daisy Walker" }).check();
  await ann.page.getByRole("button", { name: "Gather the group" }).click();
  await ann.page.waitForURL(/\/c\//);
  const campaign = new URL(ann.page.url()).pathname;
  await ann.page.getByRole("button", { name: "I play this one: Roland" }).click();
  await ann.page.locator("[data-place]").getByText("You play this one").waitFor();
  await ann.page.getByRole("button", { name: "Invite a friend: Daisy" }).click();
  const link = ann.page.getByRole("textbox", { name: "For Daisy: send this link" });
  await link.waitFor();
  await isSound(ann, "a campaign with an invitation");

  const bob = await party.guest("Bob", await link.inputValue(), { width: 390, height: 844, touch: true });
  await bob.page.getByRole("heading", { name: "Friends are expecting you" }).waitFor();
  await bob.page.getByText("You are to play: Daisy").waitFor();
  await isSound(bob, "an invitation to a campaign");
  await bob.page.getByLabel("Your name").fill("Bob");
  await bob.page.getByRole("button", { name: "Take the place" }).tap();
  await bob.page.waitForURL(new RegExp(campaign));
  await bob.page.locator("[data-place]").getByText("You play this one").waitFor();

  // Bob changes to Wendy.
  const choosing = bob.page.locator('[data-form="deck"]').nth(1);
  await choosing.locator("summary").tap();
  await choosing.getByRole("radio", { name: "Wendy Adams" }).check();
  await choosing.getByRole("button", { name: "Do it" }).tap();
  await soon(() => bob.page.locator("article h3").allInnerTexts()).toEqual(["Roland", "Wendy"]);
  await isSound(bob, "a campaign on a friend's phone");

  // Ann sees the change, and that Bob is not ready.
  await ann.page.reload();
  const log = ann.page.getByRole("complementary", { name: "Log" });
  await soon(() => log.innerText()).toMatch(/Bob · .*\n*Wendy Adams takes the place of Daisy Walker/);
  await ann.page.getByText("Played by Bob").waitFor();
  await soon(() => ann.page.locator("form[aria-labelledby=next]").innerText()).toMatch(/Still preparing: .*Bob/);
  await ann.page.getByRole("button", { name: /^Play: The Gathering/ }).click();
  const early = ann.page.getByRole("dialog", { name: "Begin before everybody is ready?" });
  expect(await early.innerText()).toContain("Still preparing: Bob.");
  await isSound(ann, "beginning early");
  await early.getByRole("button", { name: "Cancel" }).click();
  await bob.page.getByRole("button", { name: "I am ready: Wendy" }).tap();
  await bob.page.getByRole("button", { name: "Not ready after all: Wendy" }).waitFor();
  await ann.page.getByRole("button", { name: "I am ready: Roland" }).click();
  await soon(() => ann.page.locator("form[aria-labelledby=next]").innerText()).not.toContain("Still preparing");
  await ann.page.getByRole("button", { name: /^Play: The Gathering/ }).click();
  await ann.page.waitForURL(/\/t\//);
  const table = new URL(ann.page.url()).pathname;
  await bob.page.reload();
  await bob.page.getByRole("link", { name: "To the table" }).tap();
  await bob.page.waitForURL(new RegExp(table));
  const turn = await party.turn(ann, bob);
  expect(turn).not.toBeNull();

  // Ann abandons the game: the campaign is as before it, and Bob keeps his place.
  await ann.page.goto(campaign);
  expect(
    await (async () => {
      await bob.page.goto(campaign);
      await bob.page.getByRole("link", { name: "To the table" }).waitFor();
      return bob.page.getByRole("button", { name: "Give this game up…" }).count();
    })(),
    "only whoever began the campaign may",
  ).toBe(0);
  await ann.page.getByRole("button", { name: "Give this game up…" }).click();
  const sure = ann.page.getByRole("dialog", { name: "Give this game up?" });
  await isSound(ann, "giving a game up");
  await sure.getByRole("button", { name: "Cancel" }).click();
  await sure.waitFor({ state: "detached" });
  await ann.page.getByRole("link", { name: "To the table" }).waitFor();
  await ann.page.getByRole("button", { name: "Give this game up…" }).click();
  await sure.getByRole("button", { name: "Give this game up", exact: true }).click();
  await ann.page.getByRole("button", { name: /^Play: The Gathering/ }).waitFor();
  expect(await ann.page.getByRole("link", { name: "To the table" }).count()).toBe(0);
  await soon(() => log.innerText()).toContain("The game was given up");
  await ann.page.getByText("Played by Bob").waitFor();
  await soon(() => ann.page.evaluate(() => document.activeElement?.id)).toBe("members");
  // The abandoned table remains as a single game; the campaign begins another.
  await ann.page.goto("/");
  await ann.page.getByRole("link", { name: /^Continue: Arkham Horror/ }).waitFor();
  await ann.page.goto(campaign);
  // A bot plays for Bob, who can take the seat back.
  await ann.page.getByRole("combobox", { name: "Wendy" }).selectOption({ label: "Steady bot" });
  await ann.page.getByText("A bot plays this time; the place stays with Bob.").waitFor();
  await isSound(ann, "a bot in Bob's place");
  await ann.page.getByRole("button", { name: /^Play: The Gathering/ }).click();
  await early.getByRole("button", { name: "Begin all the same" }).click();
  await ann.page.waitForURL(/\/t\//);
  expect(new URL(ann.page.url()).pathname).not.toBe(table);
  await bob.page.goto("/");
  await bob.page.getByText("you (a bot plays this time)").waitFor();
  await bob.page.goto(campaign);
  await bob.page.getByText("Being played: The Gathering").waitFor();
  await soon(() => bob.page.locator("[aria-labelledby=playing]").innerText()).toMatch(/The Gathering[^]*Wendy: you \(a bot/);
  await isSound(bob, "a campaign that a bot plays for Bob");
  await bob.page.getByRole("link", { name: "To the table" }).tap();
  await bob.page.getByRole("button", { name: "Take my seat back" }).first().tap();
  await bob.page.getByRole("button", { name: "Take my seat back" }).first().waitFor({ state: "detached" });
});

play("friends bring their own decks to one scenario, bots stand in, and then it is over", async (party) => {
  // Starts at the form of a new table; the options chosen there are carried over.
  const ann = await party.guest("Ann", "/new/arkham-lcg");
  const { page } = ann;
  await page.getByRole("radio", { name: "The Midnight Masks" }).check();
  await page.getByRole("radio", { name: /^resolution 2: the house stands/ }).check();
  await page.getByRole("checkbox", { name: "Daisy Walker" }).check();
  await soon(() => page.getByRole("link", { name: "Campaign or own decks" }).getAttribute("href")).toMatch(/masks.*daisy-walker/);
  await page.getByRole("link", { name: "Campaign or own decks" }).click();
  await page.waitForURL(new RegExp(NEW));
  await soon(() => page.getByRole("radio", { name: "The Midnight Masks by itself" }).isChecked()).toBe(true);
  expect(await page.getByRole("radio", { name: /^resolution 2: the house stands/ }).isChecked()).toBe(true);
  expect(await page.getByRole("checkbox", { name: "Daisy Walker" }).isChecked()).toBe(true);
  await isSound(ann, "the form of one scenario");
  await page.getByRole("button", { name: "Gather the group" }).click();
  await page.waitForURL(/\/c\//);
  await page.getByRole("heading", { name: /^The Midnight Masks by itself/ }).waitFor();
  const log = page.getByRole("complementary", { name: "Log" });
  await soon(() => log.innerText()).toContain("The Gathering was not played");
  await page.getByRole("button", { name: "I play this one: Roland" }).click();
  await page.getByRole("button", { name: "Invite a friend: Daisy" }).click();
  const link = page.getByRole("textbox", { name: "For Daisy: send this link" });
  await link.waitFor();

  const bob = await party.guest("Bob", await link.inputValue(), { width: 390, height: 844, touch: true });
  await bob.page.getByText("The Midnight Masks by itself").waitFor();
  await bob.page.getByLabel("Your name").fill("Bob");
  await bob.page.getByRole("button", { name: "Take the place" }).tap();
  await bob.page.locator("[data-place]").getByText("You play this one").waitFor();
  // Adds a card of a higher level for free.
  const changing = bob.page.locator('[data-form="swap"]').nth(1);
  await changing.locator("summary").tap();
  // Plain lists are shown until the cards are loaded.
  await changing.locator('[data-list="card"]').waitFor();
  await changing.getByRole("searchbox").fill("encyclopedia");
  await changing.locator('[data-list="card"] li').first().getByRole("radio").check();
  await changing.locator('[data-list="instead"] li').first().getByRole("radio").check();
  await changing.getByRole("button", { name: "Exchange" }).tap();
  await soon(() => bob.page.locator(".facts").nth(1).innerText()).toMatch(/higher levels: \d+ experience/);
  await isSound(bob, "one scenario on a phone");

  // The builder does not hide higher-level cards either.
  const taking = bob.page.locator('[data-form="deck"]').nth(1);
  await taking.locator("summary").tap();
  await taking.getByRole("radio", { name: "my own" }).check();
  await soon(() => taking.innerText()).toContain("Ready to play");
  // The deck's summary is the same as on the campaign page.
  expect(await taking.innerText()).toContain(/cards of higher levels: .*/.exec(await bob.page.locator(".facts").nth(1).innerText())?.[0]);
  await taking.getByRole("button", { name: "Change the cards" }).tap();
  await soon(() => builder(bob).getByRole("button", { name: "level 0" }).getAttribute("aria-pressed")).toBe("false");
  await builder(bob).getByRole("button", { name: "Done" }).tap();

  await page.reload();
  await soon(() => log.innerText()).toMatch(/Bob · .*\n*Daisy Walker takes/);
  for (const seat of [0, 1]) await page.locator(`select[data-seat="${seat}"]`).selectOption("bot:steady");
  await page.getByRole("button", { name: /^Play: The Midnight Masks/ }).click();
  await page.getByRole("button", { name: "Begin all the same" }).click();
  await page.waitForURL(/\/t\//);
  await expect.poll(() => ann.isOver(), { timeout: SCENARIO_TIMEOUT_MS, interval: 200 }).toBe(true);
  await page.getByRole("link", { name: "Back to the group" }).click();
  await soon(() => page.locator("header").last().innerText()).toMatch(/It is over\s*The scenario is (won|lost)/i);
  await soon(() => log.innerText()).toMatch(/The Midnight Masks: (no )?resolution/);
  expect(await page.locator("[data-form]").count()).toBe(0);
  expect(await page.getByRole("button", { name: /^Play:/ }).count()).toBe(0);
  await isSound(ann, "one scenario that is over");
});
