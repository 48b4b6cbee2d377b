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
