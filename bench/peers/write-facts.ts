// Writes what the pages of all peers say, read from our own pages as the built server prints them.
import { createHash } from "node:crypto";
import { writeFileSync } from "node:fs";
import { chromium } from "@playwright/test";
import playwright from "../../playwright.config.ts";
import { ownServer } from "../../tests/support/journey-servers.ts";
import { ourPages } from "../compared-pages.ts";
import type { Product } from "./pages/facts.ts";
import { type PrintedFacts, readPrintedPage } from "./read-printed-page.ts";

/** The site's address in what is written, whatever the server's is. */
const address = "http://127.0.0.1:3000";

/** Every store gives its reviews other ids; with ids that follow from their texts, writing again changes nothing. */
function withLastingIds(product: Product): Product {
  let json = JSON.stringify(product);
  for (const { id, name, text } of product.reviews) {
    const digest = createHash("sha256").update(`${name}\n${text}`).digest("hex");
    const lasting = digest.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, "$1-$2-$3-$4-$5");
    json = json.replaceAll(id.replace("review-", ""), lasting);
  }
  return JSON.parse(json) as Product;
}

const server = await ownServer({ SITE_URL: address }, "sqlite");
const browser = await chromium.launch(playwright.use!.launchOptions);
try {
  const page = await browser.newPage();
  const read = async (path: string): Promise<PrintedFacts> => {
    const answer = await fetch(server.url + path);
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
    const body = await answer.text();
    // Without the page's own script, which would change what was printed.
    await page.route("**/*", (route) =>
      route.fulfill({
        body,
        contentType: "text/html",
        headers: { "content-security-policy": "script-src 'none'" },
      }),
    );
    await page.goto(address + path);
    return page.evaluate(readPrintedPage);
  };
  const { article } = await read(ourPages.article);
  const { site, product } = await read(ourPages.product);
  if (!article || !product) throw new Error("a page is not of the kind that was asked for");
  const all = { site, article, product: withLastingIds(product) };
  for (const [name, facts] of Object.entries(all))
    writeFileSync(
      new URL(`./pages/facts/${name}.json`, import.meta.url),
      `${JSON.stringify(facts)}\n`,
    );
} finally {
  await browser.close();
  await server.stop();
}
