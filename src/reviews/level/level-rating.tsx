import type { RatingBucket } from "../ratings/rating-buckets";
import { nearLevels } from "./near-levels";

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
  return <level-rating class="near" data-near={nearLevels(buckets)} />;
}
