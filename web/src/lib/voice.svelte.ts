/** The language of the page, and the rules in it. */

import type { Msg } from "../types/Msg";
import type { RuleText } from "../types/RuleText";
import * as api from "./api";
import { type Args, type Lang, Speech } from "./speech";

class Voice {
  speech = $state.raw<Speech | null>(null);
  private wanted: Lang = "en";
  private texts = new Map<Lang, string>();
  private books = new Map<string, Promise<Map<string, RuleText>>>();

  /** Learns a language and speaks it from then on; English too once something is lacking. */
  async learn(lang: Lang): Promise<void> {
    this.wanted = lang;
    const own = await this.fetch(lang);
    if (this.wanted !== lang) return;
    let asked = lang === "en";
    this.speech = new Speech(lang, [own], () => {
      if (asked) return;
      asked = true;
      void this.fetch("en").then((english) => {
        if (this.speech?.lang === lang) this.speech = new Speech(lang, [own, english]);
      });
    });
  }

  private async fetch(lang: Lang): Promise<string> {
    const text = this.texts.get(lang) ?? (await api.locale(lang));
    this.texts.set(lang, text);
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
