import { axeFaults } from "../support/axe.ts";
import { fillReview, reviewForm } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";
import { drawnPhoto } from "../support/photos.ts";

test.use({ viewport: { width: 390, height: 844 }, expectedComplaints: /422/ });

const earlier = "Calm at the net, and my resets stay low.";

test("a reader finds a review on home, its paddle, compares it, posts one with a price and a photo, and sees it on home @writes", async ({
  page,
  request,
}) => {
  test.slow();
  await page.goto("/");
  const fresh = page.getByRole("region", { name: "Fresh from the courts" });
  await expect(fresh).toContainText("No player has reviewed these paddles yet.");
  await expect(fresh.getByRole("listitem")).toHaveCount(3);

  await request.post("/rest/v1/paddle_reviews", {
    data: {
      paddle_name: "neonic-flow",
      first_name: "Lee",
      dupr_rating: "4.0",
      rating: 5,
      review_text: earlier,
    },
  });
  await page.goto("/");
  await expect(fresh).toContainText("1 review this week");
  const quote = fresh.getByRole("figure").filter({ hasText: earlier });
  await expect(quote).toContainText("DUPR 4.0");
  expect(await axeFaults(page)).toEqual([]);

  // The quote leads to the review itself, its name to the paddle, where players come before the facts.
  await quote.getByRole("link").last().click();
  await expect(page.locator(":target")).toContainText(earlier);
  await page.goto("/neonic-flow");
  const words = page.getByRole("region", { name: "In players' words" });
  await expect(words).toContainText("Newest");
  const y = await words.evaluate((each) => each.getBoundingClientRect().top + scrollY);
  expect(y).toBeLessThan(2000);
  const facts = page.getByRole("heading", { name: "Specifications" });
  expect(
    await facts.evaluate((each) => each.getBoundingClientRect().top + scrollY),
  ).toBeGreaterThan(y);
  await page.getByRole("navigation", { name: "Compare with" }).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/comparisons\/.*neonic-flow/);

  await page.goto("/neonic-flow#write-a-review");
  await fillReview(page, { name: "Maya", text: "Quicker than my old one." });
  await page.getByText("Your time with it").click();
  await page.getByLabel("What did you pay?").fill("five bucks");
  await page.getByLabel("In which month?").fill("Oct 2026");
  const { submit, answer } = reviewForm(page);
  await submit.click();
  await expect(page.getByText("Please write a price in US dollars")).toBeVisible();
  await page.getByLabel("What did you pay?").fill("89.99");
  await page.getByLabel("Photos (optional)").setInputFiles([
    {
      name: "a.png",
      mimeType: "image/png",
      buffer: await drawnPhoto(800, 600).png().toBuffer(),
    },
  ]);
  await submit.click();
  await expect(answer).toContainText("Photo 1: waits for approval");
  await page.goto("/");
  await expect(fresh).toContainText("2 reviews this week");
  await expect(fresh.getByRole("figure").first()).toContainText("Quicker than my old one.");
  await page.goto("/neonic-flow");
  await expect(page.getByText("Paid: $89.99 in October 2026").first()).toBeVisible();

  // All of them: of this week, by level and by what they're about.
  await page.goto("/reviews");
  const all = page.getByRole("region", { name: "What players say" });
  await all.getByRole("link", { name: "2 reviews this week" }).click();
  await expect(page).toHaveURL(/\/reviews\/weeks\/20\d\d-\d\d-\d\d$/);
  const talked = page.getByRole("region", { name: "Neonic Flow: 2 reviews" });
  await expect(talked).toContainText("What they paid: $89.99 in October 2026");
  await expect(talked.getByRole("figure")).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);
  await page.getByRole("link", { name: "All players' reviews" }).click();
  await all.getByLabel("Player's level").selectOption("4.5");
  await all.getByRole("button", { name: "Show reviews" }).click();
  await expect(all.getByRole("figure")).toHaveCount(1);
  await expect(all.getByRole("figure")).toContainText(earlier);
  await all.getByLabel("Player's level").selectOption("");
  await all.getByLabel("About").selectOption({ label: "All of Neonic" });
  await all.getByRole("button", { name: "Show reviews" }).click();
  await expect(all.getByRole("figure")).toHaveCount(2);
  expect(await axeFaults(page)).toEqual([]);

  const feed = await (await request.get("/feed.xml")).text();
  expect(feed).toContain("Neonic Flow: 4 of 5 stars from Maya, DUPR 3.5");
});

test("three players' prices are said beside the list price and where to buy @writes", async ({
  page,
  request,
}) => {
  for (const [name, paid] of [
    ["Ann", "$79"],
    ["Bo", "99"],
    ["Cy", "$85.50"],
  ] as const) {
    const form = new URLSearchParams({
      firstName: name,
      duprRating: "3.5",
      rating: "4",
      reviewText: `${name} plays with it every week.`,
      paid,
    });
    const answer = await request.post("/neonic-flow", {
      data: form.toString(),
      headers: { "content-type": "application/x-www-form-urlencoded" },
      maxRedirects: 0,
    });
    expect(answer.status()).toBe(303);
  }
  await page.goto("/neonic-flow");
  const said = page.getByText("Players paid $79 to $99");
  await expect(said).toHaveCount(2);
  await expect(said.first()).toBeVisible();
  await expect(page.getByRole("region", { name: "Where to buy" })).toContainText(
    "Players paid $79 to $99.",
  );
  const api = (await (await request.get("/api/v1/paddles/neonic-flow/reviews")).json()) as {
    paid: unknown;
  };
  expect(api.paid).toEqual({ low: 79, high: 99, prices: 3, when: null });
});
