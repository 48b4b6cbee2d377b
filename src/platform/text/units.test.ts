import { expect, test } from "vitest";
import { figureText, inUnits, type Units, unitsQuery } from "./units.ts";

test.each<[number, string, string]>([
  [16.5, "in", "419 mm"],
  [16.25, "in", "413 mm"],
  [7.5, "in", "191 mm"],
  [7.4, "in", "188 mm"],
  [5.5, "in", "140 mm"],
  [4.5, "in", "114 mm"],
  [8.2, "oz", "232 g"],
  [7.75, "oz", "220 g"],
  [8, "oz", "227 g"],
  [16, "mm", "16 mm"],
  [14.3, "mm", "14.3 mm"],
])("%d %s is %s", (value, unit, metric) => {
  expect(figureText(value, unit, "metric")).toBe(metric);
  expect(figureText(value, unit, "us")).toBe(`${value} ${unit}`);
});

test.each<[string, Units]>([
  ["", "us"],
  ["units=metric", "metric"],
  ["units=us", "us"],
  ["units=METRIC", "us"],
  ["units=stone", "us"],
])("'?%s' is read as %s", (query, units) => {
  expect(unitsQuery.read(new URLSearchParams(query)).units).toBe(units);
});

test.each([
  ["/comparisons/a-vs-b", "/comparisons/a-vs-b?units=metric"],
  ["/comparisons?paddles=a,b", "/comparisons?paddles=a,b&units=metric"],
  ["/a#specifications", "/a?units=metric#specifications"],
])("%s in metric is %s", (address, inMetric) => {
  expect(inUnits(address, "metric")).toBe(inMetric);
  expect(inUnits(address, "us")).toBe(address);
});
