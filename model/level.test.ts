import { expect, test } from "vitest";
import { levelBand, readDupr } from "./level.ts";

test.each([
  ["3.5", 3500],
  ["4", 4000],
  ["4.0+", 4000],
  ["4,25", 4250],
  [" 3.512 ", 3512],
  ["3.05", 3050],
  ["1", 1000],
  ["1.001", 1001],
  ["6.000", 6000],
  ["6+", 6000],
])("'%s' is read as %i thousandths", (typed, thousandths) => {
  expect(readDupr(typed)).toBe(thousandths);
});

test.each([
  "",
  " ",
  "pro",
  "0.999",
  "6.001",
  "10",
  "-3.5",
  "3.0512",
  "4.",
  ".5",
  "4.0++",
  "+4",
  "3..5",
  "3.5.1",
  "3 . 5",
  "3.5 to 4.0",
  "4e0",
  "３.５",
])("'%s' is no DUPR rating", (typed) => {
  expect(readDupr(typed)).toBeUndefined();
});

test.each([
  [1000, 0],
  [1001, 1],
  [1499, 1],
  [1500, 2],
  [3512, 11],
  [5999, 19],
  [6000, 20],
])("a level of %i is counted in band %i", (level, band) => {
  expect(levelBand(level)).toBe(band);
});

test("two bands to either side of a half-point level hold exactly the players within half a point", () => {
  const misplaced: string[] = [];
  for (let own = 1500; own <= 5500; own += 500)
    for (let level = 1000; level <= 6000; level++) {
      const near = Math.abs(level - own) <= 500;
      const counted = Math.abs(levelBand(level) - levelBand(own)) <= 2;
      if (near !== counted) misplaced.push(`${level} for a player of ${own}`);
    }
  expect(misplaced).toEqual([]);
});
