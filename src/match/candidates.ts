import type { Candidate } from "./match.ts";
import type { Preferences } from "./match-address.ts";
import { countedLevel } from "../reviews/level/level.ts";
import { bucketsNear, countsOf, ratingNear } from "../reviews/ratings/ratings.ts";
import type { PaddleSummary } from "../paddles/paddle-summary.ts";

/** A paddle that may match, with what lists show about it. */
export type ListedCandidate = Candidate & { summary: PaddleSummary };

/** A list's paddles with the ratings that matching needs. */
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
