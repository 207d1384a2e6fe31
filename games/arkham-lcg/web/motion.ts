/** Animations of events, beyond those for pieces that appear, move and disappear. */

import { type Act, type How, type Shows, actsOf } from "$shell/lib/motion";
import type { Line } from "$shell/types/Line";
import type { Catalog } from "./types/Catalog";
import type { Event } from "./types/Event";
import type { View } from "./types/View";

const show = (how: How, at: string): Act => ({ show: how, at });
const piece = (card: number): string => `[data-piece="card:${card}"]`;
const shown = (card: number): string => `[data-thing="card:${card}"]`;

const SHOWS: Shows<Event, View, Catalog> = {
  encounter: ({ card }) => [show("turn", shown(card))],
  revealed: ({ place }) => [show("turn", `[data-within="card:${place}"]`)],
  token: () => [show("tumble", ".drawn > :last-child")],
  committed: ({ card }) => [show("grow", `.trial ${shown(card)}`)],
  harmed: ({ card }) => [show("shake", piece(card)), show("shake", `.desk-of-one ${shown(card)}`)],
  "horror-on": ({ card }) => [show("pulse", shown(card))],
  "horror-moved": ({ card, seat }) => [show("pulse", shown(card)), show("pulse", `[data-thing="seat:${seat}"]`)],
  attacked: ({ enemy }) => [show("pulse", piece(enemy))],
  evaded: ({ enemy }) => [show("shake", piece(enemy))],
  clues: ({ seat }) => [show("pulse", `[data-thing="clues:${seat}"]`)],
  resources: ({ seat }) => [show("pulse", `[data-thing="resources:${seat}"]`)],
  doom: ({ card }) => [show("pulse", shown(card))],
  act: (_, view) => [show("turn", shown(view.act))],
  agenda: (_, view) => [show("turn", shown(view.agenda))],
};

/** The animations of an event. */
export const acts = (line: Line, view: View, catalog: Catalog): Act[] => actsOf(SHOWS, line, view, catalog);
