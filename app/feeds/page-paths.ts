import { pairPath } from "../../model/comparison-address";
import { likelyPairs } from "../../model/likely-pairs";
import { publishedPaths } from "../../model/page-paths";
import type { Site } from "../../server/site";

/** Any two paddles have a page; so many of them, the likeliest, are offered to search engines. */
const listedPairs = 30;

const slugOf = ({ slug }: { slug: string }) => slug;

/** The canonical path of every page that search engines are told of. */
export function pagePaths(site: Pick<Site, "library">): string[] {
  const { paddles, ballTests, guides, blog } = site.library;
  const pairs = likelyPairs(paddles).slice(0, listedPairs);
  return [
    ...publishedPaths({
      paddles: paddles.map(slugOf),
      ballTests: ballTests.map(slugOf),
      guides: guides.map(slugOf),
      blog: blog.map(slugOf),
    }),
    ...pairs.map(([one, other]) => pairPath(one.slug, other.slug)),
  ];
}
