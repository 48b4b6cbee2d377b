import { court, flightPath, type Play } from "./court";
import styles from "./court-drawing.module.css";

interface CourtDrawingProps {
  play: Play;
  /** The drawing's text alternative. Without it the drawing is decorative. */
  label?: string | undefined;
}

const { length, width, net, kitchen } = court;

/** A court from above, to scale, with players and the ball's path. */
export function CourtDrawing({ play: { players, ball }, label }: CourtDrawingProps) {
  const [x, y] = ball.at(-1) ?? [];
  return (
    <svg
      className={styles.court}
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
