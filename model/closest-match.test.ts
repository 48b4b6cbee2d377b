import { expect, test } from "vitest";
import { closestMatch } from "./closest-match.ts";

const paths = ["/terms", "/paddles", "/paddle-reviews", "/diadem-hero", "/diadem-warrior-edge"];

test.each([
  ["/term", "/terms"],
  ["/TERMS", "/terms"],
  ["/tersm", "/terms"],
  ["/paddle-review", "/paddle-reviews"],
  ["/diadem-warior-edge", "/diadem-warrior-edge"],
  ["/diadem-warrior", "/diadem-warrior-edge"],
  // Two are as near, or hold it.
  ["/diadem", undefined],
  ["/shoes", undefined],
  ["", undefined],
])("%s is meant to be %s", (word, meant) => {
  expect(closestMatch(word, paths)).toBe(meant);
});

test("of two as near as each other, neither is meant", () => {
  expect(closestMatch("coll", ["cold", "cola"])).toBeUndefined();
});
