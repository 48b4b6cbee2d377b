import { readFileSync } from "node:fs";
import { axeFaults } from "../support/axe.ts";
import { openByMenu, signIn, test } from "../support/console-journey.ts";

const { expect } = test;

test.use({ viewport: { width: 390, height: 844 } });

test("an editor brings a spreadsheet on a phone: what's wrong, chosen rows, drafts, and back @writes", async ({
  page,
  dataDir,
}) => {
  test.slow();
  const fits = async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    expect(await axeFaults(page)).toEqual([]);
  };
  const main = page.getByRole("main");
  await signIn(page, dataDir);
  await openByMenu(page, "Content");
  await page.getByRole("link", { name: "Spreadsheets" }).click();
  await fits();

  // A file that's too large isn't sent by the page's script.
  const send = page.getByRole("button", { name: "Show what it changes" });
  await expect(send).toBeVisible();
  await page.waitForLoadState();
  const file = page.getByLabel("The file");
  const large = { name: "a.csv", mimeType: "text/csv", buffer: Buffer.alloc(3_000_000, "a") };
  await file.setInputFiles(large);
  await send.click();
  expect(await file.evaluate((input: HTMLInputElement) => input.validationMessage)).toBe(
    "The file is larger than 2 MB. Save only the cells with data, or split it into several files.",
  );
  await file.setInputFiles("tests/sheets/paddles-with-mistakes.csv");
  await send.click();
  await expect(main.getByRole("status").first()).toHaveText(
    "120 rows: 80 new, 2 changed, 0 the same, 38 wrong.",
  );
  await expect(main.getByText('Row 4, column K "Weight (oz)": "82 oz" is more')).toBeVisible();
  await fits();

  await page.getByLabel("Row 2: Drifter 14").check();
  await page.getByLabel("Row 3: Drifter 16").check();
  await page.getByRole("button", { name: "Save the chosen rows" }).click();
  await expect(main.getByRole("status").first()).toHaveText(
    "Drafts saved from the spreadsheet: 2.",
  );
  await page.getByRole("link", { name: "Drifter 14" }).first().click();
  await expect(main.getByText("This is your draft, saved just now.")).toBeVisible();

  await page.getByRole("link", { name: "All content" }).click();
  await page.getByRole("link", { name: "Spreadsheets" }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Paddles, Excel (.xlsx)" }).click();
  const saved = await (await download).path();
  await page.getByLabel("The file").setInputFiles({
    name: "paddles.xlsx",
    mimeType: "application/octet-stream",
    buffer: readFileSync(saved),
  });
  await send.click();
  await expect(main.getByRole("status").first()).toHaveText(
    /^(\d+) rows: 0 new, 0 changed, \1 the same, 0 wrong\.$/,
  );
  await fits();
});
