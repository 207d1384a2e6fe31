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
import { Again } from "./again.svelte";
import { Failed, failure, take, UNREACHABLE } from "./api";
import { Commands } from "./commands";
import type { Drawer, Until } from "./pass_rules.svelte";
import { type Link, Socket, type Wire } from "./socket";
import { type Beat, type Shown, Playback } from "./playback.svelte";
import { Autopass } from "./autopass.svelte";

/** A bot's advice on a question. */
export interface Hint {
  question: number;
  considered: Considered[];
  worlds: number;
}

/** Returns the areas with the changed ones replaced, matched by id. */
const put = (areas: OutlineArea[], changed: OutlineArea[]): OutlineArea[] =>
  areas.map((area) => changed.find(({ id }) => id === area.id) ?? area);

/** The state of a table screen. */
export class TableStore {
  /** The seats, the people in them and the table's policy. */
  table = $state.raw<TableState | null>(null);
  /** The seat whose view is shown; `null` for a spectator, `undefined` while nothing is shown. */
  eye = $state.raw<Seat | null | undefined>(undefined);
  notes = $state.raw<Note[]>([]);
  /** The state of the connection to the server. */
  link = $state.raw<Link>("connecting");
  /** The server's reason why the table cannot be opened. */
  barred = $state.raw<Failure | null>(null);
  /** Why the last command was refused. */
  refused = $state.raw<Failure | null>(null);
  /** The seat whose player has to take over the shared screen before anything is shown again. */
  handOver = $state.raw<Seat | null>(null);
  /** The answer that was sent and not yet acknowledged. */
  sent = $state.raw<Reply | null>(null);
  /** Questions that the server answers without asking the guest. */
  readonly unasked: Autopass;
  /** The length of the log when the guest last made a decision of their own. */
  private decided = $state(0);
  /** The number of log lines that were still new when the guest switched between their own seats. */
  private carried = 0;
  private readonly run = new Again();
  /** When the clocks were last received, by this page's own clock. */
  told = $state.raw(0);

  /** When this page first saw each absent player missing, by seat. */
  private gone = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  /** The areas after the last frame received, shown or not. */
  private areas: OutlineArea[] = [];
  private seq = 0;
  private wanted: Seat | null | undefined = undefined;
  private asked: Seat[] = [];
  private flight: { move: Command; question: number } | null = null;
  /** Whether the guest chose the viewed seat themselves, so that the view does not switch to another seat of theirs. */
  private staying = false;
  private readonly telling: Playback;
  private readonly socket: Socket;
  private readonly commands = new Commands((frame) => this.socket.send(frame));

  constructor(
    open: () => Wire,
    beat: Beat,
    /** Makes an HTTP request about the table: a socket that fails to open does not say why. */
    private readonly inquire: () => Promise<unknown>,
    /** Whether the table was just created in this page, so that its creator has the screen first. */
    private readonly fresh = false,
    /** Where earlier versions stored pass rules. */
    drawer: Drawer | null = null,
  ) {
    this.unasked = new Autopass(
      drawer,
      (command) => this.carryOut(command),
      () => this.settle(),
    );
    this.telling = new Playback(beat, () => this.settle());
    this.socket = new Socket(
      open,
      (frame) => this.hear(frame as ServerFrame),
      (link) => this.line(link),
    );
  }

  /** The table as shown. */
  get step(): Shown | null {
    return this.telling.step;
  }

  /** All log lines shown so far. */
  get log(): Line[] {
    return this.telling.log;
  }

  /** The lines that led to the position shown. */
  get recent(): Line[] {
    return this.telling.recent;
  }

  /** For how long each of these lines is shown, in milliseconds; 0 if not at all. */
  get pace(): number {
    return this.telling.pace;
  }

  /** The log line being shown now. */
  get now(): Line | null {
    return this.telling.now;
  }

  /** The seat's question, once everything before it has been shown; `null` if the server answers it. */
  get ask(): Ask | null {
    const { open } = this;
    return open && this.unasked.spares(open) ? null : open;
  }

  /** The number of log lines since the guest last made a decision of their own. */
  get since(): number {
    return Math.max(0, this.log.length - this.decided);
  }

  private get open(): Ask | null {
    return this.telling.waits > 0 || this.handOver !== null ? null : (this.step?.ask ?? null);
  }

  /** Whether an answer was sent and not yet acknowledged. */
  get sending(): boolean {
    return this.sent !== null;
  }

  /** Whether it is the viewed seat's turn to answer. */
  get turn(): boolean {
    return this.ask?.asked === true;
  }

  /** Whether the guest plays and all other seats belong to bots. */
  get alone(): boolean {
    const seats = this.table?.seats ?? [];
    const isBot = ({ bot, presence }: Player) => bot !== null && presence !== "stood-in";
    return seats.some(({ yours }) => yours) && seats.every((seat) => seat.yours || isBot(seat));
  }

  /** The guest's own seats, without those that a bot plays for them. */
  get mine(): Seat[] {
    const seats = this.table?.seats ?? [];
    return seats.flatMap((seat, i) => (seat.yours && seat.presence !== "stood-in" ? [i] : []));
  }

  /** Whether the guest's consent to an undo is awaited. */
  get consents(): boolean {
    const { seats = [], undo = null } = this.table ?? {};
    return undo?.awaited.some((seat) => seats[seat]?.yours) ?? false;
  }

  /** The index of the choice to offer for repetition, or `null`; see `Again.at`. */
  get again(): number | null {
    return this.run.at(this.ask);
  }

  /** Repeats the last answer now and for as long as the same question follows without interruption. */
  repeat(): void {
    this.run.begin();
    this.settle();
  }

  /** Shows a refusal that comes from the client itself, by its message id. */
  complain(id: string): void {
    this.refused = { code: "refused", text: { id, args: [] } };
  }

  /** The seats of other people who are absent. */
  get away(): Seat[] {
    return [...this.gone.keys()];
  }

  /**
   * The seconds until a bot may stand in for an absent player, 0 if it may now; `null` if the guest cannot ask for it.
   */
  standInIn(seat: Seat, now: number): number | null {
    const since = this.gone.get(seat);
    if (since === undefined || !this.table?.policy["stand-in"] || !this.mine.length || this.table.over) return null;
    return Math.max(0, Math.ceil(this.table.away - (now - since) / 1000));
  }

  /** Answers the question, or takes an anytime choice. */
  async reply(reply: Reply): Promise<void> {
    const ask = this.open;
    if (!ask || this.sending) return;
    const move: Command = { move: { seat: ask.seat, question: ask.number, reply } };
    this.decided = this.log.length;
    this.run.answered(ask, reply);
    this.sent = reply;
    this.skip();
    this.flight = { move, question: ask.number };
    try {
      await this.commands.send(move);
      this.refused = null;
      this.flight = null;
    } catch (error) {
      // If the connection was lost, the move is sent again once it is back, provided the question is unchanged.
      if (error instanceof Failed && error.failure !== UNREACHABLE) {
        this.flight = null;
        this.refused = error.failure;
        if (error.failure.code === "stale") this.look(this.eye ?? null);
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
    return "foreseen" in frame ? frame.foreseen.told : [];
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
  private async carryOut(command: Command): Promise<boolean> {
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
  look(seat: Seat | null): void {
    if (this.eye !== seat) {
      const own = typeof this.eye === "number" && seat !== null && this.samePerson(this.eye, seat);
      this.carried = own ? this.since : 0;
      this.forget();
    }
    this.wanted = seat;
    this.commands.send({ look: { seat, areas: true } }).catch((error) => {
      const why = failure(error);
      if (why === UNREACHABLE || this.wanted !== seat) return;
      this.refused = why;
      if (why.code === "forbidden" && seat !== null) this.look(null);
    });
  }

  /** Takes a free seat and switches the view to it. */
  async sit(seat: Seat): Promise<void> {
    if (!this.table) return;
    try {
      await take(this.table.id, seat);
      this.look(seat);
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
    if (!this.refused && own.every((other) => this.samePerson(seat, other))) this.look(seat);
  }

  /** Whether all other seats belong to bots. */
  isLast(seat: Seat): boolean {
    return (this.table?.seats ?? []).every(({ bot }, i) => i === seat || bot !== null);
  }

  /** Whether the guest may see the table as a seat does. */
  mayLook(seat: Seat): boolean {
    const { seats = [], over = false } = this.table ?? {};
    const through = seats[seat];
    return over || through?.yours === true || (through?.follow === true && !seats.some(({ yours }) => yours));
  }

  /** Switches to another of the guest's seats: at once if the same person plays it, else by handing over the screen. */
  turnTo(seat: Seat): void {
    if (this.eye === undefined || (this.eye !== null && this.samePerson(this.eye, seat))) this.look(seat);
    else {
      this.handOver = seat;
      this.look(null);
    }
  }

  /** Shows another of the guest's seats until the next news, even if a different one has to answer. */
  visit(seat: Seat): void {
    this.staying = true;
    this.turnTo(seat);
  }

  /** Returns to the seat that has to answer. */
  comeBack(): void {
    this.staying = false;
    this.settle();
  }

  /** Another of the guest's seats that has to answer while this one is shown. */
  get elsewhere(): Seat | null {
    if (this.now || this.telling.waits > 0 || this.ask?.asked) return null;
    return this.step?.asked.find((seat) => seat !== this.eye && this.mine.includes(seat)) ?? null;
  }

  /** Confirms that the next player has taken over the screen. */
  ready(): void {
    if (this.handOver !== null) this.look(this.handOver);
  }

  /** Shows all pending news at once. */
  skip(): void {
    this.telling.skip();
  }

  /** Adds a pass rule for this kind of question, which also answers the current one. */
  silence(until: Until): void {
    if (this.ask) this.unasked.silence(this.ask, until);
  }

  /** Reconnects at once: the browser reported that the network is back. */
  hurry(): void {
    this.socket.hurry();
  }

  /** Closes the connection and clears everything shown. */
  close(): void {
    this.socket.close();
    this.forget();
    this.skip();
  }

  private samePerson(a: Seat, b: Seat): boolean {
    const seats = this.table?.seats ?? [];
    return !seats[a]?.here && !seats[b]?.here;
  }

  private forget(): void {
    this.eye = undefined;
    this.unasked.reset();
    this.telling.clear();
    this.areas = [];
    this.notes = [];
    this.run.stop();
  }

  private line(link: Link): void {
    this.link = link;
    if (link === "open") {
      if (this.wanted !== undefined) this.look(this.wanted);
      return;
    }
    // After reconnecting, the server sends the current rules again.
    this.unasked.reset();
    this.commands.giveUp(UNREACHABLE);
    if (link === "lost") void this.wonder();
  }

  // Finds out why the connection was lost. Reconnecting is useless if the table is gone or forbidden.
  private async wonder(): Promise<void> {
    const why = await this.inquire().then(() => null, failure);
    if (why === UNREACHABLE || this.link !== "lost") return;
    this.barred = why;
    if (why?.code === "not-found" || why?.code === "forbidden") this.close();
  }

  private hear(frame: ServerFrame): void {
    if ("sync" in frame) this.sync(frame.sync);
    else if ("news" in frame) this.news(frame.news);
    else if ("table" in frame) this.people(frame.table);
    else if ("note" in frame) {
      if (this.eye !== undefined && this.handOver === null) this.notes = [...this.notes, frame.note];
    } else if ("pass-rules" in frame) this.unasked.know(frame["pass-rules"]);
    else if ("refused" in frame) {
      const { id, why } = frame.refused;
      if (!this.commands.refuse(id, why)) this.refused = why;
    } else if ("done" in frame) this.commands.answer(frame.done.id, frame);
    else if ("foreseen" in frame) this.commands.answer(frame.foreseen.id, frame);
    else if ("hint" in frame) this.commands.answer(frame.hint.id, frame);
  }

  private people(table: TableState): void {
    const first = this.table === null;
    const { wanted } = this;
    const could = typeof wanted === "number" && this.mayLook(wanted);
    this.table = table;
    // The server does not say since when somebody is away: counted from when this page first saw it.
    const isGone = (seat: Player) => seat.presence === "away" && !seat.yours && !seat.free && !seat.bot;
    const since = (seat: Seat) => this.gone.get(seat) ?? Date.now();
    this.gone = new Map(table.seats.flatMap((seat, i) => (isGone(seat) ? [[i, since(i)] as const] : [])));
    this.barred = null;
    this.told = Date.now();
    // A guest who lost their seat, or the permission to follow one, must see no more of it.
    const lost = could && !this.mayLook(wanted);
    if (lost) this.handOver = null;
    if (lost || (first && wanted === undefined)) this.begin();
    else this.settle();
  }

  // Shows the guest's own seat. Where several people share the screen, the spectator's view is shown until one of them
  // takes over.
  private begin(): void {
    const [seat, ...others] = this.mine;
    const alone = seat !== undefined && others.every((other) => this.samePerson(seat, other));
    const makers = this.fresh ? this.mine.find((each) => !this.table?.seats[each]?.here) : undefined;
    this.look(alone ? seat : (makers ?? null));
  }

  private sync(sync: Sync): void {
    if (sync.seat !== (this.wanted ?? null)) return;
    // An undo or a missed update interrupts a run of equal answers.
    this.run.stop();
    this.seq = sync.seq;
    this.asked = sync.step.asked;
    if (this.handOver !== null && this.handOver !== sync.seat) {
      this.settle();
      return;
    }
    this.handOver = null;
    this.eye = sync.seat;
    this.unasked.of(sync.seat !== null && this.table?.seats[sync.seat]?.yours ? sync.seat : null);
    this.unasked.expect(sync.passing);
    this.notes = sync.notes;
    this.areas = sync.areas ?? [];
    this.telling.show({ ...sync.step, areas: this.areas }, sync.log);
    this.decided = sync.log.length - this.carried;
    this.carried = 0;
    const flight = this.flight;
    this.flight = null;
    if (flight && sync.step.ask?.number === flight.question) this.act(flight.move);
    else this.settle();
  }

  private news(news: News): void {
    if (this.eye === undefined && this.handOver === null) return;
    if (news.seq !== this.seq + 1) {
      if (news.seq > this.seq) this.look(this.wanted ?? null);
      return;
    }
    this.staying = false;
    // The outcome of the guest's own move is not delayed by earlier news.
    if (this.flight) this.skip();
    this.seq = news.seq;
    this.asked = news.step.asked;
    // Another seat's decision interrupts a run of equal answers.
    if (typeof this.eye !== "number" || !news.step.asked.includes(this.eye)) this.run.stop();
    if (this.handOver !== null) {
      this.settle();
      return;
    }
    this.unasked.expect(news.passing);
    this.areas = news.areas ?? put(this.areas, news.changed ?? []);
    this.telling.tell({ ...news.step, areas: this.areas }, news.told);
  }

  // Called when nothing is left to show: repeats an answer if asked to, or switches to the seat that has to answer.
  private settle(): void {
    if (this.telling.isTelling) return;
    const step = this.step;
    if (this.handOver !== null) {
      const asked = this.asked.filter((seat) => this.mine.includes(seat));
      const [other] = asked;
      if (!this.mine.includes(this.handOver)) {
        this.handOver = null;
        this.begin();
      } else if (other !== undefined && !asked.includes(this.handOver) && this.wanted === null && !this.staying)
        this.handOver = other;
      return;
    }
    if (!step || this.eye === undefined) return;
    const ask = this.open;
    // The server answers this one.
    if (ask && this.unasked.spares(ask)) return;
    if (ask?.asked) {
      const same = this.run.next(this.ask);
      if (same !== null && !this.sending) void this.reply({ answer: [same] });
      return;
    }
    const [asked] = step.asked.filter((seat) => this.mine.includes(seat));
    if (asked !== undefined && asked !== this.eye && !this.staying) this.turnTo(asked);
  }
}
