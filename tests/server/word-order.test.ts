import { afterAll, beforeAll, expect, test } from "vitest";
import { routeAnswerer } from "../../src/site/layout/answer-route.ts";
import { projectLibrary } from "../support/project-library.ts";
import { routes } from "../../src/pages.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { testAssets } from "../support/in-process-site.ts";
import { routeFinder } from "../support/route-at.ts";

let place: StorePlace;
let site: RunningSite;
let answer: ReturnType<typeof routeAnswerer>;
const routeAt = routeFinder(routes);

beforeAll(async () => {
  place = await emptyStore("sqlite");
  const library = projectLibrary();
  site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
  answer = routeAnswerer(routes, site, testAssets);
});
afterAll(async () => {
  await site.close();
  await place.remove();
});

/** What a search finds: the pages and reviews of its answer, or the rows of its file. */
async function foundBy(path: string, search: string): Promise<string[]> {
  const url = new URL(`${path}?${new URLSearchParams({ search })}`, site.settings.siteUrl);
  const { route, params } = (await routeAt(path))!;
  const request = new Request(url);
  const { status, bytes } = await answer(route, { params, url, request, visitor: "", remote: "" });
  expect(status).toBe(200);
  const text = bytes.toString();
  expect(text).not.toContain("No exact match");
  if (path.endsWith(".csv")) return text.split("\n").slice(1);
  // Close matches are what a search may have meant.
  const [found = ""] = (/<main.*<\/main>/s.exec(text)?.[0] ?? text).split(/>Close Matches/);
  return [...found.matchAll(/ href="(\/[^"?#]*)"| id="(review-sample[^"]*)"/g)].map(
    ([, link, id]) => link ?? id!,
  );
}

const perseus = ["perseus pro", "  PRO   perseus "] as const;

const ranked = new Set(["/search", "/paddle-reviews"]);

// The search box of each list. Suggestions complete the last word, so there the order matters.
test.each<[path: string, asked: readonly [string, string], found: string]>([
  ["/paddle-finder", perseus, "/joola-perseus-pro-iv"],
  ["/paddle-reviews", perseus, "/joola-perseus-pro-iv"],
  ["/paddles", perseus, "/joola-perseus-pro-iv"],
  ["/search", perseus, "/joola-perseus-pro-iv"],
  ["/blog", ["lead tape", "tape  lead"], "/blog/lead-tape-and-balance"],
  ["/diadem-hero", ["soft kitchen", " kitchen  soft"], "review-sample-1"],
])("in the search box of %s, order and spaces don't matter", async (path, [one, other], named) => {
  const expected = await foundBy(path, one);
  expect(expected.join(" ")).toContain(named);
  const found = await foundBy(path, other);
  // The search of the whole site ranks what has the words next to each other first.
  expect(found.toSorted()).toEqual(expected.toSorted());
  if (!ranked.has(path)) expect(found).toEqual(expected);
});

test("the file of the paddle database has the same paddles", async () => {
  const rows = await foundBy("/paddles.csv", perseus[0]);
  expect(rows[0]).toContain("joola-perseus-pro-iv");
  expect(await foundBy("/paddles.csv", perseus[1])).toEqual(rows);
});
