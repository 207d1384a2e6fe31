/** What is shown of a table, one frame after another at the pace of the viewer. */

import type { OutlineArea } from "../types/OutlineArea";
import type { Line } from "../types/Line";
import type { Step } from "../types/Step";

/** How long each line of news is shown before the next, in milliseconds; 0 shows all at once. */
export type Beat = () => number;

/** The table as a step and as lists. */
export type Shown = Step & { areas: OutlineArea[] };

/** A frame is shown no longer than this, however many lines it brings. */
const FRAME_MS = 4800;

/** The table as shown, and the news that wait to be. */
export class Playback {
  /** The table as shown. */
  step = $state.raw<Shown | null>(null);
  /** All that has been told. */
  log = $state.raw<Line[]>([]);
  /** What brought the table to what is shown. */
  recent = $state.raw<Line[]>([]);
  /** For how long each of these lines is shown, in milliseconds; 0 if not at all. */
  pace = $state(0);
  /** The line being told now. */
  now = $state.raw<Line | null>(null);
  /** How many frames wait to be shown. */
  waits = $state(0);

  private queue: { told: Line[]; step: Shown; quick: boolean }[] = [];
  /** The frame being shown. */
  private current: { quick: boolean } | null = null;
  private wake: (() => void) | null = null;

  constructor(
    private readonly beat: Beat,
    /** What to do when nothing is left to show. */
    private readonly settled: () => void,
  ) {}

  /** Whether something is being shown, so that what it leads to has to wait. */
  get isTelling(): boolean {
    return this.current !== null;
  }

  /** Shows nothing any more. */
  clear(): void {
    this.step = null;
    this.log = [];
    this.recent = [];
    this.now = null;
    this.queue = [];
    this.waits = 0;
  }

  /** Shows this at once, and nothing of what waited. */
  show(step: Shown, log: Line[]): void {
    this.clear();
    this.step = step;
    this.log = log;
    this.skip();
  }

  /** Shows news when those before have been shown. */
  tell(step: Shown, told: Line[]): void {
    this.queue.push({ told, step, quick: false });
    this.waits = this.queue.length;
    if (!this.isTelling) void this.pump();
  }

  /** Shows at once all that waits to be shown. */
  skip(): void {
    if (this.current) this.current.quick = true;
    for (const news of this.queue) news.quick = true;
    this.wake?.();
  }

  private async pump(): Promise<void> {
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      this.current = news;
      this.log = [...this.log, ...news.told];
      const beat = news.quick ? 0 : Math.min(this.beat(), FRAME_MS / Math.max(1, news.told.length));
      this.step = news.step;
      this.recent = news.told;
      this.pace = beat;
      this.waits = this.queue.length;
      for (const line of news.told) {
        if (beat <= 0 || news.quick || this.step !== news.step) break;
        this.now = line;
        await this.sleep(beat);
      }
    }
    this.now = null;
    this.current = null;
    this.settled();
  }

  private sleep(ms: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(done, ms);
      this.wake = () => {
        clearTimeout(timer);
        done();
      };
    });
  }
}
