import type { Candidate } from "./match.ts";
import type { Preferences } from "./match-address.ts";
import { averageOf, bucketsNear, type RatingBucket, totalsOf } from "../reviews/ratings/ratings.ts";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";

/** A paddle that may match, with what lists show about it. */
export type ListedCandidate = Candidate & { summary: PaddleSummary };

/** Every paddle of a list with players' own ratings. */
export function candidatesFor(
  summaries: readonly PaddleSummary[],
  { level }: Pick<Preferences, "level">,
): ListedCandidate[] {
  return summaries.map((summary) => {
    const own = summary.buckets.filter(({ sample }) => !sample);
    return {
      summary,
      paddle: summary.paddle,
      everybody: ratedBy(own),
      near: ratedBy(level === undefined ? own : bucketsNear(own, level)),
    };
  });
}

const ratedBy = (buckets: readonly RatingBucket[]) => ({
  average: averageOf(buckets),
  reviews: totalsOf(buckets).reviews,
});
