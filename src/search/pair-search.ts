import type { SitePages } from "../platform/render/listing.ts";
import type { SearchDocument } from "../platform/render/search-document.ts";
import { pairPath } from "../tray/comparison-address.ts";
import { maxTermLength, type Searched, searchSite } from "./site-search.ts";

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
