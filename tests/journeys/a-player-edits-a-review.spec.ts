import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import {
  figure,
  fillReview,
  formFaults,
  laptops,
  listedReviews,
  reviewForm,
} from "../support/forms.ts";

/** The private page as its writer uses it. */
const privatePage = (page: Page) => ({
  heading: page.getByRole("heading", { level: 1 }),
  text: page.getByLabel("Your Review"),
  save: page.getByRole("button", { name: "Save changes" }).first(),
  notice: page.getByRole("main").getByRole("status").first(),
  withdraw: page.getByText("Withdraw your review"),
  forGood: page.getByRole("button", { name: "Delete my review for good" }),
});

test("a player fixes a mistake in a review, finds it edited on another day, and withdraws it @writes", async ({
  page,
}) => {
  await page.goto("/neonic-flow");
  await fillReview(page, { name: "Zoë", text: "Plusch on dinks." });
  const { answer, submit } = reviewForm(page);
  await submit.click();
  await expect(answer.getByRole("link", { name: "See your review" })).toBeVisible();
  await answer.getByRole("link", { name: "Edit or withdraw it" }).click();

  const own = privatePage(page);
  await expect(own.heading).toHaveText("Your review");
  await expect(own.text).toHaveValue("Plusch on dinks.");
  await own.text.fill("Plush on dinks.");
  await own.save.click();
  await expect(own.notice).toHaveText("Your changes are saved");
  await page.getByRole("link", { name: "See your review" }).click();
  const item = listedReviews(page).filter({ hasText: "Zoë" });
  await expect(item).toContainText("Plush on dinks.");
  await expect(item).toContainText("edited");
  await expect(item).toBeInViewport();

  // This browser still has the private link, on the review itself.
  await page.goto("/neonic-flow");
  const total = Number.parseInt((await figure(page, "Total Reviews").textContent()) ?? "", 10);
  await item.getByRole("link", { name: "Edit or withdraw it" }).click();
  await expect(own.forGood).toBeHidden();
  await own.withdraw.click();
  await own.forGood.click();
  await expect(own.heading).toHaveText("Your review is withdrawn");
  await page.goto("/neonic-flow");
  await expect(item).toHaveCount(0);
  await expect(figure(page, "Total Reviews")).toContainText(String(total - 1));
});

test("the form that edits a review has what it needs and its button on a laptop's screen @writes", async ({
  page,
}) => {
  await page.goto("/neonic-flow");
  const { form, answer, submit } = reviewForm(page);
  await fillReview(page, { name: "Zoë", text: "Plush on dinks." });
  const control = form.getByRole("group", { name: "Control" });
  await control.getByText("Liked", { exact: true }).click();
  await expect(control.getByLabel("Liked", { exact: true })).toBeChecked();
  await submit.click();
  await answer.getByRole("link", { name: "Edit or withdraw it" }).click();
  const own = privatePage(page);
  await page.goto(`${page.url()}#edit`);
  for (const [width, height] of laptops) {
    await page.setViewportSize({ width, height });
    await page.locator("#edit").evaluate((part) => part.scrollIntoView());
    await expect.poll(() => formFaults(page, "#edit"), `${width} x ${height}`).toEqual([]);
  }
  // What it said of its writer's picks is open, and the button is below that too.
  await expect(page.getByRole("group", { name: "Control" })).toBeVisible();
  await page.getByRole("button", { name: "Save changes" }).nth(1).click();
  await expect(own.notice).toHaveText("Your changes are saved");
});
