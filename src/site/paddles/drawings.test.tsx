import { Resvg } from "@resvg/resvg-js";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { BallPicture } from "../balls/ball-picture.tsx";
import { PaddlePicture } from "./paddle-picture.tsx";

const library = projectLibrary();

/** The page's background in light and dark, and a court's, as sRGB. */
const grounds = { day: [248, 251, 253], night: [10, 20, 32], court: [24, 60, 103] } as const;

type Pixels = Uint8Array;

/** A drawing as the server renders it, 48 px high. */
function painted(drawing: ReactElement): Pixels {
  const svg = renderToStaticMarkup(drawing).replace(
    "<svg ",
    '<svg xmlns="http://www.w3.org/2000/svg" ',
  );
  return new Resvg(svg, { fitTo: { mode: "height", value: 48 } }).render().pixels;
}

/** The color distance of two pictures, averaged over the pixels that either covers; 441 is black to white. */
function apart(one: Pixels, other: Pixels): number {
  let [sum, covered] = [0, 0];
  for (let at = 0; at < one.length; at += 4) {
    if (Math.max(one[at + 3]!, other[at + 3]!) === 0) continue;
    sum += Math.hypot(...[0, 1, 2].map((color) => one[at + color]! - other[at + color]!));
    covered++;
  }
  return sum / covered;
}

/** The share of a picture's opaque pixels that contrast with a background. */
function seenOn(pixels: Pixels, ground: readonly number[]): number {
  let [seen, covered] = [0, 0];
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3]! < 200) continue;
    covered++;
    if (Math.hypot(...ground.map((value, color) => value - pixels[at + color]!)) > 40) seen++;
  }
  return seen / covered;
}

const drawings = {
  paddle: library.written.map((paddle) => ({
    name: paddle.name,
    pixels: painted(<PaddlePicture paddle={paddle} detail="small" />),
  })),
  ball: library.balls.map((ball) => ({
    name: ball.name,
    pixels: painted(<BallPicture ball={ball} />),
  })),
};

test.each([
  ["paddle", 60],
  ["ball", 30],
] as const)("no two drawings of a %s look alike at 48 px", (kind, min) => {
  const pairs = drawings[kind].flatMap((one, index) =>
    drawings[kind].slice(index + 1).map((other) => ({
      pair: `${one.name} and ${other.name}`,
      apart: apart(one.pixels, other.pixels),
    })),
  );
  expect(pairs.length).toBeGreaterThan(300);
  // Two blank pictures are NaN apart.
  expect(pairs.filter((pair) => !(pair.apart >= min))).toEqual([]);
});

test.each(["day", "night", "court"] as const)(
  "every drawing is visible on the background of %s",
  (name) => {
    const hidden = [...drawings.paddle, ...drawings.ball]
      .map((each) => ({ name: each.name, seen: seenOn(each.pixels, grounds[name]) }))
      .filter(({ seen }) => !(seen >= 0.5));
    expect(hidden).toEqual([]);
  },
);

test("the small drawing has the same size and two thirds of the markup at most", () => {
  const lengths = { full: 0, small: 0 };
  for (const paddle of library.written) {
    const [full, small] = (["full", "small"] as const).map((detail) => {
      const svg = renderToStaticMarkup(<PaddlePicture paddle={paddle} detail={detail} />);
      lengths[detail] += svg.length;
      return /viewBox="[^"]+"/.exec(svg)?.[0];
    });
    expect(small).toBe(full);
  }
  expect(lengths.small).toBeLessThan((lengths.full * 2) / 3);
});
