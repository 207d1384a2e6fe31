import { flushSync, mount, unmount } from "svelte";
import { afterEach, expect, it } from "vitest";
import { Localizer } from "../lib/l10n";
import { language } from "../lib/language.svelte";
import type { SetupOption } from "../types/SetupOption";
import OptionField from "./OptionField.svelte";

const WORDS = Array.from({ length: 20 }, (_, i) => `card-${i}`);
const text = [...WORDS, "about", "web-option-own"].map((id) => `${id} = ${id.replace("-", " ")}`).join("\n");
language.localizer = new Localizer("en", [`${text}\nweb-find-chosen = chosen: { $what }`]);

const option = (values: string[], more: Partial<SetupOption> = {}): SetupOption => ({
  key: "card",
  about: { id: "about", args: [] },
  values: values.map((word) => [word, { id: word, args: [] }]),
  default: values[0] ?? "",
  count: { least: 1, most: 1, alone: null },
  text: null,
  ...more,
});

let shown: Record<string, unknown> | null = null;
afterEach(() => {
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
});

/** Mounts the field and feeds each choice back as its value. */
function show(of: SetupOption, value: string) {
  const chosen: string[] = [];
  const props = $state({
    game: "g",
    option: of,
    value,
    chosen: [],
    onchange: (next: string) => {
      chosen.push(next);
      props.value = next;
    },
  });
  shown = mount(OptionField, { target: document.body, props });
  flushSync();
  return chosen;
}

it("looks through few values and for one of many", () => {
  show(option(WORDS.slice(0, 12)), "card-0");
  expect(document.querySelectorAll("input[type=radio]")).toHaveLength(12);
  expect(document.querySelector("select")).toBeNull();
  if (shown) void unmount(shown);
  document.body.innerHTML = "";
  const chosen = show(option(WORDS), "card-3");
  const select = document.querySelector("select")!;
  expect(document.querySelectorAll("input[type=radio]")).toHaveLength(0);
  expect([...select.options].find((each) => each.selected)?.value).toBe("card-3");

  const find = document.querySelector<HTMLInputElement>("input[type=search]")!;
  find.value = "19";
  find.dispatchEvent(new Event("input", { bubbles: true }));
  flushSync();
  expect([...select.options].map((each) => each.value)).toEqual(["card-19"]);
  expect(document.body.textContent, "what is chosen is said though it is not listed").toContain("chosen: card 3");
  select.value = "card-19";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  flushSync();
  expect(chosen).toEqual(["card-19"]);
  expect(document.body.textContent).toContain("chosen: card 19");
});

it("comes back to what was written", () => {
  const chosen = show(option(["card-0"], { text: "deck" }), "a text, with commas");
  const [starter, own] = document.querySelectorAll<HTMLInputElement>("input[type=radio]");
  expect([starter?.checked, own?.checked]).toEqual([false, true]);
  starter?.click();
  flushSync();
  own?.click();
  flushSync();
  expect(chosen).toEqual(["card-0", "a text, with commas"]);
});
