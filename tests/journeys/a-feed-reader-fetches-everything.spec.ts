import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { createServer } from "vite";
import { readEnvironment } from "../../src/platform/settings.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { inlineScripts } from "../../tools/vite/inline-script.ts";
import type * as inProcessSite from "../support/in-process-site.ts";
import { expect, test } from "../support/journey.ts";
import { sitemapPaths } from "../support/crawl.ts";

/** Reads a feed with the browser's own XML parser, which tolerates no mistakes. */
async function readFeed(page: Page, xml: string) {
  return await page.evaluate((text) => {
    const feed = new DOMParser().parseFromString(text, "application/xml");
    const of = (item: Element, name: string) =>
      [...item.getElementsByTagName(name)].map((each) => each.textContent ?? "");
    return {
      error: feed.querySelector("parsererror")?.textContent,
      self: feed.getElementsByTagName("atom:link")[0]?.getAttribute("href"),
      built: feed.querySelector("lastBuildDate")?.textContent,
      items: [...feed.querySelectorAll("item")].map((item) => ({
        title: of(item, "title")[0]!,
        link: of(item, "link")[0]!,
        guid: of(item, "guid")[0]!,
        date: of(item, "pubDate")[0]!,
        creators: of(item, "dc:creator"),
        categories: of(item, "category"),
        summary: of(item, "description")[0]!,
        body: of(item, "content:encoded")[0]!,
      })),
    };
  }, xml);
}

/** The text of HTML, without markup. */
async function wordsOf(page: Page, html: string): Promise<string> {
  return await page.evaluate((text) => {
    const { body } = new DOMParser().parseFromString(text, "text/html");
    return body.textContent.replaceAll(/\s+/g, " ");
  }, html);
}

/** The texts of some elements of a page's article, in its order. The page isn't opened: they are in its HTML. */
async function textsOf(page: Page, address: string, elements: string): Promise<string[]> {
  const html = await (await fetch(address)).text();
  // Another page's styles would violate this page's policy.
  const plain = html.replaceAll(/<style.*?<\/style>/gs, "");
  return await page.evaluate(
    ([text, selector]) => {
      const read = new DOMParser().parseFromString(text, "text/html");
      return [...read.querySelectorAll(`article :is(${selector})`)].map((each) => each.textContent);
    },
    [plain, elements] as const,
  );
}

test("the feed holds every article and guide, newest first, in full, with links that work anywhere", async ({
  page,
  server,
}) => {
  await page.goto("/neonic-flow");
  const address = await page.locator("link[type='application/rss+xml']").getAttribute("href");
  expect(address).toBe(`${server.url}/feed.xml`);
  const { error, self, built, items } = await readFeed(
    page,
    await (await page.request.get(address!)).text(),
  );
  expect(error).toBeUndefined();
  expect(self).toBe(address);

  const comingSoon = /best-(bags|paddles-singles|paddles-under|shoes|pickleball-)/;
  const readable = (await sitemapPaths(server.url)).filter(
    (path) => /^\/(blog|reviews\/balls|reviews\/best-of)\//.test(path) && !comingSoon.test(path),
  );
  expect(readable).toHaveLength(26);
  expect(items.map(({ link }) => link).toSorted()).toEqual(
    readable.map((path) => server.url + path).toSorted(),
  );
  const times = items.map(({ date }) => Date.parse(date));
  expect(times).toEqual(times.toSorted((a, b) => b - a));
  expect(built).toBe(items[0]!.date);

  for (const item of items) {
    const { link, body } = item;
    expect(item.guid).toBe(link);
    expect(item.date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} 202[56] 00:00:00 GMT$/);
    expect(item.creators).toHaveLength(1);
    expect(item.categories).toHaveLength(2);
    expect(body).not.toMatch(/ (href|src)="\/|class=|<svg|\[\[/);
    // Every heading and paragraph of the page's article, its lists and its tables.
    const said = await textsOf(
      page,
      link,
      "h2, h3, [class*=prose] :is(p, li), td, [class*=quote] p, [class*=sides] li",
    );
    const words = await wordsOf(page, body);
    const notInFeed = /^(At a glance|On this page|Paddles in this article|Related guides)?$/;
    const missing = said
      .map((text) => text.replaceAll(/\s+/g, " ").trim())
      .filter((text) => !notInFeed.test(text) && !words.includes(text));
    expect(missing, link).toEqual([]);
    expect(said.length, link).toBeGreaterThan(8);
  }

  await test.step("samples are marked in the feed too", () => {
    const counts: Record<string, number> = {};
    for (const { categories, creators, body } of items) {
      const [kind = ""] = categories;
      counts[kind] = (counts[kind] ?? 0) + 1;
      if (kind === "Ball Testing")
        expect(body).toMatch(/^<p><strong>The community figures[^<]* are samples<\/strong>/);
      if (kind === "Best Of") expect(body).toMatch(/^<p>[^<]*marked ◇ in this guide are samples/);
      expect(creators[0]).toMatch(
        kind === "Best Of" ? /^RallyRank$/ : /^(Elena|Marcus|Priya) \(fictional author\)$/,
      );
    }
    expect(counts).toEqual({ Blog: 16, "Ball Testing": 6, "Best Of": 4 });
  });
});

/** What the application answers at an address for a site, inside of the test. Only Vite can load the application. */
async function answerOf(site: RunningSite, path: string): Promise<Response> {
  const vite = await createServer({
    configFile: false,
    appType: "custom",
    plugins: [inlineScripts()],
    server: { middlewareMode: true, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const loaded = await vite.ssrLoadModule("/tests/support/in-process-site.ts");
    const { applicationOf } = loaded as typeof inProcessSite;
    return await applicationOf(site)(path);
  } finally {
    await vite.close();
  }
}

test("whatever an editor writes, the feed stays XML and the text what was written", async ({
  page,
}) => {
  const dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"));
  const library = readLibrary(process.cwd());
  const site = await openSite(readEnvironment({ DATA_DIR: dataDir }), () => library);
  const hostile = `</title> ]]> <b>&amp; & "quoted" 'single' \u0000\u0008\u000b\ufffe Zoë 🎯 <!-- --`;
  const legible = hostile.replaceAll(/[\u0000\u0008\u000b\ufffe]/g, "");
  const edited: RunningSite = {
    ...site,
    library: {
      ...library,
      site: { ...library.site, name: hostile, tagline: hostile },
      blog: library.blog.map((article) => ({ ...article, title: hostile, excerpt: hostile })),
      ballTests: library.ballTests.map((article) => ({
        ...article,
        title: hostile,
        verdict: hostile,
        category: hostile,
      })),
      guides: library.guides.map((guide) => ({ ...guide, finalRecommendation: hostile })),
    },
  };
  const answer = await answerOf(edited, "/feed.xml");
  expect(answer.status).toBe(200);
  await page.goto("/");
  const { error, items } = await readFeed(page, await answer.text());
  await site.close();
  rmSync(dataDir, { recursive: true, force: true });

  expect(error).toBeUndefined();
  expect(items).toHaveLength(26);
  for (const { title, categories, summary, body } of items) {
    const [kind] = categories;
    if (kind !== "Best Of") expect(title).toBe(legible);
    if (kind === "Blog") expect(summary).toBe(legible);
    if (kind === "Ball Testing") expect(categories[1]).toBe(legible);
    if (kind === "Blog") continue;
    expect(await wordsOf(page, body)).toContain(legible.replaceAll(/\s+/g, " "));
    expect(body).not.toContain("<b>");
  }
});
