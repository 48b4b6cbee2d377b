import { listedReviews } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

test("a page and a review are shared by the browser's own dialog", async ({ page }) => {
  await page.addInitScript(() =>
    Object.assign(navigator, {
      share: (given: unknown) => void Object.assign(window, { shared: given }),
    }),
  );
  await page.goto("/diadem-hero");
  const shared = () => page.evaluate(() => (window as { shared?: ShareData }).shared?.url);
  await page.getByRole("link", { name: "Share this page" }).click();
  await expect.poll(shared).toMatch(/^http.*\/diadem-hero$/);
  const third = listedReviews(page).nth(2);
  await third.getByRole("link", { name: /^Share .+'s review$/ }).click();
  await expect.poll(shared).toMatch(/\/diadem-hero\?review=sample-3#review-sample-3$/);
  await expect(page).toHaveURL(/\/diadem-hero$/);
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

test.describe("if the code for it never arrives", () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_FAILED/ });

  test("a review is shared by following its link", async ({ page }) => {
    await page.route("**/assets/share-*.js", (route) => route.abort());
    await page.goto("/diadem-hero");
    const links = page.getByRole("link", { name: /^Share .+'s review$/ });
    await links.nth(2).click();
    await expect(page).toHaveURL(/\/diadem-hero\?review=sample-3#review-sample-3$/);
  });
});
