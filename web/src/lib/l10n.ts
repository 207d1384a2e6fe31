/** Saying messages: the same semantics as `crates/registry/src/speech.rs`, on the same files. */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg } from "../types/Arg";
import type { Msg } from "../types/Msg";

/** The languages there are. */
export const LANGS = ["en", "ru", "uk"] as const;
/** One of them. */
export type Lang = (typeof LANGS)[number];
/** Arguments of a message of the client itself. */
export type Args = Record<string, string | number>;

/** A voice: says messages in one language, and in English what that language lacks. */
export class Localizer {
  readonly lang: Lang;
  private readonly talk: FluentBundle[];

  private readonly missing: () => void;

  /** `texts`: the language's messages, then the English ones if it is another. `missing` is told of a lack. */
  constructor(lang: Lang, texts: string[], missing: () => void = () => {}) {
    this.lang = lang;
    this.missing = missing;
    this.talk = texts.map((text, i) => {
      const bundle = new FluentBundle(i === 0 ? lang : "en", { useIsolating: false });
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
  }

  /** Says a message. One that exists nowhere is said as its id in angle brackets. */
  say(msg: Msg): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of msg.args) this.add(args, name, arg);
    return this.format(msg.id, args);
  }

  /** Says a message of the client itself. */
  tell(id: string, args: Args = {}): string {
    const plain = Object.entries(args).map(([k, v]) => [k, typeof v === "number" ? number(v) : v]);
    return this.format(id, Object.fromEntries(plain));
  }

  /** Whether any language of this voice has the message. */
  has(id: string): boolean {
    return this.talk.some((bundle) => bundle.getMessage(id)?.value);
  }

  /** Joins a list as the language does: “a, b and c”. */
  list(items: string[]): string {
    const last = items.at(-1);
    if (last === undefined) return "";
    if (items.length === 1) return last;
    return this.format("list-and", { most: items.slice(0, -1).join(", "), last });
  }

  private add(args: Record<string, FluentVariable>, name: string, arg: Arg): void {
    if ("num" in arg) args[name] = number(arg.num);
    else if ("text" in arg) args[name] = arg.text;
    else if ("say" in arg) args[name] = arg.say.map((part) => this.say(part)).join(" ");
    else if ("list" in arg) args[name] = this.list(arg.list.map((item) => this.say(item)));
    else {
      args[name] = this.format(arg.name, {});
      for (const bundle of this.talk) {
        const message = bundle.getMessage(arg.name);
        if (!message) continue;
        for (const [attribute, pattern] of Object.entries(message.attributes)) {
          args[`${name}-${attribute}`] = bundle.formatPattern(pattern, null, []);
        }
        break;
      }
    }
  }

  private format(id: string, args: Record<string, FluentVariable>): string {
    for (const bundle of this.talk) {
      const pattern = bundle.getMessage(id)?.value;
      // Errors are collected, not thrown: what cannot be said shows as its argument's name.
      if (pattern) return withoutDoubleStops(bundle.formatPattern(pattern, args, []));
    }
    this.missing();
    return `<${id}>`;
  }
}

// A name that ends in a mark of its own needs no full stop after it; some languages write “?..”.
const withoutDoubleStops = (text: string): string => text.replace(/([!?]”?)\.(?!\.)/g, "$1");

// The terminal writes 1000, not 1,000.
function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}
