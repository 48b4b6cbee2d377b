import { expect, test } from "../support/journey.ts";
import { figure, fillReview, listedReviews, reviewForm } from "../support/forms.ts";

test("a reader shows more reviews until there are none, each once, in order @writes", async ({
  page,
  request,
}) => {
  const words =
    "pop dwell spin touch drive dink reset kitchen serve block counter roll grit face edge weight sweet spot handle twist light heavy soft crisp loud quiet plush firm fast slow warm cold rainy league rec tournament partner elbow wrist court night".split(
      " ",
    );
  let seed = 7;
  const word = () => words[(seed = (seed * 16807) % 2147483647) % words.length];
  const texts = Array.from(
    { length: 45 },
    (_, index) => `Review number ${index}: ${Array.from({ length: 32 }, word).join(" ")}.`,
  );
  // One by one: their order is that of their times.
  for (const text of texts)
    await request.post("/rest/v1/paddle_reviews", {
      data: {
        paddle_name: "joola-perseus-3s",
        first_name: "Ann",
        dupr_rating: "4.0",
        rating: 5,
        review_text: text,
      },
    });
  await page.goto("/joola-perseus-3s");
  const samples = 20;
  const more = page.getByRole("link", { name: "Show more" });
  await expect(figure(page, "Total Reviews")).toHaveText(`${samples + 45}◇`);
  const group = page.getByRole("region", { name: "Sample reviews" });
  await expect(listedReviews(page)).toHaveCount(20);
  await expect(group).toHaveCount(0);
  // A phone folds most of them.
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByText("17 more reviews")).toBeVisible();
  await expect(listedReviews(page).nth(2)).toBeVisible();
  await expect(listedReviews(page).nth(3)).toBeHidden();
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height, "a page with 20 reviews").toBeLessThanOrEqual(8000);
  await expect(more).toBeHidden();
  await page.getByText("17 more reviews").click();
  await more.click();
  await expect(listedReviews(page)).toHaveCount(40);
  await expect(listedReviews(page).nth(20)).toBeFocused();
  await page.setViewportSize({ width: 1280, height: 720 });
  const said = page.getByRole("status").filter({ hasText: "More reviews are shown above." });
  await expect(said).toHaveCount(1);
  await more.click();
  await expect(listedReviews(page)).toHaveCount(samples + 45);
  await expect(more).toHaveCount(0);
  const shown = await listedReviews(page).locator("p[dir]").allTextContents();
  expect(shown.slice(0, 45)).toEqual(texts.toReversed());
  await group.getByText(`${samples} sample reviews`).click();
  await expect(group.getByRole("listitem")).toHaveCount(samples);
  await expect(group.getByText(/^Sample( \d+)?$/)).toHaveCount(samples);
  // A sample's are on its own page.
  const reports = page.getByRole("link", { name: /^Report .+'s review$/ });
  await expect(reports).toHaveCount(45);

  await fillReview(page, { name: "New", text: "The newest of all." });
  await reviewForm(page).submit.click();
  await expect(listedReviews(page).first()).toContainText("The newest of all.");
  await more.click();
  await expect(listedReviews(page)).toHaveCount(40);
});
