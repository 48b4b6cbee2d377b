import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { fillReview, listedReviews, reviewForm } from "../support/forms.ts";

const choose = (page: Page, theme: string, choice: string) =>
  page.getByRole("group", { name: theme }).getByText(choice, { exact: true }).click();

test("a player says what stood out, and it's shown with the review and counted @writes", async ({
  page,
}) => {
  const path = "/onix-z5-graphite";
  await page.goto(path);
  const { form, answer, submit } = reviewForm(page);
  await expect(form.getByRole("group", { name: "Control" })).toHaveCount(0);
  await form.getByText("What stood out?").click();
  await choose(page, "Durability", "Liked");
  await choose(page, "Value", "Didn't like");
  await choose(page, "Spin", "Liked");
  await choose(page, "Spin", "No opinion");
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
  await expect(review).toContainText("Didn't like: value");
  await expect(review).toContainText("Played it for 6 to 12 months");
  await expect(review).toContainText("Came from: A wooden one");
  await page.goto(`${path}?theme=spin`);
  await expect(listedReviews(page).filter({ hasText: "Zoe" })).toHaveCount(0);
});
