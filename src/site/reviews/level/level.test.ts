import { expect, test } from "vitest";
import {
  bandsNear,
  countedLevel,
  duprRange,
  levelBand,
  levels,
  readDupr,
  readLevel,
  readOwnLevel,
} from "./level.ts";

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
  ["new", "new", "new"],
  ["1", "1.0", "new"],
  ["1.75", "1.75", "new"],
  ["1.751", "1.751", "2.0"],
  ["2", "2.0", "2.0"],
  ["2.25", "2.25", "2.0"],
  ["2.251", "2.251", "2.5"],
  ["3.05", "3.05", "3.0"],
  ["3.25", "3.25", "3.0"],
  [" 3,250 ", "3.25", "3.0"],
  ["3.251", "3.251", "3.5"],
  ["3.5", "3.5", "3.5"],
  ["3.75", "3.75", "3.5"],
  ["4.0+", "4.0", "4.0"],
  ["5.75", "5.75", "5.5"],
  ["5.751", "5.751", "6.0"],
  ["6", "6.0", "6.0"],
])("%o is read as the own level %s, which counts as %s", (text, own, level) => {
  expect(readOwnLevel(text)).toBe(own);
  expect(readLevel(text)).toBe(level);
});

test("an own level counts as the nearest half point, as the lower of two", () => {
  const wrong: string[] = [];
  const points = levels.slice(1).map(Number);
  for (let own = 1751; own <= duprRange.highest; own++) {
    const away = (point: number) => Math.abs(own - point * 1000);
    const nearest = points.toSorted((a, b) => away(a) - away(b) || a - b)[0]!;
    const read = readOwnLevel((own / 1000).toFixed(3))!;
    if (Math.round(Number(read) * 1000) !== own) wrong.push(read);
    if (Number(countedLevel(read)) !== nearest) wrong.push(`${read}: ${countedLevel(read)}`);
  }
  expect(wrong).toEqual([]);
});

test.each(["New", "", " ", "0.9", "6.1", "pro", "3.5'--", null, 3.5])(
  "%o is not a level",
  (text) => {
    expect(readOwnLevel(text)).toBeUndefined();
    expect(readLevel(text)).toBeUndefined();
  },
);
