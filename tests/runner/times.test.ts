import { expect, test } from "vitest";
import { clockTime, estimate, roundedTime } from "./times.ts";

const times = { checks: 8, build: 4.5, tests: 240 };

test.each([
  { parts: ["checks", "build", "tests"], seconds: 252.5 },
  { parts: ["tests"], seconds: 240 },
  { parts: ["checks", "a part that never ran"], seconds: undefined },
  { parts: [], seconds: 0 },
])("$parts take $seconds s", ({ parts, seconds }) => {
  expect(estimate(parts, times)).toBe(seconds);
});

test.each([
  [0.4, "5 s"],
  [7, "5 s"],
  [8, "10 s"],
  [94, "95 s"],
  [95, "2 min"],
  [252.5, "4 min"],
])("%s s are roughly %s", (seconds, text) => {
  expect(roundedTime(seconds)).toBe(text);
});

test.each([
  [0.2, "0:00"],
  [7.4, "0:07"],
  [59.6, "1:00"],
  [760, "12:40"],
])("%s s are %s by the clock", (seconds, text) => {
  expect(clockTime(seconds)).toBe(text);
});
