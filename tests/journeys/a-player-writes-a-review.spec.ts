import type { Locator, Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { runsAll } from "../runner/tier.ts";
import { figure, fillReview, listedReviews, reviewForm } from "../support/forms.ts";

/** Presses the Tab key until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  for (let stops = 0; stops < 20; stops++) {
    await page.keyboard.press("Tab");
    if (await control.evaluate((element) => element === document.activeElement)) return;
  }
  await expect(control).toBeFocused();
}

for (const engine of runsAll ? (["sqlite", "postgres"] as const) : (["sqlite"] as const)) {
  test.describe(`on ${engine}`, () => {
    test.use({ engine });

    test("a player reads, writes, sees the review listed and counted, and finds it after a restart @writes", async ({
      page,
      server,
    }) => {
      await page.goto("/joola-perseus-pro-iv");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("JOOLA Perseus Pro IV");
      await expect(figure(page, "Recommend Rate")).toHaveText("95%◇");
      await expect(figure(page, "Total Reviews")).toHaveText("20◇");
      await expect(figure(page, "Avg DUPR Rating")).toHaveText("4.0+◇");
      await expect(listedReviews(page)).toHaveCount(20);

      const { firstName, dupr, rating, text, submit, answer, another } = reviewForm(page);
      await fillReview(page, { name: "Zoë", text: "Counters well.\nResets need soft hands." });
      await submit.click();

      const toast = page.getByRole("listitem").filter({ hasText: "Review submitted!" });
      await expect(toast).toContainText(
        "Thank you for sharing your experience with the Perseus IV.",
      );
      await expect(answer).toContainText("Review submitted!");
      await expect(listedReviews(page).first()).toContainText("Zoë");
      await expect(listedReviews(page).first()).toContainText("Counters well.");
      await expect(listedReviews(page).first()).not.toContainText("Sample");
      await expect(figure(page, "Total Reviews")).toHaveText("21◇");
      await expect(firstName).toHaveCount(0);
      await another.click();
      await expect(firstName).toBeFocused();
      for (const field of [firstName, dupr, rating, text]) await expect(field).toHaveValue("");

      await server.restart();
      await page.goto("/joola-perseus-pro-iv");
      await expect(listedReviews(page).first()).toContainText("Zoë");
      await expect(figure(page, "Total Reviews")).toHaveText("21◇");
    });
  });
}

test("neither a double click nor the same words again store a second review @writes", async ({
  page,
}) => {
  await page.goto("/diadem-hero");
  const earlier = await listedReviews(page).count();
  const { submit, answer, another } = reviewForm(page);
  await fillReview(page, { name: "Ida", text: "Light and easy." });
  await submit.dblclick();
  await expect(answer).toContainText("Your review has been submitted");
  await another.click();
  await fillReview(page, { name: " Ida ", text: "Light and easy. " });
  await submit.click();
  await expect(answer).toContainText("We already have this exact review, so it counts once.");
  await page.reload();
  await expect(listedReviews(page)).toHaveCount(earlier + 1);
});

test("a player writes a review with the keyboard only @writes", async ({ page }) => {
  await page.goto("/hudef-viva-pro");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  const { form, firstName, rating, submit, answer } = reviewForm(page);
  const way = page.getByRole("navigation", { name: "On this page" }).getByText("Write a review");
  await tabTo(page, way);
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await expect(firstName).toBeFocused();
  await page.keyboard.type("Kai");
  await page.keyboard.press("Tab");
  await page.keyboard.type("3.5");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Very");
  await expect(rating).toHaveValue("4");
  await page.keyboard.press("Tab");
  await expect(form.getByText("Not sure what to say?")).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.type("Easy on the arm.");
  await page.keyboard.press("Tab");
  await expect(form.getByText("What stood out?")).toBeFocused();
  // Past the other parts that may be left out.
  await tabTo(page, submit);
  await page.keyboard.press("Enter");
  await expect(answer).toContainText("Your review has been submitted");
  await expect(answer.getByRole("heading")).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(answer.getByRole("link", { name: "See your review" })).toBeFocused();
});
