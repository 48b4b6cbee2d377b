import { expect, test } from "vitest";
import { costPerGameCents, gamesText, useText, weightText } from "./ball-facts.ts";

// The price of a ball in cents, games until it is retired, and the cost of a game in cents.
test.each([
  [270, 15, 18],
  [325, 25, 13],
  [450, 30, 15],
  [275, 16, 17],
  [null, 25, undefined],
  [325, null, undefined],
])("%j cents over %j games are %j cents a game", (pricePerBallCents, gamesUntilRetired, cost) => {
  expect(costPerGameCents({ pricePerBallCents, gamesUntilRetired })).toBe(cost);
});

test.each([
  [0.917, "0.917 oz"],
  [0.9, "0.90 oz"],
  [0.93, "0.93 oz"],
])("%j is formatted as %s", (weight, text) => {
  expect(weightText(weight)).toBe(text);
});

test("uses and ranges are formatted in words", () => {
  expect(useText("both")).toBe("Indoor and outdoor");
  expect(gamesText({ from: 150, to: 200 })).toBe("150-200");
});
