/** The language of the page, and the rules in it. */

import type { Msg } from "../types/Msg";
import type { RuleText } from "../types/RuleText";
import * as api from "./api";
import { type Args, type Lang, Localizer } from "./l10n";

/** What the page itself says; what a game says comes with the game. */
const SHELL = "shell";

class Voice {
  speech = $state.raw<Localizer | null>(null);
  private wanted: Lang = "en";
  private games = new Set<string>();
  /** The games whose messages can be said. */
  private known = $state.raw<ReadonlySet<string>>(new Set());
  private texts = new Map<string, Promise<string>>();
  private books = new Map<string, Promise<Map<string, RuleText>>>();

  /** Learns a language and speaks it from then on; English too once something is lacking. */
  learn(lang: Lang): Promise<void> {
    this.wanted = lang;
    return this.speak();
  }

  /** Learns what games say, in whatever language is spoken. */
  async know(...games: string[]): Promise<void> {
    for (const game of games) this.games.add(game);
    while (!games.every((game) => this.known.has(game))) await this.speak();
  }

  /** Whether what a game says is known. */
  knows(game: string): boolean {
    return this.known.has(game);
  }

  private async speak(): Promise<void> {
    const lang = this.wanted;
    const games = new Set(this.games);
    const own = await this.all(lang, games);
    // Another language is wanted by now, or more is known already.
    if (this.wanted !== lang || [...this.known].some((game) => !games.has(game))) return;
    let asked = lang === "en";
    const speech = new Localizer(lang, [own], () => {
      if (asked) return;
      asked = true;
      void this.all("en", games).then((english) => {
        if (this.speech === speech) this.speech = new Localizer(lang, [own, english]);
      });
    });
    this.speech = speech;
    this.known = games;
  }

  private async all(lang: Lang, games: ReadonlySet<string>): Promise<string> {
    return (await Promise.all([SHELL, ...games].map((of) => this.fetch(lang, of)))).join("\n");
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

  /** The rules of a game in the language spoken. */
  rules(game: string): Promise<Map<string, RuleText>> {
    const lang = this.speech?.lang ?? "en";
    const key = `${game} ${lang}`;
    const known = this.books.get(key);
    if (known) return known;
    const book = api.rules(game, lang).then((all) => new Map(all.map((rule) => [rule.id, rule])));
    this.books.set(key, book);
    book.catch(() => this.books.delete(key));
    return book;
  }
}

/** The voice of the page. */
export const voice = new Voice();

/** Says a message. */
export const say = (msg: Msg): string => voice.speech?.say(msg) ?? "";

/** Says a message of the client itself. */
export const t = (id: string, args?: Args): string => voice.speech?.tell(id, args) ?? "";
