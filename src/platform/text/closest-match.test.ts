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
  // Two are equally close, or both contain it.
  ["/diadem", undefined],
  ["/shoes", undefined],
  ["", undefined],
])("%s probably means %s", (word, meant) => {
  expect(closestMatch(word, paths)).toBe(meant);
});

test("with two equally close words, there is no match", () => {
  expect(closestMatch("coll", ["cold", "cola"])).toBeUndefined();
});
