/** A table as one pair of eyes follows it. */

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

/** What a bot thinks of a question. */
export interface Hint {
  question: number;
  considered: Considered[];
  worlds: number;
}

/** The lists, with those that have changed in their places. */
const put = (areas: OutlineArea[], changed: OutlineArea[]): OutlineArea[] =>
  areas.map((area) => changed.find(({ id }) => id === area.id) ?? area);

/** The state of a table screen. */
export class TableStore {
  /** The people and the policy. */
  table = $state.raw<TableState | null>(null);
  /** Through whose eyes; `undefined` while nothing is shown. */
  eye = $state.raw<Seat | null | undefined>(undefined);
  notes = $state.raw<Note[]>([]);
  /** How the line to the server is. */
  link = $state.raw<Link>("connecting");
  /** Why the table cannot be opened, as the server says. */
  barred = $state.raw<Failure | null>(null);
  /** Why the last command was refused. */
  refused = $state.raw<Failure | null>(null);
  /** Who is to take the screen before anything is shown again. */
  handOver = $state.raw<Seat | null>(null);
  /** The answer that is on its way. */
  sent = $state.raw<Reply | null>(null);
  /** What is answered without asking the guest. */
  readonly unasked: Autopass;
  /** How long the log was when the guest last decided something themselves. */
  private decided = $state(0);
  /** How much of the log was new to whoever turns to another of their seats. */
  private carried = 0;
  private readonly run = new Again();
  /** When the clocks were last told, by this page's own clock. */
  told = $state.raw(0);

  /** Since when others have been gone, as far as this page has seen it. */
  private gone = $state.raw<ReadonlyMap<Seat, number>>(new Map());
  /** The lists after the last frame that came, shown or not. */
  private areas: OutlineArea[] = [];
  private seq = 0;
  private wanted: Seat | null | undefined = undefined;
  private asked: Seat[] = [];
  private flight: { move: Command; question: number } | null = null;
  /** Whether the guest looks where they like, though another seat of theirs is asked. */
  private staying = false;
  private readonly telling: Playback;
  private readonly socket: Socket;
  private readonly commands = new Commands((frame) => this.socket.send(frame));

  constructor(
    open: () => Wire,
    beat: Beat,
    /** Asks the server for something of the table: a socket that does not open cannot say why. */
    private readonly inquire: () => Promise<unknown>,
    /** Whether whoever made the table has just done so, here: the screen is theirs until they give it away. */
    private readonly fresh = false,
    /** Where earlier versions kept standing orders. */
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

  /** All that has been told. */
  get log(): Line[] {
    return this.telling.log;
  }

  /** What brought the table to what is shown. */
  get recent(): Line[] {
    return this.telling.recent;
  }

  /** For how long each of these lines is shown, in milliseconds; 0 if not at all. */
  get pace(): number {
    return this.telling.pace;
  }

  /** The line being told now. */
  get now(): Line | null {
    return this.telling.now;
  }

  /** What the seat can say, once everything before it has been shown; nothing that is or will be let pass for it. */
  get ask(): Ask | null {
    const { open } = this;
    return open && this.unasked.spares(open) ? null : open;
  }

  /** How many lines of the log came since the guest last decided something themselves. */
  get since(): number {
    return Math.max(0, this.log.length - this.decided);
  }

  private get open(): Ask | null {
    return this.telling.waits > 0 || this.handOver !== null ? null : (this.step?.ask ?? null);
  }

  /** Whether an answer is on its way. */
  get sending(): boolean {
    return this.sent !== null;
  }

  /** Whether an answer of the seat is awaited. */
  get turn(): boolean {
    return this.ask?.asked === true;
  }

  /** Whether the guest plays, and nobody else does or can come to. */
  get alone(): boolean {
    const seats = this.table?.seats ?? [];
    const isBot = ({ bot, presence }: Player) => bot !== null && presence !== "stood-in";
    return seats.some(({ yours }) => yours) && seats.every((seat) => seat.yours || isBot(seat));
  }

  /** The guest's own seats that no bot plays. */
  get mine(): Seat[] {
    const seats = this.table?.seats ?? [];
    return seats.flatMap((seat, i) => (seat.yours && seat.presence !== "stood-in" ? [i] : []));
  }

  /** Whether the guest is asked to let something be taken back. */
  get consents(): boolean {
    const { seats = [], undo = null } = this.table ?? {};
    return undo?.awaited.some((seat) => seats[seat]?.yours) ?? false;
  }

  /** Where the answer before stands among the choices of the same question, once it has been given several times. */
  get again(): number | null {
    return this.run.at(this.ask);
  }

  /** Answers the same as before, now and as long as the same is asked without a break. */
  repeat(): void {
    this.run.begin();
    this.settle();
  }

  /** Says why something is not done that was never asked of the server. */
  complain(id: string): void {
    this.refused = { code: "refused", text: { id, args: [] } };
  }

  /** Other people who have a seat and are not there. */
  get away(): Seat[] {
    return [...this.gone.keys()];
  }

  /** In how many seconds somebody who is gone can be stood in for, 0 for now; `null` if this guest may not ask for it. */
  standInIn(seat: Seat, now: number): number | null {
    const since = this.gone.get(seat);
    if (since === undefined || !this.table?.policy["stand-in"] || !this.mine.length || this.table.over) return null;
    return Math.max(0, Math.ceil(this.table.away - (now - since) / 1000));
  }

  /** Answers the question, or steps in. */
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
      // A lost line keeps the move: it is sent again if its question still stands.
      if (error instanceof Failed && error.failure !== UNREACHABLE) {
        this.flight = null;
        this.refused = error.failure;
        if (error.failure.code === "stale") this.look(this.eye ?? null);
      }
    } finally {
      this.sent = null;
    }
    // What it brought may have been shown before the answer came.
    if (this.open && this.open.number !== ask.number) this.settle();
  }

  /** What would certainly happen. */
  async foresee(reply: Reply): Promise<Line[]> {
    const ask = this.ask;
    if (!ask) return [];
    const frame = await this.commands.send({ foresee: { seat: ask.seat, question: ask.number, reply } });
    return "foreseen" in frame ? frame.foreseen.told : [];
  }

  /** What a bot would say in the seat. */
  async hint(seat: Seat): Promise<Hint | null> {
    const frame = await this.commands.send({ hint: { seat } });
    return "hint" in frame ? frame.hint : null;
  }

  /** Carries out a command and keeps why it was refused. */
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

  /** Carries out a command; whether it was. A lost line is no refusal, and why something else was refused stays. */
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

  /** Looks through a seat, or as a spectator. What another seat saw is forgotten first. */
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

  /** Takes a free seat, and looks through it. */
  async sit(seat: Seat): Promise<void> {
    if (!this.table) return;
    try {
      await take(this.table.id, seat);
      this.look(seat);
    } catch (error) {
      this.refused = failure(error);
    }
  }

  /** Takes a seat back from the bot that plays it for the guest. If nobody else shares the screen, they look through it. */
  async takeBack(seat: Seat): Promise<void> {
    await this.act({ "take-back": { seat } });
    const own = (this.table?.seats ?? []).flatMap(({ yours }, i) => (yours ? [i] : []));
    if (!this.refused && own.every((other) => this.samePerson(seat, other))) this.look(seat);
  }

  /** Whether nobody is left to decide if a bot plays the seat. */
  isLast(seat: Seat): boolean {
    return (this.table?.seats ?? []).every(({ bot }, i) => i === seat || bot !== null);
  }

  /** Whether the guest may look through a seat. */
  mayLook(seat: Seat): boolean {
    const { seats = [], over = false } = this.table ?? {};
    const through = seats[seat];
    return over || through?.yours === true || (through?.follow === true && !seats.some(({ yours }) => yours));
  }

  /** Turns to another of the guest's seats: at once if it is the same person's, else by handing over the screen. */
  turnTo(seat: Seat): void {
    if (this.eye === undefined || (this.eye !== null && this.samePerson(this.eye, seat))) this.look(seat);
    else {
      this.handOver = seat;
      this.look(null);
    }
  }

  /** Looks through another of the guest's seats, asked or not, until something happens. */
  visit(seat: Seat): void {
    this.staying = true;
    this.turnTo(seat);
  }

  /** Back to the seat that is asked. */
  comeBack(): void {
    this.staying = false;
    this.settle();
  }

  /** Another of the guest's seats that is asked, while they look through this one. */
  get elsewhere(): Seat | null {
    if (this.now || this.telling.waits > 0 || this.ask?.asked) return null;
    return this.step?.asked.find((seat) => seat !== this.eye && this.mine.includes(seat)) ?? null;
  }

  /** Whoever is to take the screen has it. */
  ready(): void {
    if (this.handOver !== null) this.look(this.handOver);
  }

  /** Shows at once all that waits to be shown. */
  skip(): void {
    this.telling.skip();
  }

  /** Lets this kind of question pass, this one included. */
  silence(until: Until): void {
    if (this.ask) this.unasked.silence(this.ask, until);
  }

  /** The network is said to be back. */
  hurry(): void {
    this.socket.hurry();
  }

  /** Leaves the screen. */
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
    // What has changed meanwhile is told anew.
    this.unasked.reset();
    this.commands.giveUp(UNREACHABLE);
    if (link === "lost") void this.wonder();
  }

  // Whoever is not let in need not knock again; anything else may pass.
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
    // Whoever has just come does not know since when: they wait as if it had been since now.
    const isGone = (seat: Player) => seat.presence === "away" && !seat.yours && !seat.free && !seat.bot;
    const since = (seat: Seat) => this.gone.get(seat) ?? Date.now();
    this.gone = new Map(table.seats.flatMap((seat, i) => (isGone(seat) ? [[i, since(i)] as const] : [])));
    this.barred = null;
    this.told = Date.now();
    // Whose seat, or leave to look through one, was taken away must see no more of it.
    const lost = could && !this.mayLook(wanted);
    if (lost) this.handOver = null;
    if (lost || (first && wanted === undefined)) this.begin();
    else this.settle();
  }

  // Whoever holds one seat looks through it; where several people share the screen, only what all may see is shown
  // until one of them takes it.
  private begin(): void {
    const [seat, ...others] = this.mine;
    const alone = seat !== undefined && others.every((other) => this.samePerson(seat, other));
    const makers = this.fresh ? this.mine.find((each) => !this.table?.seats[each]?.here) : undefined;
    this.look(alone ? seat : (makers ?? null));
  }

  private sync(sync: Sync): void {
    if (sync.seat !== (this.wanted ?? null)) return;
    // What was taken back, or came while nobody looked, is no run of like answers.
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
    // What an own move brings is not kept waiting by what came before it.
    if (this.flight) this.skip();
    this.seq = news.seq;
    this.asked = news.step.asked;
    // Somebody else's go: what comes after it is another matter.
    if (typeof this.eye !== "number" || !news.step.asked.includes(this.eye)) this.run.stop();
    if (this.handOver !== null) {
      this.settle();
      return;
    }
    this.unasked.expect(news.passing);
    this.areas = news.areas ?? put(this.areas, news.changed ?? []);
    this.telling.tell({ ...news.step, areas: this.areas }, news.told);
  }

  // Nothing is left to show: answer what is answered again, or turn to the seat that is asked.
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
    // The server answers.
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
