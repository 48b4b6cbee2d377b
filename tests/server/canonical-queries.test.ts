import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { routeAnswerer } from "../../src/site/layout/answer-route.ts";
import { projectLibrary } from "../support/project-library.ts";
import { routes } from "../../src/pages.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { decoded } from "../support/crawl.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { testAssets } from "../support/in-process-site.ts";
import { routeFinder } from "../support/route-at.ts";
import { unusualQueries } from "../support/invented.ts";
import { storeReviews } from "../support/reviews.ts";

/** Cached routes that read a query and never keep its answer, and why. */
const neverKept: Record<string, string> = {
  "/contact": "thanks one visitor",
  "/newsletter": "thanks one visitor",
  "/newsletter/:alert/:slug": "thanks one visitor",
  "/newsletter/prices/:slug": "thanks one visitor",
  "/newsletter/confirm": "a token of one subscriber",
  "/newsletter/unsubscribe": "a key of one subscriber",
  "/newsletter/choices": "a key of one subscriber",
  "/helpful-votes": "takes posts; its query leads back",
  "/missing-paddle": "a form with what one visitor was looking for",
  "/correction": "a form about one page",
  "/side-by-side": "a form with what one visitor typed",
  "/cards/:slug": "the code of one demo day",
  "/my-vote/:key": "a key of one player",
  "/my-question/:key": "a key of one writer",
  "/sent/:key": "a key of one writer",
  "/report-question": "a form about one question, which thanks one visitor",
  "/report-review": "a form about one review, which thanks one visitor",
  "/my-review/:key": "a key of one writer",
  "/my-review/:key/ask-me": "a key of one writer",
  "/how-it-aged": "a key of one subscriber",
};

let place: StorePlace;
let site: RunningSite;
let answer: ReturnType<typeof routeAnswerer>;
const library = projectLibrary();
const routeAt = routeFinder(routes);

beforeAll(async () => {
  // A missing paddle is logged.
  vi.spyOn(console, "warn").mockImplementation(() => {});
  place = await emptyStore("sqlite");
  site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
  const player = { firstName: "Dana", duprRating: "3.5", level: 3500, rating: 4 };
  const reviews = Array.from({ length: 45 }, (_, day) => ({
    ...player,
    subject: "diadem-hero",
    reviewText: `Soft hands, day ${day}.`,
  }));
  const store = openStore(place);
  await storeReviews(store.db, reviews, Date.UTC(2026, 0, 1));
  await store.close();
  answer = routeAnswerer(routes, site, testAssets);
});
afterAll(async () => {
  vi.restoreAllMocks();
  await site.close();
  await place.remove();
});

/** The page of an address, rendered for this request. */
async function pageAt(address: string) {
  const url = new URL(address, site.settings.siteUrl);
  const { route, params } = (await routeAt(url.pathname))!;
  const { status, headers, bytes } = await answer(route, {
    params,
    url,
    request: new Request(url),
    visitor: "",
    remote: "",
  });
  return { status, headers: Object.fromEntries(headers), html: bytes.toString() };
}

/** The canonical form of an address; undefined if its page isn't kept. */
async function canonicalOf(address: string): Promise<string | undefined> {
  const { pathname, searchParams } = new URL(address, site.settings.siteUrl);
  const found = await routeAt(pathname);
  const query = found?.route.canonicalQuery?.(searchParams, { site, params: found.params });
  return query === undefined ? undefined : pathname + query;
}

test("each route keeps its pages by canonical query, or there is a reason why it doesn't", () => {
  const withoutCodec = routes.filter(
    ({ isCached, query, canonicalQuery }) => isCached && query.length > 0 && !canonicalQuery,
  );
  expect(withoutCodec.map(({ path }) => path).toSorted()).toEqual(
    Object.keys(neverKept).toSorted(),
  );
});

test("each route with a canonical query has queries here", async () => {
  const tried = await Promise.all(Object.keys(unusualQueries).map((path) => routeAt(path)));
  const without = routes.filter(
    (route) => route.canonicalQuery && tried.every((found) => found?.route !== route),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

const asked = Object.entries(unusualQueries).flatMap(([path, each]) =>
  each.map((query) => `${path}?${query}`),
);

test.each(asked.map((address) => [address.slice(0, 100), address] as const))(
  "%s has the page of its canonical address",
  async (_, address) => {
    const canonical = await canonicalOf(address);
    expect(canonical).toBeDefined();
    expect(canonical).not.toBe(address);
    const page = await pageAt(address);
    expect(await pageAt(canonical!)).toEqual(page);
  },
);

test("answers to one visitor, and those that lead to a link, aren't kept", async () => {
  const addresses = [
    "/diadem-hero?review=stored",
    "/diadem-hero?voted=sample-1",
    "/reviews/balls/7f3a9c21?review=held",
    "/comparisons?paddles=diadem-hero&paddles=neonic-flow",
    "/paddle-finder/match?level=3.5&style=",
    "/contact?received=1001",
  ];
  expect(await Promise.all(addresses.map(canonicalOf))).toEqual(addresses.map(() => undefined));
});

/** The links of a page that have a query, without fragments. */
function linksIn(html: string): string[] {
  const links = [...html.matchAll(/<a\b[^>]*?\shref="(\/[^"#]*\?[^"#]*)/g)];
  return links.map(([, link]) => decoded(link!));
}

test("every link with a query is its own canonical form", async () => {
  const { html: sitemap } = await pageAt("/sitemap.xml");
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url]) => url!);
  const links = new Map<string, string>();
  for (const page of [...listed, ...asked])
    for (const link of linksIn((await pageAt(page)).html)) links.set(link, page);
  const wrong: unknown[] = [];
  for (const [link, page] of links) {
    const found = await routeAt(link.split("?")[0]!);
    if (found && found.route.path in neverKept) continue;
    const canonical = await canonicalOf(link);
    if (canonical !== link) wrong.push({ page, link, canonical });
  }
  expect(wrong).toEqual([]);
  expect(links.size).toBeGreaterThan(100);
});
