import { costPerGameCents } from "./ball-facts.ts";
import type { Ball } from "./ball.content.ts";

/** The columns the ball database can be sorted by, as its URL names them. */
export const ballColumns = ["name", "use", "holes", "weight", "price", "cost", "rating"] as const;
export type BallColumn = (typeof ballColumns)[number];

type Value = string | number | null;

const values: Record<BallColumn, (ball: Ball) => Value> = {
  name: ({ name }) => name,
  use: ({ use }) => use,
  holes: ({ holes }) => holes,
  weight: ({ weightOz }) => weightOz,
  price: ({ pricePerBallCents }) => pricePerBallCents,
  cost: (ball) => costPerGameCents(ball) ?? null,
  rating: ({ rating }) => rating,
};

/** Reads the column from a URL. Anything unknown means the name. */
export function readBallColumn(query: URLSearchParams): BallColumn {
  return ballColumns.find((column) => column === query.get("sort")) ?? "name";
}

/** Each column's direction: ratings from best to worst, everything else ascending. */
export function runsDown(column: BallColumn): boolean {
  return column === "rating";
}

/** Sorts balls by a column, ties by name, missing values last. */
export function sortBalls(balls: readonly Ball[], column: BallColumn): Ball[] {
  const valueOf = values[column];
  return balls.toSorted((a, b) => {
    const [first, second] = [valueOf(a), valueOf(b)];
    if (first === second) return a.name.localeCompare(b.name, "en");
    if (first === null) return 1;
    if (second === null) return -1;
    const order =
      typeof first === "number" && typeof second === "number"
        ? first - second
        : String(first).localeCompare(String(second), "en");
    return runsDown(column) ? -order : order;
  });
}
