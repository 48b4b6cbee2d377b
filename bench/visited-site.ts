import { addresses } from "../src/addresses.ts";
import { brandsOf } from "../src/site/finder/finder-query.ts";
import { readLibrary } from "../src/library/read-library.ts";
import { categories } from "../src/site/paddles/paddle-values.ts";
import { ourPages } from "./compared-pages.ts";
import type { VisitedSite } from "./visits.ts";

/** Our pages and paddles. @param url of a server, for its sitemap */
export async function visitedSite(url: string): Promise<VisitedSite> {
  const sitemap = await (await fetch(url + addresses.sitemap.path)).text();
  const pages = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, address]) => new URL(address!).pathname,
  );
  const { paddles } = readLibrary(process.cwd());
  // The compared paddle gets no reviews, so that its page stays the one that the peers have.
  const reviewed = paddles
    .map(({ slug }) => slug)
    .filter((slug) => `/${slug}` !== ourPages.product);
  return { pages, paddles: reviewed, brands: brandsOf(paddles), categories };
}
