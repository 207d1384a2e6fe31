import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import type { CampaignPage } from "$shell/types/CampaignPage";
import type { Form } from "$shell/types/Form";
import { language } from "$shell/lib/language.svelte";
import type { CardFacts } from "./types/CardFacts";
import Upgrade from "./Upgrade.svelte";

const word = (id: string) => ({ id, args: [] });
/** Two versions of a card. */
const cop = (code: string, level: number, upgrades: Record<string, number> = {}) =>
  ({
    code,
    name: "cop",
    printed: `text:${code}`,
    sort: "asset",
    class: "guardian",
    traits: [],
    cost: 3,
    level,
    icons: [],
    slots: [],
    weakness: false,
    counts: true,
    price: 2,
    upgrades,
  }) as unknown as CardFacts;
const WORDS = ["cop = Cop", "lcg-card-of-level = { $card } (level { $level })", "lcg-upgrade-sum = { $card } for { $instead }"];

async function server(url: string): Promise<Response> {
  if (url.includes("locale/")) return new Response(WORDS.join("\n"));
  if (url.endsWith("/catalog"))
    return Response.json({ cards: [cop("01018", 0), cop("01028", 2, { "01018": 2 })], scenarios: [], starters: {}, "deck-size": 30 });
  return Response.json([]);
}

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  vi.unstubAllGlobals();
});

it("tells the level where a card takes the place of another version of itself", async () => {
  vi.stubGlobal("fetch", server);
  await language.loadGames("g");
  const values = (code: string) => [[code, word("cop")]];
  const options = [
    ["card", "01028"],
    ["instead", "01018"],
  ].map(([key, code]) => ({ key, values: values(code!) }));
  const form = { key: "buy", seat: 0, about: word("buy"), budget: 5, options } as unknown as Form;
  const page = { game: "g", chronicle: { members: [{ file: null }] } } as unknown as CampaignPage;
  shown = mount(Upgrade, { target: document.body, props: { page, form, busy: false, send: async () => true } });
  for (let n = 0; n < 20; n++) await new Promise((done) => setTimeout(done));
  flushSync();
  document.querySelector<HTMLInputElement>("[data-list=card] input[type=radio]")!.click();
  flushSync();
  const plain = (text: string | null | undefined) => text?.replace(/[\u2068\u2069]/g, "").trim();
  expect(plain(document.querySelector("[role=status]")?.textContent)).toBe("Cop (level 2) for Cop");
});
