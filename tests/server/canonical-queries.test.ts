import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { routeAnswerer } from "../../src/layout/answer-route.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { routes } from "../../src/pages.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { openSite, type Site } from "../../src/site.ts";
import { decoded } from "../support/crawl.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { testAssets } from "../support/in-process-site.ts";
import { routeFinder } from "../support/route-at.ts";
import { storeReviews } from "../support/store-reviews.ts";

/** Queries of each address whose route has a codec, written as no link of ours is. */
const queries: Record<string, string[]> = {
  "/paddle-finder": [
    "page=2&utm_source=x",
    "search=++joola++&page=1",
    "brand=JOOLA&category=all&search=",
    "search=%ff%00<b>&brand=joola",
    "surface=Graphite&surface=Carbon+Fiber&price=-100&price=250-&shape=none",
    "level=4%2C25&rating=4.0&sort=near",
    "shortlist=diadem-hero,nobody,neonic-flow,diadem-hero&sort=rating",
    "search=perseas&sort=newest&level=3.5",
    "page=999&sort=name",
    "search=zzzzzz&brand=JOOLA&category=Power+Paddle&shape=hybrid",
  ],
  "/paddle-reviews": [
    "page=2&brand=all",
    "search=+hero+&sort=price",
    "category=Power%20Paddle&brand=__proto__",
    "search=JOLA&brand=all",
    "search=what%27s+a+%22kitchen%22%3f",
  ],
  "/paddles": [
    "order=descending",
    "sort=price&order=ascending",
    "order=descending&sort=rating&level=3.5",
    "sort=near&search=perseas",
    "sort=newest&search=jola&columns=year",
    "columns=year&columns=none&columns=brand&sort=shape&order=descending",
    "search=zzzzzz&sort=weight&brand=JOOLA&category=Power+Paddle",
    "price=200-250&category=Power%20Paddle&sort=weight",
    "page=3&price=150-200&approval=both",
  ],
  "/paddles.csv": [
    "sort=price&search=jola",
    "brand=JOOLA&search=",
    "level=3.5&rating=4.5&order=descending",
    "shortlist=neonic-flow,diadem-hero,nobody",
    "surface=Paper",
  ],
  "/balls": [
    "sort=name&use=",
    "upto=3.00&use=outdoor&cold=no",
    "ball=franklin-x-40&price=+2,5+&sort=cost",
    "ball=franklin-x-40&price=free%20%3Cb%3E",
    "ball=franklin-x-40",
    "price=5",
    "columns=holes&columns=rating&sort=weight&cold=yes",
  ],
  "/blog": [
    "search=+dink+&category=Strategy",
    "category=strategy",
    "search=%ff%20zzzz&category=Reviews",
    "category=Equipment&category=Reviews",
    `search=${"long ".repeat(60)}`,
  ],
  "/comparisons": [
    "paddles=diadem-hero%2Cneonic-flow&units=us",
    "units=metric&paddles=neonic-flow,diadem-hero",
    "paddles=&units=imperial",
    "paddles=diadem-hero&units=us",
    "units=metric&paddles=",
  ],
  "/comparisons/diadem-hero-vs-neonic-flow": [
    "units=metric&units=us",
    "units=us",
    "units=Metric",
    "paddles=a",
    "units=",
  ],
  // Leads to the pair in alphabetical order.
  "/comparisons/neonic-flow-vs-diadem-hero": ["units=us", "units=metric&a=b"],
  "/diadem-hero": [
    "level=&dupr=&stars=&sort=newest&search=",
    "level=dupr&dupr=3%2C25",
    "dupr=3.25&units=metric",
    "stars=5&units=us&level=3.5",
    "search=+soft%0Ahands&theme=control",
    "sort=helpful&stars=05",
    "sort=highest&before=005_sample-1",
    "review=sample-2&sort=newest",
    "sort=newest&review=0198f2c4-7d1e-7a60-9b3c-5e8f0a1b2c3d",
    "sort=lowest&level=all",
  ],
  "/no-such-paddle": ["stars=5&level=", "units=us"],
  "/reviews/balls/7f3a9c21": [
    "level=&sort=newest",
    "stars=4&level=new",
    "search=wind&theme=Control",
    "review=sample-1&units=metric",
    "before=9_sample-1&sort=highest",
  ],
  "/paddle-finder/match": [
    "level=&dupr=&style=",
    "arm=perhaps",
    "arm=no&level=3.5",
    "level=3.25&utm_source=x",
    "%6cevel=new",
  ],
  "/search": [
    "search=+joola+",
    "search=soft+hands&search=b",
    "search=",
    "search=%ff%F0%9F%8F%93",
    "search=hero%20vs+flow",
    `search=${"power%20".repeat(40)}`,
  ],
  "/search/suggestions": [
    "search=+joola+&a=b",
    "search=",
    `search=${"a".repeat(99)}%20b`,
    `search=${"a".repeat(99)}%F0%9F%8F%93`,
    "search=per%27seus&search=x",
  ],
};

/** Cached routes that read a query and never keep its answer, and why. */
const neverKept: Record<string, string> = {
  "/contact": "thanks one visitor",
  "/newsletter": "thanks one visitor",
  "/newsletter/reviews/:slug": "thanks one visitor",
  "/newsletter/confirm": "a token of one subscriber",
  "/newsletter/unsubscribe": "a key of one subscriber",
  "/helpful-votes": "takes posts; its query leads back",
  "/report-review": "a form about one review, which thanks one visitor",
  "/my-review/:key": "a key of one writer",
};

let place: StorePlace;
let site: Site;
let answer: ReturnType<typeof routeAnswerer>;
const library = readLibrary(process.cwd());
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
  const tried = await Promise.all(Object.keys(queries).map((path) => routeAt(path)));
  const without = routes.filter(
    (route) => route.canonicalQuery && tried.every((found) => found?.route !== route),
  );
  expect(without.map(({ path }) => path)).toEqual([]);
});

const asked = Object.entries(queries).flatMap(([path, each]) =>
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

test("every link with a query is its own canonical form", { timeout: 120_000 }, async () => {
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
