import { bestRatedFirst } from "../reviews/ratings/bayesian-mean.ts";
import type { RatedPaddle } from "./facets.ts";
import type { FinderQuery } from "./finder-query.ts";
import { confirmedFirst } from "../paddles/confirmed.ts";
import { knownFact } from "../paddles/paddle-facts.ts";
import { sortBy } from "../platform/sort-by.ts";
import { ratingNear } from "../reviews/ratings/rating-buckets.ts";

/**
 * Sorts paddles as a query asks. Unknown and unconfirmed values come last; ties are sorted by rating. The best rated
 * first means: of those we could confirm. Sorting by the ratings of a level uses all ratings until a level is given.
 */
export function inOrder<Listed extends RatedPaddle>(
  listed: readonly Listed[],
  { sort, level }: Pick<FinderQuery, "sort" | "level">,
): Listed[] {
  const rated = confirmedFirst(bestRatedFirst(listed));
  switch (sort) {
    case "rating":
      return rated;
    case "near":
      if (!level) return rated;
      return confirmedFirst(
        bestRatedFirst(rated.map((each) => ({ each, ...ratingNear(each.buckets, level) }))).map(
          ({ each }) => each,
        ),
      );
    case "price":
      return sortBy(rated, ({ paddle }) => paddle.listPriceCents);
    case "price-down":
      return sortBy(rated, ({ paddle }) => paddle.listPriceCents, "descending");
    case "weight":
      return sortBy(rated, ({ paddle }) => knownFact(paddle, "weightOz"));
    case "newest":
      return sortBy(rated, ({ paddle }) => knownFact(paddle, "year"), "descending");
    case "name":
      return sortBy(rated, ({ paddle }) => paddle.name);
  }
}
