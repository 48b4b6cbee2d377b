import { expect, test } from "../support/journey.ts";
import { figure, fillReview, listedReviews, postReviews, reviewForm } from "../support/forms.ts";

const durability = "/reviews/balls/7f3a9c21";

test("a player goes from the list to an article, and back", async ({ page }) => {
  await page.goto("/ball-reviews");
  await expect(page).toHaveURL(/\/reviews\/balls$/);
  await page.getByRole("link", { name: "Pickleball Durability Test" }).click();
  await expect(page).toHaveURL(/\/reviews\/balls\/7f3a9c21$/);
  await expect(page.getByText("October 28, 2025 · 8 min read")).toBeVisible();
  await expect(page.getByText("By Marcus · fictional author")).toBeVisible();
  await expect(page.getByText("quotes in this article are samples")).toBeVisible();
  await page.getByRole("link", { name: "Back to Ball Testing" }).click();
  await expect(page).toHaveURL(/\/reviews\/balls$/);
  await page.goto("/reviews/balls/pickleball-durability-test");
  await expect(page).toHaveURL(/\/reviews\/balls\/7f3a9c21$/);
});

for (const javaScriptEnabled of [true, false])
  test.describe(javaScriptEnabled ? "with script" : "without script", () => {
    test.use({ javaScriptEnabled });

    test("a review of an article's balls is stored and counted @writes", async ({ page }) => {
      await page.goto(durability);
      await expect(figure(page, "Total Reviews")).toHaveText("0");
      await expect(figure(page, "Average Rating")).toHaveCount(0);
      await fillReview(page, { name: "Omar", text: "Mine went soft first.", dupr: "3.5" });
      await reviewForm(page).submit.click();
      // Without script, the form leads to the review's private page.
      if (!javaScriptEnabled) await page.getByRole("link", { name: "See your review" }).click();
      await expect(listedReviews(page).first()).toContainText("Mine went soft first.");
      await expect(figure(page, "Total Reviews")).toHaveText("1");
      await expect(figure(page, "Average Rating")).toHaveText("4.0");
    });
  });

test("an article's rating stands above its reviews, with that of players near the reader's level @writes", async ({
  page,
  request,
}) => {
  await postReviews(
    request,
    [3, 4, 5, 4, 4, 5, 5].map((rating, index) => ({
      paddle_name: "7f3a9c21",
      first_name: "Ann",
      dupr_rating: index < 5 ? "3.5" : "5.0",
      rating,
      review_text: `The second ball is mine, number ${index}.`,
    })),
  );
  await page.goto(durability);
  const reviews = page.getByRole("region", { name: "Player Reviews" });
  await expect(reviews.getByRole("img", { name: "4.3 out of 5 stars" }).first()).toBeVisible();
  await reviews.getByLabel("Your level").selectOption("3.5");
  await expect(page.getByText("4.0 from 5 reviews near 3.5")).toBeVisible();
  const rating = await figure(page, "Average Rating").boundingBox();
  const first = await listedReviews(page).first().boundingBox();
  expect(rating!.y).toBeLessThan(first!.y - 300);
});

test("the ball database sorts by any column, by links", async ({ page }) => {
  await page.goto("/balls");
  const balls = page.getByRole("rowheader");
  await expect(balls).toHaveCount(26);
  await expect(balls.first()).toHaveText("CORE Indoor");
  await page.getByRole("link", { name: "Rating" }).click();
  await expect(balls.first()).toContainText("LifeTime Tournament");
  await expect(page.getByRole("columnheader", { name: "Rating" })).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.getByRole("link", { name: "Cost per game" }).click();
  await expect(balls.first()).toHaveText("Franklin X-40");
});

test("a player works out the cost of a game from their own shop's price", async ({ page }) => {
  await page.goto("/balls?sort=cost");
  await page.getByText("What you pay").click();
  await page.getByLabel("Ball", { exact: true }).selectOption("Franklin X-40");
  const price = page.getByLabel("Your price for one ball");
  const submit = page.getByRole("button", { name: "Show Cost per Game" });
  await price.fill("two dollars");
  await submit.click();
  await expect(page.getByText("Please enter a price up to $100, like 2.50.")).toBeVisible();
  await expect(price).toHaveValue("two dollars");
  await price.fill("50");
  await submit.click();
  const row = page.getByRole("row", { name: "Franklin X-40" });
  await expect(row).toContainText("$50.00, your price");
  await expect(page.getByRole("status")).toContainText(
    "At $50.00 for a Franklin X-40, a game costs $",
  );
  // The game that was cheapest no longer is, in any order.
  await expect(page.getByRole("rowheader").first()).not.toHaveText("Franklin X-40");
  await page.getByRole("link", { name: "Weight" }).click();
  await expect(row).toContainText("$50.00, your price");
  await page.getByRole("link", { name: "Use list prices" }).click();
  await expect(page).toHaveURL(/\/balls$/);
  await expect(row).not.toContainText("your price");
});

test.describe("on an owner's site without samples", () => {
  test.use({ settings: { SAMPLE_CONTENT: "off" } });

  test("the articles stay without sample figures, and are reviewed like before @writes", async ({
    page,
    request,
  }) => {
    expect(await (await request.get("/sitemap.xml")).text()).toContain(durability);
    await page.goto("/reviews/balls");
    await page.getByRole("link", { name: "Which Outdoor Pickleballs Last" }).click();
    await expect(page).toHaveURL(durability);
    await expect(page.getByRole("heading", { name: "What kills a ball" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "LifeTime Tournament" })).toBeVisible();
    for (const gone of ["150-200", "Community reviews", "Retired from rated play", "◇"])
      await expect(page.getByText(gone)).toHaveCount(0);
    await page.goto("/balls");
    await expect(page.getByRole("rowheader", { name: "Franklin X-40" })).toBeVisible();
    await expect(page.getByRole("columnheader")).toHaveText([
      "Ball",
      "Price per ball",
      "Weight",
      "Use",
      "Best for",
      "Known for",
    ]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole("columnheader").filter({ visible: true })).toHaveText([
      "Ball",
      "Price per ball",
      "Weight",
    ]);
    expect(await (await request.get("/balls.csv")).text()).not.toContain("sample_");
    const stored = await request.post("/rest/v1/paddle_reviews", {
      data: {
        paddle_name: "7f3a9c21",
        first_name: "Zoë",
        dupr_rating: "3.5",
        rating: 5,
        review_text: "Still heard.",
      },
    });
    expect(stored.status()).toBe(201);
  });
});
