import { holdRequests, paddleList } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";

test("the finder updates while a shopper types and chooses, and its URL follows", async ({
  page,
}) => {
  await page.goto("/paddle-finder");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { search, category, brand, announced, heading, names, clear } = paddleList(page);
  await expect(heading).toHaveText("26 Paddles Found");
  await expect(names).toHaveCount(26);
  await expect(clear).toHaveCount(0);

  await search.pressSequentially("PERSEUS");
  await expect(heading).toHaveText("3 Paddles Found");
  await expect(page).toHaveURL(/\/paddle-finder\?search=PERSEUS$/);
  await expect(announced).toHaveText("3 Paddles Found");
  await expect(search).toBeFocused();
  await category.selectOption("Power Paddle");
  await expect(heading).toHaveText("2 Paddles Found");
  await brand.selectOption("Onix");
  await expect(heading).toHaveText("No Paddles Found");
  await expect(page.getByText("No paddles match your current search criteria.")).toBeVisible();
  await expect(page).toHaveURL(/\?search=PERSEUS&category=Power\+Paddle&brand=Onix$/);
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);

  await page.reload();
  await expect(search).toHaveValue("PERSEUS");
  await expect(category).toHaveValue("Power Paddle");
  await expect(brand).toHaveValue("Onix");
  await clear.click();
  await expect(page).toHaveURL(/\/paddle-finder$/);
  await expect(search).toHaveValue("");
  await expect(category).toHaveValue("all");
  await expect(heading).toHaveText("26 Paddles Found");
});

test("a card has the true price, marks what isn't confirmed, and links to the paddle", async ({
  page,
}) => {
  await page.goto("/paddle-finder?search=perseus+pro");
  await expect(paddleList(page).heading).toHaveText("1 Paddle Found");
  const card = page.locator("#results li");
  await expect(card).toContainText("Power Paddle");
  await expect(card).toContainText("$279.95");
  await expect(card).toContainText("(20 samples)");
  await expect(card.getByRole("definition")).toHaveText(["8.2 oz", "Carbon Fiber"]);
  await card.getByRole("link", { name: "View Details" }).click();
  await expect(page).toHaveURL(/\/joola-perseus-pro-iv$/);

  await page.goto("/paddle-finder?search=rogue");
  await expect(card).toContainText("Price not confirmed");
  await expect(card.getByRole("definition")).toHaveText(["8.0 oz?", "Carbon Fiber?"]);
  await expect(card.getByRole("img", { name: "not confirmed" })).toHaveCount(2);
  await expect(page.getByText("means we couldn't confirm it")).toBeVisible();
});

test("what was typed before the finder's code arrived is searched for once it has", async ({
  page,
}) => {
  const code = await holdRequests(page, "**/assets/*.island-*.js");
  await page.goto("/paddle-finder");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { search, heading } = paddleList(page);
  await search.fill("honolulu");
  await code.first;
  code.release();
  await expect(heading).toHaveText("1 Paddle Found");
  await expect(search).toHaveValue("honolulu");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("results that arrive late never replace newer ones", async ({ page }) => {
  const late = await holdRequests(page, /search=honolulu/);
  await page.goto("/paddle-finder");
  const { search, announced, heading, names } = paddleList(page);
  await search.fill("honolulu");
  const answer = (await late.first).response();
  await search.fill("perseus");
  await expect(announced).toHaveText("3 Paddles Found");
  late.release();
  await (await answer)?.finished();
  // The finder has read the late answer two frames after it arrived.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(heading).toHaveText("3 Paddles Found");
  await expect(names.filter({ hasText: "Honolulu" })).toHaveCount(0);
  await expect(announced).toHaveText("3 Paddles Found");
  await expect(search).toHaveValue("perseus");
  await expect(page).toHaveURL(/\?search=perseus$/);
});

test.describe("if a request fails,", () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_FAILED|404/ });

  test("for the finder's code, the form is submitted without script", async ({ page }) => {
    await page.route("**/assets/*.island-*.js", (route) => route.abort());
    await page.goto("/paddle-finder");
    const { search, heading } = paddleList(page);
    await search.fill("honolulu");
    await search.press("Enter");
    await expect(page).toHaveURL(/search=honolulu/);
    await expect(heading).toHaveText("1 Paddle Found");
  });

  test("for the results, the finder says so and keeps the previous ones", async ({ page }) => {
    await page.goto("/paddle-finder");
    await page.route("**/paddle-finder?**", (route) => route.fulfill({ status: 404 }));
    const { search, announced, names } = paddleList(page);
    await search.fill("honolulu");
    await expect(announced).toHaveText("Couldn't load the results. Please try again.");
    await expect(names).toHaveCount(26);
    await page.unroute("**/paddle-finder?**");
    await search.press("Enter");
    await expect(names).toHaveCount(1);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the form is submitted, and a blank term or an unknown choice filters nothing out", async ({
    page,
  }) => {
    await page.goto("/paddle-finder");
    const { search, brand, submit, heading, clear } = paddleList(page);
    await search.fill("pro");
    await brand.selectOption("HUDEF");
    await submit.click();
    await expect(heading).toHaveText("2 Paddles Found");
    await expect(search).toHaveValue("pro");
    await expect(brand).toHaveValue("HUDEF");
    await clear.click();
    await expect(page).toHaveURL(/\/paddle-finder$/);
    for (const query of ["?search=+", "?brand=Nobody&category=Lawn", "?search=%20%09"]) {
      await page.goto(`/paddle-finder${query}`);
      await expect(heading).toHaveText("26 Paddles Found");
      await expect(search).toHaveValue("");
      await expect(clear).toHaveCount(0);
    }
  });
});

const promises = ["30 days for a full refund", "8:30 AM Pacific", "expert staff", "low price"];

test("each of the shop's promises is marked as a sample", async ({ page }) => {
  await page.goto("/paddle-finder");
  const shown = page.getByRole("region", { name: "Shopping Promises" }).getByRole("listitem");
  await expect(shown).toHaveCount(promises.length);
  for (const promise of promises)
    await expect(shown.filter({ hasText: new RegExp(promise, "i") })).toContainText("◇");
});

test.describe("on an owner's site without samples", () => {
  test.use({ settings: { SAMPLE_CONTENT: "off" } });

  test("the finder makes no promises, and has no ratings before players' reviews @writes", async ({
    page,
    request,
  }) => {
    const html = await (await page.goto("/paddle-finder"))!.text();
    for (const promise of promises) expect(html.toLowerCase()).not.toContain(promise.toLowerCase());
    await expect(page.locator("#results").getByText("No reviews yet: be the first")).toHaveCount(
      26,
    );
    await expect(page.getByText("sample")).toHaveCount(0);
    await request.post("/rest/v1/paddle_reviews", {
      data: {
        paddle_name: "vatic-pro-prism-flash-v7",
        first_name: "Ann",
        dupr_rating: "4.0",
        rating: 2,
        review_text: "The first review of all.",
      },
    });
    await page.reload();
    await expect(paddleList(page).names.first()).toHaveText("Vatic Pro Prism Flash V7");
  });
});
