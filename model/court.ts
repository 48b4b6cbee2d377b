/** A place on a court seen from above, in feet: along it from the left baseline, across it from the far sideline. */
export type Spot = readonly [along: number, across: number];

/** What a drawing of a court shows besides its lines. */
export interface Play {
  /** Where players stand. */
  players: readonly Spot[];
  /** The ball's way: where it was hit, and where it came down each time. It lies at the last spot. */
  ball: readonly Spot[];
}

/** A pickleball court by the rules, in feet: its kitchens reach 7 ft from the net. */
export const court = { length: 44, width: 20, net: 22, kitchen: 7 } as const;

/** The ball's way as the path of an SVG: each flight bends a little, as a thrown line does on a coach's board. */
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
