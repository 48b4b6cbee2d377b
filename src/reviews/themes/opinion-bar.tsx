import { Bar } from "../ratings/bar";
import type { OpinionKind } from "./themes";

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
  const stretch = (kind: OpinionKind, from: number) => ({
    kind,
    from,
    to: from + width(counts[kind]),
    filled: from + width(players?.[kind] ?? 0),
  });
  return <Bar stretches={[stretch("praise", 0), stretch("complaint", width(counts.praise))]} />;
}
