import { afterAll, beforeAll, expect, test } from "vitest";
import { readEnvironment } from "../../src/platform/environment.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { openSite, type Site } from "../../src/site.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { applicationOf } from "../support/in-process-site.ts";

const library = readLibrary(process.cwd());
let place: StorePlace;
let site: Site;
/** Every page of the sitemap, and lists behind a query, by path. */
const pages = new Map<string, string>();

const queries = [
  "/paddle-finder?sort=near&level=3.0",
  "/paddle-finder/match?level=3.0&style=power",
  "/paddles?sort=rating",
  "/comparisons?paddles=diadem-hero,neonic-flow",
];

beforeAll(async () => {
  place = await emptyStore("sqlite");
  site = await openSite(readEnvironment({ DATA_DIR: place.dataDir }), () => library);
  const ask = applicationOf(site);
  const sitemap = await (await ask("/sitemap.xml")).text();
  const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  for (const path of [...listed, ...queries]) {
    const answer = await ask(path);
    expect(answer.status, path).toBe(200);
    // React separates texts by comments.
    pages.set(path, (await answer.text()).replaceAll("<!-- -->", ""));
  }
}, 120_000);
afterAll(async () => {
  await site.close();
  place.remove();
});

/** Stars in a page: what they say, how wide the filled part is, and the text around them. */
const stars =
  /([^<>]*)(?:<\/strong>)? ?<svg[^>]* aria-label="([\d.]+) out of 5 stars( [\w ]+)?"><path[^>]*><\/path><svg width="([\d.]+)" height="20">.*?<\/svg><\/svg>(?:<strong[^>]*>([\d.]+)<\/strong>)?( [\w ]+)?/g;

test("on every page, stars are filled to the tenth of the number printed beside them", () => {
  let [drawn, besideNumbers] = [0, 0];
  for (const [path, html] of pages) {
    const found = [...html.matchAll(stars)];
    expect(found, `${path}: every drawing of stars`).toHaveLength(
      html.match(/ out of 5 stars( [\w ]+)?"/g)?.length ?? 0,
    );
    for (const [, before, spoken, , width, after] of found) {
      const number = Number(spoken);
      const [whole, part] = [Math.floor(number), Math.round((number % 1) * 10)];
      // A whole star ends 1.6 units before the next one's 20 begin.
      const filled = part === 0 ? whole * 20 - 1.6 : whole * 20 + 1.6 + part * 1.68;
      expect(Number(width), `${path}: ${spoken}`).toBeCloseTo(filled);
      const beside = after ?? (/^\d\.\d$/.test(before!) ? before : undefined);
      if (beside !== undefined) expect(Number(beside), path).toBe(number);
      drawn += 1;
      if (beside !== undefined) besideNumbers += 1;
    }
  }
  expect(drawn).toBeGreaterThan(500);
  expect(besideNumbers).toBeGreaterThan(150);
});

test("a guide names what its own scores rate, in print and for screen readers", () => {
  for (const [slug, ratedFor] of [
    ["best-paddles-beginners-2025", "for beginners"],
    ["best-paddles-power-players", "for power"],
    ["best-paddles-control-touch", "for control"],
    ["best-paddles-spin", "for spin"],
  ]) {
    const found = [...pages.get(`/reviews/best-of/${slug}`)!.matchAll(stars)];
    expect(found).toHaveLength(5);
    for (const [, , , spoken, , , printed] of found)
      expect([spoken, printed]).toEqual([` ${ratedFor}`, ` ${ratedFor}`]);
  }
});
