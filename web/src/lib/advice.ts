/** What a bot thought of, beside what it would say. */

import type { Considered } from "../types/Considered";

/** Chances that differ by less than this are not told apart. */
const EQUAL = 0.02;

/** What got less of a bot's thinking than this has no figure worth telling. */
const LITTLE = 0.05;

/** How something considered fares beside the best of it. */
export const compared = (each: Considered, best: Considered): "equal" | "little" | "value" =>
  Math.abs(each.value - best.value) < EQUAL ? "equal" : each.share < LITTLE ? "little" : "value";
