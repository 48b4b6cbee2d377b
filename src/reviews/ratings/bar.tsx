import type { OpinionKind } from "../themes/themes.ts";
import styles from "./bar.module.css";

/** A segment of a bar, in hundredths of its width. */
export interface Stretch {
  from: number;
  to: number;
  /** How far it's filled: the share by players. The rest, samples, is hollow. */
  filled: number;
  /** Its color; by default that of ratings. */
  kind?: "praise" | "complaint";
}

/** A bar. The numbers beside it say the same. */
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

interface RatingBarProps {
  /** On a scale from 0 to 1. */
  length: number;
  /** The share of the reviews by players, 0 to 1: filled, while samples are hollow. */
  players: number;
}

/** The bar of a figure, which is also text beside it. */
export function RatingBar({ length, players }: RatingBarProps) {
  const end = Math.round(length * 1000) / 10;
  const filled = Math.round(end * (players || 0) * 10) / 10;
  return <Bar stretches={[{ from: 0, to: end, filled }]} />;
}

interface OpinionBarProps {
  counts: Record<OpinionKind, number>;
  /** The part by players: filled, while samples are hollow. */
  players: Record<OpinionKind, number> | undefined;
  /** How many reviews the whole width represents. */
  max: number;
}

/** Praise from the left and criticism after it, in one bar. The numbers beside it say the same. */
export function OpinionBar({ counts, players, max }: OpinionBarProps) {
  const width = (reviews: number) => Math.round((reviews / max) * 1000) / 10;
  const stretch = (kind: OpinionKind, from: number) => ({
    kind,
    from,
    to: from + width(counts[kind]),
    filled: from + width(players?.[kind] ?? 0),
  });
  return <Bar stretches={[stretch("praise", 0), stretch("complaint", width(counts.praise))]} />;
}
