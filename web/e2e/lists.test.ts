import { expect } from "vitest";
import { dice, play } from "./harness";

/** The number of answers given through the lists. */
const LIST_ANSWERS = 8;

for (const game of ["final-hour", "cthulhu-duel", "arkham-lcg"]) {
  play(`${game} is played through the lists, which any game has, and they stay true`, async (party) => {
    const ann = await party.guest("Ann", "/", { lists: true });
    const { page } = ann;
    const seats = game === "arkham-lcg" ? ["me"] : ["me", { bot: "steady" }];
    await ann.make({ game, seats, policy: { undo: "free" } });
    await ann.asked();
    const lists = page.getByRole("region", { name: "The board" });
    const lit = lists.locator("button.thing.lit");
    const confirm = ann.asking.locator("button.primary");
    const menu = page.getByRole("dialog", { name: "What do you mean?" });
    expect(await page.locator("main svg").count()).toBe(0);
    const beginning = await lists.innerText();

    const die = dice(11);
    let through = 0;
    for (let answers = 0; through < LIST_ANSWERS && answers < 60; answers++) {
      expect(await ann.asked(), "the game goes on").toBe(true);
      const [question, things] = [await ann.question(), await lit.count()];
      if (!things || (await confirm.count())) {
        await ann.finish(/^No,/, die());
        continue;
      }
      await lit.nth(die() % things).click();
      await page.waitForFunction(
        (number) =>
          document.querySelector("dialog[open]") || document.querySelector("[data-question]")?.getAttribute("data-question") !== number,
        question,
      );
      if (await menu.count()) await menu.locator("li button").first().click();
      await ann.past(question);
      through++;
    }
    expect(through).toBe(LIST_ANSWERS);

    // The lists updated by changes equal those sent in full after a reload.
    await ann.asked();
    const now = await lists.innerText();
    expect(now).not.toBe(beginning);
    await page.reload();
    await ann.asked();
    await expect.poll(() => lists.innerText()).toBe(now);
  });
}
