/** How a paddle is rated: the mean of its ratings, undefined where there is none, and how many there are. */
export interface Rated {
  average: number | undefined;
  reviews: number;
}

/**
 * How many reviews of the catalog's mean are added to a paddle's own before paddles are ranked. With fewer than
 * these the catalog says more about it than its own reviews; with ten times as many it hardly says anything.
 * Twenty, because that is about when a mean of one to five stars has settled to a fifth of a star.
 */
export const priorWeight = 20;

/** The mean of all ratings there are, each rating counting once; undefined where there is none. */
export function meanOfAll(rated: readonly Rated[]): number | undefined {
  let stars = 0;
  let reviews = 0;
  for (const { average = 0, reviews: count } of rated) {
    stars += average * count;
    reviews += count;
  }
  return reviews === 0 ? undefined : stars / reviews;
}

/**
 * The Bayesian mean that paddles are ranked by: a few enthusiastic reviews do not beat hundreds of good ones.
 * @param prior the mean of all ratings in the catalog
 * @returns undefined where nobody has rated
 */
export function bayesianMean({ average, reviews }: Rated, prior: number): number | undefined {
  if (average === undefined || reviews === 0) return undefined;
  return (average * reviews + prior * priorWeight) / (reviews + priorWeight);
}

/** Best rated first, by Bayesian mean; equals stay as they stand, and what nobody has rated comes last. */
export function bestRatedFirst<Listed extends Rated>(listed: readonly Listed[]): Listed[] {
  const prior = meanOfAll(listed);
  if (prior === undefined) return [...listed];
  const rank = (rated: Rated) => bayesianMean(rated, prior) ?? -Infinity;
  const ranked = listed.map((each) => ({ each, rank: rank(each) }));
  // Two without a rating differ by NaN, which must not reach the sort.
  return ranked
    .toSorted((a, b) => (a.rank === b.rank ? 0 : b.rank - a.rank))
    .map((one) => one.each);
}
