/** A socket that comes back: frames in, frames out, and how the line is. */

/** How the line is. */
export type Link = "connecting" | "open" | "lost" | "closed";

/** What is needed of a browser's socket. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

/** Milliseconds to wait before trying again for the n-th time, the first being 0. */
export const backoff = (tries: number): number => Math.min(10_000, 400 * 2 ** tries);

/** A line to a server that is opened again until it is closed on purpose. */
export class Socket {
  private wire: Wire | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done = false;

  constructor(
    private readonly open: () => Wire,
    private readonly hear: (frame: unknown) => void,
    private readonly change: (link: Link) => void,
  ) {
    this.connect();
  }

  /** Sends a frame; `false` if the line is down. */
  send(frame: unknown): boolean {
    if (!this.wire) return false;
    this.wire.send(JSON.stringify(frame));
    return true;
  }

  /** Tries again at once, for when the network is said to be back. */
  hurry(): void {
    if (this.timer === undefined || this.done) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Closes the line for good. */
  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    this.wire?.close(1000);
    this.wire = null;
    this.change("closed");
  }

  private connect(): void {
    this.timer = undefined;
    if (this.tries === 0) this.change("connecting");
    const wire = this.open();
    wire.onopen = () => {
      // Not before: a browser complains of a line that is closed while it opens.
      if (this.done) return wire.close(1000);
      this.wire = wire;
      this.tries = 0;
      this.change("open");
    };
    wire.onmessage = ({ data }) => {
      if (!this.done && typeof data === "string") this.hear(JSON.parse(data));
    };
    wire.onclose = () => {
      this.wire = null;
      if (this.done) return;
      this.change("lost");
      this.timer = setTimeout(() => this.connect(), backoff(this.tries) * (0.75 + Math.random() / 2));
      this.tries += 1;
    };
  }
}
