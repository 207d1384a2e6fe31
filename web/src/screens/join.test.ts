import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { Localizer } from "../lib/l10n";
import { language } from "../lib/language.svelte";
import Join from "./Join.svelte";

language.localizer = new Localizer("en", [""]);
const word = (id: string) => ({ id, args: [] });
const card = {
  id: "t1",
  game: "g",
  stage: null,
  end: null,
  seats: [],
  open: false,
  "your-turn": false,
  at: 0,
  invitations: [],
  closable: false,
  campaign: null,
};
const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const none = () => json({ code: "not-found", text: word("none") }, 404);
let shown: Record<string, unknown> | null = null;
/** Whether the invitation is still open. */
let open = true;

async function settle() {
  for (let n = 0; n < 20; n++) await new Promise((done) => setTimeout(done));
  flushSync();
}

async function show() {
  vi.stubGlobal("fetch", async (url: string, { method = "GET" }: RequestInit = {}) => {
    if (url.includes("locale/")) return new Response("");
    if (url.endsWith("/me")) return json({ id: "m", name: "" });
    return open && method === "GET" ? json({ table: card }) : none();
  });
  shown = mount(Join, { target: document.body, props: { code: "abc" } });
  await settle();
}

const heading = () => document.querySelector("h1")?.textContent?.replace(/[<>\s]/g, "");

afterEach(() => {
  if (shown) void unmount(shown);
  shown = null;
  document.body.innerHTML = "";
  vi.unstubAllGlobals();
});

it("expects nobody by an invitation that is used", async () => {
  open = false;
  await show();
  expect(heading()).toBe("web-invitation-lost");
});

it("says so too when somebody else was faster", async () => {
  open = true;
  await show();
  expect(heading()).toBe("web-invited");
  document.querySelector("form")!.requestSubmit();
  await settle();
  expect(heading()).toBe("web-invitation-lost");
  expect(document.querySelector("form")).toBeNull();
});
