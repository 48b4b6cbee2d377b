import { expect, test } from "vitest";
import { comparedRows } from "./comparison.ts";
import type { Paddle } from "./content/paddle.ts";

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
  year: 2025,
  notConfirmed: [],
} as unknown as Paddle;

const rowOf = (label: string, ...others: Partial<Paddle>[]) =>
  comparedRows([base, ...others.map((facts) => ({ ...base, ...facts }))]).find(
    (row) => row.label === label,
  );

test("rows stand in one order, with units", () => {
  expect(comparedRows([base]).map(({ label, cells }) => [label, cells[0]?.text])).toEqual([
    ["List price", "$279.95"],
    ["Category", "Power Paddle"],
    ["Surface", "Carbon Fiber"],
    ["Shape", "elongated"],
    ["Core thickness", "16 mm"],
    ["Length", "16.5 in"],
    ["Width", "7.5 in"],
    ["Grip length", "5.5 in"],
    ["Weight", "8.2 oz"],
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
])("%s is '%s' beside %j", (label, verdict, others) => {
  expect(rowOf(label, ...others)?.verdict).toBe(verdict);
});

test("a value nobody could confirm is kept and marked, one that is not known is empty", () => {
  expect(rowOf("Core thickness", { notConfirmed: ["coreMm"] }, { coreMm: null })?.cells).toEqual([
    { text: "16 mm", confirmed: true },
    { text: "16 mm", confirmed: false },
    { text: "", confirmed: false },
  ]);
});
