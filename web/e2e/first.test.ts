import { afterAll, beforeAll, expect, it } from "vitest";
import { closeBrowser, Guest, Server } from "./harness";

let server: Server;
beforeAll(async () => {
  server = await Server.start();
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

it("a newcomer opens the page, makes a table of Final Hour against bots and answers three questions", async () => {
  const ann = await Guest.at(server, "/");
  await ann.page.getByRole("link", { name: "New table: Arkham Horror: Final Hour" }).click();
  await ann.page.getByLabel("Your name").fill("Ann");
  await ann.shot("new-table");
  await ann.page.getByRole("button", { name: "Sit down and begin" }).click();
  await ann.page.waitForURL(/\/t\//);
  for (let i = 0; i < 3; i++) expect(await ann.answer()).toBe(true);
  await ann.asked();
  expect(await ann.page.title()).toContain("Your turn");
  await ann.shot("table");
  expect(await ann.page.getByRole("region", { name: "Log" }).locator("li").count()).toBeGreaterThan(2);
  await ann.page.goto("/");
  await ann.page.getByRole("heading", { name: "Your tables" }).waitFor();
  await ann.shot("home");
  expect(ann.errors).toEqual([]);
  await ann.leave();
});
