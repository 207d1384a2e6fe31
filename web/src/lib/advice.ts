/** The alternatives that a bot considered. */

import type { Considered } from "../types/Considered";

/** The share of a bot's search spent on a reply, in percent. */
export const percent = ({ share }: Considered): number => Math.round(share * 100);

/** The considered replies besides the best, by falling share, without those below one percent. */
export const alternatives = ([, ...rest]: readonly Considered[]): Considered[] =>
  rest.filter((each) => percent(each) > 0).sort((a, b) => b.share - a.share);
