import { Fragment } from "react";
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
    <svg className={styles.bar} aria-hidden="true">
      {stretches.map(({ from, to, filled, kind }, index) => (
        <Fragment key={index}>
          {to > from ? <Piece from={from} to={to} kind={kind} /> : null}
          {filled > from ? <Piece from={from} to={filled} kind={kind} isFilled /> : null}
        </Fragment>
      ))}
    </svg>
  );
}

interface PieceProps {
  from: number;
  to: number;
  kind: Stretch["kind"] | undefined;
  isFilled?: boolean;
}

function Piece({ from, to, kind, isFilled = false }: PieceProps) {
  return (
    <rect
      className={isFilled ? styles.filled : undefined}
      x={from > 0 ? `${from}%` : undefined}
      width={`${toTenth(to - from)}%`}
      data-kind={kind}
    />
  );
}

const toTenth = (value: number) => Math.round(value * 10) / 10;

interface RatingBarProps {
  /** On a scale from 0 to 1. */
  length: number;
  /** The share of the reviews by players, 0 to 1: filled, while samples are hollow. */
  players: number;
}

/** The bar of a figure, which is also text beside it. */
export function RatingBar({ length, players }: RatingBarProps) {
  const end = toTenth(length * 100);
  const filled = toTenth(end * (players || 0));
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
  const width = (reviews: number) => toTenth((reviews / max) * 100);
  const stretch = (kind: OpinionKind, from: number) => ({
    kind,
    from,
    to: from + width(counts[kind]),
    filled: from + width(players?.[kind] ?? 0),
  });
  return <Bar stretches={[stretch("praise", 0), stretch("complaint", width(counts.praise))]} />;
}
