import type { AnyPaddle } from "./paddle.content.ts";

type Shape = NonNullable<AnyPaddle["shape"]>;

/** What distinguishes the shapes' heads, in inches. */
interface Head {
  /** The horizontal and vertical radius of the top corners. */
  across: number;
  down: number;
  /** The squareness of the corners: 0.55 is an ellipse. */
  square: number;
  /** The rise of the top edge in the middle. */
  bow: number;
  /** The height above the grip where the sides begin to narrow. */
  shoulder: number;
  /** Where the head meets the throat: the height above the grip, and the half width as a share of the head's. */
  turn: number;
  half: number;
}

const heads: Record<Shape, Head> = {
  elongated: {
    across: 2,
    down: 2.1,
    square: 0.66,
    bow: 0.14,
    shoulder: 4.2,
    turn: 1.15,
    half: 0.52,
  },
  hybrid: { across: 2.75, down: 3.2, square: 0.57, bow: 0.08, shoulder: 5.4, turn: 1.3, half: 0.5 },
  standard: { across: 2.3, down: 2.3, square: 0.62, bow: 0.1, shoulder: 4, turn: 0.95, half: 0.52 },
  widebody: {
    across: 2.9,
    down: 2.7,
    square: 0.6,
    bow: 0.06,
    shoulder: 4.4,
    turn: 0.8,
    half: 0.54,
  },
  // A generic oval.
  other: { across: 3.1, down: 3.4, square: 0.56, bow: 0.05, shoulder: 4.8, turn: 1.1, half: 0.52 },
};

/** Half the width of a wrapped grip. */
export const gripHalf = 0.66;

/** The measurements of an outline, in inches. */
export interface PaddleSize {
  shape: Shape;
  lengthIn: number;
  widthIn: number;
  gripLengthIn: number;
}

/** Whether all of a paddle's measurements are known, so that its outline can be drawn. */
export const isSized = <Look extends { [Fact in keyof PaddleSize]: PaddleSize[Fact] | null }>(
  paddle: Look,
): paddle is Look & PaddleSize =>
  [paddle.shape, paddle.lengthIn, paddle.widthIn, paddle.gripLengthIn].every(
    (fact) => fact !== null,
  );

/**
 * The outline of head and throat as an SVG path in inches: the middle of the top edge is (0, 0), y points down, the
 * grip begins at `lengthIn - gripLengthIn`.
 * @param inset the distance from the edge, for the face inside its edge guard
 */
export function headOutline({ shape, lengthIn, widthIn, gripLengthIn }: PaddleSize, inset = 0) {
  const { across, down, square, bow, shoulder, turn, half: turnShare } = heads[shape];
  const half = widthIn / 2 - inset;
  const grip = lengthIn - gripLengthIn;
  const neck = gripHalf - inset;
  const top = inset;
  const flat = half - across;
  const cornerTop = top + bow;
  const cornerFoot = cornerTop + down;
  const slope = (2 * bow) / flat;
  const turnHalf = half * turnShare;
  const turnY = grip - turn;
  // Both curves of the throat meet at the turn in the same direction.
  const lean = { x: (half - turnHalf) * 0.42, y: turn * 0.42 };
  const right: Point[] = [
    [flat / 2, top],
    [flat, cornerTop],
    [flat + across * square, cornerTop + across * square * slope],
    [half, cornerFoot - down * square],
    [half, cornerFoot],
    [half, grip - shoulder],
    [half, grip - shoulder + (shoulder - turn) * 0.6],
    [turnHalf + lean.x, turnY - lean.y],
    [turnHalf, turnY],
    [turnHalf - lean.x * 0.9, turnY + lean.y * 0.9],
    [neck, grip - turn * 0.4],
    [neck, grip],
  ];
  const [r, l] = [right.map(written), right.map(([x, y]) => written([-x, y]))];
  return (
    `M${l[11]}C${l[10]} ${l[9]} ${l[8]}C${l[7]} ${l[6]} ${l[5]}L${l[4]}C${l[3]} ${l[2]} ${l[1]}` +
    `Q${l[0]} ${written([0, top])}Q${r[0]} ${r[1]}C${r[2]} ${r[3]} ${r[4]}L${r[5]}C${r[6]} ${r[7]} ${r[8]}C${r[9]} ${r[10]} ${r[11]}Z`
  );
}

type Point = [x: number, y: number];

function written(point: Point): string {
  return point.map((value) => Math.round(value * 100) / 100).join(" ");
}
