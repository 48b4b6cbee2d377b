import { derived } from "../platform/text/sample.ts";
import { Marked } from "../platform/ui/marked-text.tsx";
import { countsText, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { useSiteFacts } from "../platform/render/site-facts.ts";
import { LevelRating } from "../reviews/level/own-level.tsx";
import { Stars } from "../reviews/ratings/stars.tsx";
import type { PaddleSummary } from "./paddle-summary.ts";
import styles from "./summary-rating.module.css";

declare module "../platform/render/site-facts.ts" {
  interface SharedFacts {
    /** Shown instead of a rating before the first review. */
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
