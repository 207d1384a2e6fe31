/** Setup options, seats and policies of new tables. */

import type { Bot } from "../types/Bot";
import type { NewSeat } from "../types/NewSeat";
import type { SetupOption } from "../types/SetupOption";
import type { OptionChoice } from "../types/OptionChoice";
import type { Policy } from "../types/Policy";
import type { Seating } from "../types/Seating";
import type { UndoPolicy } from "../types/UndoPolicy";
import { t } from "./language.svelte";

/** The words of an option's value, which are separated by commas. */
export const words = (value: string): string[] => (value === "" ? [] : value.split(","));

/**
 * Picks or drops a word of an option and returns the new value. An option of one word has it replaced; several keep the
 * order of picking, or the new word goes to the index `free`; beyond the maximum, the last word is replaced.
 */
export function chooseWord(option: SetupOption, value: string, word: string, free?: number): string {
  const { most, alone } = option.count;
  if (most === 1 || word === alone) return word;
  const now = words(value).filter((other) => other !== alone);
  if (now.includes(word)) return now.filter((other) => other !== word).join(",");
  return now
    .slice(0, most - 1)
    .toSpliced(free ?? now.length, 0, word)
    .join(",");
}

/** Whether the value of an option is free text, not one of its words. */
export const isFreeText = (option: SetupOption, value: string): boolean =>
  option.text !== null && !option.values.some(([word]) => word === value);

/**
 * Whether the problem of the option `at` is already shown beside its field: free text is proofread as it is written.
 */
export const isShownBeside = (at: string | null, options: readonly SetupOption[], chosen: readonly OptionChoice[]): boolean =>
  options.some((option) => option.key === at && isFreeText(option, valueOf(option, chosen)));

/** The number of words that an option still lacks. */
export function missingWords(option: SetupOption, value: string): number {
  const { least, alone } = option.count;
  if (isFreeText(option, value)) return value.trim() ? 0 : least;
  const now = words(value);
  return alone !== null && now.includes(alone) ? 0 : Math.max(0, least - now.length);
}

/** The chosen values that are still offered. */
export function stillOffered(chosen: readonly OptionChoice[], options: readonly SetupOption[]): OptionChoice[] {
  return chosen.filter(({ key, value }) => {
    const option = options.find((each) => each.key === key);
    if (!option || isFreeText(option, value)) return option !== undefined;
    return words(value).every((word) => option.values.some(([known]) => known === word));
  });
}

/** The value chosen for an option, or its default. */
export const valueOf = (option: SetupOption, chosen: readonly OptionChoice[]): string =>
  chosen.find(({ key }) => key === option.key)?.value ?? option.default;

/** The value of each offered option, defaults included. */
export const withDefaults = (options: readonly SetupOption[], chosen: readonly OptionChoice[]): OptionChoice[] =>
  options.map((option) => ({ key: option.key, value: valueOf(option, chosen) }));

/** The choices with the value of one option replaced. */
export const withValue = (chosen: readonly OptionChoice[], key: string, value: string): OptionChoice[] => [
  ...chosen.filter((other) => other.key !== key),
  { key, value },
];

/**
 * Requests the offered options repeatedly until they match the values chosen for them, since some options exist only
 * with some values of others and unset options have defaults. Gives up after four requests.
 */
export async function settleOptions<Answer extends { options: SetupOption[] }>(
  ask: (wish: OptionChoice[]) => Promise<Answer>,
  wish: readonly OptionChoice[],
): Promise<{ answer: Answer; chosen: OptionChoice[] }> {
  let asked = [...wish];
  for (let times = 0; ; times++) {
    const answer = await ask(asked);
    const chosen = withDefaults(answer.options, stillOffered(asked, answer.options));
    const same =
      chosen.length === asked.length && chosen.every((one) => asked.some((other) => one.key === other.key && one.value === other.value));
    if (same || times === 3) return { answer, chosen };
    asked = chosen;
  }
}

/**
 * The undo policies that a table may have: free undo only in cooperative games and without friends on other screens.
 */
export function undoPolicies(together: boolean, seats: readonly NewSeat[]): UndoPolicy[] {
  const alone = seats.every((seat) => seat !== "friend");
  return together || alone ? ["free", "consent", "never"] : ["consent", "never"];
}

/** The wished undo policy if the table may have it, else the first that it may have. */
export function undoPolicy(wish: UndoPolicy | null, together: boolean, seats: readonly NewSeat[]): UndoPolicy {
  const [first = "never", ...others] = undoPolicies(together, seats);
  return wish && others.includes(wish) ? wish : first;
}

/** The value of a seat in the select box of who plays it. */
export const kindOf = (seat: NewSeat): string => (typeof seat === "string" ? seat : "here" in seat ? "here" : `bot:${seat.bot}`);

/** The seat that such a value stands for. */
export function parseSeat(kind: string): NewSeat {
  if (kind === "me" || kind === "friend" || kind === "before") return kind;
  return kind === "here" ? { here: "" } : { bot: kind.replace(/^bot:/, "") as Bot };
}

/** The same seats for another table. People on other screens are invited again, even if a bot stood in for them. */
export const seatsAgain = (seats: readonly (Seating & { here?: boolean })[]): NewSeat[] =>
  seats.map(({ bot, name, yours, here }) => (yours ? (here ? { here: name ?? "" } : "me") : bot && name === null ? { bot } : "friend"));

/** The display name of a seat's player. */
export function seatedBy({ free, bot, name, yours }: Seating): string {
  if (free) return t("web-seat-free");
  if (bot && name === null) return t(`bot-${bot}`);
  const person = yours ? t("web-you") : name || t("web-nameless");
  return bot ? t("web-seat-instead", { name: person }) : person;
}

/** The default bot: strong enough to be worth playing against, and quick. */
export const defaultBot = (bots: readonly Bot[]): Bot => bots[1] ?? bots[0] ?? "novice";

/**
 * The default seats of a campaign's next game. Each place keeps its owner or its invitation; a guest without a place
 * gets the first empty one, and bots the others.
 */
export function defaultSeats(before: readonly (Seating | null)[], bots: readonly Bot[]): NewSeat[] {
  const mine = before.some((seat) => seat?.yours) ? -1 : before.indexOf(null);
  return before.map((seat, i) => {
    if (seat) return seat.free ? "friend" : "before";
    return i === mine ? "me" : { bot: defaultBot(bots) };
  });
}

/** The items whose text contains words beginning with each word of `sought`, in any order. */
export function search<Found extends { text: string }>(all: readonly Found[], sought: string): Found[] {
  const parts = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const wanted = parts(sought);
  return all.filter(({ text }) => {
    const here = parts(text);
    return wanted.every((word) => here.some((other) => other.startsWith(word)));
  });
}

/** The default policy of a new table. `undo` is replaced according to who plays; see `undoPolicy`. */
export const defaultPolicy: Policy = { undo: "free", open: false, "stand-in": true, clock: null, "quick-passes": false };
