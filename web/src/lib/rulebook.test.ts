import { expect, it } from "vitest";
import { previousRule } from "./rulebook";

it("a rule is read after the one it goes on from, if that stands in its chapter and says something", () => {
  const rule = (id: string, title: string, text = id) => ({ id, title, text });
  const book = [rule("g:a.1", "A"), rule("g:b.1", "B"), rule("g:b.2", "B", ""), rule("g:b.3", "B")];
  expect(previousRule(book, "g:b.3")?.id).toBe("g:b.1");
  expect([previousRule(book, "g:b.1"), previousRule(book, "g:a.1"), previousRule(book, "g:x.1")]).toEqual([null, null, null]);
});
