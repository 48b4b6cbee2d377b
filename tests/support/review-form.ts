import type { Locator, Page } from "@playwright/test";

/** The review form as a player sees it. */
export function reviewForm(page: Page) {
  const section = page.locator("#write-a-review");
  const form = section.locator("form");
  return {
    form,
    /** What the form becomes once a review is stored. */
    answer: section.locator("[data-answer]"),
    firstName: form.getByLabel("First Name"),
    dupr: form.getByLabel("DUPR Rating"),
    rating: form.getByLabel("Overall Rating"),
    text: form.getByLabel("Your Review"),
    submit: form.getByRole("button", { name: "Submit Review" }),
    outcome: form.getByRole("status"),
    another: section.getByRole("link", { name: "Write another review" }),
  };
}

/** Fills all four fields. */
export async function fillReview(
  page: Page,
  review: { name: string; text: string; dupr?: string },
) {
  const { firstName, dupr, rating, text } = reviewForm(page);
  await firstName.fill(review.name);
  await dupr.fill(review.dupr ?? "3.5");
  await rating.selectOption("4");
  await text.fill(review.text);
}

/** The reviews in the list, first to last. */
export function listedReviews(page: Page): Locator {
  return page.locator("#player-reviews [data-reviews] > li");
}

/** The value of a figure card. */
export function figure(page: Page, label: string): Locator {
  return page
    .locator("#figures div", { has: page.getByText(label, { exact: true }) })
    .locator("dd");
}
