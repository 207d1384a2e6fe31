/** The server's HTTP API. */

import type { CampaignCard } from "../types/CampaignCard";
import type { CampaignOffered } from "../types/CampaignOffered";
import type { CampaignPage } from "../types/CampaignPage";
import type { Failure } from "../types/Failure";
import type { Game } from "../types/Game";
import type { ViewAt } from "../types/ViewAt";
import type { Guest } from "../types/Guest";
import type { Invited } from "../types/Invited";
import type { Msg } from "../types/Msg";
import type { NewCampaign } from "../types/NewCampaign";
import type { SubmittedForm } from "../types/SubmittedForm";
import type { NewPlace } from "../types/NewPlace";
import type { NewTable } from "../types/NewTable";
import type { NextGame } from "../types/NextGame";
import type { Offered } from "../types/Offered";
import type { Printed } from "../types/Printed";
import type { Proofread } from "../types/Proofread";
import type { Replay } from "../types/Replay";
import type { RuleText } from "../types/RuleText";
import type { Seat } from "../types/Seat";
import type { Start } from "../types/Start";
import type { TableCard } from "../types/TableCard";
import type { Tables } from "../types/Tables";

/** A failed request, with the message to show. */
export class Failed extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

/** The failure shown when the server cannot be reached or its answer cannot be read. */
export const UNREACHABLE: Failure = { code: "broken", text: { id: "web-unreachable", args: [] } };

/** The failure of a caught error. */
export function failure(error: unknown): Failure {
  return error instanceof Failed ? error.failure : UNREACHABLE;
}

const ROOT = "/api/v1/";

async function request(method: string, path: string, body?: unknown): Promise<Response> {
  const init: RequestInit = { method, credentials: "same-origin" };
  if (body !== undefined) {
    init.body = JSON.stringify(body);
    init.headers = { "content-type": "application/json" };
  }
  const answer = await fetch(ROOT + path, init).catch(() => {
    throw new Failed(UNREACHABLE);
  });
  if (answer.ok) return answer;
  const why = (await answer.json().catch(() => null)) as Partial<Failure> | null;
  throw new Failed(why?.text?.id ? (why as Failure) : UNREACHABLE);
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await request(method, path, body)).json() as Promise<T>;
}

const seatQuery = (seat: Seat | null) => (seat === null ? "" : `?seat=${seat}`);
const part = encodeURIComponent;

export const me = () => json<Guest>("GET", "me");
export const rename = (name: string) => json<Guest>("PATCH", "me", { name });
export const games = () => json<Game[]>("GET", "games");
export const locale = async (lang: string, of: string) => (await request("GET", `locale/${lang}/${part(of)}`)).text();
export const rules = (game: string, lang: string) => json<RuleText[]>("GET", `rules/${part(game)}?lang=${lang}`);
export const setup = (game: string, start: Start) => json<Offered>("POST", `games/${part(game)}/setup`, start);
export const proofread = (game: string, text: Proofread) => json<Msg[]>("POST", `games/${part(game)}/proofread`, text);
export const catalogOf = (game: string) => json<unknown>("GET", `games/${part(game)}/catalog`);
export const printedOf = (game: string) => json<Printed[]>("GET", `games/${part(game)}/printed`);
export const campaignOf = (game: string, wish: NewCampaign) => json<CampaignOffered>("POST", `games/${part(game)}/campaign`, wish);
export const beginCampaign = (game: string, wish: NewCampaign) => json<CampaignPage>("POST", `games/${part(game)}/campaigns`, wish);
export const campaigns = () => json<CampaignCard[]>("GET", "campaigns");
export const campaign = (id: string) => json<CampaignPage>("GET", `campaigns/${part(id)}`);
export const submitForm = (id: string, done: SubmittedForm) => json<CampaignPage>("POST", `campaigns/${part(id)}/deeds`, done);
export const undoForm = (id: string, version: number) => json<CampaignPage>("DELETE", `campaigns/${part(id)}/deeds/${version}`);
export const place = (id: string, wish: NewPlace) => json<CampaignPage>("POST", `campaigns/${part(id)}/places`, wish);
export const nextGame = (id: string, next: NextGame) => json<TableCard>("POST", `campaigns/${part(id)}/tables`, next);
export const dropGame = (id: string) => json<CampaignPage>("DELETE", `campaigns/${part(id)}/tables`);
export const closeCampaign = (id: string) => request("DELETE", `campaigns/${part(id)}`);
export const tables = () => json<Tables>("GET", "tables");
export const create = (table: NewTable) => json<TableCard>("POST", "tables", table);
export const table = (id: string) => json<TableCard>("GET", `tables/${part(id)}`);
export const catalog = (id: string) => json<unknown>("GET", `tables/${part(id)}/catalog`);
export const printed = (id: string) => json<Printed[]>("GET", `tables/${part(id)}/printed`);
export const invited = (code: string) => json<Invited>("GET", `join/${part(code)}`);
export const join = (code: string) => json<Invited>("POST", `join/${part(code)}`);
export const take = (id: string, seat: Seat) => json<TableCard>("POST", `tables/${part(id)}/seats/${seat}`);
export const leave = (id: string, seat: Seat) => json<TableCard | null>("DELETE", `tables/${part(id)}/seats/${seat}`);
export const close = (id: string) => request("DELETE", `tables/${part(id)}`);
export const replay = (id: string, seat: Seat | null) => json<Replay>("GET", `tables/${part(id)}/replay${seatQuery(seat)}`);
export const viewAt = (id: string, moves: number, seat: Seat | null) =>
  json<ViewAt>("GET", `tables/${part(id)}/replay/${moves}${seatQuery(seat)}`);

/** The address from which a game's save is downloaded. */
export const saveUrl = (id: string) => `${ROOT}tables/${part(id)}/save`;

/** The address of a table's socket. */
export function socketUrl(id: string): string {
  const url = new URL(`${ROOT}tables/${part(id)}/socket`, location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}
