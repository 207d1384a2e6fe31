import { expect } from "vitest";
import { type Guest, play } from "./harness";

const told = (guest: Guest) => guest.log.locator("li").allInnerTexts();

/** Plays three answers of a game against a bot; returns the number of the open question. */
async function midway(guest: Guest): Promise<string> {
  await guest.make({ game: "final-hour", seats: ["me", { bot: "steady" }], policy: { undo: "free" } });
  for (let i = 0; i < 3; i++) expect(await guest.answer(i)).toBe(true);
  await guest.asked();
  return guest.question();
}

play("a reload in the middle of a decision brings the same question", async (party) => {
  const ann = await party.guest("Ann");
  const question = await midway(ann);
  const choices = await ann.choices.allInnerTexts();
  const log = await told(ann);
  await ann.page.reload();
  await ann.asked();
  expect(await ann.question()).toBe(question);
  expect(await ann.choices.allInnerTexts()).toEqual(choices);
  expect(await told(ann)).toEqual(log);
  expect(await ann.answer()).toBe(true);
});

play("a line that breaks while an answer is on its way loses nothing and says nothing twice", async (party) => {
  const ann = await party.guest("Ann");
  let sockets = 0;
  let moves = 0;
  let breaks = false;
  await ann.page.routeWebSocket(/\/socket$/, (page) => {
    sockets++;
    const server = page.connectToServer();
    let deaf = false;
    page.onMessage((frame) => {
      const move = String(frame).includes('"move"');
      moves += Number(move);
      server.send(frame);
      // The server receives the move, but its answer is lost.
      if (!move || !breaks) return;
      deaf = true;
      breaks = false;
      void page.close({ code: 4000 });
    });
    server.onMessage((frame) => {
      if (!deaf) page.send(frame);
    });
  });
  await midway(ann);
  expect(sockets).toBe(1);
  const before = await ann.question();
  const lines = await told(ann);
  breaks = true;
  const sent = moves;
  await ann.answer();
  await ann.asked();
  expect(sockets).toBe(2);
  expect(await ann.question()).not.toBe(before);
  expect((await told(ann)).slice(0, lines.length)).toEqual(lines);
  expect(moves - sent).toBeLessThanOrEqual(2);
  // One undo returns to the question, so it was answered only once.
  const after = await ann.question();
  await ann.page.getByRole("button", { name: "Take back" }).click();
  await ann.past(after);
  await ann.asked();
  await expect.poll(async () => (await told(ann)).filter((line) => lines.includes(line)).length).toBe(lines.length);
  expect(await ann.answer()).toBe(true);
});

play("a server that is killed in the middle of a game goes on where it was", async (party) => {
  const ann = await party.guest("Ann");
  const question = await midway(ann);
  const log = await told(ann);
  for (const said of [question, ""]) {
    await party.server.kill();
    await ann.page.getByText("Connection lost, trying again").waitFor();
    await party.server.restart();
    await ann.page.getByText("Connection lost, trying again").waitFor({ state: "hidden" });
    await ann.asked();
    if (said) expect(await ann.question()).toBe(said);
    expect((await told(ann)).slice(0, log.length)).toEqual(log);
    // An accepted answer survives the next kill, too.
    const before = (await told(ann)).length;
    expect(await ann.answer()).toBe(true);
    await expect.poll(async () => (await told(ann)).length).toBeGreaterThan(before);
    log.splice(0, log.length, ...(await told(ann)));
  }
  ann.ignoreErrors(/WebSocket connection to .* failed|net::ERR_/);
});

play("a table that cannot be opened says why", async (party) => {
  const ann = await party.guest("Ann");
  await ann.make({ game: "cthulhu-duel", seats: ["me", "friend"] });
  await ann.asked();
  const eve = await party.guest("Eve", new URL(ann.page.url()).pathname);
  await eve.page.getByRole("heading", { name: "This table cannot be opened" }).waitFor();
  expect(await eve.page.getByRole("alert").innerText()).not.toBe("");
  // Any other error of the server is shown as it is until the table opens.
  const why = { code: "broken", text: { id: "server-too-fast", args: [] } };
  await ann.page.route(/\/catalog$/, (route) => route.fulfill({ status: 500, json: why }));
  let bars = true;
  await ann.page.routeWebSocket(/\/socket$/, (page) => {
    if (bars) void page.close({ code: 4004 });
    else page.connectToServer();
  });
  await ann.page.reload();
  await ann.page.getByRole("heading", { name: "This table cannot be opened" }).waitFor();
  expect(await ann.page.getByRole("alert").innerText()).not.toBe("");
  await ann.page.unroute(/\/catalog$/);
  bars = false;
  await ann.asked();
  for (const guest of [ann, eve]) guest.ignoreErrors(/WebSocket connection to .* failed|status of (404|500)|^(404|500): /);
});
