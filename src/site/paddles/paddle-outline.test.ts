import { expect, test } from "vitest";
import { shapes } from "./paddle-values.ts";
import { gripHalf, headOutline, type PaddleSize } from "./paddle-outline.ts";

type Point = [x: number, y: number];

/** Points along an outline, as an SVG renderer would follow it. */
function pointsOf(path: string): Point[] {
  const walked: Point[] = [];
  for (const [, letter, figures] of path.matchAll(/([MLCQ])([^A-Z]*)/g)) {
    const numbers = figures!.match(/-?[\d.]+/g)!.map(Number);
    const ends = numbers.flatMap((x, index): Point[] =>
      index % 2 ? [] : [[x, numbers[index + 1]!]],
    );
    const perCurve = letter === "C" ? 3 : letter === "Q" ? 2 : 1;
    for (let next = 0; next < ends.length; next += perCurve) {
      const controls = [walked.at(-1) ?? ends[0]!, ...ends.slice(next, next + perCurve)];
      for (let step = 1; step <= 40; step++) walked.push(along(controls, step / 40));
    }
  }
  return walked;
}

/** De Casteljau's algorithm: a point on the curve with these control points. */
function along(controls: Point[], share: number): Point {
  if (controls.length === 1) return controls[0]!;
  const between = controls.slice(1).map(([x, y], index): Point => {
    const [fromX, fromY] = controls[index]!;
    return [fromX + (x - fromX) * share, fromY + (y - fromY) * share];
  });
  return along(between, share);
}

const sizes = [
  { lengthIn: 16.5, widthIn: 7.5, gripLengthIn: 5.5 },
  { lengthIn: 15.9, widthIn: 8, gripLengthIn: 4.5 },
  { lengthIn: 16.3, widthIn: 7.7, gripLengthIn: 5.75 },
  { lengthIn: 15.5, widthIn: 8.1, gripLengthIn: 5 },
];

const paddles: PaddleSize[] = shapes.flatMap((shape) => sizes.map((size) => ({ shape, ...size })));

test.each(paddles)(
  "a paddle of $shape shape, $lengthIn by $widthIn in with $gripLengthIn in of grip, is drawn in its size",
  (paddle) => {
    const points = pointsOf(headOutline(paddle));
    const [across, down] = [points.map(([x]) => x), points.map(([, y]) => y)];
    expect(Math.max(...across) * 2).toBeCloseTo(paddle.widthIn, 1);
    expect(Math.max(...across)).toBe(-Math.min(...across));
    expect(Math.min(...down)).toBeCloseTo(0, 5);
    // The grip is as long as its figure says, so head and grip add up to the whole length.
    expect(Math.max(...down) + paddle.gripLengthIn).toBeCloseTo(paddle.lengthIn, 2);
  },
);

test.each(paddles)(
  "a paddle of $shape shape, $widthIn in wide, is symmetrical and narrows steadily to its grip",
  (paddle) => {
    const points = pointsOf(headOutline(paddle));
    const mirrored = points.toReversed().map(([x, y]): Point => [-x, y]);
    for (const [x, y] of points)
      expect(Math.min(...mirrored.map(([mx, my]) => Math.hypot(mx - x, my - y)))).toBeLessThan(0.2);
    const widestY = points.findLast(([x]) => x >= paddle.widthIn / 2 - 0.001)?.[1];
    const right = points.filter(([x, y]) => x > 0 && y > widestY!).map(([x]) => x);
    for (const [index, x] of right.entries())
      expect(x).toBeLessThanOrEqual((right[index - 1] ?? x) + 0.001);
    expect(right.at(-1)).toBeCloseTo(gripHalf, 5);
  },
);

test("each shape has an outline of its own", () => {
  expect(new Set(shapes.map((shape) => headOutline({ shape, ...sizes[0]! }))).size).toBe(
    shapes.length,
  );
});

test("the inset outline is smaller by the edge's width all around", () => {
  const outline = (inset: number) =>
    pointsOf(headOutline({ shape: "elongated", ...sizes[0]! }, inset));
  const width = (points: Point[]) => Math.max(...points.map(([x]) => x)) * 2;
  const top = (points: Point[]) => Math.min(...points.map(([, y]) => y));
  expect(width(outline(0)) - width(outline(0.2))).toBeCloseTo(0.4, 5);
  expect(top(outline(0.2)) - top(outline(0))).toBeCloseTo(0.2, 5);
});
