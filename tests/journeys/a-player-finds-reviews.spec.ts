import type { APIRequestContext, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { listedReviews, postReviews } from "../support/forms.ts";

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

test("the figures link to the reviews they count, a search without results says so, and a review loaded by 'Show more' can be voted for in place @writes", async ({
  page,
  request,
}) => {
  await writeReviews(request);
  await page.goto(path);
  const levels = page.getByRole("table", { name: "Ratings by level" });
  const cells = (level: string) => levels.getByRole("row", { name: level }).getByRole("cell");
  await expect(cells("4.0")).toHaveText(["3.0", "13 reviews"]);
  await expect(levels.getByRole("row", { name: "6.0" })).toHaveCount(0);
  await expect(page.getByText(/^No reviews yet at these levels: .*, 6\.0$/)).toBeVisible();
  const stars = page.getByRole("table", { name: "How many stars" });
  await stars.getByRole("link", { name: "1 star" }).click();
  await expect(page.getByText("5 reviews with 1 star.")).toBeVisible();
  await filters(page).getByLabel("Search reviews").fill("decent BALL");
  await page.keyboard.press("Enter");
  await expect(listedReviews(page)).toHaveCount(1);
  await expect(listedReviews(page)).toContainText("Dana");
  await filters(page).getByLabel("Search reviews").fill("spin");
  await page.keyboard.press("Enter");
  await expect(page.getByText("No reviews with 1 star, that say 'spin'.")).toBeVisible();
  await page.getByRole("link", { name: "Show all reviews" }).click();
  await expect(listedReviews(page)).toHaveCount(20);

  await page.goto(`${path}?sort=lowest`);
  await page.getByRole("link", { name: "Show more" }).click();
  await expect(listedReviews(page)).toHaveCount(25);
  const last = await listedReviews(page).last().textContent();
  await listedReviews(page).last().getByRole("button").click();
  await expect(page).toHaveURL(/sort=lowest&before=.*#review-/);
  await expect(listedReviews(page).last()).toContainText("1 found this helpful");
  expect(await listedReviews(page).last().textContent()).toContain(last!.slice(0, 20));
});

test("the page that everyone gets from the cache soon shows a vote @writes", async ({
  page,
  request,
}) => {
  await postReviews(request, [
    {
      paddle_name: "diadem-hero",
      first_name: "Dana",
      dupr_rating: "3.5",
      rating: 4,
      review_text: "Written about a paddle.",
    },
  ]);
  const read = async () => await (await request.get("/diadem-hero")).text();
  await read();
  await page.goto("/diadem-hero");
  await page.getByRole("button", { name: "Helpful: Dana's review" }).click();
  await expect(page).toHaveURL(/\/diadem-hero\?voted=[^&]+#review-/);
  await expect(listedReviews(page).filter({ hasText: "Dana" })).toContainText(
    "1 found this helpful",
  );
  await expect.poll(read, { timeout: 10_000 }).toContain("1 found this helpful");
});
