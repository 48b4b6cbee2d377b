import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { listedReviews } from "../support/forms.ts";

/** Twenty-five reviews by 2.5 and 4.0 players in turn, so that a list has a second page. */
async function writeReviews(request: APIRequestContext) {
  for (let number = 0; number < 25; number++)
    await request.post("/rest/v1/paddle_reviews", {
      data: {
        paddle_name: "tournament-pickleballs-lifetime-balls",
        first_name: number === 0 ? "Dana" : "Ann",
        dupr_rating: number % 2 === 0 ? "4.0" : "2.5",
        rating: 1 + (number % 5),
        review_text: `Review number ${number}${number === 0 ? ": a Décent ball" : ""}.`,
      },
    });
}

const path = "/reviews/balls/tournament-pickleballs-lifetime-balls";
const filters = (page: Page) => page.getByRole("search", { name: "Player reviews" });

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a player reads the reviews of their level, votes for one, and finds it first @writes", async ({
    page,
    request,
  }) => {
    await writeReviews(request);
    await page.goto(path);
    await filters(page).getByLabel("Player's level").selectOption("4.0");
    await filters(page).getByRole("button", { name: "Show reviews" }).click();
    await expect(page.getByText("13 reviews near 4.0.")).toBeVisible();
    await expect(listedReviews(page)).toHaveCount(13);

    const oldest = listedReviews(page).last();
    await expect(oldest).toContainText("Dana");
    const helpful = oldest.getByRole("button", { name: "Helpful: Dana's review" });
    await expect(helpful).toHaveAttribute("aria-pressed", "false");
    await helpful.click();
    await expect(page).toHaveURL(/level=4\.0.*#review-/);
    await expect(helpful).toHaveAttribute("aria-pressed", "true");
    await expect(page.locator("[aria-pressed=true]")).toHaveCount(1);
    await expect(oldest).toContainText("1 found this helpful");
    await expect(oldest).toBeInViewport();
    await helpful.click();
    await expect(page).toHaveURL(/#review-/);
    await expect(oldest).toContainText("1 found this helpful");

    await filters(page).getByLabel("Sort by").selectOption("Most helpful");
    await filters(page).getByRole("button", { name: "Show reviews" }).click();
    await expect(listedReviews(page).first()).toContainText("Dana");
    await expect(listedReviews(page)).toHaveCount(13);
    await page.getByRole("link", { name: "Show all reviews" }).click();
    await expect(listedReviews(page)).toHaveCount(20);
  });
});

test("a review loaded by 'Show more' can be voted for in place @writes", async ({
  page,
  request,
}) => {
  await writeReviews(request);
  await page.goto(path);
  await page.getByRole("table", { name: "How many stars" }).getByRole("link").last().click();
  await expect(page.getByText("5 reviews with 1 star.")).toBeVisible();
  await filters(page).getByLabel("Search reviews").fill("decent BALL");
  await page.keyboard.press("Enter");
  await expect(listedReviews(page)).toHaveText(/Dana/);

  await page.goto(`${path}?sort=lowest`);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(listedReviews(page)).toHaveCount(25);
  const last = listedReviews(page).last();
  const text = (await last.locator("p[dir]").textContent())!;
  await last.getByRole("button").click();
  await expect(page).toHaveURL(/sort=lowest&before=.*#review-/);
  await expect(last).toContainText("1 found this helpful");
  await expect(last).toContainText(text);
});
