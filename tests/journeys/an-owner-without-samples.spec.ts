import { expect, test } from "../support/journey.ts";
import { figure, fillReview, listedReviews, postReviews, reviewForm } from "../support/forms.ts";

test.use({ settings: { SAMPLE_CONTENT: "off" } });

test("a paddle starts without reviews, and its rates appear with the fifth @writes", async ({
  page,
  request,
}) => {
  const slug = "joola-perseus-pro-iv";
  await page.goto(`/${slug}`);
  await expect(listedReviews(page)).toHaveCount(0);
  await expect(page.getByText("No reviews yet: be the first").first()).toBeVisible();
  await postReviews(
    request,
    [5, 4, 4, 2].map((rating, index) => ({
      paddle_name: slug,
      first_name: "Ann",
      dupr_rating: "4.0",
      rating,
      review_text: `Review number ${index} of ${slug}.`,
    })),
  );
  await page.reload();
  await expect(figure(page, "Total Reviews")).toHaveText("4");
  await expect(figure(page, "Recommend Rate")).toHaveCount(0);
  await fillReview(page, { name: "Bo", text: `The fifth of ${slug}.`, dupr: "3.5" });
  await reviewForm(page).submit.click();
  await expect(figure(page, "Total Reviews")).toHaveText("5");
  await expect(figure(page, "Recommend Rate")).toHaveText("80%");
  await expect(figure(page, "Avg DUPR Rating")).toHaveText("3.9");
  await expect(page.getByText("◇")).toHaveCount(0);
});
