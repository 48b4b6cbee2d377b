import { readdirSync } from "node:fs";
import { expect, test } from "../support/journey.ts";

const paddles = readdirSync("content/paddles").map((file) => file.replace(".yaml", ""));

/** The number of sheets of a PDF, by its page objects. */
function sheetsOf(pdf: Buffer): number {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b/g)?.length ?? 0;
}

test("each paddle prints on one sheet of US letter, which is shorter than A4", async ({ page }) => {
  test.setTimeout(120_000);
  for (const slug of paddles) {
    await page.goto(`/${slug}`);
    expect.soft(sheetsOf(await page.pdf({ format: "Letter" })), slug).toBe(1);
  }
});

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
  await expect(page.getByText("Ratings by level")).toBeVisible();
  const printed = await page
    .locator("[data-printed]")
    .evaluate((element) => getComputedStyle(element, "::after").content);
  expect(printed).toMatch(/^"All reviews of the JOOLA Perseus Pro IV are at http/);
  await expect(page.locator("button:visible, select:visible, input:visible")).toHaveCount(0);
});
