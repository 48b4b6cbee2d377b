import type { OpinionKind } from "./themes";
import styles from "./theme-figure.module.css";

interface OpinionBarProps {
  counts: Record<OpinionKind, number>;
  /** The part that players wrote: filled, while samples are hollow. */
  players: Record<OpinionKind, number> | undefined;
  /** The reviews that the whole width is for. */
  max: number;
}

/** Praise from the left and criticism after it, in one bar. The numbers beside it say the same. */
export function OpinionBar({ counts, players, max }: OpinionBarProps) {
  const width = (reviews: number) => Math.round((reviews / max) * 1000) / 10;
  const praise = width(counts.praise);
  const part = (kind: OpinionKind, from: number) => {
    const end = from + width(counts[kind]);
    const filled = from + width(players?.[kind] ?? 0);
    return (
      <g data-kind={kind}>
        {end > from ? <path className={styles.hollow} d={`M${from} 1H${end}V9H${from}z`} /> : null}
        {filled > from ? (
          <path className={styles.filled} d={`M${from} 1H${filled}V9H${from}z`} />
        ) : null}
      </g>
    );
  };
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {part("praise", 0)}
      {part("complaint", praise)}
    </svg>
  );
}
