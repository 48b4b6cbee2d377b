import { expect, test } from "vitest";
import { comparisonAddress, pairPath, readComparison, readPair } from "./comparison-address.ts";

const paddles = new Set([
  "diadem-hero",
  "neonic-flow",
  "honolulu-j2k",
  "a-vs-b",
  "a",
  "a@v7",
  "b",
  "b-c",
]);
const isPaddle = (slug: string) => paddles.has(slug);
const earlier = new Map([["diadem-legend", "diadem-hero"]]);
const paddleNamed = (slug: string) => (isPaddle(slug) ? slug : earlier.get(slug));

test.each([
  ["", []],
  ["paddles=", []],
  ["paddles=diadem-hero", ["diadem-hero"]],
  ["paddles=neonic-flow,diadem-hero", ["neonic-flow", "diadem-hero"]],
  ["paddles=neonic-flow%2Cdiadem-hero", ["neonic-flow", "diadem-hero"]],
  ["paddles=neonic-flow&paddles=&paddles=diadem-hero&paddles=", ["neonic-flow", "diadem-hero"]],
  ["paddles=neonic-flow,no-such-paddle,diadem-hero", ["neonic-flow", "diadem-hero"]],
  ["paddles=neonic-flow,neonic-flow", ["neonic-flow"]],
  ["paddles=+neonic-flow+,,diadem-hero", ["neonic-flow", "diadem-hero"]],
  ["paddles=a,b,b-c,diadem-hero,neonic-flow", ["a", "b", "b-c", "diadem-hero", "neonic-flow"]],
  ["paddle=neonic-flow,diadem-hero", []],
  ["paddles=diadem-legend,neonic-flow", ["diadem-hero", "neonic-flow"]],
  ["paddles=diadem-legend,diadem-hero", ["diadem-hero"]],
])("'?%s' compares %j", (query, slugs) => {
  expect(readComparison(new URLSearchParams(query).getAll("paddles"), paddleNamed)).toEqual(slugs);
});

test("a URL is read as it was written", () => {
  const slugs = ["neonic-flow", "diadem-hero", "a-vs-b"];
  const address = comparisonAddress(slugs);
  expect(address).toBe("/comparisons?paddles=neonic-flow,diadem-hero,a-vs-b");
  expect(
    readComparison(
      new URL(address, "http://site.example").searchParams.getAll("paddles"),
      paddleNamed,
    ),
  ).toEqual(slugs);
  expect(comparisonAddress([])).toBe("/comparisons");
});

test("a pair has one path in either order", () => {
  expect(pairPath("b", "a@v7")).toBe("/comparisons/a@v7-vs-b");
  expect(pairPath("neonic-flow", "diadem-hero")).toBe("/comparisons/diadem-hero-vs-neonic-flow");
  expect(pairPath("diadem-hero", "neonic-flow")).toBe("/comparisons/diadem-hero-vs-neonic-flow");
});

test.each([
  ["diadem-hero-vs-neonic-flow", ["diadem-hero", "neonic-flow"]],
  ["neonic-flow-vs-diadem-hero", ["neonic-flow", "diadem-hero"]],
  ["a-vs-b-vs-b-c", ["a-vs-b", "b-c"]],
  ["diadem-hero-vs-a-vs-b", ["diadem-hero", "a-vs-b"]],
  ["a@v7-vs-b", ["a@v7", "b"]],
  ["diadem-hero-vs-diadem-hero", undefined],
  ["diadem-hero-vs-no-such-paddle", undefined],
  ["diadem-hero-vs-", undefined],
  ["-vs-diadem-hero", undefined],
  ["diadem-hero", undefined],
  ["diadem-hero-neonic-flow", undefined],
  ["-vs-".repeat(25_000), undefined],
])("'%.60s' is the pair %j", (part, pair) => {
  expect(readPair(part, isPaddle)).toEqual(pair);
});
