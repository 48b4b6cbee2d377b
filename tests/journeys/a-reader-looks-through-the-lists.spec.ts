import { expect, test } from "../support/journey.ts";
import { paddleList } from "../support/forms.ts";

test("a reader goes from the home page to the top list, and down to what we couldn't confirm", async ({
  page,
}) => {
  await page.goto("/");
  await page.getByRole("link", { name: "Top Paddles 2026" }).click();
  await expect(page).toHaveTitle(/^Top Paddles 2026 \|/);
  const last = page.getByRole("rowgroup").last();
  await expect(last).toContainText("We couldn't confirm much");
  await last.getByRole("link", { name: "Players Rogue2" }).click();
  await page.getByRole("link", { name: "See the power paddles we know more about" }).click();
  await expect(paddleList(page).category).toHaveValue("Power Paddle");
  await expect(paddleList(page).names.last()).toHaveText("Players Rogue2");
});

for (const path of ["/reviews/balls", "/reviews/best-of"])
  test(`the featured cards of ${path} end their pictures at one line`, async ({ page }) => {
    await page.setViewportSize({ width: 1000, height: 800 });
    await page.goto(path);
    const lists = page.locator("main ul:has(> li h3):has(svg)").first();
    const rows = await lists.evaluate((list) => {
      const byTop = new Map<number, Set<number>>();
      for (const card of list.children) {
        const top = Math.round(card.getBoundingClientRect().top);
        const end = Math.round(card.firstElementChild!.getBoundingClientRect().bottom);
        byTop.set(top, (byTop.get(top) ?? new Set()).add(end));
      }
      return [...byTop.values()].map((ends) => ends.size);
    });
    expect(rows.length).toBeGreaterThan(0);
    expect(new Set(rows)).toEqual(new Set([1]));
  });
