import { expect, test } from "vitest";
import { byDifference, comparedRows } from "./comparison.ts";
import type { Paddle } from "../paddles/paddle.content.ts";

const base = {
  listPriceCents: 27_995,
  category: "Power Paddle",
  surface: "Carbon Fiber",
  shape: "elongated",
  coreMm: 16,
  lengthIn: 16.5,
  widthIn: 7.5,
  gripLengthIn: 5.5,
  weightOz: 8.2,
  usaPickleball: "approved",
  upaA: null,
  year: 2025,
  notConfirmed: [],
} as unknown as Paddle;

const rowOf = (label: string, ...others: Partial<Paddle>[]) =>
  comparedRows([base, ...others.map((facts) => ({ ...base, ...facts }))], "us").find(
    (row) => row.label === label,
  );

test("rows have a fixed order, with units", () => {
  expect(comparedRows([base], "us").map(({ label, cells }) => [label, cells[0]?.text])).toEqual([
    ["List price", "$279.95"],
    ["Category", "Power Paddle"],
    ["Surface", "Carbon Fiber"],
    ["Shape", "elongated"],
    ["Core thickness", "16 mm"],
    ["Length", "16.5 in"],
    ["Width", "7.5 in"],
    ["Grip length", "5.5 in"],
    ["Weight", "8.2 oz"],
    ["USA Pickleball", "approved"],
    ["UPA-A", ""],
    ["Released", "2025"],
  ]);
});

test.each<[string, string, Partial<Paddle>[]]>([
  ["Weight", "same", [{}]],
  ["Weight", "differs", [{ weightOz: 8 }]],
  ["Weight", "differs", [{}, { weightOz: 8 }, {}]],
  ["Weight", "unsure", [{ weightOz: 8, notConfirmed: ["weightOz"] }]],
  ["Weight", "unsure", [{ notConfirmed: ["weightOz"] }]],
  ["Weight", "differs", [{ weightOz: 8 }, { notConfirmed: ["weightOz"] }]],
  ["List price", "unsure", [{ listPriceCents: null }]],
  ["Core thickness", "unsure", [{ coreMm: null }]],
  ["Surface", "differs", [{ surface: "Graphite" }]],
  ["Category", "same", [{}]],
  ["USA Pickleball", "same", [{}]],
  ["USA Pickleball", "differs", [{ usaPickleball: "not listed" }]],
  ["USA Pickleball", "unsure", [{ usaPickleball: null }]],
  ["UPA-A", "unsure", [{ upaA: "certified" }]],
])("%s is '%s' next to %j", (label, verdict, others) => {
  expect(rowOf(label, ...others)?.verdict).toBe(verdict);
});

test("an unconfirmed value is shown and marked, an unknown one is empty", () => {
  expect(rowOf("Core thickness", { notConfirmed: ["coreMm"] }, { coreMm: null })?.cells).toEqual([
    { text: "16 mm", confirmed: true },
    { text: "16 mm", confirmed: false },
    { text: "", confirmed: false },
  ]);
});

test("metric figures are whole, and differ if the manufacturer's do", () => {
  const rows = comparedRows([base, { ...base, weightOz: 8.19 }], "metric");
  expect(rows.map(({ label, cells, verdict }) => [label, cells[1]?.text, verdict])).toEqual([
    ["List price", "$279.95", "same"],
    ["Category", "Power Paddle", "same"],
    ["Surface", "Carbon Fiber", "same"],
    ["Shape", "elongated", "same"],
    ["Core thickness", "16 mm", "same"],
    ["Length", "419 mm", "same"],
    ["Width", "191 mm", "same"],
    ["Grip length", "140 mm", "same"],
    ["Weight", "232 g", "differs"],
    ["USA Pickleball", "approved", "same"],
    ["UPA-A", "", "unsure"],
    ["Released", "2025", "same"],
  ]);
});

test("differences come first, then possible ones; what is the same for all is separate", () => {
  const other = { ...base, year: 2024, shape: "hybrid", weightOz: 8, notConfirmed: ["weightOz"] };
  const { apart, same } = byDifference(comparedRows([base, other as Paddle], "us"));
  expect(apart.map(({ label }) => label)).toEqual(["Shape", "Released", "Weight", "UPA-A"]);
  expect(same).toHaveLength(8);
});
