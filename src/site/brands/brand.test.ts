import { expect, test } from "vitest";
import type { Ball } from "../balls/ball.content.ts";
import { brandPath, brandSlug } from "../paddles/brand.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import {
  brandAnswers,
  brandsOf,
  brandSummary,
  brandTerms,
  inCommon,
  latestFirst,
  priceRange,
} from "./brand.ts";

const paddle = (brand: string, facts: Partial<Paddle> = {}): Paddle =>
  ({
    slug: brand.toLowerCase(),
    brand,
    category: "Power Paddle",
    listPriceCents: 20_000,
    coreMm: 16,
    shape: "elongated",
    surface: "Carbon Fiber",
    usaPickleball: "approved",
    upaA: "not listed",
    notConfirmed: [],
    knownFor: [],
    criticisedFor: [],
    buyIf: [],
    skipIf: [],
    approvals: [],
    ...facts,
  }) as unknown as Paddle;

test.each([
  ["JOOLA", "joola"],
  ["Six Zero", "six-zero"],
  ["11SIX24", "11six24"],
  ["Adidàs & Co.", "adidas-co"],
])("the brand %s is at %s", (brand, slug) => {
  expect(brandSlug(brand)).toBe(slug);
  expect(brandPath({ brand, notConfirmed: [] })).toBe(`/brands/${slug}`);
});

test("a brand that isn't confirmed has no page", () => {
  expect(brandPath({ brand: "Players", notConfirmed: ["brand"] })).toBeUndefined();
  expect(
    brandsOf({ paddles: [paddle("Players", { notConfirmed: ["brand"] })], balls: [] }),
  ).toEqual([]);
});

test("brands are in alphabetical order with their balls, those with nothing confirmed last", () => {
  const brands = brandsOf({
    paddles: [
      paddle("adidas", { notConfirmed: ["identity"] }),
      paddle("Selkirk"),
      paddle("JOOLA", { notConfirmed: ["identity"] }),
      paddle("JOOLA"),
    ],
    balls: [
      { name: "Pro S1", maker: "Selkirk" },
      { name: "X-40", maker: "Franklin" },
    ] as Ball[],
  });
  expect(
    brands.map(({ name, paddles, balls }) => [
      name,
      paddles.length,
      balls.map((ball) => ball.name),
    ]),
  ).toEqual([
    ["JOOLA", 2, []],
    ["Selkirk", 1, ["Pro S1"]],
    ["adidas", 1, []],
  ]);
});

test.each<[string, (number | null)[], string | undefined, string]>([
  ["one price", [17_999], "$179.99", "1 paddle, $179.99"],
  ["two prices", [25_000, 17_999], "$179.99 to $250.00", "2 paddles, $179.99 to $250.00"],
  ["an unconfirmed one", [null, 17_999], "$179.99 for 1 of 2", "2 paddles, $179.99 for 1 of 2"],
  [
    "two unconfirmed ones",
    [null, 17_999, 25_000, null],
    "$179.99 to $250.00 for 2 of 4",
    "4 paddles, $179.99 to $250.00 for 2 of 4",
  ],
  ["none", [null], undefined, "1 paddle, no confirmed price"],
])("a brand with %s", (_, prices, range, summary) => {
  const paddles = prices.map((listPriceCents) => paddle("A", { listPriceCents }));
  expect(priceRange(paddles)).toBe(range);
  expect(brandSummary({ paddles })).toBe(summary);
});

test("which brand: the cheapest of each kind first, from confirmed facts alone", () => {
  const brands = brandsOf({
    paddles: [
      paddle("A", { listPriceCents: 14_999, upaA: "certified" }),
      paddle("B", { category: "Control Paddle" }),
      paddle("B", { category: "Control Paddle", listPriceCents: 12_000 }),
      paddle("C", { upaA: "certified", notConfirmed: ["upaA"] }),
      paddle("D", { listPriceCents: null }),
      paddle("E", {
        versions: [
          { name: "V2", about: [], isEarlier: false, listPriceCents: 14_000 },
          { name: "V1", about: [], isEarlier: true, listPriceCents: 9_000 },
        ],
      }),
    ],
    balls: [],
  });
  expect(
    brandAnswers(brands).map(({ term, brands: those }) => [
      term,
      those.map(({ brand, fromCents }) => `${brand.name} ${fromCents}`).join(),
    ]),
  ).toEqual([
    ["Under $150", "B 12000,E 14000,A 14999"],
    ["Control Paddle", "B 12000"],
    ["Power Paddle", "E 14000,A 14999,C 20000"],
    ["USA Pickleball and UPA-A", "A 14999"],
  ]);
});

test("a model that has a newer one comes after the others", () => {
  const listed = [
    { paddle: paddle("Old") },
    { paddle: paddle("Other") },
    { paddle: paddle("New", { replaces: { paddle: "old" } }) },
  ];
  expect(latestFirst(listed).map((each) => each.paddle.brand)).toEqual(["Other", "New", "Old"]);
});

test.each<[string, Paddle[], string | undefined, string[]]>([
  ["one", [paddle("A")], undefined, ["1", "power", "16 mm", "elongated", "approved"]],
  [
    "two alike",
    [paddle("A"), paddle("A")],
    "Both have a 16 mm core, an elongated shape and a carbon fiber face.",
    ["2", "2 power", "all 16 mm", "all elongated", "all approved"],
  ],
  [
    "three, one of them unconfirmed",
    [
      paddle("A", { coreMm: null, notConfirmed: ["identity", "shape"] }),
      paddle("A", { category: "Control Paddle", usaPickleball: null }),
      paddle("A"),
    ],
    "All 3 have a carbon fiber face.",
    [
      "3, including 1 we couldn't confirm",
      "1 control, 2 power",
      "16 mm (2), unknown (1)",
      "elongated (2), unknown (1)",
      "approved (2), unknown (1)",
    ],
  ],
  [
    "two with nothing in common",
    [paddle("A"), paddle("A", { coreMm: 14, shape: "hybrid", surface: "Graphite" })],
    undefined,
    ["2", "2 power", "16 mm (1), 14 mm (1)", "elongated (1), hybrid (1)", "all approved"],
  ],
])("what the paddles of a brand are, and what they share: %s", (_, paddles, shared, expected) => {
  expect(inCommon(paddles)).toBe(shared);
  const terms = new Map(brandTerms(paddles));
  expect(
    ["Paddles", "Type", "Core", "Shape", "USA Pickleball"].map((term) => terms.get(term)),
  ).toEqual(expected);
});
