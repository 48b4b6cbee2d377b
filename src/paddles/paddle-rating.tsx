import { derived } from "../platform/text/sample.ts";
import { Marked } from "../platform/ui/marked-text.tsx";
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

/** A paddle's rating on its own page, or a link to the form before the first review. */
export function PaddleRating({
  figures,
  noReviews,
}: {
  figures: ReviewFigures;
  noReviews: string;
}) {
  const { average, reviews, players, buckets } = figures;
  if (average === undefined) return <a href="#write-a-review">{noReviews}</a>;
  return (
    <>
      <Stars rating={average} />
      <Marked value={derived(average, toOneDecimal)} isStrong />
      <a href="#player-reviews">{countsText({ reviews, players })}</a>
      <LevelRating buckets={buckets} />
    </>
  );
}
