/** Motion that shows what happened: the same events as in the log, one after the other, and never for long. */

import type { Line } from "../../types/Line";
import { cellOf, standing, way } from "./campus";
import type { Point } from "./campus";
import type { Catalog } from "./types/Catalog";
import type { Event } from "./types/Event";
import type { View } from "./types/View";

/** How long one step takes, and the most that everything together may take, in milliseconds. */
const STEP = 420;
const MOST = 3200;

type Shown = { of: Element; frames: Keyframe[]; steps: number };

/** The event if it is of this kind. */
function is<K extends string>(event: Event, kind: K): Extract<Event, Record<K, unknown>> | null {
  return typeof event === "object" && kind in event ? (event as Extract<Event, Record<K, unknown>>) : null;
}

const shift = (to: Point) => `translate(${to.x}px, ${to.y}px)`;
const GROW: Keyframe[] = [{ scale: "0", opacity: 0 }, { scale: "1.25", opacity: 1 }, { scale: "1", opacity: 1 }];
const PULSE: Keyframe[] = [{ scale: "1" }, { scale: "1.3" }, { scale: "1" }];
const FLASH: Keyframe[] = [{ opacity: 0 }, { opacity: 0.9 }, { opacity: 0 }];
const HURT: Keyframe[] = [{ translate: "0" }, { translate: "-6px" }, { translate: "6px" }, { translate: "-4px" }, { translate: "0" }];
const TURN: Keyframe[] = [{ transform: "rotateY(90deg)" }, { transform: "rotateY(0)" }];

/** What an event looks like. */
function shows(event: Event, root: Element, view: View, catalog: Catalog): Shown[] {
  const find = (selector: string) => root.querySelector(selector);
  const one = (selector: string, frames: Keyframe[], steps = 1): Shown[] => {
    const of = find(selector);
    return of ? [{ of, frames, steps }] : [];
  };
  const walked = is(event, "walked")?.walked;
  if (walked) {
    const colour = catalog.monsters[walked.monster]?.colour ?? "red";
    const stops = [walked.from, ...way(catalog, colour, walked.from, walked.steps)].slice(0, -1);
    return one(`[data-piece="monster:${walked.monster}"]`, stops.map((at) => ({ transform: shift(cellOf(at, 0)) })), walked.steps);
  }
  const drawn = is(event, "drawn")?.drawn;
  if (drawn) return one(`[data-piece="monster:${drawn.monster}"]`, [{ transform: shift(cellOf(drawn.from, 0)) }], 2);
  const moved = is(event, "moved")?.moved;
  if (moved) return one(`[data-piece="person:${moved.figure}"]`, [{ transform: shift(standing(moved.from, 0)) }, { transform: shift(standing(moved.to, 0)) }]);
  const spawned = is(event, "spawned")?.spawned;
  if (spawned) return one(`[data-piece="monster:${spawned.monster}"] .token`, GROW);
  const gate = is(event, "gate-grows")?.["gate-grows"];
  if (gate) return one(`.plot [data-thing="gate:${gate.symbol}"] .portal`, PULSE, 1.5);
  const sealed = is(event, "sealed")?.sealed;
  if (sealed) return one(`[data-seal="${sealed.path}"] .wax`, GROW);
  const hurt = is(event, "health-lost")?.["health-lost"];
  if (hurt) {
    return [
      ...one(`[data-seat="${hurt.figure}"]`, HURT),
      ...one(`[data-piece="person:${hurt.figure}"] .body`, [{ fill: "var(--danger)" }, {}]),
      ...one(`[data-spark="${view.people[hurt.figure]?.at}"]`, FLASH),
    ];
  }
  const at = is(event, "monster-destroyed")?.["monster-destroyed"].at ?? is(event, "ruined")?.ruined.at;
  if (at) return one(`[data-spark="${at}"]`, FLASH);
  const clue = is(event, "clue-found")?.["clue-found"];
  if (clue) return one(`.clues [data-thing="symbol:${clue.symbol}"]`, PULSE);
  const turned = is(event, "action-turned-up")?.["action-turned-up"] ?? is(event, "laid-on-row")?.["laid-on-row"];
  if (turned) return one(`.round [data-thing="action:${turned.card}"]`, TURN);
  const shown = is(event, "solo-turned-up")?.["solo-turned-up"];
  if (shown) return one(`.round [data-thing="action:${shown.card}"]`, TURN);
  const healed = is(event, "health-recovered")?.["health-recovered"];
  if (healed) return one(`[data-seat="${healed.figure}"] .health`, PULSE);
  const gained = is(event, "item-gained")?.["item-gained"];
  if (gained) return one(`[data-thing="item:${gained.item}"].item`, GROW);
  const broken = is(event, "seal-destroyed")?.["seal-destroyed"];
  if (broken) return one(`[data-seal="${broken.path}"] .wax`, PULSE);
  if (is(event, "ritual-clue")) return one(`.slot.open:last-child, .slot.open`, TURN);
  const played = is(event, "priority-turned-up")?.["priority-turned-up"] ?? is(event, "priority-played")?.["priority-played"];
  if (played && played.card !== null) return one(`.round [data-thing="card:${played.card}"]`, TURN);
  return [];
}

/** Plays what happened on the way to the view that is already drawn. Returns what ends it at once. */
export function play(root: Element, recent: readonly Line[], view: View, catalog: Catalog): () => void {
  const all = recent.map(({ event }) => shows(event as Event, root, view, catalog)).filter((shown) => shown.length > 0);
  const steps = all.reduce((sum, shown) => sum + Math.max(...shown.map((one) => one.steps)), 0);
  const step = Math.min(STEP, MOST / Math.max(1, steps));
  let start = 0;
  const running = all.flatMap((shown) => {
    const began = start;
    start += step * Math.max(...shown.map((one) => one.steps));
    return shown.map(({ of, frames, steps: own }) =>
      of.animate(frames, { delay: began, duration: step * own, fill: "backwards", easing: "ease-in-out" }),
    );
  });
  return () => running.forEach((animation) => animation.finish());
}
