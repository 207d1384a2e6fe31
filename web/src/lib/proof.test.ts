import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Proof } from "./proof.svelte";

const problem = (id: string) => [{ id, args: [] }];
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async (_: string, { body }: { body: string }) => {
    const { text } = JSON.parse(body) as { text: string };
    return new Response(JSON.stringify(problem(text)));
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("says nothing of a text before it is known what is wrong with it", async () => {
  const proof = new Proof();
  const read = (text: string) => proof.read("g", { kind: "start", text });
  read("one");
  expect(proof.now).toBeNull();
  await vi.runAllTimersAsync();
  expect(proof.now).toEqual(problem("one"));
  read("one");
  expect(proof.now, "the same text").toEqual(problem("one"));
  read("two");
  expect(proof.now).toBeNull();
  expect(proof.problems, "what was known before").toEqual(problem("one"));
  await vi.runAllTimersAsync();
  expect(proof.now).toEqual(problem("two"));
  read("");
  expect([proof.now, proof.problems]).toEqual([null, null]);
});
