/** Who may sit where at a new table, and what such a table may allow. */

import type { NewSeat } from "../types/NewSeat";
import type { Opt } from "../types/Opt";
import type { OptionChoice } from "../types/OptionChoice";
import type { UndoPolicy } from "../types/UndoPolicy";

/** The words of an option's value. */
export const words = (value: string): string[] => (value === "" ? [] : value.split(","));

/** Picks or drops a word of an option: one alone is replaced, several keep the order in which they were picked. */
export function chooseWord(option: Opt, value: string, word: string): string {
  const [, most] = option.count;
  if (most === 1) return word;
  const now = words(value);
  if (now.includes(word)) return now.filter((other) => other !== word).join(",");
  return (now.length < most ? [...now, word] : now).join(",");
}

/** What was chosen and is still offered. */
export function stillOffered(chosen: readonly OptionChoice[], options: readonly Opt[]): OptionChoice[] {
  return chosen.filter(({ key, value }) => {
    const option = options.find((each) => each.key === key);
    return option && words(value).every((word) => option.values.some(([known]) => known === word));
  });
}

/** How moves may be taken back: freely only where that takes nothing from anybody. */
export function undoPolicies(together: boolean, seats: readonly NewSeat[]): UndoPolicy[] {
  const alone = seats.every((seat) => seat === "me" || (typeof seat === "object" && "bot" in seat));
  return together || alone ? ["free", "consent", "never"] : ["consent", "never"];
}
