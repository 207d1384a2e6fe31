import { expect } from "vitest";
import { type Likes, play } from "./harness";

const looks: [string, Likes][] = [
  ["dark on a desk", { theme: "dark" }],
  ["light on a phone", { theme: "light", width: 390, height: 844, touch: true }],
];

for (const [name, likes] of looks) {
  play(`every screen is found in order by axe and fits its window, ${name}`, async (house) => {
    const ann = await house.guest("Ann", "/", likes);
    const check = async (screen: string) => {
      expect(await ann.axe(), screen).toEqual([]);
      const wide = await ann.page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, `${screen} is too wide`).toBeLessThanOrEqual(0);
    };
    await ann.page.getByRole("heading", { name: "On the shelf" }).waitFor();
    await ann.page.getByRole("link", { name: /^New table/ }).first().waitFor();
    await check("home");
    for (const path of ["/settings", "/rules/final-hour#fh:board.1", "/nowhere/at/all"]) {
      await ann.page.goto(path);
      await ann.page.getByRole("heading", { level: 1 }).waitFor();
      await check(path.split("/")[1] ?? path);
    }
    for (const game of ["final-hour", "cthulhu-duel"]) {
      await ann.newTable(game, () => check(`new ${game}`));
      await ann.asked();
      await ann.page.locator("main svg").first().waitFor();
      await check(`table ${game}`);
      await ann.page.getByRole("button", { name: "Lists" }).click();
      await check(`lists ${game}`);
      await ann.page.getByRole("tab", { name: "Seats" }).click();
      await check(`seats ${game}`);
      await ann.page.getByRole("button", { name: "Picture" }).click();
    }
  });
}

play("keyboard alone is enough to set a table up and answer", async (house) => {
  const ann = await house.guest("Ann");
  const link = ann.page.getByRole("link", { name: "New table: Cthulhu Wars: Duel" });
  await link.waitFor();
  const focused = () => ann.page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  const tabTo = async (text: string) => {
    for (let i = 0; i < 80 && !(await focused()).startsWith(text); i++) await ann.page.keyboard.press("Tab");
    expect(await focused()).toContain(text);
  };
  for (let i = 0; i < 40; i++) {
    await ann.page.keyboard.press("Tab");
    if ((await focused()) === (await link.textContent())?.trim()) break;
  }
  await ann.page.keyboard.press("Enter");
  await ann.page.getByRole("button", { name: "Sit down and begin" }).waitFor();
  await tabTo("Sit down and begin");
  await ann.page.keyboard.press("Enter");
  await ann.asked();
  const before = await ann.question();
  await ann.page.keyboard.press("1");
  await expect.poll(() => ann.question(), { timeout: 30_000 }).not.toBe(before);
  await ann.asked();
  // Focus stands at the question, not at the top of the page.
  await expect.poll(() => ann.page.evaluate(() => document.activeElement?.id)).toBe("question");
});
