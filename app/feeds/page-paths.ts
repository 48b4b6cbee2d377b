import type { Library } from "../../server/library/read-library";

/** The canonical path of every page, in the order of the sitemap. */
export function pagePaths({ paddles }: Library): string[] {
  return ["/", "/newsletter", "/contact", ...paddles.map(({ slug }) => `/${slug}`)];
}
