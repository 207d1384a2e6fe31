/** Who may sit where at a new table, and what such a table may allow. */

import type { Bot } from "../types/Bot";
import type { NewSeat } from "../types/NewSeat";
import type { SetupOption } from "../types/SetupOption";
import type { OptionChoice } from "../types/OptionChoice";
import type { Policy } from "../types/Policy";
import type { Seating } from "../types/Seating";
import type { UndoPolicy } from "../types/UndoPolicy";
import { t } from "./language.svelte";

/** The words of an option's value. */
export const words = (value: string): string[] => (value === "" ? [] : value.split(","));

/**
 * Picks or drops a word of an option: one alone is replaced, several keep the order in which they were picked unless the
 * place of another is free, and one too many takes the place of the last.
 */
export function chooseWord(option: SetupOption, value: string, word: string, free?: number): string {
  const { most, alone } = option.count;
  if (most === 1 || word === alone) return word;
  const now = words(value).filter((other) => other !== alone);
  if (now.includes(word)) return now.filter((other) => other !== word).join(",");
  return now.slice(0, most - 1).toSpliced(free ?? now.length, 0, word).join(",");
}

/** Whether the value of an option is a text of its own, none of the words. */
export const isOwn = (option: SetupOption, value: string): boolean =>
  option.text !== null && !option.values.some(([word]) => word === value);

/** Whether what is wrong with an option is already said beside it: a text of one's own is read as it is written. */
export const isSaidBeside = (at: string | null, options: readonly SetupOption[], chosen: readonly OptionChoice[]): boolean =>
  options.some((option) => option.key === at && isOwn(option, valueOf(option, chosen)));

/** How many words an option still lacks. */
export function lacking(option: SetupOption, value: string): number {
  const { least, alone } = option.count;
  if (isOwn(option, value)) return value.trim() ? 0 : least;
  const now = words(value);
  return alone !== null && now.includes(alone) ? 0 : Math.max(0, least - now.length);
}

/** What was chosen and is still offered. */
export function stillOffered(chosen: readonly OptionChoice[], options: readonly SetupOption[]): OptionChoice[] {
  return chosen.filter(({ key, value }) => {
    const option = options.find((each) => each.key === key);
    if (!option || isOwn(option, value)) return option !== undefined;
    return words(value).every((word) => option.values.some(([known]) => known === word));
  });
}

/** What is chosen for an option: its default if nothing was. */
export const valueOf = (option: SetupOption, chosen: readonly OptionChoice[]): string =>
  chosen.find(({ key }) => key === option.key)?.value ?? option.default;

/** What is chosen for each option that is offered, defaults included. */
export const inFull = (options: readonly SetupOption[], chosen: readonly OptionChoice[]): OptionChoice[] =>
  options.map((option) => ({ key: option.key, value: valueOf(option, chosen) }));

/** What is chosen once one option has another value. */
export const withValue = (chosen: readonly OptionChoice[], key: string, value: string): OptionChoice[] => [
  ...chosen.filter((other) => other.key !== key),
  { key, value },
];

/**
 * Asks what can still be chosen, until the answer is about a choice for everything that it offers: some options make
 * sense only with some values of others, and what was not chosen has a value too.
 */
export async function settle<Answer extends { options: SetupOption[] }>(
  ask: (wish: OptionChoice[]) => Promise<Answer>,
  wish: readonly OptionChoice[],
): Promise<{ answer: Answer; chosen: OptionChoice[] }> {
  let asked = [...wish];
  for (let times = 0; ; times++) {
    const answer = await ask(asked);
    const chosen = inFull(answer.options, stillOffered(asked, answer.options));
    const same = chosen.length === asked.length && chosen.every((one) => asked.some((other) => one.key === other.key && one.value === other.value));
    if (same || times === 3) return { answer, chosen };
    asked = chosen;
  }
}

/** How moves may be taken back: freely only where that takes nothing from anybody. */
export function undoPolicies(together: boolean, seats: readonly NewSeat[]): UndoPolicy[] {
  const alone = seats.every((seat) => seat !== "friend");
  return together || alone ? ["free", "consent", "never"] : ["consent", "never"];
}

/** How moves are taken back as somebody wishes, or as comes nearest to it where the wish would be refused. */
export function undoPolicy(wish: UndoPolicy | null, together: boolean, seats: readonly NewSeat[]): UndoPolicy {
  const [first = "never", ...others] = undoPolicies(together, seats);
  return wish && others.includes(wish) ? wish : first;
}

/** The word for who is to sit in a seat, as a list to choose from has it. */
export const kindOf = (seat: NewSeat): string =>
  typeof seat === "string" ? seat : "here" in seat ? "here" : `bot:${seat.bot}`;

/** Who is meant by such a word. */
export function sitter(kind: string): NewSeat {
  if (kind === "me" || kind === "friend" || kind === "before") return kind;
  return kind === "here" ? { here: "" } : { bot: kind.replace(/^bot:/, "") as Bot };
}

/** The same people at another table: whoever plays from another screen is invited anew, even if a bot stood in for them. */
export const sameAgain = (seats: readonly (Seating & { here?: boolean })[]): NewSeat[] =>
  seats.map(({ bot, name, yours, here }) =>
    yours ? (here ? { here: name ?? "" } : "me") : bot && name === null ? { bot } : "friend",
  );

/** Who sits in a seat, for people. */
export function seatedBy({ free, bot, name, yours }: Seating): string {
  if (free) return t("web-seat-free");
  if (bot && name === null) return t(`bot-${bot}`);
  const person = yours ? t("web-you") : name || t("web-nameless");
  return bot ? t("web-seat-instead", { name: person }) : person;
}

/** A bot that is worth playing against and does not think for long. */
export const usualBot = (bots: readonly Bot[]): Bot => bots[1] ?? bots[0] ?? "novice";

/**
 * Who sits where in the next game of a campaign unless somebody says otherwise: whoever has the place, is invited to it or
 * sat there before; whoever has none of them takes the first that is left, and bots the others.
 */
export function usualSeats(before: readonly (Seating | null)[], bots: readonly Bot[]): NewSeat[] {
  const mine = before.some((seat) => seat?.yours) ? -1 : before.indexOf(null);
  return before.map((seat, i) => {
    if (seat) return seat.free ? "friend" : "before";
    return i === mine ? "me" : { bot: usualBot(bots) };
  });
}

/** Those whose text has the beginnings of all these words, in any order. */
export function find<Found extends { text: string }>(all: readonly Found[], sought: string): Found[] {
  const parts = (text: string) => text.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const wanted = parts(sought);
  return all.filter(({ text }) => {
    const here = parts(text);
    return wanted.every((word) => here.some((other) => other.startsWith(word)));
  });
}

/** What a new table allows as long as nobody says otherwise. How moves are taken back follows from who plays. */
export const usualPolicy: Policy = { undo: "free", open: false, "stand-in": true, clock: null, "quick-passes": false };
