import { type Level, levels } from "../level/level.ts";
import { type MaybeSample, sampleIf } from "../../platform/text/sample.ts";
import {
  type Average,
  averageOf,
  bucketsNear,
  minReviewsNear,
  type RatingBucket,
  totalsOf,
} from "./rating-buckets.ts";

/** Sums over all reviews of the paddles, for readers who want to know what the ratings are based on. */
export interface SiteFigures {
  paddles: number;
  /** How many paddles have a rating. */
  rated: number;
  byPlayers: number;
  samples: number;
  /** The mean of all ratings, 1 to 5, each counted once. Undefined if there are none. */
  mean: Average;
  byLevel: {
    level: Level;
    /** Reviews within half a point of it. */
    reviews: MaybeSample<number>;
    /** Paddles with enough of those for a rating at that level. */
    paddles: MaybeSample<number>;
  }[];
}

/** @param paddles the buckets of each paddle's reviews */
export function siteFigures(paddles: readonly (readonly RatingBucket[])[]): SiteFigures {
  const all = paddles.flat();
  const count = (buckets: readonly RatingBucket[]) => totalsOf(buckets).reviews;
  return {
    paddles: paddles.length,
    rated: paddles.filter((buckets) => count(buckets) > 0).length,
    byPlayers: count(all.filter(({ sample }) => !sample)),
    samples: count(all.filter(({ sample }) => sample)),
    mean: averageOf(all),
    byLevel: levels.map((level) => {
      const near = bucketsNear(all, level);
      const hasSamples = near.some(({ sample }) => sample);
      const rated = paddles.filter((each) => count(bucketsNear(each, level)) >= minReviewsNear);
      return {
        level,
        reviews: sampleIf(hasSamples, count(near)),
        paddles: sampleIf(hasSamples, rated.length),
      };
    }),
  };
}
