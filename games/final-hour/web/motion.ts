/** Animations of events, beyond those for monsters and investigators that appear, move and disappear. */

import { type Act, type How, type Shows, actsOf } from "$shell/lib/motion";
import type { Line } from "$shell/types/Line";
import { way } from "./campus";
import type { Catalog } from "./types/Catalog";
import type { Event } from "./types/Event";
import type { View } from "./types/View";

const show = (how: How, at: string): Act => ({ show: how, at });
const card = (id: number): Act[] => [show("turn", `.round [data-thing="action:${id}"]`)];
const priority = (id: number | null): Act[] => (id === null ? [] : [show("turn", `.round [data-thing="card:${id}"]`)]);

const SHOWS: Shows<Event, View, Catalog> = {
  walked: ({ monster, from, steps }, _, catalog) => {
    const colour = catalog.monsters[monster]?.colour ?? "red";
    const left = [from, ...way(catalog, colour, from, steps)].slice(0, -1);
    return [{ go: `monster:${monster}`, along: left.map((at) => `[data-arrow="${colour}-${at}"]`) }];
  },
  activated: ({ monster }) => [show("pulse", `[data-piece="monster:${monster}"]`)],
  "monster-destroyed": ({ monster, at }) => [{ gone: [`monster:${monster}`], how: "fall" }, show("flash", `[data-spark="${at}"]`)],
  ruined: ({ at }) => [show("flash", `[data-spark="${at}"]`)],
  "gate-grows": ({ symbol }) => [
    show("pulse", `.plot [data-thing="gate:${symbol}"] .portal`),
    show("grow", `.plot [data-thing="gate:${symbol}"] .grown:last-of-type`),
  ],
  sealed: ({ path }) => [show("grow", `[data-seal="${path}"]`)],
  "seal-destroyed": ({ path }) => [show("pulse", `[data-seal="${path}"]`)],
  "health-lost": ({ figure }, view) => [
    show("shake", `[data-seat="${figure}"]`),
    show("shake", `[data-piece="person:${figure}"]`),
    show("flash", `[data-spark="${view.people[figure]?.at}"]`),
  ],
  "health-recovered": ({ figure }) => [show("pulse", `[data-seat="${figure}"] .health`)],
  "clue-found": ({ symbol }) => [show("pulse", `.clues [data-thing="symbol:${symbol}"]`)],
  "item-gained": ({ item }) => [show("grow", `[data-thing="item:${item}"].item`)],
  "action-turned-up": (event) => card(event.card),
  "solo-turned-up": (event) => card(event.card),
  "laid-on-row": (event) => card(event.card),
  "priority-played": (event) => priority(event.card),
  "priority-turned-up": (event) => priority(event.card),
  "ritual-clue": () => [show("turn", ".slot.open")],
};

/** The animations of an event. */
export const acts = (line: Line, view: View, catalog: Catalog): Act[] => actsOf(SHOWS, line, view, catalog);
