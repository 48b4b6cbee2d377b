import { expect, test } from "vitest";
import { likelyPairs, likelyPartners, suggestedPairs } from "./likely-pairs.ts";

const paddle = (
  slug: string,
  category: "Power Paddle" | "Control Paddle",
  dollars: number | null,
  weightOz = 8,
) => ({
  slug,
  category,
  listPriceCents: dollars === null ? null : dollars * 100,
  notConfirmed: [] as "identity"[],
  weightOz,
});

const catalog = [
  paddle("d", "Power Paddle", null),
  paddle("c", "Power Paddle", 250),
  paddle("b", "Control Paddle", 200),
  paddle("a", "Power Paddle", 200),
  { ...paddle("e", "Power Paddle", 200), notConfirmed: ["identity" as const] },
];
const names = (pairs: readonly (readonly { slug: string }[])[]) =>
  pairs.map((pair) => pair.map(({ slug }) => slug).join(" "));

test("one category comes before a closer price, unknown prices come last in it, and nothing unconfirmed is suggested", () => {
  expect(names(likelyPairs(catalog))).toEqual(["a c", "a d", "c d", "a b", "b c", "b d"]);
});

test("within a category the closest price comes first, then the closest weight, then the slug", () => {
  const pairs = likelyPairs([
    paddle("a", "Power Paddle", 100, 8.3),
    paddle("b", "Power Paddle", 120, 8),
    paddle("c", "Power Paddle", 120, 8.1),
    paddle("d", "Power Paddle", 120, 8),
  ]);
  expect(names(pairs)).toEqual(["b d", "b c", "c d", "a c", "a b", "a d"]);
});

test("suggested pairs name each paddle once", () => {
  expect(names(suggestedPairs(catalog))).toEqual(["a c", "b d"]);
});

test("a paddle's partners are the other confirmed ones, likeliest first", () => {
  expect(likelyPartners("b", catalog).map(({ slug }) => slug)).toEqual(["a", "c", "d"]);
  expect(likelyPartners("d", catalog).map(({ slug }) => slug)).toEqual(["a", "c", "b"]);
  expect(likelyPartners("e", catalog)).toEqual([]);
});

test("there are no pairs with fewer than two paddles", () => {
  expect(likelyPairs([])).toEqual([]);
  expect(suggestedPairs(catalog.slice(1, 2))).toEqual([]);
  expect(likelyPartners("a", catalog.slice(3, 4))).toEqual([]);
});
