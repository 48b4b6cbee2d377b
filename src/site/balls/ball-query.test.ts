import { expect, test } from "vitest";
import { ballFilter, filterBalls, priceLimits } from "./ball-columns.tsx";
import { projectLibrary } from "../../../tests/support/project-library.ts";

const balls = [
  { name: "Arc", use: "outdoor", inCold: "goes soft", pricePerBallCents: 300 },
  { name: "Bolt", use: "outdoor", inCold: "cracks sooner", pricePerBallCents: 250 },
  { name: "Comet", use: "indoor", inCold: null, pricePerBallCents: 251 },
  { name: "Dart", use: "both", inCold: null, pricePerBallCents: null },
] as const;

// A query, the balls that match it, and its canonical form.
test.each([
  ["", "Arc Bolt Comet Dart", ""],
  ["use=outdoor", "Arc Bolt Dart", "use=outdoor"],
  ["use=indoor", "Comet Dart", "use=indoor"],
  ["use=both", "Arc Bolt Comet Dart", ""],
  ["use=constructor&cold=no&upto=2", "Arc Bolt Comet Dart", ""],
  ["cold=yes", "Arc", "cold=yes"],
  ["upto=2.50", "Bolt", "upto=2.50"],
  ["upto=3.00", "Arc Bolt Comet", "upto=3.00"],
  ["upto=3.00&use=indoor", "Comet", "use=indoor&upto=3.00"],
  ["cold=yes&use=indoor", "", "use=indoor&cold=yes"],
])("?%s leaves '%s'", (query, names, address) => {
  const filter = ballFilter.read(new URLSearchParams(query));
  expect(
    filterBalls(balls, filter)
      .map(({ name }) => name)
      .join(" "),
  ).toBe(names);
  expect(`${ballFilter.write(filter)}`).toBe(address);
});

test("each choice leaves some of our balls and drops others", () => {
  const ours = projectLibrary().balls;
  const whole = ballFilter.all;
  for (const filter of [
    { ...whole, use: "indoor" as const },
    { ...whole, use: "outdoor" as const },
    { ...whole, cold: "yes" as const },
    ...priceLimits.map((upto) => ({ ...whole, upto })),
  ]) {
    const left = filterBalls(ours, filter).length;
    expect(left, JSON.stringify(filter)).toBeGreaterThan(0);
    expect(left, JSON.stringify(filter)).toBeLessThan(ours.length);
  }
});
