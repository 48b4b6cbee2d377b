import { axeFaults } from "../support/axe.ts";
import { openByMenu, signIn, test } from "../support/console-journey.ts";

const { expect } = test;

test.use({ viewport: { width: 390, height: 844 } });

const rows = Array.from({ length: 53 }, (_, at) => `Drifter ${at + 111},Example Paddles,8.1`);

test("an editor publishes what an import made on a phone, takes it back, and chooses by keyboard @writes", async ({
  page,
  dataDir,
}) => {
  test.slow();
  const fits = async () => {
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBeLessThanOrEqual(page.viewportSize()!.width);
    expect(await axeFaults(page)).toEqual([]);
  };
  const said = page.getByRole("main").getByRole("status").first();
  await signIn(page, dataDir);
  await openByMenu(page, "Content");
  await page.getByRole("link", { name: "Spreadsheets" }).click();
  const table = ["Name,Brand,Weight", "Diadem Hero,Diadem,8.05", ...rows].join("\n");
  await page
    .getByLabel("The file")
    .setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(table) });
  await page.getByRole("button", { name: "Show what it changes" }).click();
  await page.getByRole("button", { name: "Save all 54" }).click();

  // Everything that came is selected, and what it changes is there to read.
  await expect(said).toHaveText("Drafts saved from the spreadsheet: 54.");
  const bar = page.getByRole("region", { name: "Selected drafts" });
  await expect(bar).toBeInViewport();
  expect(await bar.evaluate((each) => getComputedStyle(each, "::before").content)).toBe(
    '"All 54 selected"',
  );
  await expect(
    page.getByRole("listitem").filter({ hasText: "Weight: 7.8 oz 8.05 oz" }),
  ).toHaveCount(2);
  await fits();
  await bar.getByRole("button", { name: "Publish" }).click();
  await expect(said).toHaveText("Published: 54 entries.");
  await expect(page.getByRole("heading", { name: "Just saved (0)" })).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Undo" }).click();
  await expect(said).toHaveText("Undone.");
  await expect(page.getByRole("heading", { name: "Just saved (54)" })).toBeVisible();

  // By keyboard: two of the second page.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.getByRole("link", { name: "All your drafts" }).click();
  await expect(bar).toBeHidden();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText("Page 2 of 2")).toBeVisible();
  await expect(page.getByLabel("Select these 4")).toBeVisible();
  for (const key of ["j", "x", "j", "x"]) await page.keyboard.press(key);
  await expect(bar).toBeVisible();
  await fits();
  await bar.getByRole("button", { name: "Discard" }).press("Enter");
  await expect(said).toHaveText("Discarded: 2 drafts.");
  await expect(page.getByRole("heading", { name: "Drafts (52)" })).toBeVisible();
  await page.keyboard.press("u");
  await expect(said).toHaveText("Undone.");
  await expect(page.getByRole("heading", { name: "Drafts (54)" })).toBeVisible();

  // All that match, beyond the page.
  await page.getByLabel("Name").fill("drifter");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await page.getByLabel("Select all 53 that match").check();
  await expect(page.getByLabel("Select Drifter 111")).toBeHidden();
  await bar.getByRole("button", { name: "Check" }).click();
  await expect(said).toHaveText("Checked: these 53 have no mistake together.");
});
