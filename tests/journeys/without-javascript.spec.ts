import {
  contactForm,
  figure,
  fillMessage,
  fillReview,
  listedReviews,
  newsletterForm,
  paddleList,
  postReviews,
  reviewForm,
} from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

test.use({ javaScriptEnabled: false });

test("a reader goes through the whole site with links and forms only @writes", async ({
  page,
  request,
}) => {
  await postReviews(
    request,
    Array.from({ length: 25 }, (_, index) => ({
      paddle_name: "diadem-warrior-blucore",
      first_name: "Ann",
      dupr_rating: "3.5",
      rating: 4,
      review_text: `Review number ${index}.`,
    })),
  );
  test.slow();
  const main = page.getByRole("main");
  const heading = page.getByRole("heading", { level: 1 });
  const follow = (name: string | RegExp) => main.getByRole("link", { name }).first().click();
  const fromFooter = (name: string) =>
    page.getByRole("contentinfo").getByRole("link", { name, exact: true }).click();
  const fromHeader = (name: string) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name }).click();

  await test.step("finds a paddle, reads all its reviews and adds one", async () => {
    await page.goto("/");
    await follow("Explore Paddle Reviews");
    const reviews = paddleList(page);
    await reviews.brand.selectOption("Diadem");
    await reviews.submit.click();
    await expect(reviews.names).toHaveCount(3);
    await follow(/Diadem Warrior BluCore/);
    await expect(heading).toHaveText("Diadem Warrior BluCore");
    const samples = 20;
    await expect(listedReviews(page)).toHaveCount(20);
    await follow("Show more");
    await expect(listedReviews(page)).toHaveCount(5 + samples);
    await follow("Back to the start of the list");
    await fillReview(page, { name: "Omar", text: "Read to the end, then written." });
    await reviewForm(page).submit.click();
    await expect(page).toHaveURL(/\/my-review\/[0-9a-f]{40}\?done=stored/);
    await expect(main.getByRole("status").first()).toHaveText(
      "Success! · Your review has been submitted",
    );
    await expect(main.getByRole("link", { name: "Write another review" })).toHaveAttribute(
      "href",
      "/diadem-warrior-blucore#write-a-review",
    );
    await follow("See your review");
    await expect(listedReviews(page).first()).toContainText("Read to the end, then written.");
    await expect(figure(page, "Total Reviews")).toHaveText(`${samples + 26}◇`);
  });

  await test.step("reads about balls, a guide and an article, and finds a paddle by its name", async () => {
    await fromHeader("Ball Testing");
    await follow("Pickleball Durability Test");
    await follow("Back to Ball Testing");
    await fromHeader("Best of Lists");
    await follow("Best Paddles for Beginners");
    await follow("Try Paddle Finder");
    const finder = paddleList(page);
    await finder.search.fill("  luxx ");
    await finder.search.press("Enter");
    await expect(page).toHaveURL(/\/paddle-finder\?search=luxx/);
    await expect(finder.heading).toHaveText("1 Paddle Found");
    await fromFooter("Blog");
    await follow(/^Read More/);
  });

  await test.step("searches from the header's menu on a small screen", async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.getByRole("button", { name: "Menu" }).click();
    const box = page.locator("#menu").getByPlaceholder("Search paddles...");
    await box.fill("   ");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/blog\//);
    await box.fill(" perseus ");
    await box.press("Enter");
    await expect(page).toHaveURL(/\/paddle-reviews\?search=perseus$/);
    await expect(paddleList(page).names).toHaveCount(3);
  });

  await test.step("subscribes, takes the guide home, and writes to us", async () => {
    await page.getByRole("link", { name: "RallyRank" }).click();
    const { email, submit, welcome } = newsletterForm(page);
    await email.fill("omar@example.com");
    await submit.click();
    await expect(welcome).toBeVisible();
    const guide = main.getByRole("link", { name: "Download Free Guide" });
    const answer = await request.get((await guide.getAttribute("href"))!);
    expect(answer.headers()["content-type"]).toBe("application/pdf");
    await fromFooter("Contact");
    await page.getByText("Are the reviews written by players?").click();
    await expect(page.getByText("Anyone can post one")).toBeVisible();
    await fillMessage(page);
    await contactForm(page).submit.click();
    await expect(contactForm(page).received).toBeVisible();
  });
});
