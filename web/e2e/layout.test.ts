import { expect } from "vitest";
import { type Guest, play } from "./harness";

const sizes = [
  [1920, 1080],
  [1280, 720],
  [1024, 768],
  [820, 1180],
  [390, 844],
] as const;
const games = ["cthulhu-duel", "final-hour"] as const;
/** All games, with the seats that `company` gives them. */
const everyGame = ["arkham-lcg", ...games] as const;
const company = (game: string, other: unknown) => (game === "arkham-lcg" ? ["me"] : ["me", other]);

/** The visible part of an element, in pixels. */
async function seen(guest: Guest, selector: string) {
  return guest.page.evaluate((selector) => {
    const found = document.querySelector(selector);
    if (!found) throw new Error(`${selector} is missing`);
    let { left, top, right, bottom } = found.getBoundingClientRect();
    for (let each = found.parentElement; each; each = each.parentElement) {
      if (getComputedStyle(each).overflow === "visible") continue;
      const box = each.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    const all = found.getBoundingClientRect();
    return { area: (right - left) * (bottom - top), whole: all.width * all.height, bottom, height: bottom - top };
  }, selector);
}

play("the map is the largest thing on every screen, and nothing lies over it", async (party) => {
  for (const [width, height] of sizes) {
    const touch = width < 900;
    const ann = await party.guest(`${width}`, "/", { width, height, touch });
    expect((await seen(ann, "header")).height, `the head of the first page at ${width}`).toBeLessThanOrEqual(58);
    for (const game of games) {
      const at = `${game} at ${width}×${height}`;
      await ann.make({ game, seats: ["me", { bot: "novice" }] });
      await ann.asked();
      await ann.page.locator("main .window svg").first().waitFor();
      const map = await seen(ann, "main .window svg");
      expect((await seen(ann, "header")).height, `the head of ${at}`).toBeLessThanOrEqual(56);
      // The whole map is visible where there is space; a phone shows an enlarged part.
      if (width >= 800) expect(map.area, `what is seen of the map of ${at}`).toBeGreaterThan(map.whole * 0.99);
      const rest = width >= 1000 ? "aside" : "section[data-question]";
      if (width >= 1000) expect(map.area, at).toBeGreaterThan((await seen(ann, rest)).area);
      else expect(map.area, at).toBeGreaterThan(width * height * 0.3);
      expect((await seen(ann, "main .caption")).height, at).toBeLessThan(80);
      // On a desktop the page does not scroll, only its parts.
      const below = () => document.documentElement.scrollHeight - innerHeight;
      if (width >= 1000) expect(await ann.page.evaluate(below), `what is below ${at}`).toBeLessThanOrEqual(0);
    }
  }
});

/** The controls whose text is clipped or that cannot be scrolled to. */
const clipped = (guest: Guest) =>
  guest.page.evaluate(() => {
    const wrong: string[] = [];
    for (const each of document.querySelectorAll<HTMLElement>("button, a.button, select, input, summary, label")) {
      const box = each.getBoundingClientRect();
      if (!box.width || each.closest(".unseen, svg") || getComputedStyle(each).visibility === "hidden") continue;
      let right = document.documentElement.clientWidth;
      for (let at = each.parentElement; at; at = at.parentElement) {
        const { overflowX } = getComputedStyle(at);
        if (overflowX === "auto" || overflowX === "scroll") {
          // Reachable by scrolling.
          if (at.scrollWidth > at.clientWidth) right = Number.POSITIVE_INFINITY;
          break;
        }
        if (overflowX !== "visible") right = Math.min(right, at.getBoundingClientRect().right);
      }
      const fits = each.scrollWidth <= each.clientWidth + 2 || getComputedStyle(each).display === "inline";
      if (!fits || box.left < -1 || box.right > right + 1) wrong.push(`${each.tagName} ${each.textContent?.trim().slice(0, 40)}`);
    }
    return wrong;
  });

play("no control is cut off, with long words at a narrow desk", async (party) => {
  for (const lang of ["ru", "uk"] as const) {
    const ann = await party.guest(lang, "/", { width: 1024, height: 768, lang });
    for (const game of everyGame) {
      await ann.make({ game, seats: company(game, { bot: "novice" }) });
      await ann.asked();
      await ann.page.locator("main .board svg").first().waitFor();
      expect(await clipped(ann), `${game} in ${lang}`).toEqual([]);
      await ann.page.locator("#tab-seats").click();
      expect(await clipped(ann), `the seats of ${game} in ${lang}`).toEqual([]);
    }
  }
});

play("at twice the size of text every screen can be read and used", async (party) => {
  const ann = await party.guest("Ann", "/", { width: 1280, height: 720 });
  const { page } = ann;
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("dreadboard") ?? "{}") as object;
    localStorage.setItem("dreadboard", JSON.stringify({ ...kept, text: 2 }));
  });
  const fine = async (screen: string) => {
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize), screen).toBe("32px");
    expect(await ann.overflowWidth(), `${screen} is too wide`).toBeLessThanOrEqual(0);
    expect(await clipped(ann), screen).toEqual([]);
  };
  for (const path of ["/", "/new/final-hour", "/new/cthulhu-duel", "/new/arkham-lcg", "/rules/final-hour", "/settings", "/nowhere"]) {
    await page.goto(path);
    await page.locator("main h1").first().waitFor();
    await page.waitForLoadState("networkidle");
    await fine(path);
  }
  for (const game of everyGame) {
    await ann.make({ game, seats: company(game, "friend") });
    await ann.asked();
    await page.locator("main .board svg").first().waitFor();
    await fine(game);
  }
  await page.goto(await ann.invitation());
  await page.locator("form button.primary").waitFor();
  await fine("invitation");
  await ann.make({ game: "final-hour", position: 'game = "final-hour"\nat = "end-of-round"', seats: ["me", "me"] });
  while (await ann.answer(1));
  await fine("the end");
  await page.locator('section[aria-labelledby="end"] a').first().click();
  await page.locator('input[type="range"]').waitFor();
  await fine("replay");
  await ann.make({ game: "cthulhu-duel", seats: [{ here: "Dora" }, { here: "Carl" }] });
  await page.locator("main .sheet button.primary").waitFor();
  await fine("handing over");
});

play("at twice the size of text a deck is built on a phone", async (party) => {
  const ann = await party.guest("Ann", "/", { lang: "ru", width: 390, height: 844, touch: true });
  const { page } = ann;
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("dreadboard") ?? "{}") as object;
    localStorage.setItem("dreadboard", JSON.stringify({ ...kept, text: 2 }));
  });
  await page.goto("/new/arkham-lcg");
  await page.getByRole("radio", { name: "свой вариант" }).check();
  await page.getByRole("button", { name: "Изменить карты" }).click();
  const dialog = page.getByRole("dialog");
  for (const side of [0, 1]) {
    await dialog.locator(".sides button").nth(side).click();
    await dialog.locator(".half:not(.away) .stepper").first().waitFor();
    const out = await dialog.evaluate((box) => {
      const edge = box.querySelector(".builder")!.getBoundingClientRect().right + 0.5;
      return [...box.querySelectorAll(".builder *")]
        .filter((each) => !each.closest(".unseen") && each.getBoundingClientRect().right > edge)
        .map((each) => each.className);
    });
    expect(out, `side ${side} is too wide`).toEqual([]);
  }
});
