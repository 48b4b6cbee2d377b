import { expect, test } from "../support/journey.ts";

test("a reader searches the whole site with the keyboard only, and gets to a ball's row", async ({
  page,
}) => {
  await page.goto("/search");
  await expect(page.getByLabel("Search the whole site")).toBeFocused();
  await page.keyboard.type(" franklin x-40 ");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/search\?search=franklin\+x-40$/);
  await expect(page.getByRole("status")).toHaveText(/^\d+ results for “?franklin x-40/);
  await page
    .getByRole("navigation", { name: "Kinds of results" })
    .getByRole("link", { name: "Balls" })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Balls" })).toBeInViewport();
  await page.getByRole("region", { name: "Balls" }).getByRole("link").first().click();
  await expect(page.getByRole("rowheader", { name: "Franklin X-40" })).toBeInViewport();
});
