import { expect, test } from "vitest";
import { nearest } from "./nearest.ts";

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
  expect(nearest(word, paths)).toBe(meant);
});

test("of two as near as each other, neither is meant", () => {
  expect(nearest("coll", ["cold", "cola"])).toBeUndefined();
});
