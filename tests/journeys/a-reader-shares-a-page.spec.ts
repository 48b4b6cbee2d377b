import { expect, test } from "../support/journey.ts";

const pages = [
  "/diadem-hero",
  "/reviews/best-of/best-paddles-spin",
  "/blog/core-thickness",
  "/reviews/balls/budget-pickleballs-value",
  "/comparisons/diadem-hero-vs-neonic-flow",
];

for (const path of pages)
  test(`${path} is shared by the browser's own dialog`, async ({ page }) => {
    await page.addInitScript(() =>
      Object.assign(navigator, {
        share: (given: unknown) => void Object.assign(window, { shared: given }),
      }),
    );
    await page.goto(path);
    await page.getByRole("link", { name: "Share this page" }).click();
    const shared = () => page.evaluate(() => (window as { shared?: ShareData }).shared?.url);
    await expect.poll(shared).toMatch(new RegExp(`^http.*${path}$`));
    await expect(page).toHaveURL(path);
  });

test("a page's address is copied if the browser has no such dialog", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/blog/core-thickness");
  await page.getByRole("link", { name: "Share this page" }).press("Enter");
  await expect(page.locator("[data-sonner-toast]")).toContainText("Link copied");
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    /\/blog\/core-thickness$/,
  );
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of pages)
    test(`${path} has an email with its address`, async ({ page }) => {
      await page.goto(path);
      const link = page.getByRole("link", { name: "Share this page" });
      const href = await link.getAttribute("href");
      const body = new URL(href!).searchParams.get("body");
      expect(body).toMatch(new RegExp(`^http.*${path}$`));
    });
});
