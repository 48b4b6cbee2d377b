import { type Level, levels } from "./level.ts";
import { averageRating } from "./rating.ts";
import { cellsNear, fewestNear, type RatingCell, tallyOf } from "./rating-cells.ts";

/** What all reviews of the paddles add up to, for those who want to know what stands behind the ratings. */
export interface SiteFigures {
  paddles: number;
  /** How many of them have a rating. */
  rated: number;
  byPlayers: number;
  samples: number;
  /** Mean of all ratings, 1 to 5, each counting once; undefined where there is none. */
  mean: number | undefined;
  byLevel: {
    level: Level;
    /** Reviews within half a point of it. */
    reviews: number;
    /** Paddles with enough of those for a rating at that level. */
    paddles: number;
  }[];
}

/** @param paddles the reviews of each paddle, counted */
export function siteFigures(paddles: readonly (readonly RatingCell[])[]): SiteFigures {
  const all = paddles.flat();
  const count = (cells: readonly RatingCell[]) => tallyOf(cells).reviews;
  return {
    paddles: paddles.length,
    rated: paddles.filter((cells) => count(cells) > 0).length,
    byPlayers: count(all.filter(({ sample }) => !sample)),
    samples: count(all.filter(({ sample }) => sample)),
    mean: averageRating(tallyOf(all)),
    byLevel: levels.map((level) => ({
      level,
      reviews: count(cellsNear(all, level)),
      paddles: paddles.filter((cells) => count(cellsNear(cells, level)) >= fewestNear).length,
    })),
  };
}
