import { articlePath, ballTestPath, guidePath } from "./addresses.ts";
import { textPages } from "./content/text-page.ts";
import { matchPath } from "./match-address.ts";

/** Published content, by file names, which are slugs. */
export interface Published {
  paddles: readonly string[];
  ballTests: readonly string[];
  guides: readonly string[];
  blog: readonly string[];
}

/** Downloads, and files for machines. */
export const madeFiles = [
  "/paddles.csv",
  "/balls.csv",
  "/feed.xml",
  "/sitemap.xml",
  "/licenses.txt",
] as const;

/** The canonical path of every page except pairs, in the order of the sitemap. */
export function publishedPaths({ paddles, ballTests, guides, blog }: Published): string[] {
  return [
    "/",
    "/paddle-finder",
    matchPath,
    "/paddle-reviews",
    "/reviews/paddles",
    "/paddles",
    ...paddles.map((slug) => `/${slug}`),
    "/reviews/balls",
    ...ballTests.map(ballTestPath),
    "/balls",
    "/reviews/best-of",
    ...guides.map(guidePath),
    ...Object.values(textPages).map(({ path }) => path),
    "/blog",
    ...blog.map(articlePath),
    "/search",
    "/about",
    "/newsletter",
    "/contact",
  ];
}
