import { readFileSync, readdirSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import type { Msg } from "../types/Msg";
import { LANGS, type Lang, Localizer } from "./l10n";

const repository = resolve(import.meta.dirname, "../../..");
const games = readdirSync(`${repository}/games`);

/** The texts that the server sends for a language. */
function texts(lang: Lang): string {
  const folders = [`locales/${lang}`, ...games.map((game) => `games/${game}/locales/${lang}`)];
  const files = folders.flatMap((folder) => readdirSync(`${repository}/${folder}`).map((name) => `${folder}/${name}`));
  const messages = files.filter((file) => !file.endsWith("/rules.ftl") && !file.endsWith("/command-line.ftl"));
  return messages.map((file) => readFileSync(`${repository}/${file}`, "utf8")).join("\n");
}

function voice(lang: Lang, more = ""): Localizer {
  const all = lang === "en" ? [texts("en")] : [texts(lang), texts("en")];
  return new Localizer(
    lang,
    all.map((text) => `${text}\n${more}`),
  );
}

const msg = (id: string, args: Msg["args"] = []): Msg => ({ id, args });

describe("a voice", () => {
  const more = `
cat = cat
    .many = cats
    .gender = she
seen = { $who-many ->
    [cats] { $count ->
        [one] one cat, { $who-gender } says
       *[other] { $count } { $who-many }
    }
   *[other] nothing
}
both = { $what }.
`;

  it("brings a name with its attributes", () => {
    const seen = msg("seen", [
      ["who", { name: "cat" }],
      ["count", { num: 1 }],
    ]);
    expect(voice("en", more).say(seen)).toBe("one cat, she says");
  });

  it("writes numbers as the terminal does", () => {
    const seen = msg("seen", [
      ["who", { name: "cat" }],
      ["count", { num: 12345 }],
    ]);
    expect(voice("en", more).say(seen)).toBe("12345 cats");
  });

  it("joins sentences by spaces and lists as the language does", () => {
    const cat = msg("cat");
    const say = (lang: Lang, arg: Msg["args"][0][1]) => voice(lang, more).say(msg("both", [["what", arg]]));
    expect(say("en", { say: [cat, cat] })).toBe("cat cat.");
    expect(say("en", { list: [cat, cat, cat] })).toBe("cat, cat and cat.");
    expect(say("ru", { list: [cat, cat, cat] })).toBe("cat, cat и cat.");
    expect(say("uk", { list: [cat] })).toBe("cat.");
    expect(say("en", { list: [] })).toBe(".");
  });

  it("says what exists nowhere as its id", () => {
    expect(voice("uk").say(msg("no-such-thing"))).toBe("<no-such-thing>");
  });

  it("falls back to English", () => {
    const speech = new Localizer("ru", ["", "only-here = here"]);
    expect(speech.sayOwn("only-here")).toBe("here");
  });
});

it("says what the terminal says", () => {
  const file = JSON.parse(readFileSync(`${repository}/crates/registry/tests/spoken.json`, "utf8")) as {
    more: string;
    cases: [Lang, Msg, string][];
  };
  for (const [lang, msg, text] of file.cases) {
    expect(voice(lang, file.more).say(msg), JSON.stringify(msg)).toBe(text);
  }
});

describe("the client's own messages", () => {
  const sources = import.meta.glob<string>(
    ["../**/*.svelte", "../**/*.ts", "../../../games/*/web/**/*.svelte", "../../../games/*/web/**/*.ts", "!**/*.test.ts"],
    {
      query: "?raw",
      import: "default",
      eager: true,
    },
  );
  const used = new Set(Object.values(sources).flatMap((text) => text.match(/(?<=["'`])web-[a-z-]*[a-z](?=["'`])/g) ?? []));
  const defined = (lang: Lang) => {
    const text = readFileSync(`${repository}/locales/${lang}/web.ftl`, "utf8");
    return new Set([...text.matchAll(/^([a-z][a-z-]*) =/gm)].map((found) => found[1] ?? ""));
  };

  it("exist in every language, the same ones", () => {
    expect(used.size).toBeGreaterThan(100);
    for (const lang of LANGS) {
      const there = defined(lang);
      expect(
        [...used].filter((id) => !there.has(id)),
        lang,
      ).toEqual([]);
      expect([...there].sort(), lang).toEqual([...defined("en")].sort());
    }
  });

  it("are all used", () => {
    const code = Object.values(sources).join("\n");
    const made = [...code.matchAll(/`((?:web|bot)-[a-z-]*)\$\{/g)].map((found) => found[1] ?? "");
    const unused = [...defined("en")].filter((id) => !used.has(id) && !made.some((start) => id.startsWith(start)));
    expect(unused).toEqual([]);
  });
});
