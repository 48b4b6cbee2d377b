import { playStyles } from "../../src/site/match/match-address.ts";
import * as fc from "fast-check";
import { facetChoices } from "../../src/site/finder/facets.ts";
import { ratingFloors, sorts } from "../../src/site/finder/finder-query.ts";
import { projectLibrary } from "../support/project-library.ts";
import { queryIn } from "../../src/platform/query.ts";
import { levels } from "../../src/site/reviews/level/level.ts";
import { reviewSorts } from "../../src/site/reviews/list/review-query.ts";
import { themes } from "../../src/site/reviews/themes/themes.ts";
import type { Site } from "../../src/platform/render/site.ts";
import { placeOf, type StorePlace } from "../support/engines.ts";
import { importRoutes } from "../support/listed-pages.ts";
import { samplePaths } from "../support/page-kinds.ts";
import { routeFinder } from "../support/route-at.ts";
import { type ServerProcess, startServer } from "../support/server-process.ts";
import { expectSame } from "./expect-same.ts";
import { forAll, type FuzzGroup } from "./fuzz-property.ts";
import { hostileText } from "./hostile-text.ts";

/** Values that some page of ours has. */
const known = [
  [...levels, ...ratingFloors, ...sorts, ...reviewSorts, ...themes, ...playStyles],
  [...Object.values(facetChoices).flat(), "JOOLA", "Power Paddle", "Strategy", "metric", "yes"],
  ["diadem-hero,neonic-flow", "diadem-hero", "neonic-flow", "franklin-x-40", "2.50", "3.25"],
  ["name", "year", "brand", "holes", "descending", "outdoor", "2", "5", "150", "soft", "", ""],
  ["4_sample-3", "sample-3", "stored", "jola", "perseus 4", "hero vs flow"],
].flat();

/** A page with a canonical query, and a query of parameters that it reads, most of them. */
interface Asked {
  page: number;
  fields: readonly (readonly [parameter: number, value: string])[];
}

const asked: fc.Arbitrary<Asked> = fc.record({
  page: fc.nat(1000),
  fields: fc.array(
    fc.tuple(
      fc.nat(1000),
      fc.oneof(
        { weight: 3, arbitrary: fc.constantFrom(...known) },
        { weight: 1, arbitrary: hostileText },
      ),
    ),
    { maxLength: 8 },
  ),
});

interface CanonicalPage {
  path: string;
  parameters: readonly string[];
  /** Undefined if the answer isn't kept. */
  canonical(query: string): string | undefined;
}

let pages: CanonicalPage[] = [];
let place: StorePlace;
let server: ServerProcess;

/** The page, and the query with its question mark. */
function read({ page: at, fields }: Asked): { page: CanonicalPage; query: string } {
  const page = pages[at % pages.length]!;
  const names = [...page.parameters, "__proto__"];
  const query = new URLSearchParams(
    fields.map(([name, value]) => [names[name % names.length]!, value]),
  );
  return { page, query: `?${query}` };
}

async function answerAt(address: string): Promise<{ status: number; body: string }> {
  const answer = await fetch(server.url + address);
  return { status: answer.status, body: await answer.text() };
}

export const queries: FuzzGroup = {
  name: "queries",
  open: async () => {
    const { routes } = await importRoutes();
    const site = { library: projectLibrary() } as Site;
    const routeAt = routeFinder(routes);
    const found = await Promise.all(
      Object.values(samplePaths).map(async (path) => ({ path, ...(await routeAt(path)) })),
    );
    pages = found.flatMap(({ path, route, params }) => {
      // A preview is another page's.
      if (!route || !params) return [];
      const { canonicalQuery, query: parameters } = route;
      if (!canonicalQuery || parameters === "all") return [];
      const canonical = (query: string) =>
        canonicalQuery(new URLSearchParams(query), { site, params });
      return [{ path, parameters, canonical }];
    });
    place = await placeOf("sqlite", "");
    server = await startServer({ DATA_DIR: place.dataDir, PAGE_CACHE: "off" });
  },
  close: async () => {
    await server.stop();
    await place.remove();
  },
  properties: [
    forAll("a canonical query is its own canonical form, and short", 3000, asked, (any) => {
      const { page, query } = read(any);
      const canonical = page.canonical(query);
      if (canonical === undefined) return;
      expectSame(page.canonical(canonical), canonical);
      expectSame(queryIn(canonical), canonical);
      if (/[^!-~]/.test(canonical) || canonical.length > query.length + 20)
        throw new Error(`${page.path}${query} becomes ${canonical}`);
    }),
    forAll("any query has the page of its canonical form", 400, asked, async (any) => {
      const { page, query } = read(any);
      const canonical = page.canonical(query);
      if (canonical === undefined || canonical === query) return;
      expectSame(await answerAt(page.path + canonical), await answerAt(page.path + query));
    }),
  ],
};
