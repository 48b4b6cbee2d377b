import { expect, test } from "../support/journey.ts";

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const)
  test.describe(`on a screen of ${width} px`, () => {
    test.use({ viewport: { width, height } });

    test("the end of a paddle's page names a cheaper, a softer and a quicker one, each with its reason", async ({
      page,
    }) => {
      await page.goto("/joola-perseus-pro-iv");
      const instead = page.getByRole("region", { name: "Instead of this" });
      await expect(instead.getByRole("heading", { level: 3 })).toHaveText([
        "Cheaper: 11SIX24 Vapor Power $169.99",
        "Softer: JOOLA Perseus CFS 16 $249.95",
        "Lighter and quicker: Paddletek Bantam TKO-C $229.99",
      ]);
      const cheaper = instead.getByRole("listitem").first();
      await expect(cheaper).toContainText("About $110 less, with the same 16 mm core");
      await cheaper.getByRole("link", { name: /^Compare side by side/ }).click();
      await expect(page).toHaveURL(/\/comparisons\/11six24-vapor-power-vs-joola-perseus-pro-iv$/);
    });

    test("the first screen of a brand's page says which of its paddles to take, and for whom", async ({
      page,
    }) => {
      await page.goto("/joola-perseus-3s");
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
      const cheap = brands.getByRole("definition").first();
      await expect(cheap).toHaveText("Vatic Pro $99.99, Neonic $129.99, Selkirk $149.99");
      await expect(brands.getByRole("definition").last()).toBeInViewport({ ratio: 1 });
    });
  });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("an earlier model's page and the newer one's answer whether to upgrade", async ({
    page,
  }) => {
    await page.goto("/joola-perseus-cfs-16");
    const upgrade = page.getByRole("region", { name: "Worth upgrading?" });
    await expect(upgrade.getByRole("heading", { level: 3 })).toHaveText(
      "Newer model: JOOLA Perseus 3S (2024)",
    );
    await expect(upgrade).toContainText("Yes for power, no for control.");
    await upgrade.getByRole("link", { name: "JOOLA Perseus 3S" }).click();
    await expect(upgrade.getByRole("heading", { level: 3 })).toHaveText([
      "Newer model: JOOLA Perseus Pro IV (2025)",
      "Earlier model: JOOLA Perseus CFS 16 (2023)",
    ]);
    await page.goto("/hudef-viva-pro");
    await expect(upgrade).toContainText("The Gen 3 lists at $169.99 and weighs 7.8 oz.");
  });

  test("a paddle we couldn't confirm has no alternatives, and its brand no page of its own", async ({
    page,
  }) => {
    await page.goto("/players-rogue2");
    await expect(page.getByRole("region", { name: "Instead of this" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Players", exact: true })).toHaveCount(0);
    await page.goto("/brands/head");
    const short = page.getByRole("region", { name: "In short" });
    await expect(short).toContainText("We couldn't confirm enough about the HEAD Radical Elite");
    await short
      .getByRole("link", { name: "See the all-around paddles we know more about" })
      .click();
    await expect(page).toHaveURL(/\/paddle-finder\?category=All-Around/);
  });

  test("a paddle without a price has a verdict, scores, rivals and a place on its brand's page", async ({
    page,
  }) => {
    await page.goto("/joola-hyperion-pro-iv");
    await expect(page.getByText("Price not confirmed").first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Buy it if" })).toBeVisible();
    await expect(page.locator("[data-score=control]")).toContainText(/No\. \d+ of \d+/);
    await expect(page.getByRole("region", { name: "Instead of this" })).toContainText("Softer:");
    const rivals = page.getByRole("heading", { name: "Compare with" });
    await expect(rivals).toBeVisible();
    await page.goto("/brands/onix");
    const short = page.getByRole("region", { name: "In short" });
    await expect(short).toContainText(
      "Onix Z5 Graphite: choose it if you're new and want the biggest face you can get.",
    );
    await expect(short).not.toContainText("$");
  });
});
