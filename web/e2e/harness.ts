/**
 * The browser tests' harness: the real binary on a free port with its own data directory, and guests in a real
 * Chromium.
 *
 * `DREADBOARD` is the path of the binary (default `target/debug/dreadboard`), `CHROMIUM` that of the browser. A failed
 * test leaves a screenshot and a log of each page in `e2e/out`.
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
/** The settings of every server: a minimal delay of passes, so that whole games take seconds. */
const SETTINGS = ["--set", "pass-delay=20"];
/** The timeout for anything on a page, in milliseconds; generous for busy machines. */
const TIMEOUT_MS = 60_000;

/** Waits until `isSo` holds, and fails with the message `otherwise` if it never does. */
async function until(isSo: () => Promise<boolean>, otherwise: string): Promise<void> {
  await expect.poll(isSo, { timeout: TIMEOUT_MS, interval: 20, message: otherwise }).toBe(true);
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

  /** The base address. */
  get address(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Kills the server with SIGKILL, as a power cut would. */
  kill(): Promise<void> {
    return this.end("SIGKILL");
  }

  /** Restarts the server on the same port with the same data. */
  async restart(): Promise<void> {
    await this.end("SIGTERM");
    await this.run();
  }

  /** Stops the server and deletes its data. */
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

/** The browser that all guests of a test file share. Without Chromium, tests fail instead of being skipped. */
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

/** The settings and the screen of a guest. */
export interface GuestOptions {
  lang?: "en" | "ru" | "uk";
  theme?: "light" | "dark";
  motion?: "calm" | "quick" | "none";
  lists?: boolean;
  width?: number;
  height?: number;
  touch?: boolean;
}

/** A table made without the form, as `NewTable` of the protocol. */
export interface TableOptions {
  game: string;
  seats: unknown[];
  options?: { key: string; value: string }[];
  position?: string;
  policy?: { undo?: "free" | "consent" | "never"; open?: boolean; "stand-in"?: boolean; clock?: number | null };
}

/** A snapshot of a question that can be answered. */
interface Asked {
  /** Its number, as `Guest.question` gives it. */
  question: string;
  /** The texts of its choices, in order. */
  texts: string[];
  /** Whether several choices are picked and then confirmed. */
  several: boolean;
}

/** A guest with a separate browser context: own cookies and settings. */
export class Guest {
  /** Errors that fail the test: console errors and warnings, uncaught errors, and failed requests. */
  readonly errors: string[] = [];
  /** All socket frames that the page received, unparsed. */
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
      // Requests aborted by a navigation are no error.
      if (why !== "net::ERR_ABORTED") this.errors.push(`${why}: ${request.url()}`);
    });
    page.on("response", (answer) => {
      if (answer.status() >= 400) this.errors.push(`${answer.status()}: ${answer.url()}`);
    });
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.frames.push(String(payload))));
  }

  /** Creates a guest and opens a path of the server. */
  static async at(server: Server, path: string, likes: GuestOptions = {}, name = "guest"): Promise<Guest> {
    const { lang = "en", theme = "dark", motion = "none", lists = false } = likes;
    const context = await (
      await browser()
    ).newContext({
      baseURL: server.address,
      locale: lang,
      viewport: { width: likes.width ?? 1440, height: likes.height ?? 900 },
      hasTouch: likes.touch ?? false,
      isMobile: likes.touch ?? false,
    });
    context.setDefaultTimeout(TIMEOUT_MS);
    // Only if nothing is stored yet, so that a reload keeps settings changed in the page.
    await context.addInitScript((settings) => {
      if (!localStorage.getItem("dreadboard")) localStorage.setItem("dreadboard", settings);
    }, JSON.stringify({ lang, theme, motion, lists }));
    const guest = new Guest(name, context, await context.newPage());
    await guest.page.goto(path);
    await guest.page.locator("main").first().waitFor();
    return guest;
  }

  /** Creates a table through the form; `change` edits the form before it is sent. */
  async newTable(game: string, change?: (page: Page) => Promise<void>): Promise<void> {
    await this.page.goto(`/new/${game}`);
    await this.page.locator("form button.primary").waitFor();
    await change?.(this.page);
    await this.page.locator("form button.primary").click();
    await this.page.waitForURL(/\/t\//);
  }

  /** Creates a table by the API, for what the form does not offer, and opens it. */
  async make({ policy, ...made }: TableOptions): Promise<void> {
    const all = { undo: "consent", open: false, "stand-in": true, clock: null, "quick-passes": false, ...policy };
    const id = await this.page.evaluate(
      async (body) => {
        const headers = { "content-type": "application/json" };
        const answer = await fetch("/api/v1/tables", { method: "POST", headers, body });
        if (!answer.ok) throw new Error(await answer.text());
        return ((await answer.json()) as { id: string }).id;
      },
      JSON.stringify({ ...made, policy: all }),
    );
    await this.page.goto(`/t/${id}`);
  }

  /** The first invitation link that the table shows. */
  invitation(): Promise<string> {
    return this.page.locator('section[aria-labelledby="expected"] input').first().inputValue();
  }

  /** The question panel. */
  get asking(): Locator {
    return this.page.locator("section[data-question]");
  }

  /** The choices of the guest's question, once they can be pressed. */
  get choices(): Locator {
    return this.page.locator('section[data-question]:not([data-question=""]):not(.settling) ol.choices button.take:enabled');
  }

  /** The log. */
  get log(): Locator {
    return this.page.getByRole("region", { name: "Log" });
  }

  /** Whether the page now shows that the game is over. */
  isOver(): Promise<boolean> {
    return this.page.locator('section[aria-labelledby="end"]').isVisible();
  }

  /**
   * The guest's current question, read in a single evaluation; `null` while nothing can be answered, which includes a
   * question that has just appeared or whose answer is being sent.
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

  /** Waits until this guest has a question or the game is over; returns the question, or `null` if the game is over. */
  private async reading(): Promise<Asked | null> {
    let found: Asked | "over" | null = null;
    const look = async () => (found = await this.now()) !== null;
    await until(look, `${this.name} is asked nothing, and the game is not over`);
    return found === "over" ? null : found;
  }

  /** Waits until this guest has a question or the game is over; returns whether there is a question. */
  async asked(): Promise<boolean> {
    return (await this.reading()) !== null;
  }

  /**
   * Answers the question with the choice at `index`, or with as many from there on as it needs, and waits until the
   * answer is accepted. Returns `false` if the game is over.
   */
  async answer(index = 0): Promise<boolean> {
    return this.decide(() => index);
  }

  /**
   * Answers with the first choice that matches `words`, or with the choice `or` if none does. By default, ends the
   * turn.
   */
  async finish(words = /^(End|Pass|Stop)/, or = 0): Promise<void> {
    await this.decide((texts) => {
      const found = texts.findIndex((text) => words.test(text));
      return found < 0 ? or : found;
    });
  }

  /** Answers with the choice that `choose` returns. All clicks go to the question whose texts `choose` was given. */
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
   * Waits until the question has changed or gone, confirming the confirmation dialog. `again` is pressed once more
   * while it is visible: consequences that appear above it may have moved the button away from a click.
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
        // The button may disappear with its question, or be disabled while the answer is being sent.
        await again.click({ timeout: 250 }).catch(() => {});
      }
      return false;
    };
    await until(isPast, `${this.name}'s question ${number} still stands`);
  }

  /** The number of the question now on the page; empty if there is none. */
  question(): Promise<string> {
    // Not with a locator, which would wait: there is no panel after the game.
    return this.page.evaluate(() => document.querySelector("[data-question]")?.getAttribute("data-question") ?? "");
  }

  /** Removes errors that a test causes on purpose. */
  ignoreErrors(why: RegExp): void {
    this.errors.splice(0, this.errors.length, ...this.errors.filter((error) => !why.test(error)));
  }

  /** The accessibility violations that axe finds, one line each. */
  async axe(): Promise<string[]> {
    const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    // Resources still loading could move elements during the check.
    await this.page.waitForLoadState("networkidle");
    // The content security policy forbids foreign scripts, so axe is run through the debugger.
    const session = await this.context.newCDPSession(this.page);
    await session.send("Runtime.evaluate", { expression: source });
    await session.detach();
    return this.page.evaluate(async () => {
      // Colours are checked after all transitions have ended.
      const still = async () => {
        await document.fonts.ready;
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        const passing = document.getAnimations().filter((each) => Number.isFinite(each.effect?.getComputedTiming().endTime));
        await Promise.allSettled(passing.map((each) => each.finished));
      };
      type Found = { violations: { id: string; nodes: { html: string }[] }[] };
      const axe = (window as unknown as { axe: { run(): Promise<Found> } }).axe;
      // Repeats the check and reports only violations that last: the page may have been changing.
      let violations: Found["violations"] = [];
      for (let looks = 0; looks < 8; looks++) {
        await still();
        ({ violations } = await axe.run());
        if (!violations.length) break;
      }
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    });
  }

  /**
   * The pixels by which the page is wider than the screen. Not `innerWidth`, which grows with the content on phones.
   */
  overflowWidth(): Promise<number> {
    return this.page.evaluate(async () => {
      await document.fonts.ready;
      return document.documentElement.scrollWidth - document.documentElement.clientWidth;
    });
  }

  /** Untranslated texts on the page: message ids in angle brackets, and unfilled arguments. */
  untranslated(): Promise<string[]> {
    return this.page.evaluate(() => {
      const spoken = ["aria-label", "title", "placeholder", "alt"];
      const texts = [document.title, document.body.innerText];
      for (const element of document.querySelectorAll("*")) for (const name of spoken) texts.push(element.getAttribute(name) ?? "");
      return texts.flatMap((text) => text.match(/<[a-z][\w.]*(-[\w.]+)*>|\{ ?\$?[\w-]+ ?\}/gi) ?? []);
    });
  }

  /** Writes a screenshot and a log of the page, and returns the path of the screenshot. */
  async screenshot(test: string): Promise<string> {
    mkdirSync(OUT, { recursive: true });
    const name = `${test} ${this.name}`.replace(/[^\p{L}\d]+/gu, "-");
    const file = join(OUT, name);
    await this.page.screenshot({ path: `${file}.png` }).catch(() => {});
    writeFileSync(`${file}.log`, [this.page.url(), ...this.errors, ...this.frames.slice(-20)].join("\n"));
    return `${file}.png`;
  }

  /** Closes the guest's browser context. */
  leave(): Promise<void> {
    return this.context.close();
  }
}

/** A deterministic pseudo-random generator. */
export function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state >>> 8;
  };
}

/** A test's server and its guests. */
export class Party {
  readonly guests: Guest[] = [];

  constructor(readonly server: Server) {}

  /** Adds a guest who opens a path. */
  async guest(name: string, path = "/", likes: GuestOptions = {}): Promise<Guest> {
    const guest = await Guest.at(this.server, path, likes, name);
    this.guests.push(guest);
    return guest;
  }

  /** Adds a guest who takes a seat by the invitation link of the host's table. */
  async join(name: string, host: Guest): Promise<Guest> {
    const guest = await this.guest(name, await host.invitation());
    await guest.page.getByLabel("Your name").fill(name);
    await guest.page.getByRole("button", { name: "Take the seat" }).click();
    await guest.page.waitForURL(/\/t\//);
    return guest;
  }

  /** Waits until one of the players has a question and returns that player; `null` if the game is over. */
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
 * Defines a browser test. The tests of a file share one server, except those with their own settings, and one browser
 * with a fresh profile for each guest. Any error on a page fails the test.
 */
export function play(name: string, run: (party: Party) => Promise<void>, ...settings: string[]): void {
  it(name, async () => {
    const own = settings.length ? await Server.start(...settings.flatMap((each) => ["--set", each])) : null;
    if (!own) server ??= Server.start();
    const party = new Party(own ?? (await (server as Promise<Server>)));
    try {
      await run(party);
      for (const guest of party.guests) {
        expect(guest.errors, `what ${guest.name}'s page complains about`).toEqual([]);
        expect(await guest.untranslated(), `what ${guest.name}'s page cannot say`).toEqual([]);
      }
    } catch (error) {
      const pictures = await Promise.all(party.guests.map((guest) => guest.screenshot(name)));
      if (error instanceof Error) error.message += `\nPictures: ${pictures.join(", ")}`;
      throw error;
    } finally {
      await Promise.all(party.guests.map((guest) => guest.leave()));
      await own?.stop();
    }
  });
}

afterAll(async () => {
  await (await shared)?.close();
  await (await server)?.stop();
  shared = server = null;
});
