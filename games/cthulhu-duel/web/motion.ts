/** Animations of events, beyond those for piles that appear and disappear; and the dice of a battle. */

import { type Act, type Shows, actsOf } from "$shell/lib/motion";
import type { Line } from "$shell/types/Line";
import type { Catalog } from "./types/Catalog";
import type { Event } from "./types/Event";
import type { Piece } from "./types/Piece";
import type { View } from "./types/View";

const pile = (seat: number, kind: number, zone: number) => `figure:${seat}-${kind}-${zone}`;
/** The pieces that may have held a figure: the pile of its kind, or the keeper of the gate. */
const stood = (seat: number, { kind, keeper }: Piece, zone: number) =>
  keeper ? [`keeper:${zone}`, pile(seat, kind, zone)] : [pile(seat, kind, zone), `keeper:${zone}`];
const comes = (seat: number, kind: number, zone: number): Act[] => [{ carry: [], to: pile(seat, kind, zone) }];
const goes = (seat: number, piece: Piece, from: number, to: number): Act[] => [
  { carry: stood(seat, piece, from), to: pile(seat, piece.kind, to) },
];
/** The Great Old One of a seat is the last of its kinds. */
const greatOldOne = (seat: number, view: View, catalog: Catalog): Piece => ({
  kind: (catalog.factions[view.sides[seat]?.faction ?? 0]?.kinds.length ?? 1) - 1,
  keeper: false,
});

const SHOWS: Shows<Event, View, Catalog> = {
  recruited: ({ seat, zone }) => comes(seat, 0, zone),
  summoned: ({ seat, kind, zone }) => comes(seat, kind, zone),
  awakened: ({ seat, kind, zone }) => [...comes(seat, kind, zone), { show: "shake", at: ".sheet-of-map" }],
  placed: ({ owner, kind, zone }) => comes(owner, kind, zone),
  surfaced: ({ seat, zone }, view, catalog) => comes(seat, greatOldOne(seat, view, catalog).kind, zone),
  moved: ({ seat, piece, from, to }) => goes(seat, piece, from, to),
  retreated: ({ seat, piece, from, to }) => goes(seat, piece, from, to),
  "ghoul-comes": ({ seat, kind, from, to }) => goes(seat, { kind, keeper: false }, from, to),
  swapped: ({ seat, owner, piece, from, to }, view, catalog) => [
    ...goes(seat, greatOldOne(seat, view, catalog), from, to),
    ...goes(owner, piece, to, from),
  ],
  "gate-taken": ({ seat, kind, zone }) => [{ carry: [pile(seat, kind, zone)], to: `keeper:${zone}` }],
  "gate-left": ({ seat, kind, zone }) => [{ carry: [`keeper:${zone}`], to: pile(seat, kind, zone) }],
  exchanged: ({ seat, piece, to, zone }) => [{ gone: stood(seat, piece, zone), how: "sink" }, ...comes(seat, to, zone)],
  lost: ({ owner, piece, zone }) => [{ gone: stood(owner, piece, zone), how: "fall" }],
  submerged: ({ seat, piece, zone }) => [{ gone: stood(seat, piece, zone), how: "sink" }],
  "battle-begins": () => [{ show: "grow", at: ".fray" }],
  hits: ({ seat }) => [{ show: "tumble", at: `[data-dice="${seat}"] .die:not(.wait)` }],
  "sign-drawn": ({ seat }) => [{ show: "pulse", at: `[data-signs="${seat}"]` }],
  "book-taken": ({ seat, book }) => [{ show: "turn", at: `[data-thing="book:${seat}-${book}"]` }],
};

/** The animations of an event. */
export const acts = (line: Line, view: View, catalog: Catalog): Act[] => actsOf(SHOWS, line, view, catalog);

/** The dice of the current battle after these events, by seat; `before` are the dice before them. */
export function dice(recent: readonly Line[], before: readonly [number[], number[]]): [number[], number[]] {
  let now: [number[], number[]] = [[...before[0]], [...before[1]]];
  for (const line of recent) {
    const event = line.event as Event;
    if (typeof event === "string") continue;
    if ("battle-begins" in event) now = [[], []];
    else if ("hits" in event) now[event.hits.seat === 0 ? 0 : 1] = [...event.hits.dice];
  }
  return now;
}
