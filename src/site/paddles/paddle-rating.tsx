import { derived } from "../../platform/text/sample.ts";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { LevelRating } from "../reviews/level/own-level.tsx";
import type { ReviewFigures } from "../reviews/ratings/figures.ts";
import { countsText, toOneDecimal } from "../reviews/ratings/ratings.ts";
import { Stars } from "../reviews/ratings/stars.tsx";
import { priceDate } from "./paddle-facts.ts";
import type { AnyPaddle } from "./paddle.content.ts";

/** When a paddle had its list price. */
export function priceDateInWords(paddle: AnyPaddle): string {
  const { text, confirmed } = priceDate(paddle);
  return confirmed ? text : `${text} (year not confirmed)`;
}

interface PaddleRatingProps {
  figures: ReviewFigures;
  noReviews: string;
  /** Without, it's only how many reviews there are. */
  hasStars?: boolean;
}

/** A paddle's rating on its own page, or a link to the form before the first review. */
export function PaddleRating({ figures, noReviews, hasStars = true }: PaddleRatingProps) {
  const { average, reviews, players, buckets } = figures;
  if (average === undefined) return <a href="#write-a-review">{noReviews}</a>;
  const count = <a href="#player-reviews">{countsText({ reviews, players })}</a>;
  if (!hasStars) return count;
  return (
    <>
      <Stars rating={average} />
      <Marked value={derived(average, toOneDecimal)} isStrong />
      {count}
      <LevelRating buckets={buckets} />
    </>
  );
}
