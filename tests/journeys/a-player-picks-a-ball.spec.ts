import { expect, test } from "../support/journey.ts";
import { figure, fillReview, listedReviews, postReviews, reviewForm } from "../support/forms.ts";

test("a player reads an article, writes about its balls, and sees what players near their level say @writes", async ({
  page,
  request,
}) => {
  await page.goto("/reviews/balls");
  await page.getByRole("link", { name: "Pickleball Durability Test" }).click();
  await expect(page).toHaveURL(/\/reviews\/balls\/7f3a9c21$/);
  await expect(figure(page, "Total Reviews")).toHaveText("0");
  await fillReview(page, { name: "Omar", text: "Mine went soft first.", dupr: "3.5" });
  await reviewForm(page).submit.click();
  await expect(listedReviews(page).first()).toContainText("Mine went soft first.");
  await expect(figure(page, "Total Reviews")).toHaveText("1");
  await expect(figure(page, "Average Rating")).toHaveText("4.0");

  await postReviews(
    request,
    [3, 4, 5, 4, 5, 5].map((rating, index) => ({
      paddle_name: "7f3a9c21",
      first_name: "Ann",
      dupr_rating: index < 4 ? "3.5" : "5.0",
      rating,
      review_text: `The second ball is mine, number ${index}.`,
    })),
  );
  await page.reload();
  const reviews = page.getByRole("region", { name: "Player Reviews" });
  await expect(reviews.getByRole("img", { name: "4.3 out of 5 stars" }).first()).toBeVisible();
  await reviews.getByLabel("Your level").selectOption("3.5");
  await expect(page.getByText("4.0 from 5 reviews near 3.5")).toBeVisible();
  const rating = await figure(page, "Average Rating").boundingBox();
  const first = await listedReviews(page).first().boundingBox();
  expect(rating!.y).toBeLessThan(first!.y - 300);
});

test("a player works out the cost of a game from their own shop's price", async ({ page }) => {
  await page.goto("/balls?sort=cost");
  await page.getByText("What you pay").click();
  await page.getByLabel("Ball", { exact: true }).selectOption("Franklin X-40");
  await page.getByLabel("Your price for one ball").fill("50");
  await page.getByRole("button", { name: "Show Cost per Game" }).click();
  const row = page.getByRole("row", { name: "Franklin X-40" });
  await expect(row).toContainText("$50.00, your price");
  await page.getByRole("link", { name: "Use list prices" }).click();
  await expect(page).toHaveURL(/\/balls$/);
  await expect(row).not.toContainText("your price");
});
