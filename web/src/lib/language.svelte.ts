/** The language of the page: its messages and the texts of the rules. */

import type { Msg } from "../types/Msg";
import type { RuleText } from "../types/RuleText";
import * as api from "./api";
import { type Args, type Lang, Localizer } from "./l10n";

/** The locale bundle of the client's own messages; each game has one of its own. */
const CLIENT_BUNDLE = "shell";

class Language {
  localizer = $state.raw<Localizer | null>(null);
  private wanted: Lang = "en";
  private games = new Set<string>();
  /** The games whose messages are loaded. */
  private known = $state.raw<ReadonlySet<string>>(new Set());
  private texts = new Map<string, Promise<string>>();
  private books = new Map<string, Promise<Map<string, RuleText>>>();

  /** Loads a language and switches to it. English is loaded when a message is missing. */
  setLanguage(lang: Lang): Promise<void> {
    this.wanted = lang;
    return this.load();
  }

  /** Loads the messages of games in the current language. */
  async loadGames(...games: string[]): Promise<void> {
    for (const game of games) this.games.add(game);
    while (!games.every((game) => this.known.has(game))) await this.load();
  }

  /** Whether a game's messages are loaded. */
  hasGame(game: string): boolean {
    return this.known.has(game);
  }

  private async load(): Promise<void> {
    const lang = this.wanted;
    const games = new Set(this.games);
    const own = await this.all(lang, games);
    // Outdated: the language has changed meanwhile, or more games are loaded.
    if (this.wanted !== lang || [...this.known].some((game) => !games.has(game))) return;
    let asked = lang === "en";
    const speech = new Localizer(lang, [own], () => {
      if (asked) return;
      asked = true;
      void this.all("en", games).then((english) => {
        if (this.localizer === speech) this.localizer = new Localizer(lang, [own, english]);
      });
    });
    this.localizer = speech;
    this.known = games;
  }

  private async all(lang: Lang, games: ReadonlySet<string>): Promise<string> {
    return (await Promise.all([CLIENT_BUNDLE, ...games].map((of) => this.fetch(lang, of)))).join("\n");
  }

  private fetch(lang: Lang, of: string): Promise<string> {
    const key = `${lang} ${of}`;
    const known = this.texts.get(key);
    if (known) return known;
    const text = api.locale(lang, of);
    this.texts.set(key, text);
    text.catch(() => this.texts.delete(key));
    return text;
  }

  /** The rules of a game in the current language, by id. */
  rules(game: string): Promise<Map<string, RuleText>> {
    const lang = this.localizer?.lang ?? "en";
    const key = `${game} ${lang}`;
    const known = this.books.get(key);
    if (known) return known;
    const book = api.rules(game, lang).then((all) => new Map(all.map((rule) => [rule.id, rule])));
    this.books.set(key, book);
    book.catch(() => this.books.delete(key));
    return book;
  }
}

/** The language of the page. */
export const language = new Language();

/** Formats a message. */
export const say = (msg: Msg): string => language.localizer?.say(msg) ?? "";

/** Formats one of the client's own messages. */
export const t = (id: string, args?: Args): string => language.localizer?.sayOwn(id, args) ?? "";
