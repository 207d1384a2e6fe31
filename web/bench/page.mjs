/**
 * Measures the page in a real Chromium: `node web/bench/page.mjs http://127.0.0.1:8080` prints one JSON object. For each
 * language: the transferred bytes of the first page under gzip, and the milliseconds until its first game can be
 * chosen; for all languages together: the milliseconds from the click of a move until the page shows it.
 */

import { chromium } from "playwright-core";

const LANGS = ["en", "ru", "uk"];
/** The number of first visits per language. */
const VISITS = 5;
/** The number of moves at each table, and the time limit of a table in milliseconds. */
const MOVES = 12;
const TIME_LIMIT_MS = 15_000;
/** The bot in the other seats, a fast one. */
const BOT = "novice";

const [address] = process.argv.slice(2);
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM,
  args: [
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
  ],
});

/** The median. */
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Opens the first page with an empty profile. */
async function visit(lang) {
  const context = await browser.newContext({ locale: lang });
  const page = await context.newPage();
  const wire = await context.newCDPSession(page);
  let bytes = 0;
  wire.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  await wire.send("Network.enable");
  await wire.send("Network.setAcceptedEncodings", { encodings: ["gzip"] });
  await page.addInitScript(() => {
    // The time when the first game's link has been painted.
    const look = () => {
      if (!document.querySelector('a[href^="/new/"]')) return;
      watch.disconnect();
      requestAnimationFrame(() => setTimeout(() => (window.interactive = performance.now())));
    };
    const watch = new MutationObserver(look);
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto(address, { waitUntil: "networkidle" });
  const interactive = await (await page.waitForFunction(() => window.interactive)).jsonValue();
  await context.close();
  return { bytes, interactive };
}

/**
 * Plays at a table and returns the duration of each move: from a real pointer click until a painted frame shows a new
 * log line or another question. Earlier animations may still be running, as they are for people.
 */
async function play(lang, game, others) {
  const context = await browser.newContext({ locale: lang, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  const id = await page.evaluate(
    async ([game, others]) => {
      const post = async (path, body) =>
        (
          await fetch(`/api/v1/${path}`, { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) })
        ).json();
      const { seats } = await post(`games/${game}/setup`, []);
      const policy = { undo: "free", open: false, "stand-in": false, clock: null };
      return (await post("tables", { game, seats: seats.map((_, i) => (i === 0 ? "me" : others)), policy })).id;
    },
    [game, others],
  );
  await page.goto(`${address}/t/${id}`);
  const panel = page.locator('section[data-question]:not([data-question=""])');
  const times = [];
  const began = performance.now();
  for (let move = 0; move < MOVES && performance.now() - began < TIME_LIMIT_MS; move++) {
    const choices = panel.locator("ol.choices button.take");
    const over = page.locator('section[aria-labelledby="end"]');
    await choices.first().or(over).waitFor();
    if (await over.isVisible()) break;
    const count = await choices.count();
    let button = choices.nth(move % count);
    // An answer of several choices is confirmed.
    if ((await button.getAttribute("aria-pressed")) !== null) {
      const confirm = panel.locator("button.primary");
      for (let at = move; await confirm.isDisabled(); at++) await choices.nth(at % count).click();
      button = confirm;
    }
    await page.evaluate(() => {
      const state = () => {
        const lines = document.querySelectorAll(".log li");
        return [lines.length, lines[lines.length - 1]?.textContent, document.querySelector("section[data-question]")?.dataset.question];
      };
      const [count, last, question] = state();
      let clicked = null;
      document.addEventListener("click", (event) => (clicked = event.timeStamp), { capture: true, once: true });
      window.shown = new Promise((done) => {
        const watch = new MutationObserver(() => {
          const [countNow, lastNow, questionNow] = state();
          if (clicked === null || (countNow === count && lastNow === last && (!questionNow || questionNow === question))) return;
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => done(performance.now() - clicked)));
        });
        watch.observe(document.body, { childList: true, subtree: true, attributes: true, characterData: true });
      });
    });
    await button.click();
    times.push(await page.evaluate(() => window.shown));
  }
  await context.close();
  return times;
}

try {
  const games = (await (await fetch(`${address}/api/v1/games`)).json()).map(({ name }) => name);
  const found = {};
  for (const lang of LANGS) {
    const visits = [];
    for (let n = 0; n < VISITS; n++) visits.push(await visit(lang));
    found[lang] = {
      bytes: Math.max(...visits.map(({ bytes }) => bytes)),
      interactive: median(visits.map(({ interactive }) => interactive)),
    };
  }
  // Every game with all seats on one screen and against bots, in alternating languages. One table after another, so
  // that each has the machine to itself.
  const tables = games.flatMap((game) => ["me", { bot: BOT }].map((others) => [game, others]));
  const moves = [];
  for (const [at, [game, others]] of tables.entries()) moves.push(...(await play(LANGS[at % LANGS.length], game, others)));
  moves.sort((a, b) => a - b);
  found.move = { median: median(moves), most: moves[Math.floor((moves.length - 1) * 0.95)] };
  console.log(JSON.stringify(found));
} finally {
  await browser.close();
}
