import type { Paddle } from "./content/paddle.ts";

type Shape = Paddle["shape"];

/** How each shape's head differs, in inches where not said otherwise. */
const heads: Record<Shape, { corner: number; bow: number; waist: number; throat: number }> = {
  // `corner`: how far the top corners are rounded; `bow`: how far the top edge rises in its middle;
  // `waist`: width at the foot of the head as a share of the whole; `throat`: from head to grip.
  elongated: { corner: 1.7, bow: 0.12, waist: 0.93, throat: 1.5 },
  hybrid: { corner: 2.5, bow: 0.3, waist: 0.9, throat: 1.5 },
  standard: { corner: 2.3, bow: 0.18, waist: 0.94, throat: 1.15 },
  widebody: { corner: 2.05, bow: 0.1, waist: 0.97, throat: 0.95 },
};

/** Half the width of a grip with its wrap. */
export const gripHalf = 0.66;

/** What a paddle's outline follows from, all in inches. */
export interface PaddleSize {
  shape: Shape;
  lengthIn: number;
  widthIn: number;
  gripLengthIn: number;
}

const number = (value: number) => String(Math.round(value * 1000) / 1000);

/**
 * The outline of head and throat as an SVG path in inches: the middle of the top edge is (0, 0), y grows downwards,
 * the grip begins at `lengthIn - gripLengthIn`.
 * @param inset how far inside the edge, for the face within its edge guard
 */
export function headOutline({ shape, lengthIn, widthIn, gripLengthIn }: PaddleSize, inset = 0) {
  const { corner, bow, waist, throat } = heads[shape];
  const half = widthIn / 2 - inset;
  const gripTop = lengthIn - gripLengthIn;
  const foot = gripTop - throat;
  const footHalf = half * waist;
  const neck = Math.max(0.2, gripHalf - inset);
  const top = inset;
  const shoulder = top + bow + corner;
  const side = (sign: 1 | -1) => (x: number, y: number) => `${number(sign * x)} ${number(y)}`;
  const left = side(-1);
  const right = side(1);
  const cornerControl = corner * 0.42;
  return [
    `M${left(neck, gripTop)}`,
    `C${left(neck, gripTop - throat * 0.45)} ${left(footHalf * 0.62, foot + throat * 0.42)} ${left(footHalf * 0.86, foot + throat * 0.08)}`,
    `C${left(footHalf, foot - throat * 0.14)} ${left(half, foot - throat * 0.7)} ${left(half, foot - throat * 1.6)}`,
    `L${left(half, shoulder)}`,
    `C${left(half, top + bow + cornerControl)} ${left(half - cornerControl, top + bow * 0.7)} ${left(half - corner, top + bow * 0.28)}`,
    `Q${left((half - corner) / 2, top)} 0 ${number(top)}`,
    `Q${right((half - corner) / 2, top)} ${right(half - corner, top + bow * 0.28)}`,
    `C${right(half - cornerControl, top + bow * 0.7)} ${right(half, top + bow + cornerControl)} ${right(half, shoulder)}`,
    `L${right(half, foot - throat * 1.6)}`,
    `C${right(half, foot - throat * 0.7)} ${right(footHalf, foot - throat * 0.14)} ${right(footHalf * 0.86, foot + throat * 0.08)}`,
    `C${right(footHalf * 0.62, foot + throat * 0.42)} ${right(neck, gripTop - throat * 0.45)} ${right(neck, gripTop)}`,
    "Z",
  ].join("");
}
