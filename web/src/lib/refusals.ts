/** Groups the choices that are not allowed, for display. */

import type { Choice } from "../types/Choice";
import type { Msg } from "../types/Msg";

/** A reason why some choices of a kind cannot be taken. */
export interface Reason {
  rule: string;
  /** The reason as text. */
  why: string;
  /** The items of the kind that it concerns; empty if the kind has no items. */
  of: string[];
}

/** Refused choices of one kind, by reason. */
export interface Refused {
  title: string;
  reasons: Reason[];
}

/** Groups refused choices by kind, and within it by reason. */
export function gather(refused: readonly Choice[], say: (msg: Msg) => string, stated: (rule: string) => string): Refused[] {
  const all: Refused[] = [];
  for (const { group, text, rule, why } of refused) {
    const title = say(group?.heading ?? text);
    const words = why ? say(why) : stated(rule);
    let kind = all.find((each) => each.title === title);
    if (!kind) all.push((kind = { title, reasons: [] }));
    let reason = kind.reasons.find((each) => each.rule === rule && each.why === words);
    if (!reason) kind.reasons.push((reason = { rule, why: words, of: [] }));
    if (group) reason.of.push(say(group.item));
  }
  return all;
}
