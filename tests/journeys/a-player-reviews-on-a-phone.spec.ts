import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { listedReviews, reviewForm } from "../support/forms.ts";

const paddle = "/neonic-flow";
const filter = (page: Page) => page.getByRole("search", { name: "Player reviews" });
const jumps = (page: Page) => page.getByRole("navigation", { name: "Jump to" });
const found = (page: Page) => page.locator("#reviews-found");
const close = (page: Page) => page.getByRole("link", { name: "Close", exact: true });

/** Opens the sheet from the head of the reviews. */
async function openSheet(page: Page) {
  await jumps(page).getByRole("link", { name: "Write a review" }).click();
  await expect(close(page)).toBeVisible();
}

test.use({ viewport: { width: 390, height: 844 } });

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a filter leads to its results: their number, read aloud, and the first of them", async ({
      page,
    }) => {
      await page.goto(paddle);
      await expect(found(page)).toHaveText("In this list: 25 samples.");
      await filter(page).getByText("Filter and sort").click();
      const dupr = filter(page).getByLabel("DUPR Rating");
      await expect(dupr).toBeHidden();
      await filter(page).getByLabel("Player's level").selectOption("A DUPR…");
      await dupr.fill("3,25");
      await filter(page).getByRole("button", { name: "Show reviews" }).click();
      await expect(page).toHaveURL(/dupr=3%2C25.*#reviews-found$/);
      await expect(found(page)).toHaveText(
        /^\d+ samples near 3\.0\. 3\.25 counts as 3\.0\. Show all reviews$/,
      );
      await expect(found(page)).toBeFocused();
      await expect(found(page)).toBeInViewport({ ratio: 1 });
      await expect(listedReviews(page).first()).toBeInViewport({ ratio: 1 });
      await expect(filter(page).getByLabel("Player's level")).toHaveValue("3.0");

      await filter(page).getByLabel("Search reviews").fill("no such words");
      await filter(page).getByRole("button", { name: "Show reviews" }).click();
      await expect(found(page)).toContainText("No reviews near 3.0, that say 'no such words'.");
      await expect(found(page)).toBeInViewport({ ratio: 1 });
      await found(page).getByRole("link", { name: "Show all reviews" }).click();
      await expect(found(page)).toHaveText("In this list: 25 samples.");
      await expect(listedReviews(page).first()).toBeInViewport({ ratio: 1 });
    });

    test("'Write a review' opens the form alone, and the way back closes it", async ({ page }) => {
      await page.goto(paddle);
      await expect(close(page)).toBeHidden();
      await jumps(page).scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => scrollY);
      await openSheet(page);
      const sheet = page.getByRole("region", { name: "Share Your Review" });
      expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 });
      await expect(page.getByRole("link", { name: "Verdict" })).toBeHidden();
      await expect(page.getByRole("banner")).toBeHidden();
      await page.keyboard.press("Tab");
      await expect(close(page)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(reviewForm(page).firstName).toBeFocused();
      // Nothing but the sheet takes the focus.
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(
        page.locator("main *:focus:not(#write-a-review, #write-a-review *)"),
      ).toHaveCount(0);

      await reviewForm(page).text.fill("Counters well.");
      await page.goBack();
      await expect(close(page)).toBeHidden();
      expect(await page.evaluate(() => scrollY)).toBe(place);
      await openSheet(page);
      await expect(reviewForm(page).text).toHaveValue("Counters well.");
      await close(page).click();
      await expect(close(page)).toBeHidden();
      await expect(page).toHaveURL(/#player-reviews$/);
      await expect(page.getByRole("heading", { name: "Player Reviews" })).toBeInViewport();
      await expect(reviewForm(page).text).toHaveValue("Counters well.");
    });
  });

test("mistakes are shown in the sheet, Escape and 'Close' leave what is typed, and a stored review leads on @writes", async ({
  page,
}) => {
  await page.goto(paddle);
  await openSheet(page);
  const { form, answer, firstName, dupr, rating, text, submit } = reviewForm(page);
  await submit.click();
  await expect(page.locator("[data-sonner-toast]")).toBeVisible();
  await expect(firstName).toBeFocused();
  await expect(form.getByText("Please enter your first name.")).toBeInViewport({ ratio: 1 });
  await firstName.fill("Ana");
  await page.keyboard.press("Escape");
  await expect(close(page)).toBeHidden();
  await openSheet(page);
  await expect(firstName).toHaveValue("Ana");
  await close(page).click();
  await expect(close(page)).toBeHidden();
  // Closing leaves no sheet behind in the history.
  await page.goBack();
  await expect(close(page)).toBeHidden();

  await openSheet(page);
  await dupr.fill("3.25");
  await rating.selectOption("5");
  await text.fill("Soft hands, quick resets.");
  await submit.click();
  await expect(answer).toContainText("Thank you for your review!");
  await answer.getByRole("link", { name: "See your review" }).click();
  const own = listedReviews(page).filter({ hasText: "Soft hands, quick resets." });
  await expect(own).toBeInViewport();
  await expect(own).toContainText("DUPR 3.25");
  await expect(close(page)).toBeHidden();
});

test("the head of the reviews leads to each part of the page, and on a wide screen the form stays beside them", async ({
  page,
}) => {
  await page.goto(paddle);
  await expect(jumps(page).getByRole("link")).toHaveText([
    "Verdict",
    "Specs",
    "Reviews",
    "Write a review",
  ]);
  for (const name of ["Verdict", "Specs", "Reviews"]) {
    await jumps(page).getByRole("link", { name, exact: true }).click();
    await expect(page.locator(":target")).toBeInViewport();
  }
  await page.setViewportSize({ width: 1280, height: 800 });
  await jumps(page).getByRole("link", { name: "Write a review" }).click();
  await expect(page.getByRole("heading", { name: "Player Reviews" })).toBeVisible();
  await expect(close(page)).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page).toHaveURL(/#write-a-review$/);
});
