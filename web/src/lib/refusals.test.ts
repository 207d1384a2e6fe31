import { expect, test } from "vitest";
import type { Choice } from "../types/Choice";
import type { Msg } from "../types/Msg";
import { gather } from "./refusals";

const msg = (id: string): Msg => ({ id, args: [] });
const refused = (heading: string | null, item: string, rule: string, why: string | null): Choice => ({
  value: item,
  text: msg(`${heading} ${item}`),
  group: heading === null ? null : { heading: msg(heading), item: msg(item) },
  names: [],
  touches: [],
  rule,
  "low-priority": false,
  warning: null,
  parting: false,
  why: why === null ? null : msg(why),
});
const say = ({ id }: Msg) => id;
const stated = (rule: string) => `the text of ${rule}`;

test("refusals of one kind stand together, and those with the same reason are said once", () => {
  const all = gather(
    [
      refused("Build", "in Arkham", "gates.3", "There is a gate."),
      refused("Build", "in Salem", "build.1", "Nobody can."),
      refused("Build", "in Boston", "build.1", "Nobody can."),
      refused("Awaken", "at home", "pay.4", "8 power, you have 5."),
    ],
    say,
    stated,
  );
  expect(all).toEqual([
    {
      title: "Build",
      reasons: [
        { rule: "gates.3", why: "There is a gate.", of: ["in Arkham"] },
        { rule: "build.1", why: "Nobody can.", of: ["in Salem", "in Boston"] },
      ],
    },
    { title: "Awaken", reasons: [{ rule: "pay.4", why: "8 power, you have 5.", of: ["at home"] }] },
  ]);
});

test("where a game says no more, the rule itself is the reason", () => {
  const [one] = gather([refused(null, "Pass", "pass.1", null)], say, stated);
  expect(one).toEqual({ title: "null Pass", reasons: [{ rule: "pass.1", why: "the text of pass.1", of: [] }] });
});
