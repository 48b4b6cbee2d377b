import { addresses } from "../addresses.ts";
import type { Ball } from "../balls/ball.content.ts";
import { paddleSummaries, type PaddleSummary } from "../paddles/paddle-summary.ts";
import type { SearchDocument } from "../platform/render/search-document.ts";
import type { SitePages } from "../platform/render/listing.ts";
import type { Site } from "../platform/render/site.ts";
import { pairMeant } from "./pair-search.ts";
import { type Searched, type SearchResults, searchSite } from "./site-search.ts";

/** What a search found, with what is drawn beside it: the paddle or the ball that it's about. */
export interface FoundPage extends SearchDocument {
  paddle: PaddleSummary | undefined;
  ball: Ball | undefined;
}

/** What a search of the whole site looks through. */
export function wholeSite({ library }: Pick<Site, "library">, pages: SitePages): Searched {
  return { documents: pages.searchDocuments, synonyms: library.search.synonyms };
}

/** Searches the whole site. If a term names two paddles with 'vs', the page that compares them is first. */
export function searchPages(
  site: Pick<Site, "library">,
  pages: SitePages,
  term: string,
): SearchResults {
  const searched = wholeSite(site, pages);
  const results = searchSite(searched, term);
  const document = pairMeant(searched, pages, term);
  if (!document) return results;
  return { ...results, isExact: true, found: [{ document, isNamed: true }, ...results.found] };
}

/**
 * Reads what is drawn beside search results, if there are any. Without the store, ratings come from samples alone.
 * @returns what adds it to one of them
 */
export async function openDrawn(
  site: Site,
  found: readonly unknown[],
): Promise<(document: SearchDocument) => FoundPage> {
  const summaries = found.length === 0 ? [] : await paddleSummaries(site);
  const byPath = new Map(summaries.map((each) => [addresses.paddle.href(each.paddle), each]));
  return (document) => ({
    ...document,
    paddle: byPath.get(document.path),
    ball: site.library.ball(document.path.replace(`${addresses.balls.path}#`, "")),
  });
}
