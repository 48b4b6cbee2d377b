import styles from "./court-drawing.module.css";

/** A position on a court seen from above, in feet: from the left baseline, and from the far sideline. */
export type Spot = readonly [along: number, across: number];

/** What a court drawing shows besides the lines. */
export interface Play {
  players: readonly Spot[];
  /** The ball's path: where it was hit, and each bounce. The ball is drawn at the last one. */
  ball: readonly Spot[];
}

/** The dimensions of a pickleball court, in feet. Each kitchen is 7 ft deep. */
export const court = { length: 44, width: 20, net: 22, kitchen: 7 } as const;

/** The ball's path as an SVG path, slightly curved, as coaches draw it. */
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

const tenth = (value: number): number => Math.round(value * 10) / 10;

interface CourtDrawingProps {
  play: Play;
  /** The text alternative. Without it the drawing is decorative. */
  label?: string | undefined;
}

const { length, width, net, kitchen } = court;

/** A court from above, to scale, with players and the ball's path. */
export function CourtDrawing({ play: { players, ball }, label }: CourtDrawingProps) {
  const [x, y] = ball.at(-1) ?? [];
  return (
    <svg
      className="full"
      viewBox={`-3 -3 ${length + 6} ${width + 6}`}
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      <path className={styles.ground} d={`M0 0H${length}V${width}H0Z`} />
      <path
        className={styles.kitchen}
        d={`M${net - kitchen} 0h${2 * kitchen}v${width}h${-2 * kitchen}Z`}
      />
      <path
        className={styles.line}
        d={`M0 0H${length}V${width}H0ZM${net - kitchen} 0v${width}M${net + kitchen} 0v${width}M0 ${width / 2}H${net - kitchen}M${net + kitchen} ${width / 2}H${length}`}
      />
      <path className={styles.net} d={`M${net} -1.5V${width + 1.5}`} />
      {ball.length > 1 ? <path className={styles.flight} d={flightPath(ball)} /> : null}
      {players.map(([left, top]) => (
        <circle key={`${left} ${top}`} className={styles.player} cx={left} cy={top} r="1.15" />
      ))}
      {x === undefined ? null : <circle className={styles.ball} cx={x} cy={y} r="0.85" />}
    </svg>
  );
}
