import { gzipSync } from "node:zlib";
import type { Page, Request } from "@playwright/test";

/** What a page has loaded, in bytes. */
export interface PageWeight {
  /** Scripts that run: each file and each inline script, in gzip. */
  scripts: number;
  /** The page as sent, with its inline styles. */
  pageAndStyles: number;
  /** Everything, with font and pictures. */
  total: number;
}

/** Counts what each page in the tab loads from now on. Resources cached from another page count again. */
export async function weigh(page: Page): Promise<() => Promise<PageWeight>> {
  const session = await page.context().newCDPSession(page);
  // Without the first, the second does nothing.
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  let requests: Request[] = [];
  page.on("request", (request) => {
    if (request.isNavigationRequest()) requests = [];
    // What the browser fetches ahead belongs to another page.
    const isAhead = request.headers()["sec-purpose"]?.startsWith("prefetch");
    if (request.method() === "GET" && !isAhead) requests.push(request);
  });
  return async () => {
    for (let seen = -1; seen !== requests.length;) {
      seen = requests.length;
      await Promise.all(requests.map(async (request) => (await request.response())?.finished()));
      await page.evaluate(untilQuiet);
    }
    const weight = { scripts: 0, pageAndStyles: 0, total: 0 };
    for (const request of requests) {
      const kind = request.resourceType();
      if (kind === "document") {
        const { responseBodySize } = await request.sizes();
        if (responseBodySize === 0) throw new Error(`${request.url()} was in the browser's cache`);
        for (const script of scriptsIn((await read(request.url())).toString()))
          weight.scripts += gzipSync(script).length;
        weight.pageAndStyles += responseBodySize;
        weight.total += responseBodySize;
        continue;
      }
      const { sent, zipped } = await sizesOf(request.url());
      if (kind === "script") weight.scripts += zipped;
      if (kind === "stylesheet") weight.pageAndStyles += sent;
      weight.total += kind === "script" ? zipped : sent;
    }
    return weight;
  };
}

/** For `page.evaluate`: waits until a page is painted in its fonts and has nothing to do, so asks for nothing by itself. */
export async function untilQuiet(): Promise<void> {
  const frame = () => new Promise(requestAnimationFrame);
  await document.fonts.ready;
  while (performance.getEntriesByName("first-contentful-paint").length === 0) await frame();
  // Two frames later the browser has recorded what moved in the last one.
  await frame();
  await frame();
  await new Promise((done) => requestIdleCallback(done));
}

/** Of files, which are the same for every page that loads them. */
const sizes = new Map<string, Promise<{ sent: number; zipped: number }>>();

function sizesOf(address: string) {
  const known =
    sizes.get(address) ??
    read(address).then((body) => ({ sent: body.length, zipped: gzipSync(body).length }));
  sizes.set(address, known);
  return known;
}

/** Requests them again, because a browser that has moved on no longer returns bodies. */
async function read(address: string): Promise<Buffer> {
  return Buffer.from(await (await fetch(address)).arrayBuffer());
}

/** A page's inline scripts; JSON for search engines doesn't run. */
export function scriptsIn(html: string): string[] {
  return [...html.matchAll(/<script\b([^>]*)>(.*?)<\/script>/gs)]
    .filter(([, attributes, text]) => !attributes!.includes("application/ld+json") && text !== "")
    .map(([, , text]) => text!);
}

/** What a page says about itself, besides its text. */
export const headOf = (page: Page) =>
  page.evaluate(() => ({
    title: document.title,
    description: document.querySelector<HTMLMetaElement>("meta[name=description]")?.content ?? "",
    canonical: document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href,
    language: document.documentElement.lang,
    stylesheets: document.querySelectorAll("link[rel=stylesheet]").length,
    headings: document.querySelectorAll("h1").length,
    repeatedIds: [...document.querySelectorAll("[id]")]
      .map(({ id }) => id)
      .filter((id, index, ids) => ids.indexOf(id) !== index),
  }));

interface Product {
  "@type": string;
  brand: { name: string };
  image: string;
  aggregateRating: { ratingValue: string; reviewCount: number };
  review: { reviewBody: string }[];
}

/** What a paddle's page tells search engines, and what it shows to readers. */
export async function productOf(page: Page) {
  const { data, ...shown } = await page.evaluate(() => ({
    // A paddle that we couldn't confirm has its rating in the bar alone.
    average: document.querySelector("#rating strong, [href='#player-reviews'] strong")?.textContent,
    reviews: document.querySelector("#rating a")?.textContent,
    texts: [...document.querySelectorAll("[data-reviews] > li > p:nth-of-type(2)")].map(
      (text) => text.textContent,
    ),
    data: document.querySelector("script[type='application/ld+json']")?.textContent ?? "",
  }));
  const [product] = JSON.parse(data) as [Product];
  return { shown, product };
}
