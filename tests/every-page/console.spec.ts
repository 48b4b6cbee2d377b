import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { addresses } from "../../src/addresses.ts";
import { axeFaults } from "../support/axe.ts";
import { signIn } from "../support/console-journey.ts";
import {
  consolePaths,
  fillEveryPage,
  paddlesSheet,
  readersList,
} from "../support/console-pages.ts";
import { fillConsole } from "../support/console-store.ts";
import { startServer } from "../support/server-process.ts";

/** An owner's tab, on a site with something on each page of the console. */
const test = base.extend<object, { owner: { page: Page; review: string } }>({
  owner: [
    async ({ browser }, use) => {
      const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
      const server = await startServer({ DATA_DIR: dataDir });
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      const post = async (path: string, fields: Record<string, string>) => {
        const body = new URLSearchParams(fields);
        const answer = await fetch(server.url + path, { method: "POST", headers, body });
        expect(answer.status, await answer.text()).toBe(200);
      };
      const fill = fillConsole({ dataDir, databaseUrl: undefined });
      const review = await fillEveryPage(fill, post, Date.now());
      const context = await browser.newContext({
        baseURL: server.url,
        reducedMotion: "reduce",
        viewport: { width: 360, height: 800 },
      });
      const page = await context.newPage();
      await signIn(page, dataDir);
      await use({ page, review });
      await context.close();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
    { scope: "worker" },
  ],
});

async function expectClean(page: Page, state: string): Promise<void> {
  await page.emulateMedia({ colorScheme: "light" });
  await expect(page.getByRole("heading", { level: 1 }), state).toBeVisible();
  expect.soft(await axeFaults(page), state).toEqual([]);
  // The dark theme only changes colors.
  await page.emulateMedia({ colorScheme: "dark" });
  expect.soft(await axeFaults(page, "colors"), `${state}, dark`).toEqual([]);
}

for (const path of consolePaths)
  test(`${path} is clean`, async ({ owner: { page } }) => {
    await page.goto(path);
    await expectClean(page, path);
  });

test("one review is clean, and so is the console on a desktop", async ({
  owner: { page, review },
}) => {
  await page.goto(`${addresses.consoleReviews.path}?review=${review}`);
  await expectClean(page, "one review");
  // The menu is at the side.
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto(addresses.console.path);
  await expectClean(page, "home");
  await page.setViewportSize({ width: 360, height: 800 });
});

for (const [what, path, text, button, says] of [
  [
    "a spreadsheet",
    addresses.consoleImport.path,
    paddlesSheet,
    "Show what it changes",
    "3 rows: 1 new, 1 changed, 0 the same, 1 wrong.",
  ],
  [
    "a list of readers",
    addresses.consoleSubscribers.path,
    readersList,
    "Show what it would bring",
    "3 rows: 1 new, 1 not subscribed there, 1 wrong.",
  ],
] as const)
  test(`what ${what} would bring is clean`, async ({ owner: { page } }) => {
    await page.goto(path);
    const file = { name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(text) };
    await page.getByLabel("The file").setInputFiles(file);
    await page.getByRole("button", { name: button }).click();
    await expect(page.getByRole("main").getByRole("status").first()).toHaveText(says);
    await expectClean(page, what);
  });
