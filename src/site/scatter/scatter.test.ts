import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { drawing, labelsOf, pointsOf, xOf, yOf } from "./scatter.ts";

const { paddles } = projectLibrary();
const points = pointsOf(paddles);

test("every paddle with both scores has a place inside the drawing, and words that say as much", () => {
  expect(points.length).toBeGreaterThan(20);
  for (const point of points) {
    for (const [at, size] of [
      [xOf(point), drawing.width],
      [yOf(point), drawing.height],
    ] as const) {
      expect(at).toBeGreaterThanOrEqual(drawing.edge);
      expect(at).toBeLessThanOrEqual(size - drawing.edge);
    }
    if (point.words.power === "among the most powerful") expect(point.power).toBeGreaterThan(0.6);
  }
  // More power is further right, more control higher up.
  const [first, last] = [points[0]!, points.at(-1)!];
  expect(xOf(first)).toBeGreaterThan(xOf(last));
  const byControl = points.toSorted((a, b) => a.control - b.control);
  expect(yOf(byControl[0]!)).toBeGreaterThan(yOf(byControl.at(-1)!));
});

test("names cover no other name and no other paddle's dot, and the first of two comes first", () => {
  const [a, b] = [points[0]!, { ...points[0]! }];
  const alone = { ...points[0]!, power: 0.1, control: 0.9 };
  expect(labelsOf([a, b]).map(({ point }) => point)).toEqual([a]);
  expect(labelsOf([alone, { ...alone, control: 0.5 }]).map(({ point }) => point.control)).toEqual([
    0.9, 0.5,
  ]);
  const beside = { ...alone, power: 0.12, control: 0.9 };
  expect(labelsOf([alone, beside]).map(({ point }) => point.power)).toEqual([0.12]);
  const labels = labelsOf(points);
  expect(labels.length).toBeGreaterThan(5);
  for (const label of labels)
    for (const other of labels)
      if (label !== other && Math.abs(label.y - other.y) < 13) {
        const [from, to] = [label, other].map(({ x, anchor, point }) => {
          const width = point.paddle.shortName.length * 6.3;
          return anchor === "start" ? [x, x + width] : [x - width, x];
        }) as [[number, number], [number, number]];
        expect(from[1] < to[0] || from[0] > to[1]).toBe(true);
      }
});
