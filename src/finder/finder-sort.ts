import { bestRatedFirst } from "../reviews/ratings/bayesian-mean.ts";
import type { RatedPaddle } from "./facets.ts";
import type { FinderQuery } from "./finder-query.ts";
import { isConfirmed } from "../paddles/paddle-facts.ts";
import { ratingNear } from "../reviews/ratings/rating-buckets.ts";

/**
 * Sorts paddles as a query asks. Unknown and unconfirmed values come last; ties are sorted by rating. Sorting by the
 * ratings of a level uses all ratings until a level is given.
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
