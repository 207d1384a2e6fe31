/** Picking choices of a question. */

import type { Ask } from "../types/Ask";
import type { Choice } from "../types/Choice";
import type { Msg } from "../types/Msg";
import type { Pick } from "../types/Pick";
import type { BoardRef } from "../types/BoardRef";

/** The keys that take the choices of a question, in order, without those that are shortcuts of the table screen. */
export const KEYS: readonly string[] = [..."123456789abcdefijklmnopqrstvwxyzABCDEFIJKLMNOPQRSTVWXYZ"];

/** The key that sends an answer made of several choices. */
export const CONFIRM = "0";

/** The key as named in `KEYS`, independent of the keyboard layout. */
export function keyOf({ key, code, shiftKey }: { key: string; code: string; shiftKey: boolean }): string {
  const letter = /^Key([A-Z])$/.exec(code)?.[1];
  return letter ? (shiftKey ? letter : letter.toLowerCase()) : key;
}

/** The fewest and most choices that make an answer. */
export function bounds(pick: Pick): { min: number; max: number } {
  return pick === "one" ? { min: 1, max: 1 } : pick.some;
}

/** Whether one choice is the whole answer. */
export const isSingle = (pick: Pick): boolean => bounds(pick).min === 1 && bounds(pick).max === 1;

/** Picks or drops a choice; more than `max` cannot be picked, except that a lone pick is replaced. */
export function toggle(picked: readonly number[], index: number, pick: Pick): number[] {
  if (picked.includes(index)) return picked.filter((other) => other !== index);
  const { max } = bounds(pick);
  if (picked.length < max) return [...picked, index];
  return max === 1 ? [index] : [...picked];
}

/** Whether the number of picked choices makes an answer. */
export function isComplete(picked: readonly number[], pick: Pick): boolean {
  const { min, max } = bounds(pick);
  return picked.length >= min && picked.length <= max;
}

/** Picks further choices in the order offered until no more can be picked. */
export function pickRemaining(picked: readonly number[], count: number, pick: Pick): number[] {
  const rest = Array.from({ length: count }, (_, i) => i).filter((i) => !picked.includes(i));
  return [...picked, ...rest.slice(0, Math.max(0, bounds(pick).max - picked.length))];
}

/** The things that can be clicked: the first that each choice touches. */
export function litThings(ask: Ask | null): Set<BoardRef> {
  const choices = ask ? [...ask.choices, ...ask.anytime] : [];
  return new Set(choices.flatMap((choice) => choice.touches.slice(0, 1)));
}

/** A choice with its position in its question; `anytime` marks an anytime choice. */
export interface PlacedChoice {
  choice: Choice;
  index: number;
  anytime: boolean;
}

const all = (ask: Ask): PlacedChoice[] => [
  ...ask.choices.map((choice, index) => ({ choice, index, anytime: false })),
  ...ask.anytime.map((choice, index) => ({ choice, index, anytime: true })),
];

/** Choices under one heading. */
export interface Heading<T> {
  title: string;
  of: T[];
}

/** Choices with the same warning, under their headings. */
export interface Section<T> {
  warning: string;
  headings: Heading<T>[];
}

function findOrAdd<T>(list: T[], known: (each: T) => boolean, made: () => T): T {
  let found = list.find(known);
  if (!found) list.push((found = made()));
  return found;
}

/** Groups choices by warning and heading, so that each warning is shown once. */
export function sections<T extends PlacedChoice>(all: readonly T[], say: (msg: Msg) => string): Section<T>[] {
  const list: Section<T>[] = [];
  for (const each of all) {
    const { group, warning } = each.choice;
    const [words, title] = [warning ? say(warning) : "", group ? say(group.heading) : ""];
    const section = findOrAdd(
      list,
      (other) => other.warning === words,
      () => ({ warning: words, headings: [] }),
    );
    findOrAdd(
      section.headings,
      (other) => other.title === title,
      () => ({ title, of: [] as T[] }),
    ).of.push(each);
  }
  return list;
}

/** The choices of a question that a click on a thing may mean. */
export const choicesAt = (ask: Ask, thing: BoardRef): PlacedChoice[] => all(ask).filter(({ choice }) => choice.touches[0] === thing);

/**
 * The choices that touch a thing at all; none if all of several choices do, because the thing then distinguishes
 * nothing.
 */
export function choicesTouching(ask: Ask, thing: BoardRef): PlacedChoice[] {
  const of = all(ask);
  const some = of.filter(({ choice }) => choice.touches.includes(thing));
  return some.length < of.length || of.length === 1 ? some : [];
}

/** The refused choices that touch a thing. */
export const forbidden = (ask: Ask, thing: BoardRef): Choice[] => ask.refused.filter((choice) => choice.touches.includes(thing));

/** Whether the server answers the question by itself, because there is only one answer and no anytime choice. */
export const isForced = (ask: Ask): boolean => ask.asked && ask.forced && !ask.anytime.length;

/** The index of the declining choice if all other choices are low-priority, else `null`. */
export function lowPriorityDecline(ask: Ask): number | null {
  const { decline } = ask;
  if (!ask.asked || decline === null || !isSingle(ask.pick)) return null;
  const others = [...ask.choices.filter((_, i) => i !== decline), ...ask.anytime];
  return others.every((choice) => choice["low-priority"]) ? decline : null;
}
