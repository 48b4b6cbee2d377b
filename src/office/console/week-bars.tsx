import type { ReactNode } from "react";
import { wholeNumber } from "../../platform/text/money.ts";
import styles from "./console.module.css";

interface WeekBarsProps {
  label: string;
  /** Oldest first. */
  bars: readonly { week: string; count: number }[];
  /** Beside them, if not what they show in all. */
  caption?: ReactNode;
}

const height = 60;
/** The share of a week's space that its bar takes. */
const thickness = 0.8;

/** A bar for each week. Screen readers get one sentence; the numbers are in the page's table. */
export function WeekBars({ label, bars, caption }: WeekBarsProps) {
  const counts = bars.map(({ count }) => count);
  const most = Math.max(...counts);
  const sum = counts.reduce((a, b) => a + b, 0);
  const said =
    sum === 0 ? "none" : `${wholeNumber(sum)} in all, ${wholeNumber(most)} in the busiest week`;
  return (
    <figure className={styles.chart}>
      <svg
        viewBox={`0 0 ${bars.length} ${height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={`${label} by week: ${said}`}
      >
        <path d={`M0 ${height}H${bars.length}`} />
        {bars.map(({ week, count }, index) => {
          const length = most === 0 ? 0 : (count / most) * (height - 2);
          return (
            <rect
              key={week}
              x={Number((index + (1 - thickness) / 2).toFixed(2))}
              y={Number((height - length).toFixed(2))}
              width={thickness}
              height={Number(length.toFixed(2))}
            />
          );
        })}
      </svg>
      <figcaption className="small muted">
        {caption ?? (sum === 0 ? "None." : `${said}.`)}
      </figcaption>
    </figure>
  );
}
