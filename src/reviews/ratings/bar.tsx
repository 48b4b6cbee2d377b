import styles from "./bar.module.css";

/** A stretch of a bar, in hundredths of its width. */
export interface Stretch {
  from: number;
  to: number;
  /** How far it is filled: the part that players wrote. The rest, of samples, is hollow. */
  filled: number;
  /** Its color; that of ratings if it's left out. */
  kind?: "praise" | "complaint";
}

/** The bar of a figure. The numbers beside it say the same. */
export function Bar({ stretches }: { stretches: readonly Stretch[] }) {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {stretches.map(({ from, to, filled, kind }, index) => (
        <g key={index} data-kind={kind}>
          {to > from ? <path className={styles.hollow} d={`M${from} 1H${to}V9H${from}z`} /> : null}
          {filled > from ? (
            <path className={styles.filled} d={`M${from} 1H${filled}V9H${from}z`} />
          ) : null}
        </g>
      ))}
    </svg>
  );
}
