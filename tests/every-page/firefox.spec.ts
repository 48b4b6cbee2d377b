import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test as base } from "@playwright/test";
import { installedFirefox } from "../../tools/browser.ts";
import { pageKinds } from "../support/listed-pages.ts";
import { unlistedKinds } from "../support/page-kinds.ts";
import { linkFor } from "../support/console-client.ts";
import { SharedServers } from "../support/journey-servers.ts";
import { startServer } from "../support/server-process.ts";
import { beyondTheEdge } from "../support/beyond-the-edge.ts";
import { complaintsOf } from "../support/worker.ts";

// Every kind of page as Firefox shows it on a small phone. What a page does, the journeys look at, in Chromium.

interface Opened {
  page: Page;
  complaints: ReturnType<typeof complaintsOf>;
}

/** A tab that all tests share. */
const test = base.extend<object, { opened: Opened }>({
  opened: [
    async ({ browser }, use) => {
      const servers = new SharedServers();
      const { server } = await servers.of({});
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 320, height: 800 },
      });
      await use({ page: await context.newPage(), complaints: complaintsOf(context) });
      await context.close();
      await servers.stop();
    },
    { scope: "worker" },
  ],
});

test.skip(installedFirefox() === undefined, "there is no Firefox");

test("in Firefox, what's typed in the console is kept when someone leaves, until it's saved", async ({
  browser,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const server = await startServer({ DATA_DIR: dataDir });
  const context = await browser.newContext({ baseURL: server.url });
  try {
    const page = await context.newPage();
    page.on("dialog", (dialog) => void dialog.accept());
    const place = { dataDir, databaseUrl: undefined, remove: async () => {} };
    await page.goto(await linkFor(place, "hello@rallyrank.example"));
    await page.getByRole("button", { name: "Sign in as Owner" }).click();
    await expect(page).toHaveURL(`${server.url}/owner`);
    const article = "/owner/content/edit?entry=blog/core-thickness.md";
    const text = page.getByRole("textbox", { name: "Text", exact: true });
    await page.goto(article);
    await expect(page.getByText(/^\d+ left$/).first()).toBeAttached();
    await text.fill("Sixteen is plush.");
    await page.goto("/owner");
    // As a link leads: a visit by its address has been interrupted by itself here.
    await page.evaluate((to) => location.assign(to), article);
    await page.getByRole("button", { name: "Show it in the form" }).click();
    await expect(text).toHaveValue("Sixteen is plush.");
    await page.getByRole("button", { name: "Save draft" }).click();
    await expect(page.getByText("Draft saved.")).toBeVisible();
    await page.reload();
    await expect(text).toHaveValue("Sixteen is plush.");
    await expect(page.getByRole("region", { name: "Not saved" })).toBeHidden();
  } finally {
    await context.close();
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

for (const { kind, example } of [...pageKinds, ...unlistedKinds])
  test(`in Firefox, ${kind} fits a phone: ${example}`, async ({ opened: { page, complaints } }) => {
    await page.goto(example);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(beyondTheEdge)).toEqual([]);
    expect(complaints(undefined)).toEqual([]);
  });
