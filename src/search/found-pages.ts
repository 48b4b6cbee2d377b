import type { SearchDocument, SitePages } from "../platform/render/route.ts";
import type { Site } from "../platform/render/site.ts";
import { pairPath } from "../tray/comparison-address.ts";
import {
  bestFirst,
  maxTermLength,
  type Searched,
  type SearchResults,
  searchSite,
} from "./site-search.ts";
import { addresses } from "../addresses.ts";
import type { Ball } from "../balls/ball.content.ts";
import { paddleSummaries, type PaddleSummary } from "../paddles/paddle-summary.ts";

/** The page that compares two paddles, if a term names both: 'perseus 4 vs hyperion'. */
export function pairMeant(
  searched: Searched,
  pages: Pick<SitePages, "find">,
  term: string,
): SearchDocument | undefined {
  const sides = term.slice(0, maxTermLength).split(/\s(?:vs|versus)\.?\s/i);
  if (sides.length !== 2) return undefined;
  const [one, other] = sides.map(
    (side) =>
      searchSite({ ...searched, scope: "names" }, side).found.find(
        ({ document, isNamed }) => isNamed && document.group === "Paddles",
      )?.document.path,
  );
  if (!one || !other || one === other) return undefined;
  const page = pages.find(pairPath(one.slice(1), other.slice(1)));
  if (!page) return undefined;
  const { path, title, note = "" } = page;
  return { group: "Tools", path, title, note, keywords: [], text: "" };
}

/** A search result with its drawing: the paddle or ball it's about. */
export interface FoundPage extends SearchDocument {
  paddle: PaddleSummary | undefined;
  ball: Ball | undefined;
}

export function wholeSite({ library }: Pick<Site, "library">, pages: SitePages): Searched {
  return { documents: pages.searchDocuments, synonyms: library.search.synonyms };
}

/** Searches the whole site. If a term names two paddles with 'vs', the page that compares them comes first. */
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
 * Prepares the drawings of search results, if there are any. If the store is down, ratings come from samples alone.
 * @returns a function that adds one to a result
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

/** More suggestions than this are a list to read, not a shortcut. */
const maxPages = 4;

/**
 * The pages that a wrong URL may have meant, by their titles, keywords and URLs. Best first; none if nothing comes
 * close.
 */
export function pagesLike(searched: Searched, path: string): SearchDocument[] {
  const term = path
    .slice(0, maxTermLength)
    .replaceAll(/%[\dA-F]{2}/gi, " ")
    .replace(/\.(?:html?|php)$/i, "");
  return bestFirst(searchSite({ ...searched, scope: "names" }, term).found).slice(0, maxPages);
}
