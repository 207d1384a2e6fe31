/** What the page of a campaign goes by. */

import type { CampaignPage } from "../types/CampaignPage";
import type { Member } from "../types/Member";
import { say, t } from "./language.svelte";

/** The form by which somebody new joins a campaign, by its key. */
const JOIN = "join";

/** How a guest who plays nobody yet can come to play somebody. */
export function whomToPlay({ chronicle, places }: CampaignPage): string {
  const free = chronicle.members.some((_, at) => !places.some(({ member }) => member === at));
  const join = chronicle.forms.find(({ key, seat }) => key === JOIN && seat === null);
  if (!join) return t(free ? "web-place-choose-free" : "web-place-choose-none");
  const args = { form: say(join.about), where: t("web-deeds-common") };
  return t(free ? "web-place-choose-either" : "web-place-choose-join", args);
}

/** Whether two pages show the same. A game that begins or goes on does not change a campaign's version. */
export function isAsBefore(a: CampaignPage, b: CampaignPage): boolean {
  const shown = ({ version, playing, played, places, done, undoable, droppable, lost, closable }: CampaignPage) =>
    JSON.stringify([version, playing?.id, playing?.stage, played.length, places, done.length, undoable, droppable, lost, closable]);
  return shown(a) === shown(b);
}

/** What tells members apart, wherever they sit; those of one name by their order. */
export function keysOf(members: readonly Member[]): string[] {
  const names = members.map(({ who }) => who.id);
  return names.map((name, at) => `${name} ${names.slice(0, at).filter((other) => other === name).length}`);
}
