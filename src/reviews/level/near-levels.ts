import { bareValue } from "../../platform/text/sample.ts";
import { toOneDecimal } from "../ratings/rating.ts";
import {
  bucketsNear,
  minReviewsNear,
  type RatingBucket,
  ratingNear,
} from "../ratings/rating-buckets.ts";
import { countsOf, hasSamples, isAllSamples } from "../ratings/review-counts.ts";
import { type Level, levels, nearText } from "./level.ts";

/** How players near a level rated: '4.6 from 13 reviews near 3.5 (12 of them samples)'. */
export function ratingNearText(buckets: readonly RatingBucket[], level: Level): string {
  const { average, reviews } = ratingNear(buckets, level);
  const counts = countsOf(bucketsNear(buckets, level));
  const samples = isAllSamples(counts) ? "sample " : "";
  // Samples aren't by players.
  const place = level === "new" ? "at new-player level" : nearText(level);
  const counted = `${reviews} ${samples}${reviews === 1 ? "review" : "reviews"} ${place}`;
  const some =
    samples === "" && hasSamples(counts) ? ` (${reviews - counts.players} of them samples)` : "";
  if (average === undefined || reviews < minReviewsNear)
    return `${counted}${some}, too few to tell`;
  return `${toOneDecimal(bareValue(average))} from ${counted}${some}`;
}

/** The same for every level, as level-script.ts reads it: '3.5:4.6 from …', between semicolons. */
export const nearLevels = (buckets: readonly RatingBucket[]): string =>
  levels.map((level) => `${level}:${ratingNearText(buckets, level)}`).join(";");
