/** How long ago something was, in words. */

import type { Args } from "./l10n";

/** Formats a time as an age, such as “3 hours ago”. `at`: seconds since 1970. */
export function ago(at: number, t: (id: string, args?: Args) => string, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor(now / 60_000 - at / 60));
  if (minutes < 1) return t("list-now");
  if (minutes < 60) return t("list-minutes", { count: minutes });
  if (minutes < 60 * 24) return t("list-hours", { count: Math.floor(minutes / 60) });
  return t("list-days", { count: Math.floor(minutes / (60 * 24)) });
}
