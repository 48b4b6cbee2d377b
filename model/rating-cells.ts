import { bandsNear, type Level, levelBand } from "./level.ts";
import type { Tally } from "./rating.ts";

/** How many reviews share stars, level and kind. Every figure about ratings is a sum of these. */
export interface RatingCell {
  /** 1 to 5. */
  rating: number;
  /** See `levelBand`. */
  band: number;
  /** Whether they are samples, not written by players. */
  sample: boolean;
  reviews: number;
  /** Sum of the writers' DUPR levels, in thousandths of a point. */
  levels: number;
}

/** The cells of reviews held in memory; `level` in thousandths of a point. */
export function cellsOf(
  reviews: readonly { rating: number; level: number }[],
  sample: boolean,
): RatingCell[] {
  const cells = new Map<string, RatingCell>();
  for (const { rating, level } of reviews) {
    const band = levelBand(level);
    const cell = cells.get(`${rating} ${band}`) ?? { rating, band, sample, reviews: 0, levels: 0 };
    cells.set(`${rating} ${band}`, {
      ...cell,
      reviews: cell.reviews + 1,
      levels: cell.levels + level,
    });
  }
  return [...cells.values()];
}

/** What cells add up to. Four stars and five stars recommend. */
export function tallyOf(cells: readonly RatingCell[]): Tally {
  const tally = { reviews: 0, stars: 0, recommending: 0, levels: 0 };
  for (const { rating, reviews, levels } of cells) {
    tally.reviews += reviews;
    tally.stars += rating * reviews;
    tally.recommending += rating >= 4 ? reviews : 0;
    tally.levels += levels;
  }
  return tally;
}

/** The cells of players like one of this level. */
export function cellsNear(cells: readonly RatingCell[], level: Level): RatingCell[] {
  const { first, last } = bandsNear(level);
  return cells.filter(({ band }) => band >= first && band <= last);
}

/** Fewer reviews than this by players of a level say nothing of that level. */
export const fewestNear = 5;

/** How players like one of this level rated, however many they are; the average is undefined where there is none. */
export function ratingNear(
  cells: readonly RatingCell[],
  level: Level,
): { average: number | undefined; reviews: number } {
  const { stars, reviews } = tallyOf(cellsNear(cells, level));
  return { average: reviews === 0 ? undefined : stars / reviews, reviews };
}

/** How many reviews gave each number of stars, from one star to five. */
export function starSpread(cells: readonly RatingCell[]): number[] {
  return [1, 2, 3, 4, 5].map((stars) =>
    cells.reduce((sum, { rating, reviews }) => sum + (rating === stars ? reviews : 0), 0),
  );
}
