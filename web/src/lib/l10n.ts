/**
 * Formatting of messages, with the same semantics as `crates/registry/src/localizer.rs`, from the same Fluent files.
 */

import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import type { Arg } from "../types/Arg";
import type { Msg } from "../types/Msg";

/** The supported languages. */
export const LANGS = ["en", "ru", "uk"] as const;
/** A supported language. */
export type Lang = (typeof LANGS)[number];
/** The arguments of one of the client's own messages. */
export type Args = Record<string, string | number>;

/** Formats messages in one language, falling back to English. */
export class Localizer {
  readonly lang: Lang;
  private readonly bundles: FluentBundle[];

  private readonly missing: () => void;

  /**
   * `texts`: the language's messages, then the English ones as a fallback. `missing` is called for an unknown message.
   */
  constructor(lang: Lang, texts: string[], missing: () => void = () => {}) {
    this.lang = lang;
    this.missing = missing;
    this.bundles = texts.map((text, i) => {
      const bundle = new FluentBundle(i === 0 ? lang : "en", { useIsolating: false });
      bundle.addResource(new FluentResource(text), { allowOverrides: true });
      return bundle;
    });
  }

  /** Formats a message. An unknown one becomes its id in angle brackets. */
  say(msg: Msg): string {
    const args: Record<string, FluentVariable> = {};
    for (const [name, arg] of msg.args) this.add(args, name, arg);
    return this.format(msg.id, args);
  }

  /** Formats one of the client's own messages. */
  sayOwn(id: string, args: Args = {}): string {
    const plain = Object.entries(args).map(([k, v]) => [k, typeof v === "number" ? number(v) : v] as const);
    return this.format(id, Object.fromEntries(plain));
  }

  /** Whether the language or the fallback has the message. */
  has(id: string): boolean {
    return this.bundles.some((bundle) => bundle.getMessage(id)?.value);
  }

  /** Joins a list by the rules of the language: “a, b and c”. */
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
      for (const bundle of this.bundles) {
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
    for (const bundle of this.bundles) {
      const pattern = bundle.getMessage(id)?.value;
      // The array makes Fluent collect errors instead of throwing; a missing argument shows as its name.
      if (pattern) return withoutDoubleStops(bundle.formatPattern(pattern, args, []));
    }
    this.missing();
    return `<${id}>`;
  }
}

// Removes the full stop after a name that ends in “!” or “?”, except in “?..”, which some languages write.
const withoutDoubleStops = (text: string): string => text.replace(/([!?]”?)\.(?!\.)/g, "$1");

// Numbers have no grouping, as in the terminal: 1000, not 1,000.
function number(value: number): FluentNumber {
  return new FluentNumber(value, { useGrouping: false });
}
