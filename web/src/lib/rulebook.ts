/** Search in the rules. */

import type { RuleText } from "../types/RuleText";

/** The rules in which every word of the query occurs: in their id, their chapter's title or their text. */
export function searchRules(rules: readonly RuleText[], query: string): RuleText[] {
  const words = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  return rules.filter(({ id, title, text }) => {
    const all = `${id} ${title} ${text}`.toLocaleLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** The previous rule with a text in the same chapter, which the rule may refer to; `null` if there is none. */
export function previousRule(rules: readonly RuleText[], id: string): RuleText | null {
  const at = rules.findIndex((rule) => rule.id === id);
  return rules.slice(0, Math.max(0, at)).findLast(({ title, text }) => text && title === rules[at]?.title) ?? null;
}
