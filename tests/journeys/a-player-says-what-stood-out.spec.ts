import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { fillReview, listedReviews, paddleList, reviewForm } from "../support/forms.ts";

const chip = (page: Page, theme: string, words: string) =>
  page.getByRole("group", { name: theme }).getByText(words, { exact: true });
const choose = (page: Page, theme: string, words: string) => chip(page, theme, words).click();

test("a player says what stood out, and it's shown with the review and counted @writes", async ({
  page,
}) => {
  const path = "/onix-z5-graphite";
  await page.goto(path);
  const { form, answer, submit } = reviewForm(page);
  await choose(page, "Durability", "Liked");
  await choose(page, "Value", "Didn't like");
  await choose(page, "Sound", "Liked");
  await choose(page, "Sound", "Didn't like");
  // A second tap takes a choice back.
  await choose(page, "Spin", "Liked");
  const { x, y, width, height } = (await chip(page, "Spin", "Liked").boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
  await form.getByText("Your time with it").click();
  await form.getByLabel("How long have you played it?").selectOption("6 to 12 months");
  await form.getByLabel("What did you play before?").fill("A wooden one");
  // The text says otherwise, and the choices win.
  await fillReview(page, { name: "Zoe", text: "Great spin and a bargain." });
  await submit.click();
  await expect(answer).toContainText("Thank you for your review!");
  // The card in place of the form is as the list shows the review.
  const texts = (item: Locator) => item.locator("p, li").allTextContents();
  expect(await texts(answer.locator("ul").first().locator("> li"))).toEqual(
    await texts(listedReviews(page).first()),
  );

  await page.goto(`${path}?theme=durability`);
  const review = listedReviews(page).filter({ hasText: "Zoe" });
  await expect(review).toContainText("Liked: durability");
  await expect(review).toContainText("Didn't like: value, sound");
  await expect(review).toContainText("Played it for 6 to 12 months");
  await expect(review).toContainText("Came from: A wooden one");
  await page.goto(`${path}?theme=spin`);
  await expect(listedReviews(page).filter({ hasText: "Zoe" })).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("a reader sees who likes a theme and who doesn't, and clears it but keeps the stars", async ({
    page,
  }) => {
    await page.goto("/players-rogue2");
    const themes = page.getByRole("region", { name: "What Reviewers Say" });
    const control = themes.getByRole("listitem").filter({ hasText: "Control" });
    for (const [count, words] of [
      [/\d+ of \d+ reviews like it/, "with praise for control"],
      [/\d+ don't/, "with criticism of control"],
    ] as const) {
      await page.goto("/players-rogue2");
      const link = control.getByRole("link", { name: count });
      const [number] = /\d+/.exec((await link.textContent()) ?? "") ?? [];
      await link.click();
      await expect(page.locator("#reviews-found")).toContainText(words);
      await expect(listedReviews(page)).toHaveCount(Number(number));
    }
    const filters = page.getByRole("search", { name: "Player reviews" });
    await filters.getByLabel("Stars").selectOption("3 stars");
    await filters.getByRole("button", { name: "Show reviews" }).click();
    await expect(page).toHaveURL(/stars=3.*theme=control&opinion=complaint#/);
    await page.getByRole("link", { name: "Control ✕" }).click();
    await expect(page).toHaveURL(/\?stars=3#/);
  });

  test("a shopper finds a paddle by what three players praise @writes", async ({
    page,
    request,
  }) => {
    await page.goto("/paddle-finder?praised=durability");
    const { heading, names, choice, facet } = paddleList(page);
    await expect(heading).toHaveText("No Paddles Found");
    for (const reviewText of ["It lasts, a sturdy paddle.", "Sturdy.", "Well made."]) {
      const review = { firstName: "Ann", duprRating: "3.5", rating: "5", reviewText };
      const form = { ...review, "chip-durability": "liked" };
      await request.post("/adidas-metalbone-lp-s", { form, maxRedirects: 0 });
    }
    await expect(async () => {
      await page.goto("/paddle-finder?praised=durability");
      await expect(heading).toHaveText("1 Paddle Found", { timeout: 100 });
    }).toPass();
    await expect(names).toHaveText([/Metalbone/]);
    await page.goto("/paddle-finder?sort=name");
    await facet("Players praise").click();
    await expect(choice("Durability, 1 paddle")).toBeEnabled();
  });
});
