/**
 * A place on a court seen from above, in feet: along the court from the left baseline, across it from the far sideline.
 */
export type Spot = readonly [along: number, across: number];

/** What a court drawing shows besides the lines. */
export interface Play {
  players: readonly Spot[];
  /** The ball's path: where it was hit, and each place where it bounced. The ball is drawn at the last one. */
  ball: readonly Spot[];
}

/** A pickleball court by the rules, in feet: each kitchen is 7 ft deep. */
export const court = { length: 44, width: 20, net: 22, kitchen: 7 } as const;

/** The ball's path as an SVG path: every flight is slightly curved, as coaches draw it. */
export function flightPath(ball: readonly Spot[]): string {
  return ball
    .map(([x, y], index) => {
      const from = ball[index - 1];
      if (!from) return `M${x} ${y}`;
      const [dx, dy] = [x - from[0], y - from[1]];
      const bend = [from[0] + dx / 2 + dy / 8, from[1] + dy / 2 - Math.abs(dx) / 8].map(tenth);
      return `Q${bend.join(" ")} ${x} ${y}`;
    })
    .join("");
}

function tenth(value: number): number {
  return Math.round(value * 10) / 10;
}
