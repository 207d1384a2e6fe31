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
