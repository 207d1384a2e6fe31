/** The context that the parts of the picture share. */

import { getContext, setContext } from "svelte";
import type { Msg } from "$shell/types/Msg";
import type { AssetFacts } from "./types/AssetFacts";
import type { Catalog } from "./types/Catalog";
import type { KindFacts } from "./types/KindFacts";
import type { ScenarioFacts } from "./types/ScenarioFacts";
import type { Skill } from "./types/Skill";
import type { View } from "./types/View";

/** The table being drawn, with helpers for text and highlighting. */
export interface Desk {
  readonly view: View;
  readonly catalog: Catalog;
  /** The seat of the viewer; `null` for a spectator. */
  readonly seat: number | null;
  /** Formats a message, or the one with this id and these arguments. */
  say(msg: Msg | string, args?: Record<string, number | { name: string }>): string;
  /** The CSS classes of a thing. */
  mark(thing: string): { lit: boolean; hot: boolean; picked: boolean };
  /** The attributes of an element that can be clicked and focused. */
  at(thing: string, label: string): Record<string, string | number | undefined>;
}

const KEY = "arkham-horror desk";

/** Sets the context for all components inside. */
export function layDesk(desk: Desk): Desk {
  return setContext(KEY, desk);
}

/** Returns the context. */
export function useDesk(): Desk {
  return getContext<Desk>(KEY);
}

/** A message with arguments. */
export function msg(id: string, args: Record<string, number | { name: string }> = {}): Msg {
  return {
    id,
    args: Object.entries(args).map(([key, value]) => [key, typeof value === "number" ? { num: value } : { name: value.name }]),
  };
}

/** The facts of the scenario being played. */
export const scenario = ({ view, catalog }: Desk): ScenarioFacts => catalog.scenarios[Number(view.scenario)]!;

/** The facts of a monster. */
export const monster = (desk: Desk, id: number): KindFacts | undefined => desk.catalog.kinds[Number(scenario(desk).monsters[id])];

/** The facts of an asset. */
export const asset = ({ catalog }: Desk, id: number): AssetFacts | undefined => catalog.assets[id];

/** The short name of the investigator of a seat; the number of the seat if there is none. */
export function person(desk: Desk, seat: number): string {
  const who = desk.view.people[seat]?.who;
  const facts = who === null || who === undefined ? undefined : desk.catalog.investigators[Number(who)];
  return facts ? desk.say(facts.person) : desk.say("ah3-draw-seat", { seat: seat + 1 });
}

/** The message id of the name of a space. */
export function spaceName(desk: Desk, space: number): string {
  const street = scenario(desk).streets.find((street) => Number(street.space) === space);
  if (street) return street.name;
  return desk.catalog.spaces[space] ?? "ah3-space-the-future";
}

/** The message id of the name of a skill. */
export const skillName = (skill: Skill): string => `ah3-skill-${skill}`;
