/** Looking things up in the rules. */

import type { RuleText } from "../types/RuleText";

/** The rules in which every word of the query occurs: in their id, their chapter's title or their text. */
export function found(rules: readonly RuleText[], query: string): RuleText[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(({ id, title, text }) => {
    const all = `${id} ${title} ${text}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** The rule that stands before another in its chapter, which may go on from it. */
export function before(rules: readonly RuleText[], id: string): RuleText | null {
  const at = rules.findIndex((rule) => rule.id === id);
  return rules.slice(0, Math.max(0, at)).findLast(({ title, text }) => text && title === rules[at]?.title) ?? null;
}
