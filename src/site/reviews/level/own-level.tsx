import { addresses } from "../../../addresses.ts";
import { levels } from "./level.ts";
import { nearLevels, type RatingBucket } from "../ratings/ratings.ts";

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
 * Where readers set their level. It's in local storage, so the script in the page's head (level-script.ts) renders the
 * choice here; without script there is a link to an explanation instead.
 */
export function LevelChoice() {
  return (
    <>
      <template>
        <label className="level">
          Your level{" "}
          <select autoComplete="off">
            <option value="">not set</option>
            {levels.map((level) => (
              <option key={level} value={level}>
                {level}
              </option>
            ))}
          </select>
        </label>
      </template>
      <level-choice />
      <noscript>
        <a href={`${addresses.howItWorks.path}#on-your-level`}>Ratings for your level</a>
      </noscript>
    </>
  );
}

/**
 * How players near the reader's own level rated. The page contains the rating for every level, and the script in its
 * head (level-script.ts) shows the reader's; without a level it's empty.
 */
export function LevelRating({ buckets }: { buckets: readonly RatingBucket[] }) {
  if (buckets.length === 0) return null;
  return <level-rating class="near" data-near={nearLevels(buckets)} />;
}
