import type { Page } from "@playwright/test";

/** The finder's form and its results, as a shopper sees them; the paddle reviews have the same. */
export function paddleList(page: Page) {
  const form = page.getByRole("search", { name: "Paddles", exact: true });
  const results = page.locator("#results");
  return {
    search: form.getByLabel("Search"),
    category: form.getByLabel("Category"),
    brand: form.getByLabel("Brand"),
    submit: form.getByRole("button"),
    announced: form.getByRole("status"),
    heading: results.getByRole("heading", { level: 2 }),
    /** The names on the cards, in their order. */
    names: results.getByRole("listitem").getByRole("heading"),
    clear: results.getByRole("link", { name: "Clear Filters" }),
  };
}
