import type { Candidate } from "./match.ts";
import type { Preferences } from "./match-address.ts";
import { countedLevel } from "../reviews/level/level.ts";
import { bucketsNear, countsOf, ratingNear } from "../reviews/ratings/ratings.ts";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";

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
