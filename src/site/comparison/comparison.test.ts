import { expect, test } from "vitest";
import {
  areBetterRated,
  bestOf,
  byDifference,
  comparedRows,
  keyDifferences,
  pairDescription,
} from "./comparison.ts";
import { type SoldPaddle, soldNamed } from "../paddles/paddle-facts.ts";
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
  approvals: [],
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
  ["Weight", "close", [{ weightOz: 8.1 }]],
  ["Weight", "differs", [{ weightOz: 8.1 }, { weightOz: 8 }]],
  ["Weight", "differs", [{}, { weightOz: 8 }, {}]],
  ["Weight", "unsure", [{ weightOz: 8.1 }, { notConfirmed: ["weightOz"] }]],
  ["Weight", "unsure", [{ weightOz: 8, notConfirmed: ["weightOz"] }]],
  ["Weight", "unsure", [{ notConfirmed: ["weightOz"] }]],
  ["Weight", "differs", [{ weightOz: 8 }, { notConfirmed: ["weightOz"] }]],
  ["List price", "unsure", [{ listPriceCents: null }]],
  ["List price", "close", [{ listPriceCents: 27_999 }]],
  ["Released", "differs", [{ year: 2024 }]],
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

test("metric figures are whole, and those that look the same are the same", () => {
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
    ["Weight", "232 g", "same"],
    ["USA Pickleball", "approved", "same"],
    ["UPA-A", "", "unsure"],
    ["Released", "2025", "same"],
  ]);
});

test("differences come first, then what is close, then what isn't known; what is the same for all is separate", () => {
  const other = {
    ...base,
    year: 2024,
    shape: "hybrid",
    coreMm: 15.7,
    weightOz: 8,
    notConfirmed: ["weightOz"],
  };
  const { groups, same } = byDifference(comparedRows([base, other as Paddle], "us"));
  expect(groups.map(({ title, rows }) => [title, ...rows.map(({ label }) => label)])).toEqual([
    ["What differs", "Shape", "Released"],
    ["Too close to notice", "Core thickness"],
    ["Unconfirmed for some", "Weight", "UPA-A"],
  ]);
  expect(same).toHaveLength(7);
  expect(byDifference(comparedRows([base, base], "us")).groups.map(({ title }) => title)).toEqual([
    "Unconfirmed for some",
  ]);
});

/** Paddles that differ from the first only in this. */
const withFacts = (all: readonly Partial<Paddle>[]) =>
  all.map((facts): Paddle => ({ ...base, ...facts }));

test.each<[string, Partial<Paddle>[], number[]]>([
  ["the lower of two", [{}, { listPriceCents: 17_999 }], [1]],
  ["none if they hardly differ", [{}, { listPriceCents: 27_999 }], []],
  ["two that hardly differ", [{ listPriceCents: 17_999 }, { listPriceCents: 18_500 }, {}], [0, 1]],
  ["the lowest that is known", [{}, { listPriceCents: 17_999 }, { listPriceCents: null }], [1]],
  ["none if only one is known", [{}, { listPriceCents: null }], []],
  [
    "none if we couldn't confirm the lowest",
    [{}, { listPriceCents: 9_999, notConfirmed: ["brand"] }, { listPriceCents: 17_999 }],
    [],
  ],
])("of list prices it marks %s, and no other fact", (_, facts, expected) => {
  const marked = comparedRows(withFacts(facts), "us").flatMap(({ label, cells }) =>
    cells.flatMap(({ isBetter }, index) => (isBetter ? [[label, index]] : [])),
  );
  expect(marked).toEqual(expected.map((index) => ["List price", index]));
});

test.each<[string, (readonly [average: number | undefined, reviews: number])[], number[]]>([
  [
    "the higher of two",
    [
      [4.6, 20],
      [4.4, 20],
    ],
    [0],
  ],
  [
    "none if they hardly differ",
    [
      [4.6, 20],
      [4.5, 20],
    ],
    [],
  ],
  // 4.64 is displayed as 4.6 and 4.45 as 4.5.
  [
    "as they are printed",
    [
      [4.64, 20],
      [4.45, 20],
    ],
    [],
  ],
  [
    "not one from few reviews",
    [
      [5, 4],
      [4.6, 20],
      [4.2, 20],
    ],
    [1],
  ],
  [
    "none if only one has any",
    [
      [undefined, 0],
      [4.6, 20],
    ],
    [],
  ],
])("of ratings it marks %s", (_, ratings, expected) => {
  const summaries = ratings.map(([average, reviews]) => ({ paddle: base, average, reviews }));
  const marked = areBetterRated(summaries).flatMap((is, index) => (is ? index : []));
  expect(marked).toEqual(expected);
});

test("a paddle that we couldn't confirm isn't marked as rated better, nor is any other", () => {
  const [unsure] = withFacts([{ notConfirmed: ["identity"] }]);
  const rated = [
    { paddle: unsure!, average: 4.8, reviews: 20 },
    { paddle: base, average: 4.6, reviews: 20 },
    { paddle: base, average: 4.2, reviews: 20 },
  ];
  expect(areBetterRated(rated)).toEqual([false, false, false]);
});

test.each<[(number | undefined)[], "less" | "more", number[]]>([
  [[100, 90, 80], "less", [2]],
  [[100, 90, 80], "more", [0]],
  [[100, 91, 80], "more", [0, 1]],
  [[100, 100, 50], "more", [0, 1]],
  [[100, 91], "more", []],
  [[100, 100, 100], "less", []],
  [[undefined, 100, 50], "less", [2]],
  [[undefined, 100], "more", []],
  [[undefined, undefined], "less", []],
])("of %j, ten apart, the best with %s are at %j", (values, better, expected) => {
  const best = bestOf(values, 10, better);
  expect(values.flatMap((_, index) => (best[index] ? index : []))).toEqual(expected);
});

test.each([4, 30, 50, 60])("two names of %i characters have a description that fits", (length) => {
  for (const hasAdvice of [true, false]) {
    const description = pairDescription("x".repeat(length), "y".repeat(length), hasAdvice);
    expect(description.length).toBeGreaterThan(50);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description.includes("which one to buy")).toBe(hasAdvice && length < 60);
  }
});

test("other versions are a row of their own, if any paddle is sold in one", () => {
  expect(rowOf("Other versions", {})).toBeUndefined();
  const none: string[] = [];
  const about = { about: none, isEarlier: false };
  const row = rowOf("Other versions", {
    knownFor: none,
    criticisedFor: none,
    buyIf: none,
    skipIf: none,
    versions: [
      { name: "V7", shape: "widebody", coreMm: 14, listPriceCents: 9_999, ...about },
      { name: "14 mm version", coreMm: 14, ...about },
      { name: "Gen 1", coreMm: 20, ...about, isEarlier: true },
    ],
  });
  expect(row?.cells.map(({ text }) => text)).toEqual([
    "none we know of",
    "V7: widebody, 14 mm core, $99.99; 14 mm version",
  ]);
  expect(row?.verdict).toBe("differs");
});

test("another version has its own figures, and what isn't known of it stays open", () => {
  const page = {
    ...base,
    slug: "prism",
    name: "Prism",
    shortName: "Prism",
    knownFor: ["Soft touch"],
    criticisedFor: ["A V7 that swings heavy"],
    buyIf: [],
    skipIf: [],
    versions: [
      {
        name: "V7",
        weightOz: 8.4,
        about: ["A V7 that swings heavy"],
        weaknesses: { hands: "A V7 that swings heavy" },
        isEarlier: false,
      },
      { name: "14 mm", coreMm: 14, about: [], isEarlier: false },
    ],
  } as unknown as Paddle;
  const v7 = soldNamed("prism@v7", () => page)!;
  expect([v7.name, v7.knownFor, v7.criticisedFor]).toEqual([
    "Prism (V7)",
    [],
    ["A V7 that swings heavy"],
  ]);
  const rows = comparedRows([page, v7], "us");
  const cells = Object.fromEntries(
    rows.map(({ label, cells: [, cell] }) => [label, cell!.confirmed ? cell!.text : "open"]),
  );
  expect(cells).toMatchObject({
    "List price": "open",
    Shape: "elongated",
    "Core thickness": "open",
    Length: "open",
    Weight: "8.4 oz",
    "USA Pickleball": "open",
    Released: "open",
    "Other versions": "the one on its page; 14 mm",
  });
  expect(rows.flatMap(({ cells: [, cell] }) => (cell!.confirmed ? [] : cell!.text))).toEqual(
    Array.from({ length: 8 }, () => ""),
  );
});

test("no version is rated better for reviews that don't say which one they're about, nor any other in its place", () => {
  const summary = (average: number, version?: string) => ({
    paddle: { ...base, version: version && { name: version } } as unknown as SoldPaddle,
    average,
    reviews: 20,
  });
  const better = (...all: ReturnType<typeof summary>[]) => areBetterRated(all).map(Number);
  expect(better(summary(4.8, "V7"), summary(4.6), summary(4.1))).toEqual([0, 0, 0]);
  expect(better(summary(4.6, "V7"), summary(4.8), summary(4.1))).toEqual([0, 1, 0]);
});

test.each<[string, Partial<Paddle>, string[][]]>([
  [
    "price, weight and core",
    { listPriceCents: 19_995, weightOz: 7.8, coreMm: 14, lengthIn: 15.9 },
    [
      ["$279.95 list", "8.2 oz", "16 mm core"],
      ["$199.95 list", "7.8 oz", "14 mm core"],
    ],
  ],
  ["nothing that isn't confirmed", { weightOz: 7.8, notConfirmed: ["weightOz"] }, [[], []]],
  ["no price that isn't known", { listPriceCents: null }, [[], []]],
  [
    "the category if it's all that differs",
    { category: "Control Paddle", coreMm: 14, notConfirmed: ["coreMm"] },
    [["Power Paddle"], ["Control Paddle"]],
  ],
  ["nothing too small to notice", { weightOz: 8.1 }, [[], []]],
])("a picture tells %s", (_, facts, told) => {
  expect(keyDifferences([base, { ...base, ...facts }], 3)).toEqual(told);
});

test("a picture has a question mark for what isn't confirmed of one of several", () => {
  const others = [
    { coreMm: 14 },
    { coreMm: 13, notConfirmed: ["coreMm"] },
  ] satisfies Partial<Paddle>[];
  const paddles = [base, ...others.map((facts) => ({ ...base, ...facts }))];
  expect(keyDifferences(paddles, 3)).toEqual([["16 mm core"], ["14 mm core"], ["?"]]);
});
