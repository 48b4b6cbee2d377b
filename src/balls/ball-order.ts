import { bareValue, type MaybeSample } from "../platform/text/sample.ts";
import { costPerGameCents } from "./ball-facts.ts";
import { sortBy } from "../platform/sort-by.ts";
import type { Ball } from "./ball.content.ts";

/** The columns the ball database can be sorted by, as its URL names them. */
export const ballColumns = ["name", "use", "holes", "weight", "price", "cost", "rating"] as const;
export type BallColumn = (typeof ballColumns)[number];

const values: Record<BallColumn, (ball: Ball) => string | number | null | undefined> = {
  name: ({ name }) => name,
  use: ({ use }) => use,
  holes: ({ holes }) => holes,
  weight: ({ weightOz }) => weightOz,
  price: ({ pricePerBallCents }) => pricePerBallCents,
  cost: (ball) => bareFigure(costPerGameCents(ball)),
  rating: ({ rating }) => bareFigure(rating),
};

const bareFigure = (figure: MaybeSample<number> | null | undefined) =>
  figure === null || figure === undefined ? undefined : bareValue(figure);

/** Reads the column from a URL. Anything unknown means the name. */
export function readBallColumn(query: URLSearchParams): BallColumn {
  return ballColumns.find((column) => column === query.get("sort")) ?? "name";
}

/** The URL's fields for a column; none for the name. */
export function ballColumnFields(column: BallColumn = "name"): URLSearchParams {
  return new URLSearchParams(column === "name" ? [] : { sort: column });
}

/** Each column's direction: ratings from best to worst, everything else ascending. */
export function runsDown(column: BallColumn): boolean {
  return column === "rating";
}

/** Sorts balls by a column, ties by name, missing values last. */
export function sortBalls(balls: readonly Ball[], column: BallColumn): Ball[] {
  const byName = sortBy(balls, values.name);
  return sortBy(byName, values[column], runsDown(column) ? "descending" : "ascending");
}
