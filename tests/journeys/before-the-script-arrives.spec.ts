import {
  figure,
  fillReview,
  holdRequests,
  listedReviews,
  paddleList,
  reviewForm,
} from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

test("what was typed and sent before the form's code arrived is stored once, without leaving the page @writes", async ({
  page,
}) => {
  const code = await holdRequests(page, "**/assets/*.island-*.js");
  await page.goto("/joola-perseus-pro-iv");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await fillReview(page, { name: "Early", text: "Sent before the script." });
  await reviewForm(page).submit.click();
  await code.first;
  code.release();
  await expect(listedReviews(page).first()).toContainText("Sent before the script.");
  await expect(figure(page, "Total Reviews")).toHaveText("21◇");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("a number that is half typed when the form's code arrives keeps its point", async ({
  page,
}) => {
  const code = await holdRequests(page, "**/assets/*.island-*.js");
  await page.goto("/hudef-viva-pro");
  const { form, dupr } = reviewForm(page);
  await dupr.focus();
  await page.keyboard.type("3.");
  await code.first;
  code.release();
  await expect(form).toHaveJSProperty("noValidate", true);
  await page.keyboard.type("5");
  await expect(dupr).toHaveValue("3.5");
});

test("a search that is typed before any script arrives finds something without another key", async ({
  page,
}) => {
  const scripts = await holdRequests(page, "**/assets/*.js");
  await page.goto("/paddle-finder", { waitUntil: "commit" });
  const { search, closeMatches } = paddleList(page);
  await search.fill("boomstick");
  await scripts.first;
  scripts.release();
  await expect(closeMatches).toHaveText(["Selkirk LABS Project Boomstik Elongated"]);
});

test.describe("if the form's code never arrives", () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_FAILED/ });

  test("nor does a form whose words are missing keep a review from being sent @writes", async ({
    page,
  }) => {
    const words = page.waitForRequest("**/review-form/*.json");
    await page.route("**/review-form/*.json", (route) => route.abort());
    await page.goto("/joola-perseus-pro-iv");
    await fillReview(page, { name: "Plain", text: "Sent without the words." });
    await reviewForm(page).submit.click();
    await words;
    await expect(page).toHaveURL(/my-review/);
  });

  test("the form is submitted without script, and 'Show more' is the link it always was @writes", async ({
    page,
    request,
  }) => {
    await page.route("**/assets/*.island-*.js", (route) => route.abort());
    await page.goto("/joola-perseus-pro-iv");
    await fillReview(page, { name: "Plain", text: "Sent the plain way." });
    await reviewForm(page).submit.click();
    await expect(page).toHaveURL(/my-review/);
    await expect(page.getByRole("main").getByRole("status").first()).toContainText(
      "Thank you for sharing your experience with the Perseus IV.",
    );
    await page.getByRole("link", { name: "See your review" }).click();
    await expect(listedReviews(page).first()).toContainText("Sent the plain way.");
    await page.reload();
    await expect(figure(page, "Total Reviews")).toHaveText("21◇");

    // Twenty of players' own reviews fill the first page; the samples follow on the second.
    const rows = Array.from({ length: 20 }, (_, index) => ({
      paddle_name: "joola-perseus-pro-iv",
      first_name: "Ann",
      dupr_rating: "3.5",
      rating: 4,
      review_text: `One more, number ${index}.`,
    }));
    await request.post("/rest/v1/paddle_reviews", { data: rows });
    await page.goto("/joola-perseus-pro-iv");
    await page.getByRole("link", { name: "Show more" }).click();
    await expect(page).toHaveURL(/before=/);
    await expect(listedReviews(page)).toHaveCount(1 + 20);
    await expect(listedReviews(page).first()).toContainText("Sent the plain way.");
  });
});
