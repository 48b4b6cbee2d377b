import { expect, test } from "../support/journey.ts";

test("a reader searches the whole site with the keyboard only, and without script", async ({
  page,
}) => {
  await page.goto("/search");
  await expect(page.getByLabel("Search the whole site")).toBeFocused();
  await page.keyboard.type(" control ");
  await page.keyboard.press("Enter");

  await expect(page).toHaveURL(/\/search\?search=control$/);
  await expect(page.getByRole("status")).toHaveText(/^\d+ results for “?control/);
  for (const group of ["Paddles", "Guides", "Articles"])
    await expect(page.getByRole("heading", { level: 2, name: group })).toBeVisible();
  const guides = page.getByRole("region", { name: "Guides" }).getByRole("link");
  await expect(guides.first()).toHaveAttribute("href", /^\/reviews\/best-of\//);

  await page
    .getByRole("navigation", { name: "Kinds of results" })
    .getByRole("link", { name: "Articles" })
    .press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Articles" })).toBeInViewport();
});

test("a search without results says so, and suggests where to begin", async ({ page }) => {
  await page.goto("/search?search=%3Cb%3Exyzzy");
  await expect(page.getByRole("status")).toContainText("No results for");
  await page.getByRole("main").getByRole("link", { name: "Paddle Finder" }).click();
  await expect(page).toHaveURL("/paddle-finder");
});

test("a ball in the results links to its row in the database", async ({ page }) => {
  await page.goto("/search?search=franklin+x-40");
  await page.getByRole("region", { name: "Balls" }).getByRole("link").first().click();
  await expect(page.getByRole("rowheader", { name: "Franklin X-40" })).toBeInViewport();
});
