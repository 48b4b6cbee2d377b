import { expect, test } from "../support/journey.ts";
import { fillReview, listedReviews, reviewForm } from "../support/forms.ts";

const waits = "Thanks! Your review will appear once we've read it.";

test("a player whose review has a link reads that it waits, and finds it by the private link @writes", async ({
  page,
}) => {
  const text = "Calm at the net. See paddles.shop.com for more.";
  await page.goto("/neonic-flow");
  await fillReview(page, { name: "Omar", text });
  const { answer, submit } = reviewForm(page);
  await submit.click();
  await expect(answer.getByRole("heading")).toHaveText(waits);
  await expect(answer.getByRole("listitem")).toContainText(text);
  await expect(page.locator("[data-sonner-toast]")).toContainText(waits);
  await expect(answer.getByRole("link", { name: "See your review" })).toHaveCount(0);
  await expect(listedReviews(page).filter({ hasText: "Omar" })).toHaveCount(0);

  await answer.getByRole("link", { name: "Edit or withdraw it" }).click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Your review is waiting");
  await expect(page.getByRole("main")).toContainText("It will appear on Neonic Flow");
  await page.getByLabel("Your Review").fill("Calm at the net.");
  await page.getByRole("button", { name: "Save changes" }).first().click();
  await expect(page.getByText("Your changes are saved")).toBeVisible();
  await expect(heading).toHaveText("Your review is waiting");
});
