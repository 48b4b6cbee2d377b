import { brotliCompressSync } from "node:zlib";
import { expect, test } from "../support/journey.ts";

test("a shopper goes from the lists to a guide, and from its first paddle to that paddle's page", async ({
  page,
}) => {
  await page.goto("/reviews/best-of");
  await expect(page.getByText("5,000+ community reviews, updated monthly")).toContainText("◇");
  await page.getByRole("link", { name: "Best Paddles for Spin" }).click();
  await expect(page).toHaveURL(/\/reviews\/best-of\/best-paddles-spin$/);
  await expect(page.getByText("Updated January 2025")).toBeVisible();
  await expect(page.getByText("community notes marked ◇ in this guide are samples")).toBeVisible();
  await expect(page.getByRole("heading", { name: "Surface types" })).toBeVisible();

  const entries = page.getByRole("listitem").filter({ has: page.getByText("Community note") });
  await expect(entries).toHaveCount(5);
  const [first, last] = [entries.first(), entries.last()];
  await expect(first).toContainText("Maximum Spin");
  await expect(first).toContainText("152 community reviews◇");
  await expect(first).toContainText("$179.99");
  await expect(first).toContainText("8.1 oz");
  await expect(last).not.toContainText("Maximum Spin");
  await expect(last.getByText("3.9 for spin")).toBeVisible();
  await expect(last.getByRole("img", { name: "3.9 out of 5 stars for spin" })).toBeVisible();

  await first.getByRole("link", { name: "Six Zero Double Black Diamond Control" }).click();
  await expect(page).toHaveURL(/\/six-zero-double-black-diamond-control$/);
});

test("a guide that is coming soon says so, offers an email and links back", async ({ page }) => {
  await page.goto("/reviews/best-of");
  await page.getByRole("link", { name: "Best Paddles Under $100" }).click();
  await expect(page.getByText("Coming Soon", { exact: true })).toBeVisible();
  await expect(page.getByText("This guide is coming soon.")).toBeVisible();
  await page.getByRole("link", { name: "Email me when it's out" }).click();
  await expect(page).toHaveURL(/\/newsletter$/);
  await expect(page.getByLabel("Email")).toBeVisible();
  await page.goBack();
  await page.getByRole("link", { name: "Back to Best Of Lists" }).click();
  await expect(page).toHaveURL(/\/reviews\/best-of$/);
});

test("the beginners' guide links to the finder, the reviews, and two other guides", async ({
  page,
}) => {
  await page.goto("/reviews/best-of/best-paddles-beginners-2025");
  const main = page.getByRole("main");
  for (const [name, to] of [
    ["Best Of", "/reviews/best-of"],
    ["Try Paddle Finder", "/paddle-finder"],
    ["All Paddle Reviews", "/reviews/paddles"],
    ["Best Paddles Under $100", "/reviews/best-of/best-paddles-under-100"],
    ["Best Pickleball Sets for Beginners", "/reviews/best-of/best-pickleball-sets-beginners"],
  ] as const)
    await expect(main.getByRole("link", { name, exact: true })).toHaveAttribute("href", to);
});

test("each guide is small, and tells search engines its order but not its ratings", async ({
  request,
}) => {
  for (const slug of ["beginners-2025", "power-players", "control-touch", "spin"]) {
    const html = await (await request.get(`/reviews/best-of/best-paddles-${slug}`)).text();
    expect.soft(brotliCompressSync(html).length, slug).toBeLessThanOrEqual(20 * 1024);
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)![1]!;
    const data = JSON.parse(json) as { "@type": string; itemListElement?: unknown[] }[];
    expect
      .soft(data.map((each) => each["@type"]))
      .toEqual(["Article", "ItemList", "BreadcrumbList"]);
    expect.soft(data[1]?.itemListElement).toHaveLength(5);
    expect.soft(json).not.toMatch(/rating/i);
  }
});

test.describe("without samples", () => {
  test.use({ settings: { SAMPLE_CONTENT: "off" } });

  test("guides stay without scores, counts and notes, and the claim is gone", async ({
    page,
    request,
  }) => {
    expect(await (await request.get("/sitemap.xml")).text()).toContain("best-paddles-spin");
    await page.goto("/reviews/best-of");
    await expect(page.getByText("5,000+")).toHaveCount(0);
    await page.getByRole("link", { name: "Best Paddles for Spin" }).click();
    await expect(page.getByRole("heading", { name: "The 5 paddles, ranked" })).toBeVisible();
    await expect(page.getByText("Maximum Spin").first()).toBeVisible();
    for (const gone of ["community reviews", "Community note", "out of 5", "◇"])
      await expect(page.getByText(gone)).toHaveCount(0);
    await expect(page.getByRole("img", { name: "out of 5 stars" })).toHaveCount(0);
    await page.goto("/reviews/best-of/best-paddles-beginners-2025");
    await expect(page.getByText("Community Choice")).toHaveCount(0);
  });
});
