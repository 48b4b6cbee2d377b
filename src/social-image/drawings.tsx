import type { Paddle } from "../paddles/paddle.content";
import { type BallLook, BallPicture } from "../balls/ball-picture";
import { PaddlePicture, pictureFrame } from "../paddles/paddle-picture";
import type { Side } from "./frame";

/**
 * The layouts of one, two and three paddles: how long each paddle's frame is, and by how many degrees and which share of
 * the side's width each is turned and moved aside.
 */
const fans: Record<number, { long: number; paddles: readonly [turn: number, aside: number][] }> = {
  1: { long: 580, paddles: [[0, 0]] },
  2: {
    long: 460,
    paddles: [
      [-5, -0.2],
      [5, 0.2],
    ],
  },
  3: {
    long: 450,
    paddles: [
      [0, 0],
      [-13, -0.13],
      [13, 0.13],
    ],
  },
};

/** One to three paddles, to one scale: one upright, two beside each other, three as a fan with the first in front. */
export function Paddles({ paddles, side }: { paddles: readonly Paddle[]; side: Side }) {
  const fan = fans[paddles.length];
  if (!fan) return null;
  const wide = (fan.long * pictureFrame.width) / pictureFrame.height;
  const middle = { x: side.left + side.width / 2, y: side.height / 2 };
  const drawn = fan.paddles.map(([turn, aside], index) => {
    const x = middle.x + aside * side.width;
    return (
      // Rotated around the end of its grip, as a hand would hold it.
      <g key={index} transform={`rotate(${turn} ${x} ${middle.y + fan.long * 0.4})`}>
        <svg x={x - wide / 2} y={middle.y - fan.long / 2} width={wide} height={fan.long}>
          <PaddlePicture paddle={paddles[index]!} />
        </svg>
      </g>
    );
  });
  return drawn.toReversed();
}

/** The centers and widths of one to three balls, as shares of the side. */
const places: Record<number, readonly { x: number; y: number; width: number }[]> = {
  1: [{ x: 0.5, y: 0.48, width: 0.78 }],
  2: [
    { x: 0.42, y: 0.3, width: 0.64 },
    { x: 0.62, y: 0.71, width: 0.5 },
  ],
  3: [
    { x: 0.46, y: 0.27, width: 0.62 },
    { x: 0.71, y: 0.62, width: 0.46 },
    { x: 0.27, y: 0.74, width: 0.4 },
  ],
};

/** One to three balls, the first one nearest. */
export function Balls({ balls, side }: { balls: readonly BallLook[]; side: Side }) {
  return (places[balls.length] ?? []).map(({ x, y, width }, index) => {
    const across = width * side.width;
    return (
      <svg
        key={index}
        x={side.left + x * side.width - across / 2}
        y={y * side.height - across / 2}
        width={across}
        height={across}
      >
        <BallPicture ball={balls[index]!} />
      </svg>
    );
  });
}

/** The ball of the site's own mark, not a brand's. */
const opticYellow: BallLook = {
  name: "ball",
  use: "outdoor",
  holes: 40,
  colors: { ball: "#dff25a", inside: "#123a63" },
  construction: null,
};

/** Half a court from above, and a ball that has just landed in it: for pages without a subject to draw. */
export function Court({ side }: { side: Side }) {
  const { left, width } = side;
  const ball = { x: left + width * 0.56, y: 360 };
  return (
    <>
      <path
        d={`M${left} 190H${left + width}M${left + width / 2} 190V552`}
        stroke="#ffffff"
        strokeWidth="8"
      />
      <ellipse cx={ball.x + 12} cy={ball.y + 16} rx="62" ry="60" fill="#000" fillOpacity="0.25" />
      <svg x={ball.x - 65} y={ball.y - 65} width="130" height="130">
        <BallPicture ball={opticYellow} />
      </svg>
    </>
  );
}
