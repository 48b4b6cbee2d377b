import { expect, test } from "../support/journey.ts";

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

test("what to do with a paddle is as high on each card of a row", async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/");
  const row = page.getByRole("region", { name: "Latest Paddle Reviews" }).getByRole("listitem");
  const tops: number[] = [];
  for (const card of (await row.all()).slice(0, 3))
    tops.push((await card.getByRole("button", { name: /^Compare / }).boundingBox())!.y);
  expect(tops).toHaveLength(3);
  expect(new Set(tops.map(Math.round)).size).toBe(1);
});
