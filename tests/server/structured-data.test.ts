import { expect, test } from "vitest";
import { allWithOneServer } from "../support/one-server.ts";
import type { ServerProcess } from "../support/server-process.ts";
import { sitemapPaths } from "../support/crawl.ts";

let server: ServerProcess;
allWithOneServer((started) => (server = started));

interface Thing {
  "@type": string;
  itemListElement: { position: number; name: string; url?: string; item?: string }[];
  [name: string]: unknown;
}

/** Everything a page tells search engines, and the page. */
async function read(path: string): Promise<{ html: string; things: Thing[] }> {
  const html = await (await fetch(server.url + path)).text();
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const things = [...scripts].flatMap(([, json]) => JSON.parse(json!) as Thing | Thing[]);
  return { html, things };
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

test("a page's breadcrumbs are the same for search engines and for readers", async () => {
  let breadcrumbs = 0;
  for (const path of await sitemapPaths(server.url)) {
    const { html, things } = await read(path);
    const [, nav] = /<nav[^>]* aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(html) ?? [];
    const shown = [...(nav ?? "").matchAll(/<li>(?:<a[^>]* href="([^"]*)">)?(.*?)<\/li>/gs)].map(
      ([, to, name]) => [server.url + (to ?? path), words(name!)],
    );
    const told = things
      .filter((thing) => thing["@type"] === "BreadcrumbList")
      .flatMap(({ itemListElement }) => itemListElement.map(({ item, name }) => [item, name]));
    expect(told, path).toEqual(shown);
    if (told.length > 0) breadcrumbs++;
  }
  expect(breadcrumbs).toBeGreaterThan(80);
});

// The schema.org types of each kind of page besides its breadcrumbs; 'ItemList 5' lists five things.
test.each([
  ["/", []],
  ["/diadem-hero", ["Product"]],
  ["/paddle-finder", ["ItemList 26"]],
  ["/paddle-finder?brand=Nobody&search=zzz", []],
  ["/paddle-finder/match", []],
  ["/paddle-finder/match?feel=soft", ["ItemList 26"]],
  ["/paddle-reviews", ["ItemList 26"]],
  ["/reviews/paddles", ["ItemList 26"]],
  ["/paddles", ["ItemList 26"]],
  ["/reviews/balls", ["ItemList 6"]],
  ["/reviews/balls/top-rated-pickleballs-2025", ["Article", "ItemList 8"]],
  ["/balls", ["ItemList 26"]],
  ["/reviews/best-of", ["ItemList 10"]],
  ["/reviews/best-of/best-paddles-spin", ["Article", "ItemList 5"]],
  ["/reviews/best-of/best-paddles-under-100", []],
  ["/blog", ["ItemList 16"]],
  ["/blog?category=Strategy", ["ItemList 3"]],
  ["/blog/core-thickness", ["BlogPosting"]],
  ["/comparisons", ["ItemList 6"]],
  ["/comparisons?paddles=diadem-hero,neonic-flow,hudef-viva-pro", ["ItemList 3"]],
  ["/comparisons/diadem-hero-vs-neonic-flow", ["ItemList 2"]],
  ["/privacy", []],
])("%s is described as %j", async (path, expected) => {
  const { things } = await read(path);
  const told = things
    .filter((thing) => thing["@type"] !== "BreadcrumbList")
    .map((thing) =>
      thing["@type"] === "ItemList"
        ? `ItemList ${thing["numberOfItems"] as number}`
        : thing["@type"],
    );
  expect(told).toEqual(expected);
});

test("a list's structured data links to the pages that its own page links to, in order", async () => {
  const pages = new Set(await sitemapPaths(server.url));
  const wrong: string[] = [];
  let lists = 0;
  for (const path of pages) {
    const { html, things } = await read(path);
    const shown = words(html);
    for (const list of things.filter((thing) => thing["@type"] === "ItemList")) {
      lists++;
      const { itemListElement: items } = list;
      expect(list["numberOfItems"], path).toBe(items.length);
      expect(
        items.map(({ position }) => position),
        path,
      ).toEqual(items.map((_, index) => index + 1));
      for (const { name, url } of items) {
        if (url === undefined) {
          if (!shown.includes(name)) wrong.push(`${path} doesn't show ${name}`);
          continue;
        }
        const { origin, pathname, search } = new URL(url);
        if (origin !== server.url) wrong.push(`${path} lists another site: ${url}`);
        if (!html.includes(`href="${pathname}${search}"`))
          wrong.push(`${path} has no link to ${url}`);
        if (!pathname.includes("-vs-") && !pages.has(pathname))
          wrong.push(`${path} lists what isn't in the sitemap: ${url}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(lists).toBeGreaterThan(40);
});

test("articles have their author, their dates, and their page's picture", async () => {
  const { things } = await read("/reviews/balls/7f3a9c21");
  expect(things[0]).toMatchObject({
    "@type": "Article",
    datePublished: "2025-10-28",
    dateModified: "2025-10-28",
    author: { "@type": "Person", name: "Marcus", url: `${server.url}/about#marcus` },
    image: `${server.url}/og/reviews/balls/7f3a9c21.png`,
  });
  const { things: posting } = await read("/blog/third-shot-drop-or-drive");
  expect(posting[0]).toMatchObject({
    "@type": "BlogPosting",
    headline: "The Third Shot: When to Drop, When to Drive",
    datePublished: "2025-03-11",
    author: { "@type": "Person", name: "Elena" },
  });
  const { things: guide } = await read("/reviews/best-of/best-paddles-spin");
  expect(guide[0]).toMatchObject({
    dateModified: "2025-01-15",
    author: { "@type": "Organization", name: "RallyRank" },
  });
  expect(guide[0]).not.toHaveProperty("datePublished");
});
