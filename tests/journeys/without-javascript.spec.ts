import { expect, test } from "../support/journey.ts";
import { figure, fillReview, listedReviews, reviewForm } from "../support/review-form.ts";

test.use({ javaScriptEnabled: false });

test("a review is stored by a plain post, and the page that comes back says so @writes", async ({
  page,
}) => {
  await page.goto("/joola-perseus-pro-iv");
  await fillReview(page, { name: "Omar", text: "Stored without script." });
  await reviewForm(page).submit.click();
  await expect(page).toHaveURL(/\/joola-perseus-pro-iv\?review=stored/);
  await expect(reviewForm(page).outcome).toContainText(
    "Thank you for sharing your experience with the Perseus IV.",
  );
  await expect(listedReviews(page).first()).toContainText("Stored without script.");
  await page.reload();
  await expect(figure(page, "Total Reviews")).toHaveText("21");
});

test.describe("what the server refuses", () => {
  test.use({ expectedComplaints: /422/ });

  test("comes back with everything that was typed and a message beside the field", async ({
    page,
  }) => {
    await page.goto("/joola-perseus-pro-iv");
    await fillReview(page, { name: "Omar", text: 'With "quotes" & <3', dupr: "pro" });
    await reviewForm(page).submit.click();
    const { firstName, dupr, rating, text, outcome } = reviewForm(page);
    await expect(dupr).toHaveAccessibleDescription(/Please enter a rating from 1 to 6/);
    await expect(outcome).toContainText("Please check the marked fields");
    await expect(firstName).toHaveValue("Omar");
    await expect(dupr).toHaveValue("pro");
    await expect(rating).toHaveValue("4");
    await expect(text).toHaveValue('With "quotes" & <3');
    await expect(figure(page, "Total Reviews")).toHaveText("20");
  });
});

test("older reviews are a link away @writes", async ({ page, request }) => {
  await request.post("/rest/v1/paddle_reviews", {
    data: Array.from({ length: 25 }, (_, index) => ({
      paddle_name: "diadem-hero",
      first_name: "Ann",
      dupr_rating: "3.5",
      rating: 4,
      review_text: `Review number ${index}.`,
    })),
  });
  await page.goto("/diadem-hero");
  const samples = 20;
  await expect(listedReviews(page)).toHaveCount(samples + 20);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(listedReviews(page)).toHaveCount(5);
  await page.getByRole("link", { name: "Back to the newest reviews" }).click();
  await expect(listedReviews(page)).toHaveCount(samples + 20);
});
