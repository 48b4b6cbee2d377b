import { expect, test } from "vitest";
import { priceSteps } from "./price-steps.ts";

const box = { width: 220, height: 60, edge: 10 };

test("a price has a point for each day someone looked, and a step where it changed", () => {
  const drawn = priceSteps(
    [
      { on: "2026-01-01", priceCents: 10_000 },
      { on: "2026-01-11", priceCents: 8000 },
      { on: "2026-01-21", priceCents: 9000 },
    ],
    box,
  );
  expect(drawn?.points.map(({ x, y }) => [x, y])).toEqual([
    [10, 10],
    [110, 50],
    [210, 30],
  ]);
  expect(drawn?.path).toBe("M10 10H110V50M110 50H210V30");
});

test("no line goes over a time in which nobody looked for more than a month", () => {
  const drawn = priceSteps(
    [
      { on: "2026-01-01", priceCents: 10_000 },
      { on: "2026-01-31", priceCents: 10_000 },
      { on: "2026-03-03", priceCents: 10_000 },
    ],
    box,
  );
  expect(drawn?.path).toBe("M10 30H108.4V30");
});

test("one check is no history", () => {
  expect(priceSteps([{ on: "2026-01-01", priceCents: 10_000 }], box)).toBeUndefined();
  expect(priceSteps([], box)).toBeUndefined();
});
