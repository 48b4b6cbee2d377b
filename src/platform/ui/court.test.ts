import { expect, test } from "vitest";
import { flightPath, type Spot } from "./court-drawing.tsx";

const ways: [string, Spot[], string][] = [
  ["nowhere", [], ""],
  ["lies still", [[46, 3]], "M46 3"],
  [
    "flies along the court",
    [
      [0, 10],
      [40, 10],
    ],
    "M0 10Q20 5 40 10",
  ],
  [
    "comes back",
    [
      [0, 10],
      [40, 2],
      [24, 18],
    ],
    "M0 10Q19 1 40 2Q34 8 24 18",
  ],
];

test.each(ways)("a ball that %s", (_, ball, path) => {
  expect(flightPath(ball)).toBe(path);
});
