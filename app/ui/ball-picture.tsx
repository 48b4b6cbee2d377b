import { useId } from "react";
import type { Ball } from "../../model/content/ball";
import { visibleHoles } from "./ball-holes";

/** What a ball's picture is drawn from. */
export type BallLook = Pick<Ball, "name" | "use" | "holes" | "colors" | "construction">;

const radius = 96;
/** Where nobody could confirm how many holes a ball has, it is drawn with those usual for its use. */
const usualHoles = { indoor: 26, outdoor: 40, both: 32 } as const;
/** Half a hole's width as a share of the ball's radius: indoor balls have fewer and larger ones. */
const holeSizes = { indoor: 0.165, outdoor: 0.118, both: 0.138 } as const;

/**
 * A ball drawn from its data: as many holes as it has, larger on indoor balls, the weld where it is made of two pieces.
 * Colors stand in attributes, not in classes, so that the same drawing serves pages and social images.
 */
export function BallPicture({ ball }: { ball: BallLook }) {
  const id = useId();
  const { name, use, colors, construction } = ball;
  const holes = visibleHoles(ball.holes ?? usualHoles[use], radius, holeSizes[use])
    .map(
      ({ x, y, across, along, angle }) =>
        `M${arm(x, y, along, angle)}A${along} ${across} ${angle} 1 0 ${arm(x, y, -along, angle)}A${along} ${across} ${angle} 1 0 ${arm(x, y, along, angle)}Z`,
    )
    .join("");
  return (
    <svg viewBox="-100 -100 200 200" role="img" aria-label={`Drawing of the ${name}`}>
      <defs>
        <radialGradient id={`${id}l`} cx="0.34" cy="0.28" r="0.8">
          <stop offset="0" stopColor="#fff" stopOpacity="0.6" />
          <stop offset="0.4" stopColor="#fff" stopOpacity="0" />
          <stop offset="0.6" stopColor="#000" stopOpacity="0" />
          <stop offset="1" stopColor="#000" stopOpacity="0.42" />
        </radialGradient>
      </defs>
      <circle r={radius} fill={colors.ball} />
      {construction?.includes("two pieces") ? (
        <path
          d="M-92 -28C-40 26 40 50 92 28"
          fill="none"
          stroke={colors.inside}
          strokeOpacity="0.35"
          strokeWidth="2"
        />
      ) : null}
      <path d={holes} fill={colors.inside} stroke="#fff" strokeOpacity="0.5" strokeWidth="2" />
      <circle r={radius} fill={`url(#${id}l)`} stroke={colors.inside} strokeWidth="1.5" />
    </svg>
  );
}

/** The end of an ellipse's axis, from its middle. */
function arm(x: number, y: number, length: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  const at = (value: number) => Math.round(value * 10) / 10;
  return `${at(x + length * Math.cos(turn))} ${at(y + length * Math.sin(turn))}`;
}
