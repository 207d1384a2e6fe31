/** What a bot thought of, beside what it would say. */

import type { Considered } from "../types/Considered";

/** How much of a bot's thinking went into something, in hundredths. */
export const percent = ({ share }: Considered): number => Math.round(share * 100);

/** What else a bot thought of, what it dwelt on longest first. What it hardly looked at is left out. */
export const others = ([, ...rest]: readonly Considered[]): Considered[] =>
  rest.filter((each) => percent(each) > 0).sort((a, b) => b.share - a.share);
