import { expect, test } from "vitest";
import { allBallColumns } from "./ball-columns.tsx";
import { sortRows, tableQuery } from "../../platform/table.ts";
import type { Ball } from "./ball.content.ts";

const ball = (name: string, facts: Partial<Ball>): Ball => ({
  slug: name.toLowerCase(),
  name,
  maker: "Maker",
  use: "outdoor",
  holes: 40,
  weightOz: 0.9,
  construction: null,
  pricePerBallCents: 300,
  gamesUntilRetired: null,
  gamesUntilCracked: null,
  approval: null,
  rating: null,
  reputation: "Flies.",
  bestFor: null,
  inCold: null,
  colors: { ball: "#ffffff", inside: "#000000" },
  photos: [],
  notConfirmed: [],
  ...facts,
});

const balls = [
  ball("Dart", { rating: 4.1, holes: 48, gamesUntilRetired: 10, construction: "two pieces" }),
  ball("Arc", { rating: null, holes: null, pricePerBallCents: null, gamesUntilRetired: 10 }),
  ball("Comet", { rating: 4.8, holes: 26, use: "indoor", weightOz: 0.8, gamesUntilRetired: 30 }),
  ball("Bolt", { rating: 4.8, pricePerBallCents: 250, construction: "one piece" }),
];

// Ratings descending, everything else ascending; unknown values last; ties by name.
test.each([
  ["", ["Arc", "Bolt", "Comet", "Dart"]],
  ["sort=colour", ["Arc", "Bolt", "Comet", "Dart"]],
  ["sort=rating", ["Bolt", "Comet", "Dart", "Arc"]],
  ["sort=holes", ["Comet", "Bolt", "Dart", "Arc"]],
  ["sort=rated-play", ["Comet", "Arc", "Dart", "Bolt"]],
  ["sort=construction", ["Bolt", "Dart", "Arc", "Comet"]],
  ["sort=use", ["Comet", "Arc", "Bolt", "Dart"]],
  ["sort=weight", ["Comet", "Arc", "Bolt", "Dart"]],
  ["sort=price", ["Bolt", "Comet", "Dart", "Arc"]],
  ["sort=cost", ["Comet", "Dart", "Arc", "Bolt"]],
  // A second click.
  ["sort=price&order=descending", ["Comet", "Dart", "Bolt", "Arc"]],
  ["sort=rating&order=ascending", ["Dart", "Bolt", "Comet", "Arc"]],
])("?%s lists %j", (query, names) => {
  const { order } = tableQuery(allBallColumns).read(new URLSearchParams(query));
  expect(sortRows(balls, allBallColumns, order).map(({ name }) => name)).toEqual(names);
});
