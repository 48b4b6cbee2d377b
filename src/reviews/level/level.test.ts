import { expect, test } from "vitest";
import { bandsNear, duprRange, levelBand, levels, readDupr, readLevel } from "./level.ts";

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
])("'%s' is not a DUPR rating", (typed) => {
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
])("a level of %i is in band %i", (level, band) => {
  expect(levelBand(level)).toBe(band);
});

test.each(levels)("the bands near %s hold exactly the players within half a point", (level) => {
  const { first, last } = bandsNear(level);
  const misplaced: number[] = [];
  for (let own = duprRange.lowest; own <= duprRange.highest; own++) {
    const near = level === "new" ? own <= 2500 : Math.abs(own - Number(level) * 1000) <= 500;
    const band = levelBand(own);
    if (near !== (band >= first && band <= last)) misplaced.push(own);
  }
  expect(misplaced).toEqual([]);
});

test.each([
  ["new", "new"],
  ["3.5", "3.5"],
  ["3.4", undefined],
  ["New", undefined],
  ["", undefined],
  [null, undefined],
])("%o is read as the level %s", (text, level) => {
  expect(readLevel(text)).toBe(level);
});
