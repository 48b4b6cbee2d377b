import type { Paddle } from "../../src/paddles/paddle.content.ts";
import {
  categories,
  shapes,
  surfaces,
  upaAStates,
  usaPickleballStates,
} from "../../src/paddles/paddle-values.ts";
import type { RatedPaddle } from "../../src/finder/facets.ts";
import { averageRating, bucketsOf, totalsOf } from "../../src/reviews/ratings/ratings.ts";
import { repeatable } from "./repeatable.ts";

const makers = ["JOOLA", "Selkirk", "Six Zero", "CRBN", "Onix", "adidas"];
const doubted = [
  "surface",
  "shape",
  "coreMm",
  "weightOz",
  "gripLengthIn",
  "usaPickleball",
  "upaA",
] as const;
const words = ["Perseus", "Boomstik", "Diamond", "Vapor", "Power", "Pro", "Genesis", "Warrior"];

/** A paddle of which only the given facts matter. */
export function ratedPaddle(
  facts: Partial<Paddle>,
  reviews: [rating: number, level: number][] = [],
) {
  const { name = "Paddle" } = facts;
  const paddle = {
    slug: name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-"),
    name,
    fullName: name,
    shortName: name,
    aliases: [],
    brand: "JOOLA",
    category: "Power Paddle",
    year: 2025,
    listPriceCents: 20_000,
    surface: "Carbon Fiber",
    shape: "elongated",
    coreMm: 16,
    gripLengthIn: 5.5,
    weightOz: 8,
    usaPickleball: null,
    upaA: null,
    notConfirmed: [],
    ...facts,
  } as unknown as Paddle;
  const buckets = bucketsOf(
    reviews.map(([rating, level]) => ({ rating, level })),
    false,
  );
  const totals = totalsOf(buckets);
  return { paddle, buckets, average: averageRating(totals), reviews: totals.reviews };
}

/** A catalog of made-up paddles, the same for the same seed: facts missing, unconfirmed and on every bound. */
export function randomPaddles(count: number, seed: number): RatedPaddle[] {
  const below = repeatable(seed);
  const one = <Value>(values: readonly Value[]) => values[below(values.length)]!;
  return Array.from({ length: count }, (_, index) =>
    ratedPaddle(
      {
        name: `${one(makers)} ${one(words)} ${one(words)} ${index}`,
        brand: one(makers),
        category: one(categories),
        surface: one(surfaces),
        shape: one(shapes),
        listPriceCents: below(6) === 0 ? null : 5000 + below(60) * 500,
        coreMm: below(8) === 0 ? null : 12 + below(17) / 2,
        gripLengthIn: 4.5 + below(7) / 4,
        weightOz: 7.5 + below(12) / 10,
        usaPickleball: below(4) === 0 ? null : one(usaPickleballStates),
        upaA: below(2) === 0 ? null : one(upaAStates),
        notConfirmed: doubted.filter(() => below(5) === 0),
      },
      Array.from({ length: below(14) }, () => [1 + below(5), 1000 + below(51) * 100]),
    ),
  );
}
