import { bestRatedFirst } from "./bayesian-mean.ts";
import type { RatedPaddle } from "./facets.ts";
import type { FinderQuery } from "./finder-query.ts";
import { isConfirmed } from "./paddle-facts.ts";
import { ratingNear } from "./rating-buckets.ts";

/**
 * Paddles in the order a query asks for. What has no value for it, or none that anybody could confirm, comes last;
 * equals are in order of their ratings. The order by the ratings of a level is that of all ratings until one is given.
 */
export function inOrder<Listed extends RatedPaddle>(
  listed: readonly Listed[],
  { sort, level }: Pick<FinderQuery, "sort" | "level">,
): Listed[] {
  const rated = bestRatedFirst(listed);
  switch (sort) {
    case "rating":
      return rated;
    case "near":
      if (!level) return rated;
      return bestRatedFirst(
        rated.map((each) => ({ each, ...ratingNear(each.buckets, level) })),
      ).map(({ each }) => each);
    case "price":
      return ascending(rated, ({ paddle }) => paddle.listPriceCents ?? undefined);
    case "price-down":
      return ascending(rated, ({ paddle: { listPriceCents: cents } }) =>
        cents === null ? undefined : -cents,
      );
    case "weight":
      return ascending(rated, ({ paddle }) =>
        isConfirmed(paddle, "weightOz") ? paddle.weightOz : undefined,
      );
    case "newest":
      return ascending(rated, ({ paddle }) =>
        isConfirmed(paddle, "year") ? -paddle.year : undefined,
      );
    case "name":
      return rated.toSorted((a, b) => a.paddle.name.localeCompare(b.paddle.name, "en"));
  }
}

function ascending<Listed>(
  listed: readonly Listed[],
  valueOf: (each: Listed) => number | undefined,
): Listed[] {
  return listed
    .map((each) => ({ each, value: valueOf(each) ?? Infinity }))
    .toSorted((a, b) => (a.value === b.value ? 0 : a.value - b.value))
    .map(({ each }) => each);
}
