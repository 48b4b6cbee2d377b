import type { Page } from "@playwright/test";
import { axeFaults } from "../support/axe.ts";
import { openByMenu, signIn, test } from "../support/console-journey.ts";

const { expect } = test;
const time = Date.parse("2026-05-04T09:30:00Z");

test.use({ viewport: { width: 390, height: 844 } });

/** Nothing is cut off at the side, and buttons are large enough to tap. */
async function expectToFit(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  const targets = page.locator("main").locator("button:visible, .button:visible, summary:visible");
  for (const target of await targets.all()) {
    const box = await target.boundingBox();
    expect(box!.height, await target.innerText()).toBeGreaterThanOrEqual(44);
  }
  expect(await axeFaults(page)).toEqual([]);
}

test("an owner works through the queue on a phone @writes", async ({ page, dataDir, fill }) => {
  const [bad, fine] = [await fill.review("Max", time), await fill.review("Dana", time)];
  await fill.report(bad, "It sells things.", time);
  await fill.report(fine, "I don't like it.", time + 1);
  for (const name of ["Ann", "Bo"])
    await fill.hold(await fill.review(name, time + 2, { reviewText: "See my shop." }), time);
  await fill.failedMail("nobody@example.invalid", time);
  await signIn(page, dataDir);
  await openByMenu(page, "Queue (5)");
  await expect(page.getByText("It sells things.")).toBeVisible();
  await expectToFit(page);

  await page.getByLabel("Reason").first().fill("advertising");
  await page.getByRole("button", { name: "Hide Max's review of Diadem Hero" }).click();
  await expect(page.getByRole("status")).toHaveText("Hidden: 1 review.");
  await page.getByRole("button", { name: "Looks fine Dana's review of Diadem Hero" }).click();
  await expect(page.getByRole("status")).toHaveText("Closed: 1 report.");
  await expect(page.getByText(/^Held, because it has a link/)).toHaveCount(2);
  const alike = "Hide all 2 like this, 0 shown Ann's review of Diadem Hero";
  await expect(page.getByRole("button", { name: alike })).toBeVisible();
  for (const name of ["Ann", "Bo"]) {
    await page.getByRole("button", { name: `Looks fine ${name}'s review of Diadem Hero` }).click();
    await expect(page.getByRole("status")).toHaveText("Approved: 1 review.");
  }
  await expect(page.getByText("No review waits for you.")).toBeVisible();
  await page.getByRole("button", { name: "Drop the email to nobody@example.invalid" }).click();
  await expect(page.getByRole("status")).toHaveText("Deleted: 1 email.");
  await expect(page.getByRole("link", { name: "Queue", exact: true })).toBeVisible();
  await expectToFit(page);

  await openByMenu(page, "Log");
  await expect(page.getByText("advertising", { exact: true })).toBeVisible();
  await expectToFit(page);
  await page.getByRole("link", { name: bad }).click();
  await expect(page.getByText(/^Hidden since/)).toBeVisible();
  await expectToFit(page);
});

test("an owner deletes several reviews, after a second thought @writes", async ({
  page,
  dataDir,
  fill,
}) => {
  for (const name of ["Max", "Ann", "Lee"]) await fill.review(name, time);
  await signIn(page, dataDir);
  await openByMenu(page, "Reviews");
  await page.getByLabel("Text or first name").fill("sells");
  await page.getByRole("button", { name: "Show", exact: true }).click();
  await expectToFit(page);
  for (const name of ["Max", "Ann"])
    await page.getByRole("checkbox", { name: `Select ${name}'s review of Diadem Hero` }).check();
  await page.getByText("Delete selected…").click();
  await page.getByRole("button", { name: "Delete selected" }).click();
  // The browser asks for the checkbox first.
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(3);
  await page.getByLabel("Yes, delete for good").last().check();
  await page.getByRole("button", { name: "Delete selected" }).click();
  await expect(page.getByRole("status")).toHaveText("Deleted: 2 reviews.");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get("search")).toBe("sells");
});
