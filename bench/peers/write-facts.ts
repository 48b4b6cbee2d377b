// Writes what the pages of all peers say, read from our own pages as the built server prints them.
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import playwright from "../../playwright.config.ts";
import { ownServer } from "../../tests/support/journey-servers.ts";
import { ourPages } from "./our-pages.ts";
import { type PrintedFacts, readPrintedPage } from "./read-printed-page.ts";

/** The site's address in what is written, whatever the server's is. */
const address = "http://127.0.0.1:3000";

const server = await ownServer({ SITE_URL: address }, "sqlite");
const browser = await chromium.launch(playwright.use!.launchOptions);
try {
  const page = await browser.newPage();
  const read = async (path: string): Promise<PrintedFacts> => {
    // Without the page's own script, which would change what was printed.
    const printed = await (await fetch(server.url + path)).text();
    await page.route("**/*", (route) =>
      route.fulfill({
        body: printed,
        contentType: "text/html",
        headers: { "content-security-policy": "script-src 'none'" },
      }),
    );
    await page.goto(address + path);
    return page.evaluate(readPrintedPage);
  };
  const { article } = await read(ourPages.article);
  const { site, product } = await read(ourPages.product);
  for (const [name, facts] of Object.entries({ site, article, product }))
    writeFileSync(
      new URL(`./pages/facts/${name}.json`, import.meta.url),
      `${JSON.stringify(facts)}\n`,
    );
} finally {
  await browser.close();
  await server.stop();
}
