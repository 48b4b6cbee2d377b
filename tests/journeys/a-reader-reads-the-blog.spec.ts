import { expect, test } from "../support/journey.ts";

const featured = "The Third Shot: When to Drop, When to Drive";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader finds articles by their text, and narrows to a category", async ({ page }) => {
    await page.goto("/blog");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Expert Insights & Analysis");
    await expect(page.getByRole("region", { name: "Featured article" })).toContainText(featured);
    const found = page.getByRole("region", { name: /Found|Recent/ });
    await expect(found.getByRole("heading", { level: 2 })).toHaveText("Recent Articles");
    await expect(found).not.toContainText(featured);

    const box = page.getByPlaceholder("Search articles...");
    await box.fill("  KITCHEN ");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/blog\?search=/);
    await expect(box).toHaveValue("KITCHEN");
    await expect(page.getByRole("region", { name: "Featured article" })).toHaveCount(0);
    await expect(found.getByRole("heading", { level: 2 })).toHaveText(/^\d+ Articles Found$/);
    // The cards don't have the texts.
    const cards = found.getByRole("listitem");
    expect(await cards.filter({ hasNotText: /kitchen/i }).count()).toBeGreaterThan(2);

    await page.getByRole("link", { name: "Equipment", exact: true }).click();
    await expect(page).toHaveURL("/blog?search=KITCHEN&category=Equipment");
    await expect(found.getByRole("heading", { level: 2 })).toHaveText(/^\d+ Articles? Found$/);
  });

  test("a search without results leads to the other categories and to the whole site", async ({
    page,
  }) => {
    await page.goto("/blog?search=honolulu&category=Training");
    await expect(page.getByText("No articles match your search.")).toBeVisible();
    await page.getByRole("link", { name: "Show all articles" }).click();
    await expect(page).toHaveURL(/\/blog$/);
    await page.goBack();
    await page.getByRole("link", { name: "All categories" }).click();
    await expect(page).toHaveURL("/blog?search=honolulu");
    await page.getByRole("link", { name: "Search the whole site" }).click();
    await expect(page).toHaveURL("/search?search=honolulu");
    await expect(page.getByRole("main").getByRole("link", { name: "Honolulu J2K" })).toBeVisible();
  });

  test("a category stays during a search; a blank search is ignored", async ({ page }) => {
    await page.goto("/blog?category=Strategy");
    await expect(page.getByRole("link", { name: "Strategy", exact: true })).toHaveAttribute(
      "aria-current",
      "true",
    );
    const box = page.getByPlaceholder("Search articles...");
    await box.fill("   ");
    await box.press("Enter");
    await expect(page).toHaveURL(/category=Strategy/);
    await expect(box).toHaveValue("");
    await expect(page.getByRole("heading", { name: "3 Articles Found" })).toBeVisible();
    await expect(page.getByRole("link", { name: `Read More of ${featured}` })).toBeVisible();
  });
});

test("'Read Article' opens the article, which names its author and links on", async ({ page }) => {
  await page.goto("/blog?category=Cooking");
  await page.getByRole("link", { name: "Read Article" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(featured);
  await expect(page.getByText("March 11, 2025 · 4 min read")).toBeVisible();
  await expect(page.getByRole("img", { name: "Drawing of Elena" })).toBeVisible();
  const json = await page.locator("script[type='application/ld+json']").textContent();
  const [posting, breadcrumb] = JSON.parse(json ?? "") as Record<string, unknown>[];
  expect(posting).toMatchObject({
    "@type": "BlogPosting",
    headline: featured,
    datePublished: "2025-03-11",
    author: { "@type": "Person", name: "Elena" },
  });
  expect(breadcrumb).toMatchObject({ "@type": "BreadcrumbList" });
  const next = page.getByRole("region", { name: "Read next" }).getByRole("listitem");
  await expect(next).toHaveCount(3);
  await expect(next.first()).toContainText("Strategy");
  await page.getByRole("link", { name: "Elena" }).click();
  await expect(page).toHaveURL(/\/about#elena$/);
  const elena = page.getByRole("listitem").filter({ hasText: "Elena plays" });
  await expect(elena.getByRole("img", { name: "sample" })).toBeVisible();
});

test("the about page shows its claims, and marks unconfirmed ones", async ({ page }) => {
  await page.goto("/about");
  for (const value of ["Excellence", "Community", "Accuracy", "Expertise"])
    await expect(page.getByRole("term").filter({ hasText: value })).toBeVisible();
  for (const [label, figure] of [
    ["founded in", "2020"],
    ["products tested", "1000+"],
    ["readers helped", "50k+"],
  ] as const) {
    const claim = page.getByLabel("In figures").locator("div").filter({ hasText: label });
    await expect(claim).toContainText(figure);
    await expect(claim).toContainText("◇");
  }
  const team = page.getByRole("region", { name: "Our Team" });
  await expect(team).toContainText("Members marked ◇ are fictional");
  await expect(team.getByRole("listitem").getByRole("img", { name: "sample" })).toHaveCount(3);
});

test.describe("without samples", () => {
  test.use({ settings: { SAMPLE_CONTENT: "off" } });

  test("fictional people and unconfirmed claims are gone, the articles stay", async ({ page }) => {
    await page.goto("/about");
    await expect(page.getByRole("heading", { name: "Our Mission" })).toBeVisible();
    for (const gone of ["Our Team", "Elena", "50k+", "2020", "◇"])
      await expect(page.getByText(gone)).toHaveCount(0);
    await page.goto("/blog");
    await expect(page.getByText("Elena")).toHaveCount(0);
    await page.getByRole("link", { name: "Read Article" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(featured);
    await expect(page.getByText("March 11, 2025")).toBeVisible();
    expect(await page.content()).not.toContain("Elena");
  });
});

test.describe("on a public site", () => {
  test.use({ settings: { SITE_URL: "https://rallyrank.example" } });

  test("structured data doesn't present a fictional author as a person", async ({ request }) => {
    for (const [path, type] of [
      ["/blog/core-thickness", "BlogPosting"],
      ["/reviews/balls/7f3a9c21", "Article"],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(html).toContain(`"@type":"${type}"`);
      expect(html).toContain("fictional author");
      expect(html).not.toContain('"Person"');
    }
  });
});
