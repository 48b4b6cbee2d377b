import { describe, expect, test } from "vitest";
import { onePage } from "../../src/site/finder/run-finder.ts";
import { inNameOrder, isConfirmedPaddle } from "../../src/site/paddles/paddle-facts.ts";
import type { AnyPaddle } from "../../src/site/paddles/paddle.content.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { everyPage, type Pages, siteOver } from "../support/in-process-site.ts";
import { projectLibrary } from "../support/project-library.ts";

const { siteUrl } = readEnvironment({});

const library = projectLibrary();
const { balls, ballTests, guides, blog } = library;
const allPaddles = `ItemList ${library.written.length}`;
/** Of the first page, those that are written up: search engines don't have the others until someone reviews them. */
const onPageOne = (paddles: readonly AnyPaddle[]) =>
  `ItemList ${paddles.slice(0, onePage).filter(({ isListed }) => !isListed).length}`;
const confirmed = library.written.filter(isConfirmedPaddle);
const byName = inNameOrder(library.paddles);

// The schema.org types of each kind of page besides its breadcrumbs; 'ItemList 5' lists five things.
const described: [path: string, types: string[]][] = [
  ["/", []],
  ["/diadem-hero", ["Product"]],
  ["/paddle-finder", [onPageOne(confirmed)]],
  ["/paddle-finder?brand=Nobody&search=zzz", []],
  ["/paddle-finder/match", []],
  // Of those in detail and in lines.
  ["/paddle-finder/match?feel=soft", ["ItemList 12"]],
  ["/paddle-reviews", [allPaddles]],
  ["/reviews/paddles", [allPaddles]],
  ["/paddles", [onPageOne(byName)]],
  ["/reviews/balls", [`ItemList ${ballTests.length}`]],
  ["/reviews/balls/top-rated-pickleballs-2025", ["Article", "ItemList 8"]],
  ["/balls", [`ItemList ${balls.length}`]],
  ["/reviews/best-of", [`ItemList ${guides.length}`]],
  ["/reviews/best-of/best-paddles-spin", ["Article", "ItemList 5"]],
  ["/reviews/best-of/best-paddles-under-100", []],
  ["/blog", [`ItemList ${blog.length}`]],
  ["/blog?category=Strategy", ["ItemList 3"]],
  ["/blog/core-thickness", ["BlogPosting"]],
  ["/comparisons", ["ItemList 6"]],
  ["/comparisons?paddles=diadem-hero,neonic-flow,hudef-viva-pro", ["ItemList 3"]],
  ["/comparisons/diadem-hero-vs-neonic-flow", ["ItemList 2"]],
  ["/privacy", []],
];
const pages = await everyPage(described.map(([path]) => path));
/** Those of the sitemap. */
const listed = [...pages.keys()].filter((path) => !path.includes("?"));

interface Thing {
  "@type": string;
  itemListElement: { position: number; name: string; url?: string; item?: string }[];
  [name: string]: unknown;
}

/** Everything a page tells search engines, and the page. */
function read(path: string, of: Pages = pages): { html: string; things: Thing[] } {
  const html = of.get(path)!;
  const scripts = html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs);
  const things = [...scripts].flatMap(([, json]) => JSON.parse(json!) as Thing | Thing[]);
  return { html, things };
}

const words = (html: string) =>
  html
    .replaceAll(/<[^>]*>/g, "")
    .replaceAll("&#x27;", "'")
    .replaceAll("&amp;", "&");

test("a page's breadcrumbs are the same for search engines and for readers", () => {
  let breadcrumbs = 0;
  for (const path of listed) {
    const { html, things } = read(path);
    const [, nav] = /<nav[^>]* aria-label="Breadcrumb">(.*?)<\/nav>/s.exec(html) ?? [];
    const shown = [...(nav ?? "").matchAll(/<li>(?:<a[^>]* href="([^"]*)">)?(.*?)<\/li>/gs)].map(
      ([, to, name]) => [siteUrl + (to ?? path), words(name!)],
    );
    const told = things
      .filter((thing) => thing["@type"] === "BreadcrumbList")
      .flatMap(({ itemListElement }) => itemListElement.map(({ item, name }) => [item, name]));
    expect(told, path).toEqual(shown);
    if (told.length > 0) breadcrumbs++;
  }
  expect(breadcrumbs).toBeGreaterThan(80);
});

test.each(described)("%s is described as %j", (path, expected) => {
  const { things } = read(path);
  const told = things
    .filter((thing) => thing["@type"] !== "BreadcrumbList")
    .map((thing) =>
      thing["@type"] === "ItemList"
        ? `ItemList ${thing["numberOfItems"] as number}`
        : thing["@type"],
    );
  expect(told).toEqual(expected);
});

test("a list's structured data links to the pages that its own page links to, in order", () => {
  const wrong: string[] = [];
  let lists = 0;
  for (const path of listed) {
    const { html, things } = read(path);
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
        if (origin !== siteUrl) wrong.push(`${path} lists another site: ${url}`);
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

test("articles have their author, their dates, and their page's picture", () => {
  const { things } = read("/reviews/balls/7f3a9c21");
  expect(things[0]).toMatchObject({
    "@type": "Article",
    datePublished: "2025-10-28",
    dateModified: "2025-10-28",
    author: { "@type": "Person", name: "Marcus", url: `${siteUrl}/about#marcus` },
    image: `${siteUrl}/og/reviews/balls/7f3a9c21.png`,
  });
  const { things: posting } = read("/blog/third-shot-drop-or-drive");
  expect(posting[0]).toMatchObject({
    "@type": "BlogPosting",
    headline: "The Third Shot: When to Drop, When to Drive",
    datePublished: "2025-03-11",
    author: { "@type": "Person", name: "Elena" },
  });
  const { things: guide } = read("/reviews/best-of/best-paddles-spin");
  expect(guide[0]).toMatchObject({
    dateModified: "2025-01-15",
    author: { "@type": "Organization", name: "RallyRank" },
  });
  expect(guide[0]).not.toHaveProperty("datePublished");
});

/**
 * What Google's documentation of product snippets requires of each type, wherever it is: properties, or lists of which one is
 * needed. https://developers.google.com/search/docs/appearance/structured-data/product-snippet
 */
const required: Record<string, readonly (string | readonly string[])[]> = {
  Product: ["name", ["aggregateRating", "offers", "review"]],
  AggregateRating: ["ratingValue", "reviewCount"],
  Review: ["author", "reviewRating"],
  Rating: ["ratingValue"],
  Offer: ["price", "priceCurrency"],
  Person: ["name"],
  WebSite: ["name", "url"],
};

/** What a value lacks, however deep. */
function lacking(value: unknown, at: string): string[] {
  if (typeof value !== "object" || value === null) return [];
  const has = (name: string) => value[name as never] !== undefined;
  const needs = required[(value as Partial<Thing>)["@type"] ?? ""] ?? [];
  const lacks = needs.filter((need) => ![need].flat().some(has));
  return [
    ...lacks.map((need) => `${at} lacks ${[need].flat().join(" or ")}`),
    ...Object.entries(value).flatMap(([name, each]) => lacking(each, `${at} ${name}`)),
  ];
}

describe.each([
  ["with samples, on a private address", true, {}],
  ["with samples, on a public address", true, { SITE_URL: "https://rallyrank.example" }],
  ["without samples, on a private address", false, {}],
  ["without samples, on a public address", false, { SITE_URL: "https://rallyrank.example" }],
])("a site %s", (_, showsSamples, settings) => {
  const { written: paddles, samplesOf } = projectLibrary(showsSamples);
  const slugs = paddles.map(({ slug }) => slug);
  const withSamples = slugs.filter((slug) => samplesOf(slug).length > 0);
  const isPublic = "SITE_URL" in settings;

  test("has a product for each paddle with a rating that search engines may know, and no other", async () => {
    const site = await siteOver(projectLibrary(showsSamples), settings);
    const readAll = async () => {
      const all = await site.pages(["/", "/?budget=150", ...slugs.map((slug) => `/${slug}`)]);
      const things = [...all.keys()].map((path) => [path, read(path, all).things] as const);
      expect(things.flatMap(([path, each]) => lacking(each, path))).toEqual([]);
      const withType = (type: string) =>
        things.flatMap(([path, each]) =>
          each.some((thing) => thing["@type"] === type) ? [path] : [],
        );
      return { products: withType("Product"), sites: withType("WebSite") };
    };
    const ofSamples = showsSamples && !isPublic ? withSamples.map((slug) => `/${slug}`) : [];
    if (showsSamples) expect(withSamples.length).toBeGreaterThan(20);
    const sites = isPublic ? ["/"] : [];
    try {
      expect(await readAll()).toEqual({ products: ofSamples, sites });
      const stored = await site.ask("/rest/v1/paddle_reviews", {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({
          paddle_name: "diadem-hero",
          first_name: "Zoë",
          dupr_rating: "3.5",
          rating: 5,
          review_text: "Soft hands at the kitchen.",
        }),
      });
      expect(stored.status).toBe(201);
      const products = ofSamples.length > 0 ? ofSamples : ["/diadem-hero"];
      expect(await readAll()).toEqual({ products, sites });
    } finally {
      await site.close();
    }
  });
});

test("a public site's home page names the site by its address and name", async () => {
  const site = await siteOver(projectLibrary(), { SITE_URL: "https://rallyrank.example" });
  const [data] = read("/", await site.pages(["/"])).things;
  await site.close();
  expect(data).toEqual({
    "@context": "https://schema.org",
    "@type": "WebSite",
    name: "RallyRank",
    url: "https://rallyrank.example/",
  });
});
