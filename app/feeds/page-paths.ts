import type { Library } from "../../server/library/read-library";

/** The canonical path of every page, in the order of the sitemap. */
export function pagePaths({ paddles }: Library): string[] {
  return [
    "/",
    "/paddle-finder",
    "/paddle-reviews",
    "/reviews/paddles",
    "/paddles",
    ...paddles.map(({ slug }) => `/${slug}`),
  ];
}
