import { expect, test } from "vitest";
import { asSample } from "../../platform/text/sample.ts";
import { bucketsOf } from "../reviews/ratings/ratings.ts";
import { siteFigures } from "./how-it-works.page.tsx";

const reviews = (count: number, rating: number, level: number) =>
  Array.from({ length: count }, () => ({ rating, level }));

test("the figures cover every paddle's reviews, each counted once", () => {
  const figures = siteFigures([
    [...bucketsOf(reviews(5, 5, 3500), false), ...bucketsOf(reviews(1, 2, 3500), true)],
    bucketsOf(reviews(4, 2, 4000), false),
    [],
  ]);
  expect(figures).toMatchObject({ paddles: 3, rated: 2, byPlayers: 9, samples: 1 });
  expect(figures.mean).toEqual(asSample(3.5));
  const at = (level: string) => figures.byLevel.find((each) => each.level === level);
  expect(at("2.5")).toEqual({ level: "2.5", reviews: 0, paddles: 0 });
  expect(at("3.5")).toEqual({ level: "3.5", reviews: asSample(10), paddles: asSample(1) });
  expect(at("4.5")).toEqual({ level: "4.5", reviews: 4, paddles: 0 });
});

test("without reviews there is no mean", () => {
  expect(siteFigures([])).toMatchObject({ paddles: 0, rated: 0, mean: undefined });
});
