/**
 * Playing as people do: the real binary on a free port with its own data, and guests in a real Chromium.
 *
 * `DREADBOARD` names the binary (`target/debug/dreadboard` if not given), `CHROMIUM` the browser, `SHOTS` a folder for
 * pictures (none are taken without it).
 */

import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";

const ROOT = resolve(import.meta.dirname, "../..");

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
    const args = ["serve", "--port", String(this.port), "--data", this.data, ...this.flags];
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

/** Closes the browser; to be called after the last test of a file. */
export async function closeBrowser(): Promise<void> {
  await (await shared)?.close();
  shared = null;
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

/** Somebody with a browser of their own: other cookies, other settings. */
export class Guest {
  /** Errors on the console or thrown in the page. */
  readonly errors: string[] = [];
  /** All socket frames that the page received, as they came. */
  readonly frames: string[] = [];

  private constructor(
    readonly context: BrowserContext,
    readonly page: Page,
  ) {
    page.on("console", (message) => {
      if (message.type() === "error" || message.type() === "warning") this.errors.push(message.text());
    });
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => this.frames.push(String(payload))));
  }

  /** Somebody comes and opens an address of the server. */
  static async at(server: Server, path: string, likes: Likes = {}): Promise<Guest> {
    const { lang = "en", theme = "dark", motion = "none", lists = false } = likes;
    const context = await (await browser()).newContext({
      baseURL: server.address,
      locale: lang,
      viewport: { width: likes.width ?? 1440, height: likes.height ?? 900 },
      hasTouch: likes.touch ?? false,
    });
    // Only what nobody has chosen yet: a reload keeps what was changed in the page.
    await context.addInitScript((settings) => {
      if (!localStorage.getItem("dreadboard")) localStorage.setItem("dreadboard", settings);
    }, JSON.stringify({ lang, theme, motion, lists }));
    const guest = new Guest(context, await context.newPage());
    await guest.page.goto(path);
    return guest;
  }

  /** Makes a table with the options as they are, once `change` has changed some. */
  async newTable(game: string, change?: (page: Page) => Promise<void>): Promise<void> {
    await this.page.goto(`/new/${game}`);
    await this.page.locator("form button.primary").waitFor();
    await change?.(this.page);
    await this.page.locator("form button.primary").click();
    await this.page.waitForURL(/\/t\//);
  }

  /** The choices of the question that this guest is asked. */
  get choices() {
    return this.page.locator('section[aria-labelledby="question"] .choices .take');
  }

  /** Waits until this guest is asked something, or the game is over: whether they are asked. */
  async asked(): Promise<boolean> {
    const over = this.page.locator('section[aria-labelledby="end"]');
    await this.choices.first().or(over).waitFor({ timeout: 90_000 });
    return !(await over.isVisible());
  }

  /**
   * Answers the question with one of its choices, or as many as it needs, and waits until the answer is taken. Returns
   * whether there was something to answer.
   */
  async answer(index = 0): Promise<boolean> {
    if (!(await this.asked())) return false;
    const before = await this.question();
    const choice = this.choices.nth(index);
    const several = (await choice.getAttribute("aria-pressed")) !== null;
    if (several) {
      const confirm = this.page.locator('section[aria-labelledby="question"] button.primary');
      for (let i = index; await confirm.isDisabled(); i++) await this.choices.nth(i).click();
      await confirm.click();
    } else await choice.click();
    await this.page.waitForFunction(
      (number) => document.querySelector("[data-question]")?.getAttribute("data-question") !== number,
      before,
    );
    return true;
  }

  /** The number of the question on the page, empty if nothing is asked. */
  async question(): Promise<string> {
    return (await this.page.locator("[data-question]").getAttribute("data-question")) ?? "";
  }

  /** Takes a picture, if pictures are wanted. */
  async shot(name: string): Promise<void> {
    const folder = process.env.SHOTS;
    if (!folder) return;
    mkdirSync(folder, { recursive: true });
    await this.page.screenshot({ path: join(folder, `${name}.png`) });
  }

  /** What axe finds wrong with the page, one line each. */
  async axe(): Promise<string[]> {
    const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");
    // The page's own policy forbids foreign scripts; the debugger may run them.
    const session = await this.context.newCDPSession(this.page);
    await session.send("Runtime.evaluate", { expression: source });
    await session.detach();
    return this.page.evaluate(async () => {
      type Found = { violations: { id: string; nodes: { html: string }[] }[] };
      const axe = (window as unknown as { axe: { run(): Promise<Found> } }).axe;
      const { violations } = await axe.run();
      return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
    });
  }

  /** Goes away. */
  leave(): Promise<void> {
    return this.context.close();
  }
}
