import { flushSync, mount, unmount } from "svelte";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { isSamePage, keysOf } from "../lib/campaign";
import type { CampaignPage } from "../types/CampaignPage";
import type { Form } from "../types/Form";
import type { Game } from "../types/Game";
import type { Member } from "../types/Member";
import type { Place } from "../types/Place";
import type { Seating } from "../types/Seating";
import type { TableCard } from "../types/TableCard";
import Campaign from "./Campaign.svelte";

const word = (id: string) => ({ id, args: [] });
const member = (name: string): Member => ({ who: word(name), lines: [], belongings: [], lost: false, file: null });
const form = (seat: number): Form => ({ key: "rest", seat, about: word("rest"), budget: null, options: [] });
const table = (more: Partial<TableCard> = {}): TableCard => ({
  id: "t1",
  game: "g",
  stage: word("round"),
  end: null,
  seats: [],
  open: false,
  "your-turn": false,
  at: 0,
  invitations: [],
  closable: false,
  campaign: "c1",
  ...more,
});
const page = (members: string[], more: Partial<CampaignPage> = {}): CampaignPage => ({
  id: "c1",
  game: "g",
  version: 1,
  chronicle: {
    title: word("title"),
    next: word("next"),
    end: null,
    hindrance: null,
    members: members.map(member),
    log: [],
    forms: members.map((_, seat) => form(seat)),
    options: [],
  },
  playing: null,
  played: [],
  before: members.map(() => null),
  reserved: members.map(() => false),
  places: [],
  done: [],
  policy: null,
  undoable: false,
  droppable: false,
  lost: false,
  closable: false,
  ...more,
});
const box: Game = { name: "g", together: true, bots: ["easy"] } as unknown as Game;
const PAIR = ["ann", "bob"];

/** The page on the fake server, the code of its next refusal, and the requests it received. */
let now: CampaignPage;
let refuses: string | null;
let asked: string[];
/** The body of the last request. */
let said: unknown;
let shown: Record<string, unknown> | null = null;

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
async function server(url: string, { method = "GET", body }: { method?: string; body?: string } = {}): Promise<Response> {
  const path = url.replace("/api/v1/", "");
  if (path.startsWith("locale/"))
    return new Response([...[...PAIR, "rest"].map((id) => `${id} = ${id}`), "web-invitation-number = link { $number }"].join("\n"));
  if (path === "games") return json([box]);
  if (path === "me") return json({ id: "m", name: "" });
  if (method === "GET") return json(now);
  asked.push(`${method} ${path}`);
  said = body ? JSON.parse(body) : null;
  return refuses ? json({ code: refuses, text: word("no") }, 409) : json(now);
}

async function settle() {
  for (let n = 0; n < 20; n++) await new Promise((done) => setTimeout(done));
  flushSync();
}

async function show(first: CampaignPage) {
  now = first;
  shown = mount(Campaign, { target: document.body, props: { id: "c1" } });
  await settle();
}

const link = () => document.querySelector<HTMLAnchorElement>("a[href='/t/t1']");
const button = (text: string) => [...document.querySelectorAll("button")].find((each) => each.textContent?.includes(text));

beforeEach(() => {
  vi.stubGlobal("fetch", server);
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  refuses = null;
  asked = [];
  said = undefined;
});
afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("sees a game that somebody else began after a while, or when the page is looked at again", async () => {
  await show(page(PAIR));
  expect(link()).toBeNull();
  now = page(PAIR, { playing: table() });
  vi.advanceTimersByTime(15_000);
  await settle();
  expect(link()).not.toBeNull();

  now = page(PAIR);
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(link()).toBeNull();
});

it.each(["refused", "stale"])("looks again when a game is not begun: %s", async (code) => {
  await show(page(PAIR));
  refuses = code;
  now = page(PAIR, { playing: table() });
  document.querySelector<HTMLFormElement>(".next form")!.requestSubmit();
  await settle();
  expect(asked).toEqual(["POST campaigns/c1/tables"]);
  expect(link()).not.toBeNull();
});

it("looks again when something is not done, and goes on saying why", async () => {
  await show(page(PAIR, { undoable: true }));
  refuses = "refused";
  now = page(PAIR, { undoable: true, playing: table() });
  button("web-undo-form")!.click();
  await settle();
  const told = () => document.querySelector(".people > [role=alert]")?.textContent;
  expect(link()).not.toBeNull();
  expect(told()).toContain("no");
  vi.advanceTimersByTime(15_000);
  await settle();
  expect(told()).toContain("no");
});

it("leaves what is open with whom it was opened for", async () => {
  await show(page(PAIR));
  const open = () =>
    [...document.querySelectorAll(".members > li")].map((li) => [li.querySelector("h3")?.textContent, li.querySelector("details")?.open]);
  document.querySelectorAll("details[data-form]")[1]!.querySelector("summary")!.click();
  await settle();
  expect(open()).toEqual([
    ["ann", false],
    ["bob", true],
  ]);
  now = page(["bob"], { version: 2 });
  vi.advanceTimersByTime(15_000);
  await settle();
  expect(open()).toEqual([["bob", true]]);
});

it("gives a game up for whoever may, once that is confirmed", async () => {
  await show(page(PAIR, { playing: table() }));
  expect(button("web-give-up"), "a guest may not").toBeUndefined();
  now = page(PAIR, { playing: table(), droppable: true, lost: true });
  vi.advanceTimersByTime(15_000);
  await settle();
  expect(document.querySelector(".problem")?.textContent).toContain("web-campaign-lost-about");
  button("web-give-up")!.click();
  await settle();
  expect(asked).toEqual([]);
  now = page(PAIR, { version: 2 });
  document.querySelector<HTMLButtonElement>("dialog button.primary")!.click();
  await settle();
  expect(asked).toEqual(["DELETE campaigns/c1/tables"]);
  expect(link()).toBeNull();
});

const place = (more: Partial<Place>): Place => ({
  member: 0,
  key: "k",
  name: "Bob",
  yours: false,
  here: false,
  ready: false,
  invitation: null,
  ...more,
});
const seating = (name: string | null, more: Partial<Seating> = {}): Seating => ({
  who: word("ann"),
  name,
  bot: null,
  yours: false,
  free: false,
  ...more,
});

it("says who plays whom and who still prepares, and lets people take places, leave them and say that they are ready", async () => {
  await show(page(PAIR));
  const places = () =>
    [...document.querySelectorAll("[data-place]")].map((each) =>
      each
        .querySelector("p")
        ?.textContent?.replace(/[\s<>]+/g, " ")
        .trim(),
    );
  expect(places()).toEqual(["web-place-nobody", "web-place-nobody"]);
  expect(document.querySelector(".next [role=status]")?.textContent?.trim()).toBe("");

  // A friend has joined meanwhile and another is invited: the seats follow.
  now = page(PAIR, {
    places: [place({}), place({ member: 1, name: null, invitation: "abc" })],
    before: [seating("Bob"), seating(null, { free: true })],
  });
  button("web-place-take")!.click();
  await settle();
  expect(asked).toEqual(["POST campaigns/c1/places"]);
  expect(places()).toEqual(["web-place-of web-place-preparing", "web-place-expected"]);
  expect(document.querySelector<HTMLInputElement>("[data-place='1'] input")?.value).toMatch(/\/join\/abc$/);
  expect(document.querySelector(".next [role=status]")?.textContent).toContain("web-still-preparing");
  const seats = () => [...document.querySelectorAll<HTMLSelectElement>("select[data-seat]")].map((each) => each.value);
  expect(seats()).toEqual(["before", "friend"]);
  expect(button("web-place-free"), "only whoever began it frees another's place").toBeUndefined();

  // The place is the guest's own: ready, and not ready again.
  now = page(PAIR, { places: [place({ yours: true, ready: true })], before: [seating("Me", { yours: true }), null], closable: true });
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(places()[0]).toBe("web-place-yours web-place-ready");
  expect(button("web-say-not-ready")).toBeDefined();
  expect(document.querySelector(".next [role=status]")?.textContent?.trim()).toBe("");
  expect(seats()[0]).toBe("before");
});

it("keeps a seat for whoever is there when a friend is invited to theirs, and what they have chosen", async () => {
  await show(page(["ann", "bob", "cat"]));
  const list = () => [...document.querySelectorAll<HTMLSelectElement>("select[data-seat]")];
  const seats = () => list().map((each) => each.value);
  expect(seats()).toEqual(["me", "bot:easy", "bot:easy"]);
  const third = list()[2]!;
  third.value = "here";
  third.dispatchEvent(new Event("change", { bubbles: true }));
  now = page(["ann", "bob", "cat"], {
    places: [place({ name: null, invitation: "abc" })],
    before: [seating(null, { free: true }), null, null],
  });
  document.dispatchEvent(new Event("visibilitychange"));
  await settle();
  expect(seats()).toEqual(["friend", "me", "here"]);
});

/** Chooses a bot for a seat and returns the select element. */
function withBot(seat: number): HTMLSelectElement {
  const list = document.querySelector<HTMLSelectElement>(`select[data-seat='${seat}']`)!;
  list.selectedIndex = [...list.options].findIndex(({ value }) => value === "bot:easy");
  list.dispatchEvent(new Event("change", { bubbles: true }));
  return list;
}

it("offers only the seats that the server takes, and says for whom a bot plays", async () => {
  const mine = seating("Me", { yours: true });
  await show(
    page(["ann", "bob", "cat"], { before: [mine, seating("Bob"), seating(null, { free: true })], reserved: [false, true, false] }),
  );
  const offered = [...document.querySelectorAll<HTMLSelectElement>("select[data-seat]")].map((list) =>
    [...list.options].map(({ value }) => value),
  );
  expect(offered).toEqual([
    ["before", "me", "here", "friend", "bot:easy"],
    ["before", "bot:easy"],
    ["me", "here", "friend", "bot:easy"],
  ]);
  const about = (seat: number): string | undefined => {
    const list = withBot(seat);
    flushSync();
    return list.parentElement?.querySelector(".what")?.textContent ?? "";
  };
  expect(about(1)).toContain("web-seat-instead-about");
  expect(about(2)).toContain("web-seat-until-about");
});

it("begins with the places that are shown, and says who has come meanwhile", async () => {
  const invited = page(PAIR, {
    places: [place({ key: "open", name: null, invitation: "abc" })],
    before: [seating(null, { free: true }), null],
  });
  await show(invited);
  const list = withBot(0);
  const begin = async () => {
    document.querySelector<HTMLFormElement>(".next form")!.requestSubmit();
    await settle();
  };
  // A friend has joined, which the page does not show yet.
  refuses = "stale";
  now = page(PAIR, { places: [place({ key: "bobs" })], before: [seating("Bob"), null] });
  await begin();
  expect(said).toMatchObject({ places: ["open"], seats: [{ bot: "easy" }, "me"] });
  expect(document.querySelector(".next [role=alert]")?.textContent).toContain("no");
  expect(document.querySelector(".next [role=status]")?.textContent).toContain("web-place-came");
  expect(list.value).toBe("before");
  refuses = null;
  await begin();
  document.querySelector<HTMLButtonElement>("dialog button.primary")!.click();
  await settle();
  expect(said).toMatchObject({ places: ["bobs"], seats: ["before", "me"] });
});

it("asks before a game begins for which somebody else still prepares", async () => {
  const mine = place({ member: 1, key: "mine", name: "Me", yours: true });
  await show(page(PAIR, { places: [place({}), mine], before: [seating("Bob"), seating("Me", { yours: true })] }));
  const begin = async () => {
    document.querySelector<HTMLFormElement>(".next form")!.requestSubmit();
    await settle();
  };
  const dialog = () => document.querySelector("dialog");
  await begin();
  expect(dialog()?.textContent).toContain("web-begin-sure");
  button("web-cancel")!.click();
  await settle();
  expect([dialog(), asked]).toEqual([null, []]);
  await begin();
  button("web-begin-anyway")!.click();
  await settle();
  expect(asked).toEqual(["POST campaigns/c1/tables"]);

  // No confirmation if only the guest themselves is not ready.
  now = page(PAIR, { version: 2, places: [place({ ready: true }), mine], before: [seating("Bob"), seating("Me", { yours: true })] });
  void unmount(shown!);
  await show(now);
  await begin();
  expect(dialog()).toBeNull();
  expect(asked).toHaveLength(2);
});

it("says to whoever plays nobody yet what they can do about it", async () => {
  const without = place({ member: null, key: "mine", yours: true });
  const join: Form = { key: "join", seat: null, about: word("rest"), budget: null, options: [] };
  const told = () => document.querySelector("[aria-labelledby=company] li p")?.textContent?.match(/web-place-choose-\w+/)?.[0];
  const taken = [place({ key: "a" }), place({ key: "b", member: 1 })];
  const first = page(PAIR, { places: [without] });
  const joined = (of: CampaignPage): CampaignPage => ({ ...of, chronicle: { ...of.chronicle, forms: [join] } });
  const full = page(PAIR, { places: [...taken, without] });
  for (const [of, word] of [
    [first, "free"],
    [joined(first), "either"],
    [full, "none"],
    [joined(full), "join"],
  ] as const) {
    await show(of);
    expect(told()).toBe(`web-place-choose-${word}`);
    void unmount(shown!);
    shown = null;
    document.body.innerHTML = "";
  }
});

it("does not go on saying what is not true any more", async () => {
  await show(page(PAIR));
  const told = () => document.querySelector(".people > [aria-live]")?.textContent;
  now = page(PAIR, { version: 2, places: [place({ name: null, invitation: "abc" })] });
  button("web-place-invite")!.click();
  await settle();
  expect(told()).toContain("web-place-expected");
  now = page(PAIR, { version: 3, places: [place({})], playing: table() });
  vi.advanceTimersByTime(15_000);
  await settle();
  expect(told()).toBe("");
  expect(document.querySelector("header.masthead")?.textContent).toContain("web-campaign-now");
});

it("says who plays, and for whom a bot does", async () => {
  const seats = [seating("Ann", { yours: true }), seating("Bob", { bot: "steady" }), seating(null, { bot: "steady" })];
  await show(page(PAIR, { playing: table({ seats }) }));
  const told = [...document.querySelectorAll("[aria-labelledby=playing] li")].map((each) => each.textContent);
  expect(told).toEqual(["web-you", "web-seat-instead", "bot-steady"].map((word): unknown => expect.stringContaining(word)));
});

it("tells several invitations apart by ear", async () => {
  const open = (key: string) => place({ member: null, key, name: null, invitation: key });
  await show(page(PAIR, { places: [open("a"), place({ member: null, key: "c", name: "Cat" }), open("b")], closable: true }));
  const company = document.querySelector("[aria-labelledby=company]")!;
  const heard = [...company.querySelectorAll("button[aria-label], label")].map(
    (each) => each.getAttribute("aria-label") ?? each.textContent,
  );
  expect(heard).toHaveLength(7);
  expect(new Set(heard).size, heard.join("\n")).toBe(7);
});

it("gives up the place that is shown, and lets people speak for whoever plays at their screen", async () => {
  const alone = place({ member: null, key: "alone", name: "Dan" });
  await show(
    page(PAIR, {
      places: [place({ key: "mine", name: "Cleo", here: true }), place({ member: 1, key: "open", name: null, invitation: "abc" }), alone],
      closable: true,
    }),
  );
  expect(document.querySelector("[data-place='0'] p")?.textContent).toContain("web-place-of");
  expect(button("web-say-ready")).toBeDefined();
  const last = (within: string) => [...document.querySelectorAll<HTMLButtonElement>(`${within} button.quiet`)].at(-1)!;
  for (const [within, key] of [
    ["[data-place='0']", "mine"],
    ["[data-place='1']", "open"],
    ["[aria-labelledby=company]", "alone"],
  ] as const) {
    last(within).click();
    await settle();
    // An occupied place is given up after a confirmation, an invitation at once.
    const sure = document.querySelector<HTMLButtonElement>("dialog button.primary");
    expect(sure === null, within).toBe(key === "open");
    expect(said === undefined || !JSON.stringify(said).includes(key), within).toBe(key !== "open");
    sure?.click();
    await settle();
    expect(said).toEqual({ version: 1, wish: { "give-up": key } });
  }
});

it("tells who did what, the last first, and keeps the focus where things are done", async () => {
  const done = [1, 2, 3, 4, 5, 6].map((n) => ({ name: n === 6 ? "" : "Ann", yours: n === 5, what: word(`action-${n}`), at: n }));
  await show(page(PAIR, { done, undoable: true }));
  const told = () => [...document.querySelectorAll(".changes .how")].map((each) => each.textContent);
  expect(told()).toEqual([6, 5, 4, 3, 2].map((n): unknown => expect.stringContaining(`action-${n}`)));
  expect(document.querySelector(".changes li:nth-child(2)")?.textContent).toContain("web-you");
  button("web-changes-all")!.click();
  await settle();
  expect(told()).toHaveLength(6);

  now = page(PAIR, { done, version: 2 });
  const undo = button("web-undo-form")!;
  undo.focus();
  undo.click();
  await settle();
  expect(document.activeElement?.id).toBe("members");
});

it("tells pages apart by what they show", () => {
  const before = page(PAIR, { playing: table() });
  expect(isSamePage(before, page(PAIR, { playing: table({ at: 5 }) }))).toBe(true);
  for (const other of [
    { version: 2 },
    { playing: null },
    { playing: table({ id: "t2" }) },
    { playing: table({ stage: word("later") }) },
    { lost: true },
    { places: [place({})] },
    { places: [place({ ready: true })] },
  ])
    expect(isSamePage(before, page(PAIR, { playing: table(), ...other })), JSON.stringify(other)).toBe(false);
});

it("tells members of one name apart", () => {
  expect(keysOf(["ann", "bob", "ann"].map(member))).toEqual(["ann 0", "bob 0", "ann 1"]);
});
