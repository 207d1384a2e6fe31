/** What cannot be chosen, gathered for reading. */

import type { Choice } from "../types/Choice";
import type { Msg } from "../types/Msg";

/** Why some of a kind cannot be chosen. */
export interface Reason {
  rule: string;
  /** In words. */
  why: string;
  /** Which of the kind; empty if it is the only one. */
  of: string[];
}

/** Choices of one kind, by why they cannot be chosen. */
export interface Refused {
  title: string;
  reasons: Reason[];
}

/** Puts refused choices of one kind together, and among them those with the same reason. */
export function gather(
  refused: readonly Choice[],
  say: (msg: Msg) => string,
  stated: (rule: string) => string,
): Refused[] {
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
