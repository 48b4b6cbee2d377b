import { expect, test } from "../support/journey.ts";

// tests/every-page/pages.spec.ts prints each paddle: one sheet.
test("the sheet has the paddle's facts and figures, and nothing that only works on a screen", async ({
  page,
}) => {
  await page.goto("/joola-perseus-pro-iv");
  await page.emulateMedia({ media: "print" });
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByText("$279.95").first()).toBeVisible();
  await expect(
    page.getByRole("img", { name: "Drawing of the JOOLA Perseus Pro IV" }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "Buy it if" })).toBeVisible();
  await expect(page.getByRole("rowheader", { name: "Core thickness" })).toBeVisible();
  await expect(page.getByText("Ratings by level", { exact: true })).toBeVisible();
  const printed = await page
    .locator("[data-printed]")
    .evaluate((element) => getComputedStyle(element, "::after").content);
  expect(printed).toMatch(/^"All reviews of the JOOLA Perseus Pro IV are at http/);
  await expect(page.locator("button:visible, select:visible, input:visible")).toHaveCount(0);
});
