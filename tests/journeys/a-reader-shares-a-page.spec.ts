import type { APIRequestContext } from "@playwright/test";
import { listedReviews } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

/** Samples can't be shared. */
const postReview = (request: APIRequestContext) =>
  request.post("/rest/v1/paddle_reviews", {
    data: {
      paddle_name: "diadem-hero",
      first_name: "Ann",
      dupr_rating: "4.0",
      rating: 5,
      review_text: "Soft and long.",
    },
  });
const ofReview = /\/diadem-hero\?review=([-\da-f]{36})#review-\1$/;

test("a page and a review are shared by the browser's own dialog @writes", async ({
  page,
  request,
}) => {
  await postReview(request);
  await page.addInitScript(() =>
    Object.assign(navigator, {
      share: (given: unknown) => void Object.assign(window, { shared: given }),
    }),
  );
  await page.goto("/diadem-hero");
  const shared = () => page.evaluate(() => (window as { shared?: ShareData }).shared?.url);
  await page.getByRole("link", { name: "Share this page" }).click();
  await expect.poll(shared).toMatch(/^http.*\/diadem-hero$/);
  await listedReviews(page)
    .first()
    .getByRole("link", { name: /^Share .+'s review$/ })
    .click();
  await expect.poll(shared).toMatch(ofReview);
  await expect(page).toHaveURL(/\/diadem-hero$/);
});

for (const takesFiles of [true, false])
  test(`a picture is sent with its page${takesFiles ? "" : ", or the page alone where the browser sends no files"}`, async ({
    page,
  }) => {
    await page.addInitScript((takes) => {
      const share = (given: unknown) => void Object.assign(window, { shared: given });
      Object.assign(navigator, { share, canShare: () => takes });
    }, takesFiles);
    await page.goto("/my-paddles?own=neonic-flow&want=honolulu-j2k");
    const picture = page.getByRole("img", { name: /under the outline of the Neonic Flow/ });
    await expect(picture).toHaveJSProperty("naturalWidth", 1080);
    const saved = page.waitForEvent("download");
    await page.getByRole("link", { name: "Save the picture" }).click();
    expect((await saved).suggestedFilename()).toBe("honolulu-j2k.png");
    await picture.locator("..").getByRole("link", { name: "Share", exact: true }).click();
    const shared = () =>
      page.evaluate(() => {
        const { url, files } = (window as { shared?: ShareData }).shared ?? {};
        return [url, files?.map(({ type, size }) => [type, size > 10_000])];
      });
    await expect
      .poll(shared)
      .toEqual([
        expect.stringMatching(/\/my-paddles\?own=neonic-flow&want=honolulu-j2k$/),
        takesFiles ? [["image/png", true]] : undefined,
      ]);
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

  test("a review is shared by following its link @writes", async ({ page, request }) => {
    await postReview(request);
    await page.route("**/assets/share-*.js", (route) => route.abort());
    await page.goto("/diadem-hero");
    await page.getByRole("link", { name: "Share Ann's review" }).click();
    await expect(page).toHaveURL(ofReview);
  });
});
