import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { linkFor } from "./console-client.ts";
import type { StorePlace } from "./engines.ts";
import { fillConsole } from "./console-store.ts";
import { expect, test as base } from "./journey.ts";

/** A site whose store the test fills, and its owner's browser. */
export const test = base.extend<{ dataDir: string; fill: ReturnType<typeof fillConsole> }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what a fixture needs from here
  dataDir: async ({}, use) => {
    const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
    await use(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  },
  settings: async ({ dataDir }, use) => use({ DATA_DIR: dataDir }),
  fill: async ({ dataDir, server }, use) => {
    expect(server.pid).toBeGreaterThan(0);
    await use(fillConsole({ dataDir, databaseUrl: undefined }));
  },
});

/** Signs the owner in to the console. @param store where it is, or its folder */
export async function signIn(page: Page, store: string | StorePlace): Promise<void> {
  const place =
    typeof store === "string"
      ? { dataDir: store, databaseUrl: undefined, remove: async () => {} }
      : store;
  await page.goto(await linkFor(place, "hello@rallyrank.example"));
  await page.getByRole("button", { name: "Sign in as Owner" }).click();
  await expect(page).toHaveURL("/owner");
}

/** Opens a console page by the menu, with its script. On a phone, most pages are behind the bar's last button. */
export async function openByMenu(page: Page, name: string): Promise<void> {
  const menu = page.getByRole("navigation", { name: "Console" });
  const more = menu.getByRole("button", { name: "More" });
  const link = menu.getByRole("link", { name });
  if ((await link.count()) === 0) await more.click();
  const to = await link.last().getAttribute("href");
  await link.last().click();
  await page.waitForURL(({ pathname }) => pathname === to);
}

/** Waits for what script adds to the form of a content file: it's there some time after the page has loaded. */
export async function entryScript(page: Page): Promise<void> {
  await expect(page.getByText(/^\d+ left$/).first()).toBeAttached();
}
