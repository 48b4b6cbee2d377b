import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { smallLibrary } from "../../../tests/support/project-library.ts";
import { isConfirmedPaddle } from "./paddle-facts.ts";
import type { Paddle } from "./paddle.content.ts";
import { PaddleInHand } from "./paddle-in-hand.tsx";

const { written: paddles } = smallLibrary();
const known: Paddle = { ...paddles.find(isConfirmedPaddle)!, coreMm: 14, notConfirmed: [] };
const html = (paddle: Paddle) => renderToStaticMarkup(<PaddleInHand paddle={paddle} />);
const sides = (paddle: Paddle) =>
  Array.from(html(paddle).matchAll(/<input[^>]* value="(\w+)"/g), ([, side]) => side);

test("a paddle has a face, a back and an edge", () => {
  expect(sides(known)).toEqual(["face", "back", "edge"]);
  expect(html(known)).toContain("14\u00A0mm core, to scale");
});

test.each([
  ["isn't confirmed", { notConfirmed: ["coreMm"] }],
  ["isn't known", { coreMm: null }],
] satisfies [string, Partial<Paddle>][])("if its thickness %s, no edge is drawn", (_, facts) => {
  expect(sides({ ...known, ...facts })).toEqual(["face", "back"]);
  expect(html({ ...known, ...facts })).not.toContain("mm");
});

test("a paddle that we couldn't confirm doesn't turn", () => {
  const unsure = paddles.find((paddle) => !isConfirmedPaddle(paddle))!;
  expect(html(unsure)).toContain("<svg");
  expect(sides(unsure)).toEqual([]);
});

test.each([13, 16, 20])("an edge of %d mm is drawn as thick as it is, in inches", (coreMm) => {
  const edge = html({ ...known, coreMm })
    .split("<svg")
    .at(-1)!;
  const [, width] = /<rect[^>]* width="([\d.]+)"/.exec(edge)!;
  expect(Number(width) * 25.4).toBeCloseTo(coreMm, 0);
});
