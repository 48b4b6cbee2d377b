import styles from "./rating-figures.module.css";

interface RatingBarProps {
  /** Of the scale, 0 to 1. */
  length: number;
  /** The part of the reviews that players wrote, 0 to 1: filled, while samples are hollow. */
  players: number;
}

/** A bar of a figure. What it shows stands beside it as text. */
export function RatingBar({ length, players }: RatingBarProps) {
  const end = Math.round(length * 1000) / 10;
  const filled = Math.round(end * (players || 0) * 10) / 10;
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 10"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      {end > 0 ? <path className={styles.hollow} d={`M0 1H${end}V9H0z`} /> : null}
      {filled > 0 ? <path className={styles.filled} d={`M0 1H${filled}V9H0z`} /> : null}
    </svg>
  );
}
