import { isConfirmedPaddle } from "../../src/site/paddles/paddle-facts.ts";
import { holdRequests, paddleList } from "../support/forms.ts";
import { expect, test } from "../support/journey.ts";
import { projectLibrary } from "../support/project-library.ts";

const { paddles, written } = projectLibrary();
const all = paddles.length;
const perseus = `${paddles.filter(({ name }) => name.includes("Perseus")).length} Paddles Found`;
/** The first page's cards. A listed paddle is a line below them. */
const cards = written.filter(isConfirmedPaddle).length;

test("the finder updates while a shopper types and chooses, and its URL follows", async ({
  page,
}) => {
  await page.goto("/paddle-finder");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { search, category, brand, announced, heading, names, clear } = paddleList(page);
  await expect(heading).toHaveText(`${all} Paddles Found`);
  await expect(names).toHaveCount(cards);
  await expect(clear).toHaveCount(0);

  await search.pressSequentially("PERSEUS");
  await expect(heading).toHaveText(perseus);
  await expect(page).toHaveURL(/\/paddle-finder\?search=PERSEUS$/);
  await expect(announced).toHaveText(perseus);
  await expect(search).toBeFocused();
  await category.selectOption("Power Paddle");
  await expect(heading).toHaveText("2 Paddles Found");
  await brand.selectOption("Onix");
  await expect(heading).toHaveText("No Paddles Found");
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
  await expect(heading).toHaveText(`${all} Paddles Found`);
});

test("what was typed before the finder's code arrived is searched for once it has", async ({
  page,
}) => {
  const code = await holdRequests(page, "**/assets/*.island-*.js");
  await page.goto("/paddle-finder");
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const { search, heading } = paddleList(page);
  await search.fill("honolulu j2k");
  await code.first;
  code.release();
  await expect(heading).toHaveText("1 Paddle Found");
  await expect(search).toHaveValue("honolulu j2k");
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
});

test("results that arrive late never replace newer ones", async ({ page }) => {
  const late = await holdRequests(page, /search=honolulu/);
  await page.goto("/paddle-finder");
  const { search, announced, heading, names } = paddleList(page);
  await search.fill("honolulu");
  const answer = (await late.first).response();
  await search.fill("perseus");
  await expect(announced).toHaveText(perseus);
  late.release();
  await (await answer)?.finished();
  // The finder has read the late answer two frames after it arrived.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await expect(heading).toHaveText(perseus);
  await expect(names.filter({ hasText: "Honolulu" })).toHaveCount(0);
  await expect(announced).toHaveText(perseus);
  await expect(search).toHaveValue("perseus");
  await expect(page).toHaveURL(/\?search=perseus$/);
});

test.describe("if a request fails,", () => {
  test.use({ expectedComplaints: /Failed to load resource|ERR_FAILED|404/ });

  test("for the results, the finder says so and keeps the previous ones", async ({ page }) => {
    await page.goto("/paddle-finder");
    await page.route("**/paddle-finder?**", (route) => route.fulfill({ status: 404 }));
    const { search, announced, names } = paddleList(page);
    await search.fill("honolulu");
    await expect(announced).toHaveText("Couldn't load the results. Please try again.");
    await expect(names).toHaveCount(cards);
    await page.unroute("**/paddle-finder?**");
    await search.press("Enter");
    await expect(names).toHaveCount(1);
  });
});
