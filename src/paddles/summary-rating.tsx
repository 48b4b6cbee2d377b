import { SampleMark } from "../platform/ui/sample-mark";
import { toOneDecimal } from "../reviews/ratings/rating";
import { countsText, hasSamples } from "../reviews/ratings/review-counts";
import { useSiteFacts } from "../platform/render/site-facts";
import { LevelRating } from "../reviews/level/level-rating";
import { Stars } from "../reviews/ratings/stars";
import type { PaddleSummary } from "./paddle-summary";
import styles from "./summary-rating.module.css";

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
      <strong>{toOneDecimal(average)}</strong>
      {hasSamples({ reviews, players }) ? <SampleMark /> : null}
      <span>({countsText({ reviews, players })})</span>
      <LevelRating buckets={buckets} />
    </p>
  );
}
