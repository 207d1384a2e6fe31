/**
 * Playing as people do: the real binary on a free port with its own data, and guests in a real Chromium.
 *
 * `DREADBOARD` names the binary (`target/debug/dreadboard` if not given), `CHROMIUM` the browser. What a page looked like
 * when its test failed, and what it had said, is put into `e2e/out`.
 */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Locator, type Page } from "playwright-core";
import { afterAll, expect, it } from "vitest";

const ROOT = resolve(import.meta.dirname, "../..");
const OUT = join(import.meta.dirname, "out");
/** Settings of every server: passes are delayed as always, but hardly, so that whole games are played in seconds. */
const SETTINGS = ["--set", "pass-delay=20"];
/** How long anything on a page may take, on a machine that does much else. */
const PATIENCE = 60_000;

/** Waits until it is so, and fails with `otherwise` if it never is. */
async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  await expect.poll(isSo, { timeout: PATIENCE, interval: 20, message: otherwise }).toBe(true);
}

/** A running server. */
export class Server {
  private child: ChildProcess | null = null;
  private log = "";
  private port = 0;
  readonly data = mkdtempSync(join(tmpdir(), "dreadboard-"));

  private constructor(private readonly flags: string[]) {}

  /** Starts a server on a free port with empty data. `flags` go to `dreadboard serve`. */
  static async start(...flags: string[]): Promise<Server> {
    const server = new Server(flags);
    await server.run();
    return server;
  }

  /** Where it listens. */
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Kills it as a power cut would. */
  kill(): Promise<void> {
    return this.end("SIGKILL");
  }

  /** Starts it again, on the same port with the same data. */
  async restart(): Promise<void> {
    await this.end("SIGTERM");
    await this.run();
  }

  /** Ends it and throws its data away. */
  async stop(): Promise<void> {
    await this.end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }

  private async run(): Promise<void> {
    const binary = process.env.DREADBOARD ?? join(ROOT, "target/debug/dreadboard");
    if (!existsSync(binary)) throw new Error(`${binary} is missing: cargo build -p dreadboard`);
    const args = ["serve", "--port", String(this.port), "--data", this.data, ...SETTINGS, ...this.flags];
    const child = spawn(binary, args, { cwd: this.data, env: { ...process.env, LANG: "en" } });
    this.child = child;
    this.log = "";
    await new Promise<void>((done, fail) => {
      const hear = (chunk: Buffer) => {
        this.log += chunk.toString();
        const found = /http:\/\/127\.0\.0\.1:(\d+)/.exec(this.log);
        if (!found) return;
        this.port = Number(found[1]);
        done();
      };
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
      child.once("error", fail);
      child.once("exit", () => fail(new Error(`the server ended:\n${this.log}`)));
    });
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const child = this.child;
    this.child = null;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const gone = new Promise((done) => child.once("exit", done));
    child.kill(signal);
    await gone;
  }
}

let shared: Promise<Browser> | null = null;

/** The browser that all guests of a file use. Chromium must be there: a test that cannot run fails. */
export function browser(): Promise<Browser> {
  shared ??= chromium.launch({
    executablePath: process.env.CHROMIUM ?? execFileSync(join(ROOT, "scripts/browser"), { encoding: "utf8" }).trim(),
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
  return shared;
}

/** What a guest likes. */
export interface Likes {
  lang?: "en" | "ru" | "uk";
  theme?: "light" | "dark";
  motion?: "calm" | "quick" | "none";
  lists?: boolean;
  width?: number;
  height?: number;
  touch?: boolean;
}

/** What a table is made of, where a test does not go through the form: as `NewTable` of the protocol. */
export interface Made {
  game: string;
  seats: unknown[];
  options?: { key: string; value: string }[];
  position?: string;
  policy?: { undo?: "free" | "consent" | "never"; open?: boolean; "stand-in"?: boolean; clock?: number | null };
}

/** A question as it stood on the page at one moment, when it could be answered. */
interface Asked {
  /** Its number, as `Guest.question` gives it. */
  question: string;
  /** The words of its choices, in order. */
  texts: string[];
  /** Whether choices are picked first and then confirmed. */
  several: boolean;
}

/** Somebody with a browser of their own: other cookies, other settings. */
export class Guest {
  /** Everything that must not be: errors and warnings on the console, thrown errors, requests that failed. */
  readonly errors: string[] = [];
  /** All socket frames that the page received, as they came. */
  readonly frames: string[] = [];

  private constructor(
    readonly name: string,
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.errors.push(message.text());
    });
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.on("requestfailed", (request) => {
      const why = request.failure()?.errorText ?? "";
      // What was under way when the guest went to another page.
      if (why !== "net::ERR_ABORTED") this.errors.push(`${why}: ${request.url()}`);
    });
    page.on("response", (answer) => {
      if (answer.status() >= 400) this.errors.push(`${answer.status()}: ${answer.url()}`);
    });
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.frames.push(String(payload))));
  }

  /** Somebody comes and opens an address of the server. */
  static async at(server: Server, path: string, likes: Likes = {}, name = "guest"): Promise<Guest> {
    const { lang = "en", theme = "dark", motion = "none", lists = false } = likes;
    const context = await (await browser()).newContext({
      baseURL: server.address,
      locale: lang,
      viewport: { width: likes.width ?? 1440, height: likes.height ?? 900 },
      hasTouch: likes.touch ?? false,
      isMobile: likes.touch ?? false,
    });
    context.setDefaultTimeout(PATIENCE);
    // Only what nobody has chosen yet: a reload keeps what was changed in the page.
    await context.addInitScript((settings) => {
      if (!localStorage.getItem("dreadboard")) localStorage.setItem("dreadboard", settings);
    }, JSON.stringify({ lang, theme, motion, lists }));
    const guest = new Guest(name, context, await context.newPage());
    await guest.page.goto(path);
    await guest.page.locator("main").first().waitFor();
    return guest;
  }

  /** Makes a table through the form, once `change` has changed what the form says. */
  async newTable(game: string, change?: (page: Page) => Promise<void>): Promise<void> {
    await this.page.goto(`/new/${game}`);
    await this.page.locator("form button.primary").waitFor();
    await change?.(this.page);
    await this.page.locator("form button.primary").click();
    await this.page.waitForURL(/\/t\//);
  }

  /** Makes a table without the form, from what the form does not offer, and sits down at it. */
  async make({ policy, ...made }: Made): Promise<void> {
    const all = { undo: "consent", open: false, "stand-in": true, clock: null, "quick-passes": false, ...policy };
    const id = await this.page.evaluate(async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/v1/tables", { method: "POST", headers, body });
      if (!answer.ok) throw new Error(await answer.text());
      return (await answer.json()).id;
    }, JSON.stringify({ ...made, policy: all }));
    await this.page.goto(`/t/${id}`);
  }

  /** The link that the table offers for somebody else. */
  invitation(): Promise<string> {
    return this.page.locator('section[aria-labelledby="expected"] input').first().inputValue();
  }

  /** The question panel. */
  get asking(): Locator {
    return this.page.locator("section[data-question]");
  }

  /** The choices of the question that this guest has to answer, once they can be pressed. */
  get choices(): Locator {
    return this.page.locator('section[data-question]:not([data-question=""]):not(.settling) ol.choices button.take:enabled');
  }

  /** What the log says. */
  get log(): Locator {
    return this.page.getByRole("region", { name: "Log" });
  }

  /** Whether the page says at this moment that the game is over. */
  isOver(): Promise<boolean> {
    return this.page.locator('section[aria-labelledby="end"]').isVisible();
  }

  /**
   * What this guest is asked at this moment, read in one go; `null` while nothing can be answered. A question that has
   * just come, or whose answer is on its way, cannot.
   */
  now(): Promise<Asked | "over" | null> {
    return this.page.evaluate(() => {
      if (document.querySelector('section[aria-labelledby="end"]')?.checkVisibility()) return "over";
      const panel = document.querySelector<HTMLElement>("section[data-question]");
      const question = panel?.dataset.question;
      if (!panel || !question || panel.classList.contains("settling")) return null;
      const choices = [...panel.querySelectorAll("ol.choices button.take:enabled")].filter((each) => each.checkVisibility());
      if (!choices.length) return null;
      const texts = choices.map((each) => each.querySelector<HTMLElement>(".text")?.innerText ?? "");
      return { question, texts, several: choices[0]?.hasAttribute("aria-pressed") ?? false };
    });
  }

  /** Waits until this guest is asked something, or the game is over: what they are asked, `null` if it is over. */
  private async reading(): Promise<Asked | null> {
    let found: Asked | "over" | null = null;
    const look = async () => (found = await this.now()) !== null;
    await until(look, `${this.name} is asked nothing, and the game is not over`);
    return found === "over" ? null : found;
  }

  /** Waits until this guest is asked something, or the game is over: whether they are asked. */
  async asked(): Promise<boolean> {
    return (await this.reading()) !== null;
  }

  /**
   * Answers the question with one of its choices, or as many as it needs from there on, and waits until the answer is
   * taken. Returns whether there was something to answer.
   */
  async answer(index = 0): Promise<boolean> {
    return this.decide(() => index);
  }

  /** Answers with the first choice that has these words; with `or` if none has. By default: what ends a turn soonest. */
  async finish(words = /^(End|Pass|Stop)/, or = 0): Promise<void> {
    await this.decide((texts) => {
      const found = texts.findIndex((text) => words.test(text));
      return found < 0 ? or : found;
    });
  }

  /** Answers as `choose` says after it has read the choices: all of it is about the one question that it has read. */
  private async decide(choose: (texts: string[]) => number): Promise<boolean> {
    const asked = await this.reading();
    if (!asked) return false;
    const { question, texts, several } = asked;
    const panel = this.page.locator(`section[data-question="${question}"]:not(.settling)`);
    const choice = (index: number) => panel.locator("ol.choices button.take:enabled").nth(index % texts.length);
    const index = choose(texts);
    if (several) {
      const confirm = panel.locator("button.primary");
      for (let i = index; await confirm.isDisabled(); i++) {
        const picked = await choice(i).getAttribute("aria-pressed");
        await choice(i).click();
        await until(async () => (await choice(i).getAttribute("aria-pressed")) !== picked, `choice ${i} is not picked`);
      }
      await confirm.click();
      await this.past(question, confirm);
    } else {
      await choice(index).click();
      await this.past(question);
    }
    return true;
  }

  /**
   * Waits until another question stands, or none. Whoever is asked whether they mean it does. `again` is pressed once more
   * if it can be: what a choice leads to is shown above it when it is known, and a click may have missed the button.
   */
  async past(number: string, again?: Locator): Promise<void> {
    const sure = this.page.getByRole("dialog", { name: "Do this?" }).getByRole("button", { name: "Confirm" });
    let confirmed = false;
    const isPast = async () => {
      if ((await this.question()) !== number) return true;
      if (!confirmed && (await sure.isVisible())) {
        await sure.click();
        confirmed = true;
      } else if (!confirmed && again && (await again.isVisible())) {
        // It may go away meanwhile, with its question, or be disabled while the answer is on its way.
        await again.click({ timeout: 250 }).catch(() => {});
      }
      return false;
    };
    await until(isPast, `${this.name}'s question ${number} still stands`);
  }

  /** The number of the question on the page at this moment, empty if nothing is asked. */
  question(): Promise<string> {
    // Without waiting: where the game is over there is no panel any more.
    return this.page.evaluate(() => document.querySelector("[data-question]")?.getAttribute("data-question") ?? "");
  }

  /** Drops errors that a test brings about on purpose. */
  forgive(why: RegExp): void {
    this.errors.splice(0, this.errors.length, ...this.errors.filter((error) => !why.test(error)));
  }

  /** What axe finds wrong with the page, one line each. */
  async axe(): Promise<string[]> {
    const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    // What still loads would move things while axe looks at them.
    await this.page.waitForLoadState("networkidle");
    // The page's own policy forbids foreign scripts; the debugger may run them.
    const session = await this.context.newCDPSession(this.page);
    await session.send("Runtime.evaluate", { expression: source });
    await session.detach();
    return this.page.evaluate(async () => {
      // Colours count when they have come to rest.
      const still = async () => {
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const passing = document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
        await Promise.allSettled(passing.map((each) => each.finished));
      };
      type Found = { violations: { id: string; nodes: { html: string }[] }[] };
      const axe = (window as unknown as { axe: { run(): Promise<Found> } }).axe;
      // Only what lasts, each time that the page has come to rest: it may have been on the move.
      let violations: Found["violations"] = [];
      for (let looks = 0; looks < 8; looks++) {
        await still();
        ({ violations } = await axe.run());
        if (!violations.length) break;
      }
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    });
  }

  /** By how much the page is wider than the screen. Not `innerWidth`: a phone makes that as wide as what sticks out. */
  sticksOut(): Promise<number> {
    return this.page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  }

  /** What the page could not say: ids in angle brackets, and arguments that nobody filled in. */
  unsaid(): Promise<string[]> {
    return this.page.evaluate(() => {
      const spoken = ["aria-label", "title", "placeholder", "alt"];
      const texts = [document.title, document.body.innerText];
      for (const element of document.querySelectorAll("*"))
        for (const name of spoken) texts.push(element.getAttribute(name) ?? "");
      return texts.flatMap((text) => text.match(/<[a-z][\w.]*(-[\w.]+)*>|\{ ?\$?[\w-]+ ?\}/gi) ?? []);
    });
  }

  /** Leaves a picture of the page and what it has said, and says where. */
  async picture(test: string): Promise<string> {
    mkdirSync(OUT, { recursive: true });
    const name = `${test} ${this.name}`.replace(/[^\p{L}\d]+/gu, "-");
    const file = join(OUT, name);
    await this.page.screenshot({ path: `${file}.png` }).catch(() => {});
    writeFileSync(`${file}.log`, [this.page.url(), ...this.errors, ...this.frames.slice(-20)].join("\n"));
    return `${file}.png`;
  }

  /** Goes away. */
  leave(): Promise<void> {
    return this.context.close();
  }
}

/** Numbers that look random and are the same every time. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}

/** Where a test takes place: a server, and the guests that come to it. */
export class House {
  readonly guests: Guest[] = [];

  constructor(readonly server: Server) {}

  /** Somebody comes. */
  async guest(name: string, path = "/", likes: Likes = {}): Promise<Guest> {
    const guest = await Guest.at(this.server, path, likes, name);
    this.guests.push(guest);
    return guest;
  }

  /** Somebody comes by the link that the host's table offers, and takes the seat. */
  async joins(name: string, host: Guest): Promise<Guest> {
    const guest = await this.guest(name, await host.invitation());
    await guest.page.getByLabel("Your name").fill(name);
    await guest.page.getByRole("button", { name: "Take the seat" }).click();
    await guest.page.waitForURL(/\/t\//);
    return guest;
  }

  /** Waits until one of them is asked something, and says who; nobody if the game is over. */
  async turn(...players: Guest[]): Promise<Guest | null> {
    let asked: Guest | null = null;
    const isClear = async () => {
      const all = await Promise.all(players.map((guest) => guest.now()));
      asked = players.find((_, i) => all[i] !== null && all[i] !== "over") ?? null;
      return asked !== null || all.every((each) => each === "over");
    };
    await until(isClear, "nobody is asked anything");
    return asked;
  }
}

let server: Promise<Server> | null = null;

/**
 * A test that people play through. All tests of a file use one server, except those with settings of their own, and one
 * browser with a fresh profile for each guest. Whatever a page complains about fails it.
 */
export function play(name: string, run: (house: House) => Promise<void>, ...settings: string[]): void {
  it(name, async () => {
    const own = settings.length ? await Server.start(...settings.flatMap((each) => ["--set", each])) : null;
    if (!own) server ??= Server.start();
    const house = new House(own ?? (await (server as Promise<Server>)));
    try {
      await run(house);
      for (const guest of house.guests) {
        expect(guest.errors, `what ${guest.name}'s page complains about`).toEqual([]);
        expect(await guest.unsaid(), `what ${guest.name}'s page cannot say`).toEqual([]);
      }
    } catch (error) {
      const pictures = await Promise.all(house.guests.map((guest) => guest.picture(name)));
      if (error instanceof Error) error.message += `\nPictures: ${pictures.join(", ")}`;
      throw error;
    } finally {
      await Promise.all(house.guests.map((guest) => guest.leave()));
      await own?.stop();
    }
  });
}

afterAll(async () => {
  await (await shared)?.close();
  await (await server)?.stop();
  shared = server = null;
});
