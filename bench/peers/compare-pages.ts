// Compares what the built peers show with what our pages show, and posts reviews to them: env node bench/peers/compare-pages.ts
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Browser, chromium } from "@playwright/test";
import playwright from "../../playwright.config.ts";
import { ownServer } from "../../tests/support/journey-servers.ts";
import { ourPages } from "../compared-pages.ts";
import { measureFreshness, shows } from "../freshness.ts";
import { peerStatuses } from "../mixed-load.ts";
import { peerNames, startPeer } from "../run-peer.ts";
import { forPeer, type Visit } from "../visits.ts";

/** What a page shows once its scripts have run. */
export interface PageCount {
  words: number;
  /** Elements of the body, without scripts, styles and what is not shown yet. */
  elements: number;
  /** What the console was told of as an error, and requests that were refused. */
  errors: string[];
}

/** How far a peer's page may be from ours, as a share of ours. */
const allowed = { words: 0.1, elements: 0.2 };

/** Counts what a page shows, in a window of 1280 by 900. */
export async function countPage(browser: Browser, url: string): Promise<PageCount> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  try {
    const errors: string[] = [];
    page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
    page.on("pageerror", ({ message }) => errors.push(message));
    page.on(
      "response",
      (answer) => answer.ok() || errors.push(`${answer.status()} ${answer.url()}`),
    );
    await page.goto(url, { waitUntil: "networkidle" });
    await page.locator("h1").waitFor();
    await page.locator("footer").scrollIntoViewIfNeeded();
    await page.waitForLoadState("networkidle");
    const shown = await page.evaluate(() => ({
      words: document.body.innerText.split(/\s+/).filter((word) => /\w/.test(word)).length,
      elements: document.body.querySelectorAll("*:not(script, style, template, noscript)").length,
    }));
    return { ...shown, errors };
  } finally {
    await page.close();
  }
}

/**
 * Prints the counts of all pages. @param folder for the peers' reviews
 * @returns what is out of bounds or doesn't work, one sentence each
 */
async function comparePages(
  browser: Browser,
  ourUrl: string,
  folder: string,
): Promise<string[]> {
  const found: string[] = [];
  const report = (name: string, page: string, { words, elements }: PageCount) =>
    console.log(`${name.padEnd(13)}${page.padEnd(9)}${words} words, ${elements} elements`);
  const ours = {
    article: await countPage(browser, ourUrl + ourPages.article),
    product: await countPage(browser, ourUrl + ourPages.product),
  };
  report("ours", "article", ours.article);
  report("ours", "product", ours.product);
  for (const name of peerNames) {
    const peer = await startPeer(name, join(folder, name));
    for (const page of ["article", "product"] as const) {
      const count = await countPage(browser, `${peer.url}/${page}`);
      report(name, page, count);
      found.push(...count.errors.map((error) => `${name} ${page}: ${error}`));
      for (const kind of ["words", "elements"] as const)
        if (Math.abs(count[kind] / ours[page][kind] - 1) > allowed[kind])
          found.push(`${name} ${page}: ${count[kind]} ${kind}, ours has ${ours[page][kind]}`);
    }
    // A folder of files stores nothing.
    if (name !== "vite-spa") found.push(...(await errorOf(checkPosting(peer.url))));
    await peer.stop();
    if (name !== "vite-spa") {
      const again = await startPeer(name, join(folder, name));
      found.push(...(await errorOf(checkKept(again.url))));
      await again.stop();
    }
  }
  return found;
}

const review = (path: string, words: string): Visit => ({
  kind: "review",
  path,
  body: `firstName=Dana&duprRating=3.5&rating=4&reviewText=${words}`,
});
const posted = [review("/neonic-flow", "kimoba+tesozu"), review("/diadem-hero", "vuzali+nokedo")];
const asked = (url: string) => ({ url, visit: forPeer, statuses: peerStatuses });

/** Reviews show on their pages, unless they have six stars. */
const checkPosting = async (url: string) => void (await measureFreshness(asked(url), posted));

/** They still do after a restart. */
async function checkKept(url: string): Promise<void> {
  for (const each of posted)
    if (!(await shows(asked(url), each, "paddle")))
      throw new Error(`a review of ${each.path} isn't there after a restart`);
}

/** What a check throws, as a sentence. */
const errorOf = (check: Promise<void>): Promise<string[]> =>
  check.then(
    () => [],
    (error: Error) => [error.message],
  );

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const server = await ownServer({}, "sqlite");
  const browser = await chromium.launch(playwright.use!.launchOptions);
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-peers-"));
  const found = await comparePages(browser, server.url, folder);
  rmSync(folder, { recursive: true });
  for (const sentence of found) console.error(sentence);
  process.exitCode = found.length === 0 ? 0 : 1;
  await browser.close();
  await server.stop();
}
