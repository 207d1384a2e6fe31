/** The client's state of one table, as seen by one viewer. */

import type { OutlineArea } from "../types/OutlineArea";
import type { Ask } from "../types/Ask";
import type { Command } from "../types/Command";
import type { Considered } from "../types/Considered";
import type { Failure } from "../types/Failure";
import type { Invitation } from "../types/Invitation";
import type { Line } from "../types/Line";
import type { News } from "../types/News";
import type { Note } from "../types/Note";
import type { Player } from "../types/Player";
import type { Reply } from "../types/Reply";
import type { Seat } from "../types/Seat";
import type { ServerFrame } from "../types/ServerFrame";
import type { Sync } from "../types/Sync";
import type { TableState } from "../types/TableState";
import { AnswerRepeater } from "./repeat.svelte";
import { Failed, failure, take, UNREACHABLE } from "./api";
import { Commands } from "./commands";
import type { PassRuleStorage, Until } from "./pass_rules.svelte";
import { type Link, Socket, type Wire } from "./socket";
import { type LineDuration, type ShownStep, Playback } from "./playback.svelte";
import { Autopass } from "./autopass.svelte";

/** A bot's advice on a question. */
export interface Hint {
  question: number;
  considered: Considered[];
  worlds: number;
}

/** Returns the areas with the changed ones replaced, matched by id. */
const replaceChanged = (areas: OutlineArea[], changed: OutlineArea[]): OutlineArea[] =>
  areas.map((area) => changed.find(({ id }) => id === area.id) ?? area);

/** The state of a table screen. */
export class TableStore {
  /** The seats, the people in them and the table's policy. */
  table = $state.raw<TableState | null>(null);
  /** The seat whose view is shown; `null` for a spectator, `undefined` while nothing is shown. */
  viewer = $state.raw<Seat | null | undefined>(undefined);
  notes = $state.raw<Note[]>([]);
  /** The state of the connection to the server. */
  link = $state.raw<Link>("connecting");
  /** The server's reason why the table cannot be opened. */
  openFailure = $state.raw<Failure | null>(null);
  /** Why the last command was refused. */
  refused = $state.raw<Failure | null>(null);
  /** The seat whose player has to take over the shared screen before anything is shown again. */
  handOver = $state.raw<Seat | null>(null);
  /** The answer that was sent and not yet acknowledged. */
  sent = $state.raw<Reply | null>(null);
  /** Questions that the server answers without asking the guest. */
  readonly autopass: Autopass;
  /** The length of the log when the guest last made a decision of their own. */
  private decidedLength = $state(0);
  /** The number of log lines that were still new when the guest switched between their own seats. */
  private carriedLines = 0;
  private readonly repeater = new AnswerRepeater();
  /** When the clocks were last received, by this page's own clock. */
  clocksReceivedAt = $state.raw(0);

  /** When this page first saw each absent player missing, by seat. */
  private awaySince = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  /** The areas after the last frame received, shown or not. */
  private areas: OutlineArea[] = [];
  private seq = 0;
  private requestedSeat: Seat | null | undefined = undefined;
  private asked: Seat[] = [];
  private pendingMove: { move: Command; question: number } | null = null;
  /** Whether the guest chose the viewed seat themselves, so that the view does not switch to another seat of theirs. */
  private isSeatPinned = false;
  private readonly playback: Playback;
  private readonly socket: Socket;
  private readonly commands = new Commands((frame) => this.socket.send(frame));

  constructor(
    open: () => Wire,
    beat: LineDuration,
    /** Makes an HTTP request about the table: a socket that fails to open does not say why. */
    private readonly probe: () => Promise<unknown>,
    /** Whether the table was just created in this page, so that its creator has the screen first. */
    private readonly isJustCreated = false,
    /** Where earlier versions stored pass rules. */
    drawer: PassRuleStorage | null = null,
  ) {
    this.autopass = new Autopass(
      drawer,
      (command) => this.trySend(command),
      () => this.settle(),
    );
    this.playback = new Playback(beat, () => this.settle());
    this.socket = new Socket(
      open,
      (frame) => this.onFrame(frame as ServerFrame),
      (link) => this.onLink(link),
    );
  }

  /** The table as shown. */
  get step(): ShownStep | null {
    return this.playback.step;
  }

  /** All log lines shown so far. */
  get log(): Line[] {
    return this.playback.log;
  }

  /** The lines that led to the position shown. */
  get recent(): Line[] {
    return this.playback.recent;
  }

  /** For how long each of these lines is shown, in milliseconds; 0 if not at all. */
  get pace(): number {
    return this.playback.pace;
  }

  /** The log line being shown now. */
  get now(): Line | null {
    return this.playback.now;
  }

  /** The seat's question, once everything before it has been shown; `null` if the server answers it. */
  get ask(): Ask | null {
    const { open } = this;
    return open && this.autopass.hides(open) ? null : open;
  }

  /** The number of log lines since the guest last made a decision of their own. */
  get newLines(): number {
    return Math.max(0, this.log.length - this.decidedLength);
  }

  private get open(): Ask | null {
    return this.playback.pendingFrames > 0 || this.handOver !== null ? null : (this.step?.ask ?? null);
  }

  /** Whether an answer was sent and not yet acknowledged. */
  get sending(): boolean {
    return this.sent !== null;
  }

  /** Whether it is the viewed seat's turn to answer. */
  get isTurn(): boolean {
    return this.ask?.asked === true;
  }

  /** Whether the guest plays and all other seats belong to bots. */
  get isSolo(): boolean {
    const seats = this.table?.seats ?? [];
    const isBot = ({ bot, presence }: Player) => bot !== null && presence !== "stood-in";
    return seats.some(({ yours }) => yours) && seats.every((seat) => seat.yours || isBot(seat));
  }

  /** The guest's own seats, without those that a bot plays for them. */
  get ownSeats(): Seat[] {
    const seats = this.table?.seats ?? [];
    return seats.flatMap((seat, i) => (seat.yours && seat.presence !== "stood-in" ? [i] : []));
  }

  /** Whether the guest's consent to an undo is awaited. */
  get isConsentAwaited(): boolean {
    const { seats = [], undo = null } = this.table ?? {};
    return undo?.awaited.some((seat) => seats[seat]?.yours) ?? false;
  }

  /** The index of the choice to offer for repetition, or `null`; see `AnswerRepeater.at`. */
  get repeatable(): number | null {
    return this.repeater.at(this.ask);
  }

  /** Repeats the last answer now and for as long as the same question follows without interruption. */
  repeat(): void {
    this.repeater.begin();
    this.settle();
  }

  /** Shows a refusal that comes from the client itself, by its message id. */
  showRefusal(id: string): void {
    this.refused = { code: "refused", text: { id, args: [] } };
  }

  /** The seats of other people who are absent. */
  get away(): Seat[] {
    return [...this.awaySince.keys()];
  }

  /**
   * The seconds until a bot may stand in for an absent player, 0 if it may now; `null` if the guest cannot ask for it.
   */
  standInIn(seat: Seat, now: number): number | null {
    const since = this.awaySince.get(seat);
    if (since === undefined || !this.table?.policy["stand-in"] || !this.ownSeats.length || this.table.over) return null;
    return Math.max(0, Math.ceil(this.table.away - (now - since) / 1000));
  }

  /** Answers the question, or takes an anytime choice. */
  async reply(reply: Reply): Promise<void> {
    const ask = this.open;
    if (!ask || this.sending) return;
    const move: Command = { move: { seat: ask.seat, question: ask.number, reply } };
    this.decidedLength = this.log.length;
    this.repeater.answered(ask, reply);
    this.sent = reply;
    this.skip();
    this.pendingMove = { move, question: ask.number };
    try {
      await this.commands.send(move);
      this.refused = null;
      this.pendingMove = null;
    } catch (error) {
      // If the connection was lost, the move is sent again once it is back, provided the question is unchanged.
      if (error instanceof Failed && error.failure !== UNREACHABLE) {
        this.pendingMove = null;
        this.refused = error.failure;
        if (error.failure.code === "stale") this.viewAs(this.viewer ?? null);
      }
    } finally {
      this.sent = null;
    }
    // The outcome may have been shown before the acknowledgement came.
    if (this.open && this.open.number !== ask.number) this.settle();
  }

  /** Returns what certainly happens after a reply. */
  async foresee(reply: Reply): Promise<Line[]> {
    const ask = this.ask;
    if (!ask) return [];
    const frame = await this.commands.send({ foresee: { seat: ask.seat, question: ask.number, reply } });
    return "foreseen" in frame ? frame.foreseen.events : [];
  }

  /** Asks a bot what it would do in the seat. */
  async hint(seat: Seat): Promise<Hint | null> {
    const frame = await this.commands.send({ hint: { seat } });
    return "hint" in frame ? frame.hint : null;
  }

  /** Sends a command and stores the reason if it is refused. */
  async act(command: Command): Promise<Invitation | null> {
    try {
      const frame = await this.commands.send(command);
      this.refused = null;
      return "done" in frame ? frame.done.invitation : null;
    } catch (error) {
      this.refused = failure(error);
      return null;
    }
  }

  /**
   * Sends a command and returns whether it was carried out. Unlike `act`, keeps an earlier refusal and reports no lost
   * connection.
   */
  private async trySend(command: Command): Promise<boolean> {
    try {
      await this.commands.send(command);
      return true;
    } catch (error) {
      const why = failure(error);
      if (why !== UNREACHABLE) this.refused = why;
      return false;
    }
  }

  /** Switches the view to a seat, or to a spectator's. Everything the previous seat saw is cleared first. */
  viewAs(seat: Seat | null): void {
    if (this.viewer !== seat) {
      const own = typeof this.viewer === "number" && seat !== null && this.samePerson(this.viewer, seat);
      this.carriedLines = own ? this.newLines : 0;
      this.clear();
    }
    this.requestedSeat = seat;
    this.commands.send({ look: { seat, areas: true } }).catch((error) => {
      const why = failure(error);
      if (why === UNREACHABLE || this.requestedSeat !== seat) return;
      this.refused = why;
      if (why.code === "forbidden" && seat !== null) this.viewAs(null);
    });
  }

  /** Takes a free seat and switches the view to it. */
  async takeSeat(seat: Seat): Promise<void> {
    if (!this.table) return;
    try {
      await take(this.table.id, seat);
      this.viewAs(seat);
    } catch (error) {
      this.refused = failure(error);
    }
  }

  /**
   * Takes a seat back from the bot that stands in for the guest, and shows it unless several people share the screen.
   */
  async takeBack(seat: Seat): Promise<void> {
    await this.act({ "take-back": { seat } });
    const own = (this.table?.seats ?? []).flatMap(({ yours }, i) => (yours ? [i] : []));
    if (!this.refused && own.every((other) => this.samePerson(seat, other))) this.viewAs(seat);
  }

  /** Whether all other seats belong to bots. */
  isLast(seat: Seat): boolean {
    return (this.table?.seats ?? []).every(({ bot }, i) => i === seat || bot !== null);
  }

  /** Whether the guest may see the table as a seat does. */
  mayViewAs(seat: Seat): boolean {
    const { seats = [], over = false } = this.table ?? {};
    const through = seats[seat];
    return over || through?.yours === true || (through?.follow === true && !seats.some(({ yours }) => yours));
  }

  /** Switches to another of the guest's seats: at once if the same person plays it, else by handing over the screen. */
  switchTo(seat: Seat): void {
    if (this.viewer === undefined || (this.viewer !== null && this.samePerson(this.viewer, seat))) this.viewAs(seat);
    else {
      this.handOver = seat;
      this.viewAs(null);
    }
  }

  /** Shows another of the guest's seats until the next news, even if a different one has to answer. */
  showSeat(seat: Seat): void {
    this.isSeatPinned = true;
    this.switchTo(seat);
  }

  /** Returns to the seat that has to answer. */
  returnToAskedSeat(): void {
    this.isSeatPinned = false;
    this.settle();
  }

  /** Another of the guest's seats that has to answer while this one is shown. */
  get otherAskedSeat(): Seat | null {
    if (this.now || this.playback.pendingFrames > 0 || this.ask?.asked) return null;
    return this.step?.asked.find((seat) => seat !== this.viewer && this.ownSeats.includes(seat)) ?? null;
  }

  /** Confirms that the next player has taken over the screen. */
  ready(): void {
    if (this.handOver !== null) this.viewAs(this.handOver);
  }

  /** Shows all pending news at once. */
  skip(): void {
    this.playback.skip();
  }

  /** Adds a pass rule for this kind of question, which also answers the current one. */
  addPassRule(until: Until): void {
    if (this.ask) this.autopass.add(this.ask, until);
  }

  /** Reconnects at once: the browser reported that the network is back. */
  reconnectNow(): void {
    this.socket.reconnectNow();
  }

  /** Closes the connection and clears everything shown. */
  close(): void {
    this.socket.close();
    this.clear();
    this.skip();
  }

  private samePerson(a: Seat, b: Seat): boolean {
    const seats = this.table?.seats ?? [];
    return !seats[a]?.here && !seats[b]?.here;
  }

  private clear(): void {
    this.viewer = undefined;
    this.autopass.reset();
    this.playback.clear();
    this.areas = [];
    this.notes = [];
    this.repeater.stop();
  }

  private onLink(link: Link): void {
    this.link = link;
    if (link === "open") {
      if (this.requestedSeat !== undefined) this.viewAs(this.requestedSeat);
      return;
    }
    // After reconnecting, the server sends the current rules again.
    this.autopass.reset();
    this.commands.giveUp(UNREACHABLE);
    if (link === "lost") void this.explainLoss();
  }

  // Finds out why the connection was lost. Reconnecting is useless if the table is gone or forbidden.
  private async explainLoss(): Promise<void> {
    const why = await this.probe().then(() => null, failure);
    if (why === UNREACHABLE || this.link !== "lost") return;
    this.openFailure = why;
    if (why?.code === "not-found" || why?.code === "forbidden") this.close();
  }

  private onFrame(frame: ServerFrame): void {
    if ("sync" in frame) this.onSync(frame.sync);
    else if ("news" in frame) this.onNews(frame.news);
    else if ("table" in frame) this.onTable(frame.table);
    else if ("note" in frame) {
      if (this.viewer !== undefined && this.handOver === null) this.notes = [...this.notes, frame.note];
    } else if ("pass-rules" in frame) this.autopass.onRules(frame["pass-rules"]);
    else if ("refused" in frame) {
      const { id, why } = frame.refused;
      if (!this.commands.refuse(id, why)) this.refused = why;
    } else if ("done" in frame) this.commands.answer(frame.done.id, frame);
    else if ("foreseen" in frame) this.commands.answer(frame.foreseen.id, frame);
    else if ("hint" in frame) this.commands.answer(frame.hint.id, frame);
  }

  private onTable(table: TableState): void {
    const first = this.table === null;
    const { requestedSeat } = this;
    const could = typeof requestedSeat === "number" && this.mayViewAs(requestedSeat);
    this.table = table;
    // The server does not say since when somebody is away: counted from when this page first saw it.
    const isGone = (seat: Player) => seat.presence === "away" && !seat.yours && !seat.free && !seat.bot;
    const since = (seat: Seat) => this.awaySince.get(seat) ?? Date.now();
    this.awaySince = new Map(table.seats.flatMap((seat, i) => (isGone(seat) ? [[i, since(i)] as const] : [])));
    this.openFailure = null;
    this.clocksReceivedAt = Date.now();
    // A guest who lost their seat, or the permission to follow one, must see no more of it.
    const lost = could && !this.mayViewAs(requestedSeat);
    if (lost) this.handOver = null;
    if (lost || (first && requestedSeat === undefined)) this.showOwnSeat();
    else this.settle();
  }

  // Shows the guest's own seat. Where several people share the screen, the spectator's view is shown until one of them
  // takes over.
  private showOwnSeat(): void {
    const [seat, ...others] = this.ownSeats;
    const alone = seat !== undefined && others.every((other) => this.samePerson(seat, other));
    const makers = this.isJustCreated ? this.ownSeats.find((each) => !this.table?.seats[each]?.here) : undefined;
    this.viewAs(alone ? seat : (makers ?? null));
  }

  private onSync(sync: Sync): void {
    if (sync.seat !== (this.requestedSeat ?? null)) return;
    // An undo or a missed update interrupts a run of equal answers.
    this.repeater.stop();
    this.seq = sync.seq;
    this.asked = sync.step.asked;
    if (this.handOver !== null && this.handOver !== sync.seat) {
      this.settle();
      return;
    }
    this.handOver = null;
    this.viewer = sync.seat;
    this.autopass.setSeat(sync.seat !== null && this.table?.seats[sync.seat]?.yours ? sync.seat : null);
    this.autopass.setPassing(sync.passing);
    this.notes = sync.notes;
    this.areas = sync.areas ?? [];
    this.playback.show({ ...sync.step, areas: this.areas }, sync.log);
    this.decidedLength = sync.log.length - this.carriedLines;
    this.carriedLines = 0;
    const flight = this.pendingMove;
    this.pendingMove = null;
    if (flight && sync.step.ask?.number === flight.question) void this.act(flight.move);
    else this.settle();
  }

  private onNews(news: News): void {
    if (this.viewer === undefined && this.handOver === null) return;
    if (news.seq !== this.seq + 1) {
      if (news.seq > this.seq) this.viewAs(this.requestedSeat ?? null);
      return;
    }
    this.isSeatPinned = false;
    // The outcome of the guest's own move is not delayed by earlier news.
    if (this.pendingMove) this.skip();
    this.seq = news.seq;
    this.asked = news.step.asked;
    // Another seat's decision interrupts a run of equal answers.
    if (typeof this.viewer !== "number" || !news.step.asked.includes(this.viewer)) this.repeater.stop();
    if (this.handOver !== null) {
      this.settle();
      return;
    }
    this.autopass.setPassing(news.passing);
    this.areas = news.areas ?? replaceChanged(this.areas, news.changed ?? []);
    this.playback.enqueue({ ...news.step, areas: this.areas }, news.events);
  }

  // Called when nothing is left to show: repeats an answer if asked to, or switches to the seat that has to answer.
  private settle(): void {
    if (this.playback.isPlaying) return;
    const step = this.step;
    if (this.handOver !== null) {
      const asked = this.asked.filter((seat) => this.ownSeats.includes(seat));
      const [other] = asked;
      if (!this.ownSeats.includes(this.handOver)) {
        this.handOver = null;
        this.showOwnSeat();
      } else if (other !== undefined && !asked.includes(this.handOver) && this.requestedSeat === null && !this.isSeatPinned)
        this.handOver = other;
      return;
    }
    if (!step || this.viewer === undefined) return;
    const ask = this.open;
    // The server answers this one.
    if (ask && this.autopass.hides(ask)) return;
    if (ask?.asked) {
      const same = this.repeater.next(this.ask);
      if (same !== null && !this.sending) void this.reply({ answer: [same] });
      return;
    }
    const [asked] = step.asked.filter((seat) => this.ownSeats.includes(seat));
    if (asked !== undefined && asked !== this.viewer && !this.isSeatPinned) this.switchTo(asked);
  }
}
