/** A socket that reconnects. */

/** The state of the connection. */
export type Link = "connecting" | "open" | "lost" | "closed";

/** The part of `WebSocket` that is used. */
export interface Wire {
  onopen: (() => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(data: string): void;
  close(code?: number): void;
}

/** The milliseconds to wait before a reconnection, after `tries` failed attempts. */
export const backoff = (tries: number): number => Math.min(10_000, 400 * 2 ** tries);

/** A connection that is reopened until `close` is called. */
export class Socket {
  private wire: Wire | null = null;
  private tries = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private done = false;

  constructor(
    private readonly open: () => Wire,
    private readonly onFrame: (frame: unknown) => void,
    private readonly onLink: (link: Link) => void,
  ) {
    this.connect();
  }

  /** Sends a frame; returns `false` if there is no connection. */
  send(frame: unknown): boolean {
    if (!this.wire) return false;
    this.wire.send(JSON.stringify(frame));
    return true;
  }

  /** Reconnects at once instead of waiting, for when the browser reports that the network is back. */
  reconnectNow(): void {
    if (this.timer === undefined || this.done) return;
    clearTimeout(this.timer);
    this.connect();
  }

  /** Closes the connection for good. */
  close(): void {
    this.done = true;
    clearTimeout(this.timer);
    this.wire?.close(1000);
    this.wire = null;
    this.onLink("closed");
  }

  private connect(): void {
    this.timer = undefined;
    if (this.tries === 0) this.onLink("connecting");
    const wire = this.open();
    wire.onopen = () => {
      // Closed only now: browsers log an error if a socket is closed while it opens.
      if (this.done) return wire.close(1000);
      this.wire = wire;
      this.tries = 0;
      this.onLink("open");
    };
    wire.onmessage = ({ data }) => {
      if (!this.done && typeof data === "string") this.onFrame(JSON.parse(data));
    };
    wire.onclose = () => {
      this.wire = null;
      if (this.done) return;
      this.onLink("lost");
      this.timer = setTimeout(() => this.connect(), backoff(this.tries) * (0.75 + Math.random() / 2));
      this.tries += 1;
    };
  }
}
