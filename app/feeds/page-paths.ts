import { pairPath } from "../../model/comparison-address";
import { textPages } from "../../model/content/text-page";
import { likelyPairs } from "../../model/likely-pairs";
import type { Site } from "../../server/site";
import { publishedBallTests } from "../balls/published";
import { guidePath } from "../best-of/guide-steps";
import { publishedGuides } from "../best-of/guides";

/** Any two paddles have a page; so many of them, the likeliest, are offered to search engines. */
const listedPairs = 30;

/** The canonical path of every page, in the order of the sitemap. */
export function pagePaths(site: Pick<Site, "library" | "environment">): string[] {
  const { paddles, blog } = site.library;
  return [
    "/",
    "/paddle-finder",
    "/paddle-reviews",
    "/reviews/paddles",
    "/paddles",
    ...paddles.map(({ slug }) => `/${slug}`),
    "/reviews/balls",
    ...publishedBallTests(site).map(({ slug }) => `/reviews/balls/${slug}`),
    "/balls",
    "/reviews/best-of",
    ...publishedGuides(site).map(({ slug }) => guidePath(slug)),
    ...likelyPairs(paddles)
      .slice(0, listedPairs)
      .map(([one, other]) => pairPath(one.slug, other.slug)),
    ...Object.values(textPages).map(({ path }) => path),
    "/blog",
    ...blog.map(({ slug }) => `/blog/${slug}`),
    "/about",
    "/newsletter",
    "/contact",
  ];
}
