import { expect, test } from "../support/journey.ts";

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a shopper chooses three paddles and gets one table at an address to share", async ({
    page,
  }) => {
    await page.goto("/comparisons");
    await page.getByLabel("Paddle 1").selectOption("Neonic Flow");
    await page.getByLabel("Paddle 2").selectOption("Onix Z5 Graphite");
    await page.getByLabel("Paddle 4").selectOption("Diadem Hero");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(
      /\/comparisons\?paddles=neonic-flow,onix-z5-graphite,diadem-hero$/,
    );
    await expect(page.getByRole("columnheader")).toHaveText([
      "Paddle",
      "Neonic Flow",
      "Onix Z5 Graphite",
      "Diadem Hero",
    ]);
    const weight = page.getByRole("row", { name: "Weight" });
    await expect(weight.getByRole("rowheader")).toHaveText("Weight differs");
    await expect(weight.getByRole("cell")).toHaveText([
      "8.1 oz",
      "7.8 oz",
      "7.8 oz · not confirmed",
    ]);
    await expect(page.getByLabel("Paddle 3")).toHaveValue("diadem-hero");
  });

  test("one paddle alone leads back to the choice, which keeps it", async ({ page }) => {
    await page.goto("/comparisons");
    await page.getByLabel("Paddle 2").selectOption("Neonic Flow");
    await page.getByRole("button", { name: "Compare" }).click();
    await expect(page).toHaveURL(/\/comparisons\?paddles=neonic-flow$/);
    await expect(page.getByText("Choose at least one more.")).toBeVisible();
    await expect(page.getByLabel("Paddle 1")).toHaveValue("neonic-flow");
    await expect(page.getByRole("table")).toHaveCount(0);
  });
});

test("a paddle's page leads to a pair, and the pair to both reviews", async ({ page }) => {
  await page.goto("/joola-perseus-pro-iv");
  const compare = page.getByRole("navigation", { name: "Compare with" }).getByRole("link");
  await expect(compare).toHaveCount(3);
  await compare.getByText("JOOLA Perseus 3S").click();
  await expect(page).toHaveURL(/\/comparisons\/joola-perseus-3s-vs-joola-perseus-pro-iv$/);
  await expect(
    page.getByText("The JOOLA Perseus 3S is 0.2 oz lighter than the JOOLA Perseus Pro IV."),
  ).toBeVisible();
  const data = await page.locator("script[type='application/ld+json']").textContent();
  expect(JSON.parse(data!)).toContainEqual(
    expect.objectContaining({ "@type": "ItemList", numberOfItems: 2 }),
  );
  await page.getByRole("link", { name: "Read the JOOLA Perseus Pro IV review" }).click();
  await expect(page).toHaveURL(/\/joola-perseus-pro-iv$/);
});

test("on a screen of 320 px the table scrolls in its frame, its first column pinned", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto("/comparisons?paddles=neonic-flow,onix-z5-graphite,diadem-hero,selkirk-amped-s2");
  const label = page.getByRole("rowheader", { name: "Weight" });
  const before = await label.boundingBox();
  const last = page.getByRole("columnheader", { name: "Selkirk AMPED S2" });
  await last.scrollIntoViewIfNeeded();
  await expect(last.getByRole("link")).toBeInViewport();
  expect((await label.boundingBox())?.x).toBe(before?.x);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test.describe("addresses", () => {
  test.use({ expectedComplaints: /404/ });

  for (const [from, status, to] of [
    [
      "/comparisons/onix-z5-graphite-vs-neonic-flow",
      301,
      "/comparisons/neonic-flow-vs-onix-z5-graphite",
    ],
    ["/comparisons/neonic-flow-vs-no-such-paddle", 404, null],
    ["/comparisons/neonic-flow-vs-neonic-flow", 404, null],
    ["/comparisons?paddles=neonic-flow,no-such-paddle", 302, "/comparisons?paddles=neonic-flow"],
    ["/best-of", 301, "/reviews/best-of"],
  ] as const)
    test(`${from} answers ${status}`, async ({ request }) => {
      const answer = await request.get(from, { maxRedirects: 0 });
      expect(answer.status()).toBe(status);
      expect(answer.headers()["location"] ?? null).toBe(to);
    });
});
