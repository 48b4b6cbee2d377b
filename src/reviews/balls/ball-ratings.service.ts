import { logFailure } from "../../platform/log.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { TaggedCache } from "../../platform/cache.ts";
import type { ReviewSource } from "../list/find-reviews.service.ts";
import { wholeArticle } from "../review-fields.ts";
import { ballTotals } from "./ball-totals.store.ts";

/** What players gave a ball in their reviews of an article. */
export interface BallRating {
  name: string;
  reviews: number;
  /** The mean of their stars. */
  average: number;
}

/** Reads what players gave each ball of an article, the most reviewed first and the article itself last; none where the store is down. */
export async function readBallRatings(
  { db }: Store,
  { subject, ballName }: Pick<ReviewSource, "subject" | "ballName">,
  memory: TaggedCache<unknown>,
): Promise<BallRating[]> {
  const counting = memory.getOrStart(
    `balls of ${subject}`,
    async () => await ballTotals(db, subject),
  );
  const totals = await counting.catch((error: unknown) => {
    logFailure(`counting the reviews of ${subject} by ball`, error);
    return [];
  });
  const isWhole = (ball: string) => Number(ball === wholeArticle);
  return totals
    .toSorted((a, b) => isWhole(a.ball) - isWhole(b.ball) || b.reviews - a.reviews)
    .map(({ ball, reviews, stars }) => ({
      name: ballName(ball),
      reviews,
      average: stars / reviews,
    }))
    .filter(({ name }) => name !== "");
}
