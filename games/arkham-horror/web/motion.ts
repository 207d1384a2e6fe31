/** Animations of events, beyond those for pieces that appear, move and disappear. */

import { type Act, type How, type Shows, actsOf } from "$shell/lib/motion";
import type { Line } from "$shell/types/Line";
import type { Catalog } from "./types/Catalog";
import type { Event } from "./types/Event";
import type { View } from "./types/View";

const show = (how: How, at: string): Act => ({ show: how, at });

const SHOWS: Shows<Event, View, Catalog> = {
  suffered: ({ seat }) => [show("shake", `[data-seat="${seat}"]`), show("shake", `[data-piece="person:${seat}"]`)],
  recovered: ({ seat }) => [show("pulse", `[data-seat="${seat}"]`)],
  damaged: ({ monster }) => [show("shake", `[data-piece="monster:${monster}"]`)],
  attacks: ({ monster }) => [show("pulse", `[data-piece="monster:${monster}"]`)],
  "codex-added": (card) => [show("turn", `.codex [data-thing="codex:${card}"]`)],
  gained: ({ asset }) => [show("grow", `.people [data-thing="asset:${asset}"]`)],
};

/** The animations of an event. */
export const acts = (line: Line, view: View, catalog: Catalog): Act[] => actsOf(SHOWS, line, view, catalog);
