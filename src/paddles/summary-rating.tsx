import { derived } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { toOneDecimal } from "../reviews/ratings/rating";
import { countsText } from "../reviews/ratings/review-counts";
import { useSiteFacts } from "../platform/render/site-facts";
import { LevelRating } from "../reviews/level/level-rating";
import { Stars } from "../reviews/ratings/stars";
import type { PaddleSummary } from "./paddle-summary";
import styles from "./summary-rating.module.css";

declare module "../platform/render/site-facts" {
  interface SharedFacts {
    /** What a list shows instead of a rating before the first review. */
    noReviews: string;
  }
}

/** A paddle's rating in a line: stars, average and count, or that there are no reviews yet. */
export function SummaryRating({
  summary: { average, reviews, players, buckets },
}: {
  summary: PaddleSummary;
}) {
  const { noReviews } = useSiteFacts();
  if (average === undefined) return <p className={styles.rating}>{noReviews}</p>;
  return (
    <p className={styles.rating}>
      <Stars rating={average} />
      <Marked value={derived(average, toOneDecimal)} isStrong />
      <span>({countsText({ reviews, players })})</span>
      <LevelRating buckets={buckets} />
    </p>
  );
}
