import { pairPath } from "../../model/comparison-address";
import { textPages } from "../../model/content/text-page";
import { likelyPairs } from "../../model/likely-pairs";
import type { Library } from "../../server/library/read-library";

/** Any two paddles have a page; so many of them, the likeliest, are offered to search engines. */
const listedPairs = 30;

/** The canonical path of every page, in the order of the sitemap. */
export function pagePaths({ paddles }: Library): string[] {
  return [
    "/",
    ...paddles.map(({ slug }) => `/${slug}`),
    ...Object.values(textPages).map(({ path }) => path),
    ...likelyPairs(paddles)
      .slice(0, listedPairs)
      .map(([one, other]) => pairPath(one.slug, other.slug)),
  ];
}
