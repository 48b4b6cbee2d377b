import type { Page } from "@playwright/test";
import { expect, test } from "../support/journey.ts";
import { fillReview, reviewForm } from "../support/forms.ts";

const day = 24 * 60 * 60_000;
const start = new Date(2026, 10, 22, 12).getTime();
const note = (page: Page) => reviewForm(page).form.getByText(/^Draft/);
const drafts = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("draft")));

test("what is typed is there again on return, and gone once it's stored @writes", async ({
  page,
}) => {
  await page.clock.setFixedTime(start);
  await page.goto("/neonic-flow");
  const { form, firstName, dupr, rating, text, submit, answer } = reviewForm(page);
  await expect(note(page)).toHaveCount(0);
  await firstName.fill("Zoë");
  await expect(note(page)).toHaveText("Draft saved in this browserClear");
  await text.fill("Plush on dinks.");
  await form.getByRole("group", { name: "Spin" }).getByText("Liked", { exact: true }).click();

  await page.goto("/diadem-hero");
  await expect(reviewForm(page).text).toHaveValue("");
  await page.clock.setFixedTime(start + day);
  await page.goto("/neonic-flow");
  await expect(note(page)).toHaveText("Draft from November 22, 2026Clear");
  await expect(firstName).toHaveValue("Zoë");
  await expect(text).toHaveValue("Plush on dinks.");
  await expect(form.getByRole("group", { name: "Spin" }).getByLabel("Liked")).toBeChecked();

  await dupr.fill("3.25");
  await page.reload();
  await expect(dupr).toHaveValue("3.25");
  await expect(note(page)).toHaveText("Draft from November 23, 2026Clear");
  await rating.selectOption("4");
  await submit.click();
  await expect(answer).toContainText("Thank you for your review!");
  await expect(note(page)).toHaveCount(0);
  expect(await drafts(page)).toEqual([]);
  await page.reload();
  await firstName.focus();
  await expect(page.locator("x-island[name=review-form][hydrated]")).toHaveCount(1);
  await expect(text).toHaveValue("");
});

test("'Clear' empties the form for good, and a review that fails is kept", async ({ page }) => {
  await page.goto("/neonic-flow");
  await fillReview(page, { name: "Zoë", text: "Plush on dinks.", dupr: "pro" });
  await reviewForm(page).submit.click();
  await expect(reviewForm(page).dupr).toBeFocused();
  await page.reload();
  const { firstName, dupr, rating, text } = reviewForm(page);
  await expect(text).toHaveValue("Plush on dinks.");
  await page.getByRole("button", { name: "Clear", exact: true }).click();
  for (const field of [firstName, dupr, rating, text]) await expect(field).toHaveValue("");
  await expect(firstName).toBeFocused();
  expect(await drafts(page)).toEqual([]);
});

test("a level fills in no draft, and a draft's own DUPR goes before it", async ({ page }) => {
  await page.goto("/neonic-flow");
  await page.getByLabel("Your level").selectOption("4.0");
  const { firstName, dupr, text } = reviewForm(page);
  await expect(dupr).toHaveValue("4.0");
  await firstName.focus();
  await expect(page.locator("x-island[name=review-form][hydrated]")).toHaveCount(1);
  await expect(note(page)).toHaveCount(0);
  expect(await drafts(page)).toEqual([]);
  await dupr.fill("4.125");
  await text.fill("Fast.");
  await page.reload();
  await expect(text).toHaveValue("Fast.");
  await expect(dupr).toHaveValue("4.125");
});

test("in a browser that stores nothing, the form works and speaks of no draft", async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("not allowed", "SecurityError");
      },
    });
  });
  await page.goto("/neonic-flow");
  await reviewForm(page).text.fill("Plush.");
  await reviewForm(page).submit.click();
  await expect(reviewForm(page).form.getByText("Please enter your first name.")).toBeVisible();
  await expect(reviewForm(page).text).toHaveValue("Plush.");
  await expect(note(page)).toHaveCount(0);
});
