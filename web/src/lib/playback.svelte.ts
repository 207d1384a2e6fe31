/** Shows the frames of a table one after another, at the pace set by the viewer. */

import type { OutlineArea } from "../types/OutlineArea";
import type { Line } from "../types/Line";
import type { Step } from "../types/Step";

/** Returns how long each log line is shown before the next, in milliseconds; 0 shows all at once. */
export type LineDuration = () => number;

/** A step of the table with its areas. */
export type ShownStep = Step & { areas: OutlineArea[] };

/** The maximum time for which a frame is shown, however many lines it has. */
const MAX_FRAME_MS = 4800;

/** The table as shown, and the queue of news still to show. */
export class Playback {
  /** The table as shown. */
  step = $state.raw<ShownStep | null>(null);
  /** All log lines shown so far. */
  log = $state.raw<Line[]>([]);
  /** The lines that led to the position shown. */
  recent = $state.raw<Line[]>([]);
  /** For how long each of these lines is shown, in milliseconds; 0 if not at all. */
  pace = $state(0);
  /** The log line being shown now. */
  now = $state.raw<Line | null>(null);
  /** The number of frames still to show. */
  pendingFrames = $state(0);

  private queue: { events: Line[]; step: ShownStep; quick: boolean }[] = [];
  /** The frame being shown. */
  private current: { quick: boolean } | null = null;
  private wake: (() => void) | null = null;

  constructor(
    private readonly beat: LineDuration,
    /** Called when nothing is left to show. */
    private readonly settled: () => void,
  ) {}

  /** Whether a frame is being shown. */
  get isPlaying(): boolean {
    return this.current !== null;
  }

  /** Clears everything shown and pending. */
  clear(): void {
    this.step = null;
    this.log = [];
    this.recent = [];
    this.now = null;
    this.queue = [];
    this.pendingFrames = 0;
  }

  /** Shows a step at once and drops all pending news. */
  show(step: ShownStep, log: Line[]): void {
    this.clear();
    this.step = step;
    this.log = log;
    this.skip();
  }

  /** Queues news to be shown after those before. */
  enqueue(step: ShownStep, events: Line[]): void {
    this.queue.push({ events, step, quick: false });
    this.pendingFrames = this.queue.length;
    if (!this.isPlaying) void this.pump();
  }

  /** Shows all pending news at once. */
  skip(): void {
    if (this.current) this.current.quick = true;
    for (const news of this.queue) news.quick = true;
    this.wake?.();
  }

  private async pump(): Promise<void> {
    for (let news = this.queue.shift(); news; news = this.queue.shift()) {
      this.current = news;
      this.log = [...this.log, ...news.events];
      const beat = news.quick ? 0 : Math.min(this.beat(), MAX_FRAME_MS / Math.max(1, news.events.length));
      this.step = news.step;
      this.recent = news.events;
      this.pace = beat;
      this.pendingFrames = this.queue.length;
      for (const line of news.events) {
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
