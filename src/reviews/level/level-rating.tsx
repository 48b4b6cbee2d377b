import { levels } from "./level";
import { toOneDecimal } from "../ratings/rating";
import { bucketsNear, type RatingBucket, ratingNear } from "../ratings/rating-buckets";
import { countsOf } from "../ratings/review-counts";

declare module "react" {
  // oxlint-disable-next-line typescript/no-namespace -- React declares its elements in one.
  namespace JSX {
    interface IntrinsicElements {
      "level-rating": { class: string; "data-near": string };
      "level-choice": object;
    }
  }
}

/**
 * How players near the reader's own level rated. The page holds the rating for every level, and the script in its head
 * (level-script.ts) shows the one for the reader's; without a level it's empty.
 */
export function LevelRating({ buckets }: { buckets: readonly RatingBucket[] }) {
  if (buckets.length === 0) return null;
  const near = levels.map((level) => {
    const { average, reviews } = ratingNear(buckets, level);
    const { players } = countsOf(bucketsNear(buckets, level));
    return `${level}:${average === undefined ? "" : toOneDecimal(average)}:${reviews}:${reviews - players}`;
  });
  return <level-rating class="near" data-near={near.join(" ")} />;
}
