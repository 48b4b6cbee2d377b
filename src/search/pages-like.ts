import type { SearchDocument } from "../platform/render/route.ts";
import { bestFirst, maxTermLength, type Searched, searchSite } from "./site-search.ts";

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
