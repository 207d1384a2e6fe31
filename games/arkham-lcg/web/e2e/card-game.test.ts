import { expect } from "vitest";
import { dice, type Guest, play } from "$e2e/harness";
import { seenHand } from "./secrets";

const game = "arkham-lcg";
const TWO = [{ key: "investigators", value: "roland-banks,daisy-walker" }];
/** Four tokens, so that all chances are multiples of a quarter. */
const BAG = 'bag = ["0", "-1", "-2", "-3"]';

/** Roland in the hallway of the house, with cards for a test of intellect. */
const STUDIES = `
game = "arkham-lcg"
act = 2
${BAG}
[roland-banks]
at = "attic"
hand = ["perception", "unexpected-courage", "dodge", "evidence"]
threat = []
[places]
hallway = {}
attic = {}
cellar = {}
parlor = {}
`;

/** Two investigators; the next encounter card has peril. */
const PERIL = `
game = "arkham-lcg"
investigators = ["roland-banks", "daisy-walker"]
at = "mythos"
encounters = ["hunting-shadow"]
${BAG}
[roland-banks]
clues = 1
hand = ["evidence", "perception"]
[daisy-walker]
hand = ["working-a-hunch", "barricade", "perception"]
`;

/** The text of the panel of the current test. */
const trial = (guest: Guest) => guest.page.locator("main .trial .sum").innerText();
const chances = (text: string) => [...text.matchAll(/(\d+)\s%/g)].map(([, percent]) => Number(percent));

play("whoever would resign is asked whether they mean it", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  const position = "game = 'arkham-lcg'\nat = 'turn roland-banks'\nplaces.parlor = {}\n[roland-banks]\nat = 'parlor'";
  await ann.make({ game, position, seats: ["me"] });
  await ann.asked();
  const before = await ann.question();
  const resign = page.locator(".choice .take").filter({ hasText: "resign" });
  await resign.click();
  const sure = page.getByRole("dialog", { name: "Do this?" });
  await sure.getByText("cannot be taken back").waitFor();
  expect(await ann.axe()).toEqual([]);
  await sure.getByRole("button", { name: "Cancel" }).click();
  await sure.waitFor({ state: "detached" });
  expect(await ann.question()).toBe(before);
  await resign.click();
  await ann.past(before);
  await page.getByText("The game is over").first().waitFor();
});

play("a whole scenario of The Card Game is played with a bot to its end, on the table and through the lists of choices", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.make({ game, options: TWO, seats: ["me", { bot: "novice" }] });
  const die = dice(5);
  const lit = page.locator('main .board [data-thing][role="button"]');
  const menu = page.getByRole("dialog", { name: "What do you mean?" });
  let [answers, onBoard, committed] = [0, 0, 0];
  // Passes the windows for fast and reaction abilities, which this test is not about.
  const unasked = new Set<string>();
  for (; await ann.asked(); answers++) {
    expect(answers, "answers").toBeLessThan(700);
    const title = await page.locator("#question").innerText();
    const several = (await ann.choices.first().getAttribute("aria-pressed")) !== null;
    const before = await ann.question();
    if (/^Do you (use|answer)/.test(title)) {
      unasked.add(title);
      await ann.asking.locator("details.unask summary").click();
      await ann.asking.getByRole("button", { name: "Always at this table" }).click();
      await ann.past(before);
    } else if (several) {
      if (/test/.test(title)) committed++;
      if (die() % 2) await ann.choices.nth(0).click();
      await ann.answer();
    } else if (die() % 4 === 0 && (await lit.count())) {
      await lit.nth(die() % (await lit.count())).click();
      await page.waitForFunction(
        (number) =>
          document.querySelector("dialog[open]") || document.querySelector("[data-question]")?.getAttribute("data-question") !== number,
        before,
      );
      if (await menu.count()) await menu.locator("li button").first().click();
      await ann.past(before);
      onBoard++;
    } else if (die() % 3 === 0) await ann.finish(/^End the turn/, die());
    else await ann.finish(/^(Advance|Go|Attack|Investigate)/, die());
  }
  await page.getByText("The game is over").first().waitFor();
  // A low bound: a game may end early by chance.
  expect(answers).toBeGreaterThan(8);
  expect(onBoard).toBeGreaterThan(0);
  expect(committed).toBeGreaterThan(0);
  expect(await ann.log.getByText(/The scenario is over/).count()).toBe(1);
  // Each kind that was passed was asked only once.
  expect(unasked.size).toBeLessThan(12);
});

play("what is picked for a test shows its chance, to the token, before anything is committed", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game, position: STUDIES, seats: ["me"] });
  await ann.finish(/^Investigate/);
  await ann.page.locator("main .trial").waitFor();
  // Intellect 3 against the attic's shroud 1: only −3 fails.
  expect(chances(await trial(ann))).toEqual([75]);
  const outlook = ann.asking.locator(".outlook");
  expect(await outlook.count()).toBe(0);
  const pick = (name: string) => ann.choices.filter({ hasText: name }).click();
  await pick("Commit Unexpected Courage");
  await expect.poll(() => outlook.innerText().then(chances)).toEqual([100]);
  expect(await outlook.innerText()).toContain("5 against 1");
  await pick("Commit Unexpected Courage");
  await outlook.waitFor({ state: "detached" });
  await pick("Commit Perception");
  await expect.poll(() => outlook.innerText().then(chances)).toEqual([100]);
  await ann.asking.getByRole("button", { name: "Confirm" }).click();
  await ann.log.getByText("Roland commits Perception.").waitFor();
  await ann.log.getByText(/Roland passes the test: \d against 1/).waitFor();
});

play("an opening hand is changed with the keyboard alone, and what goes back is marked", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.make({ game, options: [{ key: "investigators", value: "roland-banks" }], seats: ["me"] });
  await ann.asked();
  const before = await ann.question();
  const marked = page.locator("main .hand .card.picked");
  expect(await marked.count()).toBe(0);
  const keys = () => ann.choices.locator(".number").allInnerTexts();
  const shown = await keys();
  for (const key of ["3", "1"]) await page.keyboard.press(key);
  await expect.poll(() => marked.count()).toBe(2);
  expect(await marked.first().getAttribute("aria-pressed")).toBe("true");
  // The marks show the order of picking; the keys do not change.
  expect(await ann.choices.locator(".nth").allInnerTexts()).toEqual(["✓2", "✓1"]);
  expect(await keys()).toEqual(shown);
  expect(await ann.asking.locator(".answer").innerText()).not.toMatch(/Fill up/);
  // Arrow keys move to the confirm button and back.
  const confirm = ann.asking.getByRole("button", { name: "Confirm" });
  expect(await confirm.locator("kbd").innerText()).toBe("0");
  await ann.choices.last().focus();
  await page.keyboard.press("ArrowDown");
  expect(await confirm.evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("ArrowUp");
  expect(await ann.choices.last().evaluate((button) => button === document.activeElement)).toBe(true);
  await page.keyboard.press("0");
  await ann.past(before);
  await ann.log.getByText(/Roland replaces 2 cards/).waitFor();
  expect(await marked.count()).toBe(0);
});

play("the longest titles fit on the cards in hand", async (party) => {
  const ann = await party.guest("Ann");
  const hand = '["hyperawareness", "unexpected-courage", "encyclopedia", "machete"]';
  await ann.make({ game, position: STUDIES.replace(/hand = .*/, `hand = ${hand}`), seats: ["me"] });
  await ann.asked();
  const titles = ann.page.locator("main .hand .card b");
  // Read in a single evaluation, because the language may be changing.
  const fit = (title: Element) => ({
    text: title.textContent,
    words: title.textContent.trim().split(/[\s-]+/).length,
    lines: new Set([...title.getClientRects()].map(({ top }) => top)).size,
    over: title.parentElement!.scrollWidth - title.parentElement!.clientWidth,
  });
  for (const lang of ["English", "Русский", "Українська"]) {
    await ann.page.locator("header button.small").click();
    await ann.page.getByRole("radio", { name: lang }).check();
    await ann.page.keyboard.press("Escape");
    for (const title of await titles.all()) {
      const { text, words, lines, over } = await title.evaluate(fit);
      expect(lines, text).toBeLessThanOrEqual(words);
      expect(over, text).toBe(0);
    }
  }
});

play("two friends play two investigators, and neither is sent anything of the other's hand", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game, options: TWO, seats: ["me", "friend"] });
  const bob = await party.join("Bob", ann);
  const die = dice(3);
  for (let answers = 0; answers < 60; answers++) {
    const who = await party.turn(ann, bob);
    if (!who) break;
    await who.finish(die() % 3 ? /^(Play|Investigate)/ : /^End the turn/, die());
  }
  await party.turn(ann, bob);
  const [hers, his] = [seenHand(ann, 0), seenHand(bob, 1)];
  expect(new Set([...hers.values()].flat()).size).toBeGreaterThan(5);
  expect(new Set([...his.values()].flat()).size).toBeGreaterThan(5);
  seenHand(ann, 0, his);
  seenHand(bob, 1, hers);
  // The check works: it finds the seat's own cards.
  expect(() => seenHand(ann, 0, hers)).toThrow(/is sent card/);
});

play("in peril nobody may talk, and is told by which rule", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game, position: PERIL, seats: ["me", "friend"] });
  const bob = await party.join("Bob", ann);
  const talk = (guest: Guest) => guest.page.getByRole("textbox", { name: "Say something to the table" });
  await expect.poll(() => ann.page.locator("#question").innerText()).toContain("Hunting Shadow");
  for (const guest of [ann, bob]) {
    await guest.page.getByText("The rules forbid talk at the moment.").waitFor();
    expect(await talk(guest).isDisabled()).toBe(true);
  }
  await bob.page.locator("#silence button").click();
  await bob.page.getByRole("dialog").getByText(/Peril/).first().waitFor();
  await bob.page.keyboard.press("Escape");
  await ann.answer();
  for (const guest of [ann, bob]) await expect.poll(() => talk(guest).isEnabled()).toBe(true);
  await talk(bob).fill("Close!");
  await talk(bob).press("Enter");
  await ann.log.getByText("Close!").waitFor();
});

play("a kind of question is no longer asked, is listed, outlives a reload, is held back once and taken back", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  const position = STUDIES.replace('at = "attic"', 'at = "attic"\nactions = 5');
  await ann.make({ game, position, seats: ["me"], policy: { undo: "free" } });
  const title = () => page.locator("#question").innerText();
  const list = page.getByRole("region", { name: "Not asked" });
  await ann.asked();
  // Mandatory decisions cannot be passed, nor a turn with actions left.
  expect(await ann.asking.locator("details.unask").count()).toBe(0);
  await ann.finish(/^Investigate/);
  expect(await title()).toMatch(/^You test/);
  expect(await list.count()).toBe(0);
  await ann.asking.locator("details.unask summary").click();
  await ann.asking.getByRole("button", { name: "Always at this table" }).click();
  await list.locator("summary").click();
  await list.getByText("Which cards you commit to your own tests").waitFor();
  await expect.poll(title).toMatch(/^Your turn. 4 actions/);
  await list.getByText("passed once for you").waitFor();

  // The rule is stored by the server, not the browser.
  await page.evaluate(() => localStorage.removeItem("dreadboard-unasked"));
  await page.reload();
  await ann.finish(/^Investigate/);
  await expect.poll(title).toMatch(/^Your turn. 3 actions/);
  await list.locator("summary").click();
  await list.getByText("passed 2 times for you").waitFor();
  // Passed tests are in the log like any other.
  expect(await ann.log.getByText("Roland tests intellect").count()).toBe(2);

  await list.getByRole("button", { name: "Ask me the next one" }).click();
  await ann.finish(/^Investigate/);
  expect(await title()).toMatch(/^You test/);
  expect(await ann.axe()).toEqual([]);
  await list.getByRole("button", { name: "Ask again: Which cards you commit to your own tests" }).click();
  await list.waitFor({ state: "detached" });
  expect(await title()).toMatch(/^You test/);

  // A rule that lasts until the next turn.
  await ann.asking.locator("details.unask summary").click();
  await ann.asking.getByRole("button", { name: "Until my next turn" }).click();
  await list.locator("summary").click();
  await list.getByText("until your next turn").waitFor();
  await expect.poll(title).toMatch(/^Your turn. 2 actions/);
  for (let answers = 0; (await ann.asked()) && (await list.count()); answers++) {
    expect(answers).toBeLessThan(20);
    await ann.finish(/^(Nothing|End the turn)/);
  }
  expect(await title()).toMatch(/^Your turn. 3 actions/);
});

play("a round of The Card Game is played with the keyboard alone", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.make({ game, position: STUDIES, seats: ["me"] });
  const reach = async (selector: string) => {
    for (let i = 0; i < 150; i++) {
      if (await page.evaluate((wanted) => document.activeElement?.matches(wanted), selector)) return;
      await page.keyboard.press("Tab");
    }
    throw new Error(`Tab does not come to ${selector}`);
  };
  await ann.asked();
  // Chooses a lit card on the board.
  let before = await ann.question();
  await page.locator('main .board [data-thing][role="button"]').first().waitFor();
  await reach('main .board .place [data-thing][role="button"]');
  await page.keyboard.press("Enter");
  await page.waitForFunction(
    (number) =>
      document.querySelector("dialog[open]") || document.querySelector("[data-question]")?.getAttribute("data-question") !== number,
    before,
  );
  if (await page.locator("dialog[open]").count()) await page.keyboard.press("Enter");
  await ann.past(before);
  // Then plays by number keys and Enter until the next round.
  const round = () => page.locator("header .title p").innerText();
  const first = await round();
  for (let answers = 0; (await round()) === first; answers++) {
    expect(answers).toBeLessThan(40);
    await ann.asked();
    before = await ann.question();
    if ((await ann.choices.first().getAttribute("aria-pressed")) !== null) {
      await page.keyboard.press("1");
      await reach("section[data-question] button.primary");
      await page.keyboard.press("Enter");
    } else {
      const texts = await ann.choices.locator(".text").allInnerTexts();
      const at = texts.findIndex((text) => /^(Nothing|End the turn)/.test(text));
      await page.keyboard.press(String(Math.max(0, at) + 1));
    }
    await ann.past(before);
    await ann.asked();
    expect(await page.evaluate(() => document.activeElement !== document.body)).toBe(true);
  }
});

for (const [look, likes] of [
  ["by night", { theme: "dark" }],
  ["by day in Russian", { theme: "light", lang: "ru", width: 1280, height: 800 }],
  ["on a phone in Ukrainian", { theme: "light", lang: "uk", width: 390, height: 844, touch: true }],
] as const) {
  play(`axe finds nothing on the table of The Card Game and nothing sticks out, ${look}`, async (party) => {
    const ann = await party.guest("Ann", "/", likes);
    const { page } = ann;
    const clean = async (screen: string) => {
      expect(await ann.axe(), screen).toEqual([]);
      expect(await ann.overflowWidth(), `${screen} is too wide`).toBeLessThanOrEqual(0);
      expect(await ann.untranslated(), screen).toEqual([]);
    };
    await page.goto(`/new/${game}`);
    await page.locator("form button.primary").waitFor();
    await clean("the form");
    await ann.make({ game, position: STUDIES, seats: ["me"] });
    await ann.asked();
    await page.locator("main .window svg").first().waitFor();
    await clean("the table");
    // The text of a card.
    await page.locator("main .hand .card").first().click();
    await page.getByRole("dialog").waitFor();
    await clean("a card");
    await page.keyboard.press("Escape");
    await ann.answer();
    await page.locator("main .trial").waitFor();
    await ann.choices.first().click();
    await ann.asking.locator(".outlook").waitFor();
    await ann.asking.locator("details.unask summary").click();
    await clean("a test");
  });
}

/** Roland engaged with enemies and with many choices. */
const BESET = STUDIES.replace('at = "attic"', 'at = "hallway"\nresources = 9')
  .replace("threat = []", 'threat = ["ghoul-minion", "swarm-of-rats"]')
  .replace('"evidence"]', '"evidence", "machete", "45-automatic", "first-aid"]');

for (const [width, height] of [
  [1280, 800],
  [1024, 768],
  [1920, 1080],
  [390, 844],
] as const)
  play(`what provokes enemies says who strikes, and the hand and every reason are within reach, at ${width}×${height}`, async (party) => {
    const ann = await party.guest("Ann", "/", { width, height, touch: width < 900 });
    const { page } = ann;
    await ann.make({ game, position: BESET, seats: ["me"] });
    await ann.asked();
    await page.locator("main .window svg").first().waitFor();
    const strikes = "the Swarm of Rats (1 damage) and the Ghoul Minion (1 damage and 1 horror) strike first";
    // The warning is shown once for all choices that provoke an attack, and each of them refers to it.
    expect(await ann.asking.locator(".warning").allInnerTexts()).toEqual([strikes]);
    const warned = (name: RegExp) => ann.asking.getByRole("button", { name }).getAttribute("aria-describedby");
    for (const name of [/^Investigate/, /^Draw/, /^Go to the Attic/, /^Play Machete/])
      expect(await warned(name), String(name)).not.toBeNull();
    for (const name of [/^End the turn/, /^Attack the Ghoul/, /^Evade the Swarm/]) expect(await warned(name), String(name)).toBeNull();
    // The board shows the warning too, before the choice is taken.
    const cellar = page.locator('main .place .head[role="button"]', { hasText: "Attic" });
    if (width < 900) await cellar.tap();
    else await cellar.hover();
    await page.locator("main .caption").getByText(strikes).waitFor();

    const inSight = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => {
          const { left, top, right, bottom } = element.getBoundingClientRect();
          const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
          return bottom <= innerHeight && top >= 0 && (element.contains(hit) || hit?.contains(element) === true);
        });
    expect(await inSight(".foot details:last-child summary"), "why not").toBe(true);
    expect(await inSight("main .hand .card"), "the hand").toBe(true);
    await ann.asking.locator(".foot details:last-child summary").click();
    await ann.asking.getByText("Perception").first().waitFor();
    await ann.asking.getByText(/^Skill cards are not played/).waitFor();
    // The choices stay visible above the reasons; all other controls are below.
    const [first, foot] = [await ann.choices.first().boundingBox(), await ann.asking.locator(".foot").boundingBox()];
    expect(first!.y + first!.height, "the first choice").toBeLessThanOrEqual(foot!.y);
    await ann.asking.locator(".foot").getByRole("searchbox", { name: "Find among the choices" }).fill("machete");
    await expect.poll(() => ann.choices.count()).toBe(1);
  });

play("what a press was meant for is gone with its question: the next one hears only the press after", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.make({ game, position: BESET.replace('["ghoul-minion", "swarm-of-rats"]', "[]"), seats: ["me"] });
  await ann.asked();
  const gain = ann.choices.filter({ hasText: "Gain a resource" });
  const { x, y, width, height } = (await gain.boundingBox())!;
  const before = await ann.question();
  await page.mouse.move(x + width / 2, y + height / 2);
  // Clicks as fast as possible until the next question appears.
  await page.mouse.click(x + width / 2, y + height / 2);
  while ((await ann.question()) === before) await page.mouse.click(x + width / 2, y + height / 2);
  await page.mouse.click(x + width / 2, y + height / 2);
  await ann.asked();
  expect(await page.locator("#question").innerText()).toMatch(/^Your turn. 2 actions/);
  expect(await ann.log.getByText("Roland gains 1 resource").count()).toBe(1);
});

play("the other side of an act is folded away until somebody wants to read it", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.make({ game, position: STUDIES, seats: ["me"] });
  await ann.asked();
  const act = page.locator("main .stage.act");
  await act.hover();
  const reader = page.getByRole("tooltip");
  await reader.waitFor();
  expect(await reader.innerText()).not.toContain("When it advances");
  await act.click();
  const dialog = page.getByRole("dialog");
  const far = dialog.getByText(/^When it advances/).first();
  await dialog.getByText("The other side").waitFor();
  expect(await far.isVisible()).toBe(false);
  expect(await ann.axe()).toEqual([]);
  await dialog.getByText("The other side").click();
  await far.waitFor();
});

play("what has happened since the own last decision can be read beside the question", async (party) => {
  const ann = await party.guest("Ann");
  const { page } = ann;
  await ann.make({ game, position: BESET, seats: ["me"], policy: { undo: "free" } });
  await ann.asked();
  await ann.finish(/^Draw a card/);
  await ann.asked();
  // With two enemies, the next decisions are which attacks first and whether to dodge.
  await ann.answer(0);
  await ann.finish(/^Do not react/);
  await ann.asked();
  const since = page.locator("main .caption details");
  await since.locator("summary").click();
  await since.locator("li").filter({ hasText: "attacks Roland" }).first().waitFor();
  const told = await since.locator("li").allInnerTexts();
  const fresh = await ann.log.locator("li.fresh > span:first-child").allInnerTexts();
  expect(fresh).toEqual(told);
  expect(await ann.log.locator("li[data-since]").count()).toBe(1);
  expect(await ann.axe()).toEqual([]);
});
