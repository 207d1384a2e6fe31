/** Tells which lines of a card's text are on its far side. */

import type { Msg } from "$shell/types/Msg";

/** Whether a line is on the far side of an act or agenda: what happens when it advances. */
export function isFar({ id, args }: Msg): boolean {
  if (id === "lcg-when-advance") return true;
  return args.some(([name, arg]) => name === "head" && "say" in arg && arg.say.some(isFar));
}
