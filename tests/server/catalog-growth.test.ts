import { rmSync } from "node:fs";
import { StatementSync } from "node:sqlite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { readLibrary } from "../../src/library/read-library.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { applicationOf } from "../support/in-process-site.ts";
import { largeCatalog } from "../support/invented.ts";

const few = 26;
const many = 1000;

interface Catalog {
  folder: string;
  place: StorePlace;
  site: RunningSite;
}
const catalogs = new Map<number, Catalog>();

beforeAll(async () => {
  for (const paddles of [few, many]) {
    const { folder } = largeCatalog(paddles);
    const place = await emptyStore("sqlite");
    const library = readLibrary(folder);
    expect(library.paddles).toHaveLength(paddles);
    const site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
    catalogs.set(paddles, { folder, place, site });
  }
});
afterAll(async () => {
  for (const { folder, place, site } of catalogs.values()) {
    await site.close();
    await place.remove();
    rmSync(folder, { recursive: true });
  }
});

/** A page, and how often the store was asked for it. */
async function read(paddles: number, path: string) {
  const ask = applicationOf(catalogs.get(paddles)!.site);
  // What stays in memory is read for the first.
  await ask("/paddle-finder?search=first");
  const asked = (["all", "get", "run", "iterate"] as const).map((name) =>
    vi.spyOn(StatementSync.prototype, name),
  );
  const answer = await ask(path);
  const html = await answer.text();
  const statements = asked.reduce((sum, { mock }) => sum + mock.calls.length, 0);
  vi.restoreAllMocks();
  expect(answer.status).toBe(200);
  return { html, statements };
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
