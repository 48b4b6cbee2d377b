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
  await page.locator("summary").filter({ hasText: "Max, 3.5" }).click();
  await expect(page.getByText("It sells things.")).toBeVisible();
  await expectToFit(page);

  const main = page.getByRole("main");
  await main.getByRole("button", { name: "Hide Max's review of Diadem Hero" }).click();
  await expect(page.getByRole("status")).toHaveText("Hidden: 1 review.");
  await page.getByText("Say why").click();
  await page.getByLabel("Reason").first().fill("advertising");
  await expectToFit(page);
  await page.getByRole("button", { name: "Save the reason" }).click();
  await expect(page.getByRole("status")).toHaveText("Reason saved.");
  await main.getByRole("button", { name: "Looks fine Dana's review of Diadem Hero" }).click();
  await expect(page.getByRole("status")).toHaveText("Approved: 1 review.");
  await expect(page.getByText(/^Held, because it has a link/)).toHaveCount(2);
  await main.locator("summary").filter({ hasText: "Ann, 3.5" }).click();
  await expectToFit(page);
  const alike = "Hide all 2 like this, 0 shown Ann's review of Diadem Hero";
  await expect(page.getByRole("button", { name: alike })).toBeVisible();
  for (const name of ["Ann", "Bo"]) {
    await main.getByRole("button", { name: `Looks fine ${name}'s review of Diadem Hero` }).click();
    await expect(main.getByRole("button", { name: `Looks fine ${name}'s` })).toBeHidden();
  }
  await expect(page.getByText("No review waits for you.")).toBeVisible();
  await page.getByRole("button", { name: "Drop the email to nobody@example.invalid" }).click();
  await expect(page.getByRole("status")).toHaveText("Deleted: 1 email.");
  await expect(page.getByRole("link", { name: "Queue", exact: true })).toBeVisible();
  await expectToFit(page);

  await openByMenu(page, "Log");
  await expect(page.getByRole("table").getByText("advertising", { exact: true })).toBeVisible();
  await expectToFit(page);
  await page.getByRole("link", { name: bad }).click();
  await expect(page.getByText(/Hidden since/)).toBeVisible();
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
  const bar = page.getByRole("region", { name: "Selected reviews" });
  await bar.getByText("Delete…").click();
  await bar.getByRole("button", { name: "Delete" }).click();
  // The browser asks for the checkbox first.
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(3);
  await bar.getByLabel("Yes, delete for good").check();
  await bar.getByRole("button", { name: "Delete" }).click();
  await expect(page.getByRole("status")).toHaveText("Deleted: 2 reviews.");
  await expect(page.getByRole("heading", { level: 3 })).toHaveCount(1);
  expect(new URL(page.url()).searchParams.get("search")).toBe("sells");
});

test("a queue of 30 is cleared with the keyboard alone, with an undo and a word blocked @writes", async ({
  page,
  dataDir,
  fill,
}) => {
  for (let index = 0; index < 30; index++) {
    const id = await fill.review(`Player ${String.fromCodePoint(65 + index)}`, time + index);
    await fill.hold(id, time + index);
  }
  await signIn(page, dataDir);
  await openByMenu(page, "Queue");
  const said = page.getByRole("status");
  const rows = page.locator("[data-row]");
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(page.getByRole("button", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Keys" })).toBeHidden();

  // The next key may come before the browser has taken the focus from the closed list.
  await page.keyboard.press("?");
  await page.evaluate(() => {
    document.querySelector<HTMLDialogElement>("dialog#keys")!.close();
    const key = new KeyboardEvent("keydown", { key: "j", bubbles: true });
    document.activeElement!.dispatchEvent(key);
  });
  const first = page.locator("[data-row] summary:focus");
  await expect(first).toContainText("Player A");
  await page.keyboard.press("h");
  await expect(rows).toHaveCount(29);
  await expect(first).toContainText("Player B");
  await page.keyboard.press("u");
  await expect(said).toHaveText("Undone.");
  await expect(rows).toHaveCount(30);
  // What came back is what the next key is for.
  await expect(first).toContainText("Player A");
  for (const key of ["x", "j", "x"]) await page.keyboard.press(key);
  const bar = page.getByRole("region", { name: "Selected rows" });
  await expect(bar.getByRole("button", { name: "Hide" })).toBeVisible();
  await page.keyboard.press("h");
  await expect(said).toHaveText("Hidden: 2 reviews.");
  await expect(first).toContainText("Player C");
  await page.keyboard.press("u");
  await expect(rows).toHaveCount(30);
  await expect(first).toContainText("Player A");
  await page.getByLabel("Select all 30", { exact: true }).check();
  await expect(page.getByLabel("Select Player A's review of Diadem Hero")).toBeHidden();
  expect(await axeFaults(page)).toEqual([]);
  await page.getByLabel("Select all 30", { exact: true }).uncheck();

  await page.keyboard.press("k");
  await page.keyboard.press("j");
  await page.keyboard.press("Enter");
  for (let tab = 0; tab < 30; tab++) {
    if ((await page.getByLabel("Word or phrase to block").and(page.locator(":focus")).count()) > 0)
      break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.type("sells");
  await page.keyboard.press("Enter");
  await expect(said).toHaveText("Hidden: 1 review.");
  for (let left = 28; left > 0; left--) {
    await page.keyboard.press(left % 3 === 0 ? "h" : "a");
    await expect(rows).toHaveCount(left);
  }
  await page.keyboard.press("x");
  await expect(bar).toBeHidden();
  await page.keyboard.press("a");
  await expect(page.getByText("No review waits for you.")).toBeVisible();
  await openByMenu(page, "Blocked words");
  await expect(page.getByRole("heading", { name: "sells" })).toBeVisible();
});
