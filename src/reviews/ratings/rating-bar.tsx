import { Bar } from "./bar";

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
  return <Bar stretches={[{ from: 0, to: end, filled }]} />;
}
