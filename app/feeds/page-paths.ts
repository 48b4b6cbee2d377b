import type { Library } from "../../server/library/read-library";

/** The canonical path of every page, in the order of the sitemap. */
export function pagePaths({ paddles, blog }: Library): string[] {
  return [
    "/",
    ...paddles.map(({ slug }) => `/${slug}`),
    "/about",
    "/blog",
    ...blog.map(({ slug }) => `/blog/${slug}`),
  ];
}
