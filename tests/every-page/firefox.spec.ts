import { expect, type Page, test as base } from "@playwright/test";
import { installedFirefox } from "../../tools/browser.ts";
import { pageKinds } from "../support/listed-pages.ts";
import { unlistedKinds } from "../support/page-kinds.ts";
import { SharedServers } from "../support/journey-servers.ts";
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

for (const { kind, example } of [...pageKinds, ...unlistedKinds])
  test(`in Firefox, ${kind} fits a phone: ${example}`, async ({ opened: { page, complaints } }) => {
    await page.goto(example);
    await page.evaluate(() => document.fonts.ready);
    expect(await page.evaluate(beyondTheEdge)).toEqual([]);
    expect(complaints(undefined)).toEqual([]);
  });
