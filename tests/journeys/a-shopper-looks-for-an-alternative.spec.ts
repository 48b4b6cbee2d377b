import { expect, test } from "../support/journey.ts";

test.use({ javaScriptEnabled: false });

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test(`on a screen of ${width} px, a shopper finds what to take instead, what came before, and what to take of a brand`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto("/joola-perseus-pro-iv");
    const instead = page.getByRole("region", { name: "Instead of this" });
    await expect(instead.getByRole("heading", { level: 3 })).toHaveText([
      "Cheaper: 11SIX24 Vapor Power $169.99",
      "Softer: JOOLA Perseus CFS 16 $249.95",
      "Lighter and quicker: Paddletek Bantam TKO-C $229.99",
    ]);
    await instead
      .getByRole("link", { name: /^Compare side by side/ })
      .nth(1)
      .click();
    await expect(page).toHaveURL(/\/joola-perseus-cfs-16-vs-joola-perseus-pro-iv$/);
    await page.getByRole("link", { name: "Read the JOOLA Perseus CFS 16 review" }).click();
    const upgrade = page.getByRole("region", { name: "Worth upgrading?" });
    await upgrade.getByRole("link", { name: "JOOLA Perseus Pro IV" }).click();

    const specs = page.getByRole("region", { name: "Specifications" });
    await specs.getByRole("link", { name: "JOOLA" }).click();
    await expect(page).toHaveURL(/\/brands\/joola$/);
    const answers = page.getByRole("region", { name: "In short" }).getByRole("listitem");
    await expect(answers).toHaveText([
      /^JOOLA Perseus Pro IV \(\$279\.95\): choose it if you win points by attacking/,
      /^JOOLA Hyperion Pro IV: choose it if you want a long paddle with quick hands/,
      /^JOOLA Perseus 3S/,
      /^JOOLA Perseus CFS 16/,
    ]);
    for (const answer of await answers.all()) await expect(answer).toBeInViewport({ ratio: 1 });
    await page.getByRole("link", { name: "Pickleball Paddle Brands" }).click();
    const brands = page.getByRole("region", { name: "In short" });
    await expect(brands.getByRole("definition").last()).toBeInViewport({ ratio: 1 });
  });
