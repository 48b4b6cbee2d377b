import type { Site } from "../../server/site";
import { publishedBallTests } from "../balls/published";
import { guidePath } from "../best-of/guide-steps";
import { publishedGuides } from "../best-of/guides";

/** The paths of pages whose content is there and is not published. */
export function unpublishedPaths(site: Pick<Site, "library" | "environment">): Set<string> {
  const { guides, ballTests } = site.library;
  const paths = new Set([
    ...guides.map(({ slug }) => guidePath(slug)),
    ...ballTests.map(({ slug }) => `/reviews/balls/${slug}`),
  ]);
  for (const { slug } of publishedGuides(site)) paths.delete(guidePath(slug));
  for (const { slug } of publishedBallTests(site)) paths.delete(`/reviews/balls/${slug}`);
  return paths;
}
