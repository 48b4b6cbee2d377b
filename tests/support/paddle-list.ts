import type { Page } from "@playwright/test";

/** The finder's form and its results, as a shopper sees them; the paddle reviews page has the same. */
export function paddleList(page: Page) {
  const form = page.getByRole("search", { name: "Paddles", exact: true });
  const results = page.locator("#results");
  return {
    search: form.getByLabel("Search"),
    category: form.getByLabel("Category"),
    brand: form.getByLabel("Brand"),
    submit: form.getByRole("button", { name: /^Find / }),
    /** On a narrow screen, category and brand are in a sheet. */
    filters: form.getByRole("button", { name: /^Filters/ }),
    sheet: form.getByRole("group", { name: "Filters" }),
    close: form.getByRole("button", { name: "Close filters" }),
    show: form.getByRole("button", { name: /^Show / }),
    /** A value of one of the finder's filters, by its full name: 'Graphite, 1 paddle'. */
    choice: (name: string | RegExp) => form.getByRole("checkbox", { name }),
    /** Opens a filter by its name. */
    facet: (name: string) => form.locator("summary", { hasText: name }),
    announced: form.getByRole("status"),
    /** The results' own heading; the paddles we couldn't confirm have one after it. */
    heading: results.getByRole("heading", { level: 2 }).first(),
    /** The names on the cards, in order. */
    names: results.getByRole("listitem").getByRole("heading"),
    closeMatches: results
      .getByRole("region", { name: "Close Matches" })
      .getByRole("listitem")
      .getByRole("heading"),
    clear: results.getByRole("link", { name: "Clear Filters" }),
  };
}
