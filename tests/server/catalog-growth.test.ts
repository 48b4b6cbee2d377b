import { AsyncLocalStorage } from "node:async_hooks";
import { rmSync } from "node:fs";
import { StatementSync } from "node:sqlite";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { readLibrary } from "../../src/library/read-library.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { applicationOf } from "../support/in-process-site.ts";
import { largeCatalog } from "../support/invented.ts";

const few = 26;
const many = 1000;

/** Two sizes of the catalog, and the smaller one with as many listed paddles. */
type Size = typeof few | typeof many | "listed";

interface Catalog {
  folder: string;
  place: StorePlace;
  site: RunningSite;
}
const catalogs = new Map<Size, Catalog>();

/** For whom statements are counted: the sites also do rounds of their own in their stores. */
const asking = new AsyncLocalStorage<{ statements: number }>();

beforeAll(async () => {
  for (const name of ["all", "get", "run", "iterate"] as const) {
    const execute = StatementSync.prototype[name] as (...values: unknown[]) => unknown;
    const count = function (this: StatementSync, ...values: unknown[]) {
      const asked = asking.getStore();
      if (asked) asked.statements++;
      return execute.apply(this, values);
    };
    vi.spyOn(StatementSync.prototype, name).mockImplementation(count as never);
  }
  for (const size of [few, many, "listed"] as const) {
    const [paddles, listed] = size === "listed" ? [few, many] : [size, 0];
    const { folder } = largeCatalog(paddles, listed);
    const place = await emptyStore("sqlite");
    const library = readLibrary(folder);
    expect([library.written.length, library.paddles.length]).toEqual([paddles, paddles + listed]);
    const site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
    catalogs.set(size, { folder, place, site });
  }
});
afterAll(async () => {
  vi.restoreAllMocks();
  for (const { folder, place, site } of catalogs.values()) {
    await site.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  }
});

/** A page, how often the store was asked for it, and how often it looked at a listed paddle. */
async function read(size: Size, path: string) {
  const { site } = catalogs.get(size)!;
  const ask = applicationOf(site);
  // What stays in memory is read for the first.
  for (const first of ["/paddle-finder?search=first", "/search?search=first", "/brands/joola"])
    await ask(first);
  const asked = { statements: 0 };
  return await asking.run(asked, async () => {
    const answer = await ask(path);
    const html = await answer.text();
    expect(answer.status).toBe(200);
    return { html, ...asked };
  });
}

// What a shopper clicks. How much longer an answer takes with more paddles is in bench/RESULTS.md.
test.each([
  "surface=Carbon+Fiber",
  "price=150-200&price=200-250",
  "shape=elongated&core=16-18",
  "level=3.5&rating=4.0",
  "weight=8-8.2&sort=near&level=4.0",
  "search=persues",
])(
  "?%s shows no more and asks the store no more often among 1,000 paddles than among 26",
  async (query) => {
    const [small, large] = [
      await read(few, `/paddle-finder?${query}`),
      await read(many, `/paddle-finder?${query}`),
    ];
    expect(large.statements).toBe(small.statements);
    // A full page of paddles, with the tools in the head and menu. Each paddle more is some 5 KB.
    expect(large.html.length).toBeLessThan(250_000);
  },
);

describe("beside 1,000 listed paddles", () => {
  test.each([
    "/",
    "/neonic-flow",
    "/paddle-finder/match?level=3.5&style=control&budget=200",
    "/comparisons",
    "/comparisons/neonic-flow-vs-onix-z5-graphite",
    "/my-paddles",
    "/brands/joola",
    "/search?search=core+thickness",
    "/search/suggestions?search=pers",
    "/paddle-finder",
    "/paddle-reviews",
    "/paddles",
    "/paddle-finder?shape=elongated&price=150-200",
    "/paddle-finder?search=persues",
  ])("%s shows a page of them at most, and asks the store nothing more", async (path) => {
    const [small, large] = [await read(few, path), await read("listed", path)];
    expect(large.statements).toBeLessThanOrEqual(small.statements);
    // A page of lines, each some 300 bytes, and the brands among the filters.
    expect(large.html.length).toBeLessThan(small.html.length + 24_000);
  });

  test("they're counted and listed page by page, and chosen from no list of all", async () => {
    const first = await read("listed", "/paddle-finder");
    expect(first.html).toContain("1,026 Paddles Found");
    const { html } = await read("listed", "/paddle-finder?page=2");
    for (const part of ['href="/listed-', 'href="/paddle-finder?page=3"'])
      expect(html.includes(part), part).toBe(true);
    for (const path of ["/comparisons", "/my-paddles", "/paddle-finder/match"])
      expect((await read("listed", path)).html, path).not.toContain("listed-");
  });

  test("search engines are told of none that no player has reviewed", async () => {
    const { html } = await read("listed", "/sitemap.xml");
    expect(html).toContain("/neonic-flow<");
    expect(html).not.toContain("/listed-");
  });
});

test("1,000 paddles are found, page by page", async () => {
  const { html } = await read(many, "/paddle-finder?page=2");
  for (const part of ["1,000 Paddles Found", 'href="/paddle-finder?page=3"'])
    expect(html.includes(part), part).toBe(true);
});

test("what a page asks of the store is counted", async () => {
  expect((await read(few, "/diadem-hero?level=3.5")).statements).toBeGreaterThan(0);
});

test("a search of the whole site shows the best of 1,000 paddles, and says how many it found", async () => {
  const { html } = await read(many, "/search?search=paddle");
  expect(html).toContain("The best 30 of 1,000. Add a word to find fewer.");
  // All of them would take 1.9 MB.
  expect(html.length).toBeLessThan(250_000);
  const { html: ours } = await read(few, "/search?search=paddle");
  expect(ours).not.toContain("The best 30 of");
});
