import { expect, it } from "vitest";
import { parse } from "./router.svelte";

it("knows every screen by its address", () => {
  expect(parse("/", "")).toEqual({ screen: "home" });
  expect(parse("/settings", "")).toEqual({ screen: "settings" });
  expect(parse("/new/final-hour", "")).toEqual({ screen: "new", game: "final-hour" });
  expect(parse("/new/final-hour/campaign", "")).toEqual({ screen: "new-campaign", game: "final-hour", wish: [] });
  const wish = [
    { key: "scenario", value: "x" },
    { key: "who", value: "a,b" },
  ];
  expect(parse("/new/final-hour/campaign", "#scenario=x&who=a%2Cb")).toEqual({ screen: "new-campaign", game: "final-hour", wish });
  expect(parse("/c/x1", "")).toEqual({ screen: "campaign", id: "x1" });
  expect(parse("/join/aB_9-", "")).toEqual({ screen: "join", code: "aB_9-" });
  expect(parse("/t/x1", "")).toEqual({ screen: "table", id: "x1" });
  expect(parse("/t/x1/replay", "#17")).toEqual({ screen: "replay", id: "x1", moves: 17 });
  expect(parse("/t/x1/replay", "#last")).toEqual({ screen: "replay", id: "x1", moves: null });
  expect(parse("/rules/final-hour", "#fh:seals.2")).toEqual({ screen: "rules", game: "final-hour", rule: "fh:seals.2" });
  expect(parse("/rules/final-hour", "")).toEqual({ screen: "rules", game: "final-hour", rule: null });
});

it("says that other addresses lead nowhere, however they are written", () => {
  for (const path of ["/t", "/t/x/y", "/t/x/replay/3", "/nothing", "/settings/more", "/new/final-hour/x", "/c/x/y"]) {
    expect(parse(path, "")).toEqual({ screen: "lost" });
  }
  expect(parse("/t/100%", "#%")).toEqual({ screen: "table", id: "100%" });
});
