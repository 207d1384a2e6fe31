/** The player's settings, stored in the browser. */

import { LANGS, type Lang } from "./l10n";

/** The settings. */
export interface Settings {
  lang: Lang;
  theme: "auto" | "light" | "dark";
  /** How fast events are shown; `none` shows their outcome at once. */
  motion: "calm" | "quick" | "none";
  /** The text size as a factor. */
  text: number;
  /** Whether low-priority questions are answered for the player. */
  pass: boolean;
  /** Whether a click on the board still has to be confirmed. */
  confirm: boolean;
  /** Whether single keys do something at the table. */
  keys: boolean;
  /** Whether the table is shown as lists instead of its picture. */
  lists: boolean;
}

const KEY = "dreadboard";

/** The default settings; the language is the first of the browser's languages that is supported. */
export function defaults(languages: readonly string[]): Settings {
  const spoken = languages.map((tag) => tag.slice(0, 2).toLowerCase()).find((tag) => LANGS.includes(tag as Lang));
  const lang = (spoken as Lang | undefined) ?? "en";
  return { lang, theme: "auto", motion: "calm", text: 1, pass: false, confirm: false, keys: true, lists: false };
}

/** Parses stored settings, with the default for every missing or invalid value. */
export function read(kept: string | null, languages: readonly string[]): Settings {
  const settings = defaults(languages);
  let said: Partial<Record<keyof Settings, unknown>> = {};
  try {
    said = (JSON.parse(kept ?? "{}") ?? {}) as typeof said;
  } catch {
    // Not JSON: use the defaults.
  }
  if (LANGS.includes(said.lang as Lang)) settings.lang = said.lang as Lang;
  if (said.theme === "light" || said.theme === "dark") settings.theme = said.theme;
  if (said.motion === "quick" || said.motion === "none") settings.motion = said.motion;
  if (typeof said.text === "number" && said.text >= 1 && said.text <= 2) settings.text = said.text;
  for (const key of ["pass", "confirm", "keys", "lists"] as const) {
    const value = said[key];
    if (typeof value === "boolean") settings[key] = value;
  }
  return settings;
}

// Storage can be unavailable in private windows; settings then last as long as the page.
function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** The settings of this page. */
export const settings: Settings = $state(read(stored(), navigator.languages ?? [navigator.language]));

/** Stores the settings and applies them to the document. Called inside an effect. */
export function applySettings(): void {
  const root = document.documentElement;
  root.lang = settings.lang;
  root.dataset.theme = settings.theme;
  root.dataset.motion = settings.motion;
  root.style.setProperty("--text", String(settings.text));
  root.toggleAttribute("data-large", settings.text >= 1.5);
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Storage is unavailable: see `stored`.
  }
}

const calm = matchMedia("(prefers-reduced-motion: reduce)");
const system = $state({ reduced: calm.matches });
calm.addEventListener("change", () => (system.reduced = calm.matches));

/** Whether to leave out motion. */
export const reduced = (): boolean => system.reduced || settings.motion === "none";
