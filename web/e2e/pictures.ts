import { mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { dice, type Guest, play } from "./harness";

// Takes the README's screenshots from real games: `make pictures`.
const TO = resolve(import.meta.dirname, "../../docs/pictures");

async function take(guest: Guest, name: string): Promise<void> {
  mkdirSync(TO, { recursive: true });
  await guest.page.evaluate(() => document.fonts.ready);
  await guest.page.evaluate(() => scrollTo(0, 0));
  await guest.page.screenshot({ path: join(TO, `${name}.jpg`), type: "jpeg", quality: 82 });
}

async function wander(guest: Guest, answers: number, seed: number): Promise<void> {
  const die = dice(seed);
  for (let i = 0; i < answers && (await guest.asked()); i++) await guest.answer(die());
  await guest.asked();
}

play("the home page", async (party) => {
  const ann = await party.guest("Ann", "/", { theme: "light" });
  await ann.page
    .getByRole("link", { name: /^New table/ })
    .first()
    .waitFor();
  await take(ann, "home");
});

play("Final Hour", async (party) => {
  const ann = await party.guest("Ann", "/", { theme: "light" });
  await ann.newTable("final-hour");
  await wander(ann, 18, 4);
  await take(ann, "final-hour");
});

play("Duel", async (party) => {
  const ann = await party.guest("Ann", "/", { theme: "dark" });
  await ann.newTable("cthulhu-duel");
  await wander(ann, 14, 9);
  await take(ann, "duel");
});

play("Duel on a phone, in Ukrainian", async (party) => {
  const ann = await party.guest("Ann", "/", { theme: "light", lang: "uk", width: 390, height: 844, touch: true });
  await ann.newTable("cthulhu-duel");
  await wander(ann, 3, 2);
  await take(ann, "phone");
});

play("The Card Game", async (party) => {
  const ann = await party.guest("Ann", "/", { theme: "light" });
  const options = [{ key: "investigators", value: "roland-banks,daisy-walker" }];
  await ann.make({ game: "arkham-lcg", options, seats: ["me", { bot: "steady" }] });
  await wander(ann, 12, 3);
  await take(ann, "card-game");
});

play("A deck of one's own", async (party) => {
  const ann = await party.guest("Ann", "/new/arkham-lcg/campaign", { theme: "dark" });
  await ann.page.getByRole("radio", { name: "my own" }).first().check();
  await ann.page.getByRole("button", { name: "Change the cards" }).click();
  const deck = ann.page.getByRole("dialog", { name: /^Deck for/ });
  await deck.getByText("Ready to play").waitFor();
  await take(ann, "deck");
});
