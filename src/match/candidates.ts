import type { Candidate } from "./match";
import type { Preferences } from "./match-address";
import { countedLevel } from "../reviews/level/level";
import { bucketsNear, ratingNear } from "../reviews/ratings/rating-buckets";
import { countsOf } from "../reviews/ratings/review-counts";
import type { PaddleSummary } from "../paddles/paddle-summary";

/** A paddle that may match, with what lists show of it. */
export type ListedCandidate = Candidate & { summary: PaddleSummary };

/** Every paddle of a list with the ratings that matches need. */
export function candidatesFor(
  summaries: readonly PaddleSummary[],
  { level: own }: Pick<Preferences, "level">,
): ListedCandidate[] {
  const level = own && countedLevel(own);
  return summaries.map((summary) => ({
    summary,
    paddle: summary.paddle,
    everybody: summary,
    near:
      level === undefined
        ? summary
        : {
            ...ratingNear(summary.buckets, level),
            players: countsOf(bucketsNear(summary.buckets, level)).players,
          },
  }));
}
