import { costPerGameCents } from "./ball-facts.ts";
import type { Ball } from "./content/ball.ts";

/** The columns the ball database can be sorted by, as they stand in its address. */
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

/** Reads the column from an address; what it does not know means the name. */
export function readBallColumn(query: URLSearchParams): BallColumn {
  return ballColumns.find((column) => column === query.get("sort")) ?? "name";
}

/** Which way a column runs: ratings from the best down, all else upwards. */
export function runsDown(column: BallColumn): boolean {
  return column === "rating";
}

/** Balls in the order of a column, equal ones by name, those without a value last. */
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
