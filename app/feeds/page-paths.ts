import type { Site } from "../../server/site";
import { guidePath } from "../best-of/guide-steps";
import { publishedGuides } from "../best-of/guides";

/** The canonical path of every page, in the order of the sitemap. */
export function pagePaths(site: Pick<Site, "library" | "environment">): string[] {
  const { paddles } = site.library;
  return [
    "/",
    ...paddles.map(({ slug }) => `/${slug}`),
    "/reviews/best-of",
    ...publishedGuides(site).map(({ slug }) => guidePath(slug)),
  ];
}
