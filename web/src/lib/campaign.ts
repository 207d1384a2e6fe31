/** Helpers of the campaign page. */

import type { CampaignPage } from "../types/CampaignPage";
import type { Member } from "../types/Member";
import { say, t } from "./language.svelte";

/** The key of the form by which a new member joins a campaign. */
const JOIN_FORM = "join";

/** The text that tells a guest without a member how to get one. */
export function placeAdvice({ chronicle, places }: CampaignPage): string {
  const free = chronicle.members.some((_, at) => !places.some(({ member }) => member === at));
  const join = chronicle.forms.find(({ key, seat }) => key === JOIN_FORM && seat === null);
  if (!join) return t(free ? "web-place-choose-free" : "web-place-choose-none");
  const args = { form: say(join.about), where: t("web-forms-common") };
  return t(free ? "web-place-choose-either" : "web-place-choose-join", args);
}

/** Whether two pages show the same. The version alone does not tell: a running game does not change it. */
export function isSamePage(a: CampaignPage, b: CampaignPage): boolean {
  const shown = ({ version, playing, played, places, done, undoable, droppable, lost, closable }: CampaignPage) =>
    JSON.stringify([version, playing?.id, playing?.stage, played.length, places, done.length, undoable, droppable, lost, closable]);
  return shown(a) === shown(b);
}

/** Unique keys of members, independent of seats; members of the same name are numbered. */
export function keysOf(members: readonly Member[]): string[] {
  const names = members.map(({ who }) => who.id);
  return names.map((name, at) => `${name} ${names.slice(0, at).filter((other) => other === name).length}`);
}
