/** Maps addresses to screens. */

import type { OptionChoice } from "../types/OptionChoice";

/** A screen with the parameters of its address. */
export type Route =
  | { screen: "home" }
  | { screen: "new"; game: string }
  | { screen: "new-campaign"; game: string; wish: OptionChoice[] }
  | { screen: "campaign"; id: string }
  | { screen: "join"; code: string }
  | { screen: "table"; id: string }
  | { screen: "replay"; id: string; moves: number | null }
  | { screen: "rules"; game: string; rule: string | null }
  | { screen: "settings" }
  | { screen: "lost" };

/** The screen of an address. */
export function parse(path: string, hash: string): Route {
  const parts = path.split("/").filter(Boolean).map(decode);
  const mark = decode(hash.replace(/^#/, ""));
  const [first, second, third] = parts;
  if (parts.length === 0) return { screen: "home" };
  if (parts.length === 1 && first === "settings") return { screen: "settings" };
  if (parts.length === 2 && second) {
    if (first === "new") return { screen: "new", game: second };
    if (first === "join") return { screen: "join", code: second };
    if (first === "t") return { screen: "table", id: second };
    if (first === "c") return { screen: "campaign", id: second };
    if (first === "rules") return { screen: "rules", game: second, rule: mark || null };
  }
  if (parts.length === 3 && first === "new" && second && third === "campaign") {
    const wish = [...new URLSearchParams(hash.replace(/^#/, ""))].map(([key, value]) => ({ key, value }));
    return { screen: "new-campaign", game: second, wish };
  }
  if (parts.length === 3 && first === "t" && second && third === "replay") {
    return { screen: "replay", id: second, moves: /^\d+$/.test(mark) ? Number(mark) : null };
  }
  return { screen: "lost" };
}

// A malformed escape is left as it is instead of throwing.
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

class Router {
  route = $state.raw<Route>({ screen: "home" });

  /** Reads the address now and whenever it changes, and follows links without reloading the page. */
  start(): void {
    const read = () => (this.route = parse(location.pathname, location.hash));
    read();
    addEventListener("popstate", read);
    addEventListener("hashchange", read);
    document.addEventListener("click", (event) => {
      const link = (event.target as Element | null)?.closest?.("a[href]") as HTMLAnchorElement | null;
      const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
      if (!link || !plain || event.defaultPrevented || link.target || link.hasAttribute("download")) return;
      if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
      if (link.getAttribute("href")?.startsWith("#")) return;
      event.preventDefault();
      this.go(link.pathname + link.hash);
    });
  }

  /** Goes to an address. */
  go(to: string, replace = false): void {
    const before = location.pathname;
    history[replace ? "replaceState" : "pushState"](null, "", to);
    this.route = parse(location.pathname, location.hash);
    if (location.pathname !== before) scrollTo(0, 0);
  }
}

/** The router of the page. */
export const router = new Router();
