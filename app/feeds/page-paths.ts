import type { Site } from "../../server/site";
import { publishedBallTests } from "../balls/published";
import { guidePath } from "../best-of/guide-steps";
import { publishedGuides } from "../best-of/guides";

/** The canonical path of every page, in the order of the sitemap. */
export function pagePaths(site: Pick<Site, "library" | "environment">): string[] {
  return [
    "/",
    ...site.library.paddles.map(({ slug }) => `/${slug}`),
    "/reviews/balls",
    ...publishedBallTests(site).map(({ slug }) => `/reviews/balls/${slug}`),
    "/balls",
    "/reviews/best-of",
    ...publishedGuides(site).map(({ slug }) => guidePath(slug)),
    "/newsletter",
    "/contact",
  ];
}
