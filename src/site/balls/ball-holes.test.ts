import { expect, test } from "vitest";
import { visibleHoles } from "./ball-picture.tsx";

test.each([
  [26, 0.16],
  [32, 0.13],
  [38, 0.12],
  [40, 0.12],
  [48, 0.11],
])("of %i holes about half are visible, separate and inside the ball", (count, size) => {
  const holes = visibleHoles(count, 100, size);
  expect(holes.length).toBeGreaterThan(count * 0.32);
  expect(holes.length).toBeLessThan(count * 0.6);
  for (const [index, { x, y, along }] of holes.entries()) {
    expect(Math.hypot(x, y) + along).toBeLessThanOrEqual(100.1);
    const nearest = Math.min(
      ...holes.filter((_, other) => other !== index).map((o) => Math.hypot(o.x - x, o.y - y)),
    );
    expect(nearest).toBeGreaterThan(along);
  }
});

test("a ball with more holes shows more of them", () => {
  const shown = [26, 32, 40, 48].map((count) => visibleHoles(count, 100, 0.12).length);
  expect(shown).toEqual(shown.toSorted((a, b) => a - b));
  expect(new Set(shown).size).toBe(4);
});
