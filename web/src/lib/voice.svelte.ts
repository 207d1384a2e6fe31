/** The language of the page, and the rules in it. */

import type { Msg } from "../types/Msg";
import type { RuleText } from "../types/RuleText";
import * as api from "./api";
import { type Args, type Lang, Speech } from "./speech";

class Voice {
  speech = $state.raw<Speech | null>(null);
  private texts = new Map<Lang, string>();
  private books = new Map<string, Promise<Map<string, RuleText>>>();

  /** Learns a language and speaks it from then on. */
  async learn(lang: Lang): Promise<void> {
    const wanted: Lang[] = lang === "en" ? ["en"] : [lang, "en"];
    const texts = await Promise.all(
      wanted.map(async (each) => {
        const text = this.texts.get(each) ?? (await api.locale(each));
        this.texts.set(each, text);
        return text;
      }),
    );
    this.speech = new Speech(lang, texts);
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
