import { expect, test } from "../support/journey.ts";

test.use({ javaScriptEnabled: false });

test("a reader finds an article by its text and category, reads it, and meets its author", async ({
  page,
}) => {
  await page.goto("/blog");
  const box = page.getByPlaceholder("Search articles...");
  await box.fill("  KITCHEN ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/blog\?search=/);
  const found = page.getByRole("region", { name: /Found/ });
  // The cards don't have the texts.
  const cards = found.getByRole("listitem");
  expect(await cards.filter({ hasNotText: /kitchen/i }).count()).toBeGreaterThan(2);
  await page.getByRole("link", { name: "Strategy", exact: true }).click();
  await expect(page).toHaveURL("/blog?search=KITCHEN&category=Strategy");
  // A blank search leaves the category.
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL(/category=Strategy/);
  await expect(box).toHaveValue("");
  await expect(page.getByRole("link", { name: "Strategy", exact: true })).toHaveAttribute(
    "aria-current",
    "true",
  );

  const title = "The Third Shot: When to Drop, When to Drive";
  await page.getByRole("link", { name: `Read More of ${title}` }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.getByText("March 11, 2025 · 4 min read")).toBeVisible();
  const next = page.getByRole("region", { name: "Read next" }).getByRole("listitem");
  await expect(next).toHaveCount(3);
  await expect(next.first()).toContainText("Strategy");
  await page.getByRole("link", { name: "Elena" }).click();
  await expect(page).toHaveURL(/\/about#elena$/);
  const elena = page.getByRole("listitem").filter({ hasText: "Elena plays" });
  await expect(elena.getByRole("img", { name: "sample" })).toBeVisible();
});
