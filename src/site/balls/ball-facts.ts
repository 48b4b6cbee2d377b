import { derived, type MaybeSample } from "../../platform/text/sample.ts";
import { keepUnits } from "../../platform/text/units.ts";
import type { Ball, BallFact } from "./ball.content.ts";

/**
 * The cost of a game with a ball, in whole US cents: its price divided by the games until players retire it from rated
 * play. Undefined if either is unknown.
 */
export function costPerGameCents({
  pricePerBallCents,
  gamesUntilRetired,
}: Pick<Ball, "pricePerBallCents" | "gamesUntilRetired">): MaybeSample<number> | undefined {
  if (pricePerBallCents === null || gamesUntilRetired === null) return undefined;
  return derived(gamesUntilRetired, (games) => Math.round(pricePerBallCents / games));
}

/** The weight range in the rules, in ounces (USA Pickleball equipment standards). */
export const allowedWeight = { min: 0.78, max: 0.935 } as const;

export function isBallFactConfirmed(ball: Ball, fact: BallFact): boolean {
  return ball[fact] !== null && !ball.notConfirmed.includes(fact);
}

/** The balls with each number of holes, fewest holes first. Balls whose number nobody could confirm aren't among them. */
export function ballsByHoles<Kind extends Ball>(
  balls: readonly Kind[],
): { holes: number; balls: Kind[] }[] {
  const confirmed = balls.filter((ball) => isBallFactConfirmed(ball, "holes"));
  const numbers = new Set(confirmed.map(({ holes }) => holes!));
  return [...numbers]
    .toSorted((a, b) => a - b)
    .map((holes) => ({ holes, balls: confirmed.filter((ball) => ball.holes === holes) }));
}

const useWords = { indoor: "Indoor", outdoor: "Outdoor", both: "Indoor and outdoor" } as const;

export const useText = (use: Ball["use"]): string => useWords[use];

/** Where balls are played: 'Indoor', 'Indoor, Outdoor'. */
export function usesText(balls: readonly Pick<Ball, "use">[]): string {
  return [...new Set(balls.map(({ use }) => useWords[use]))].join(", ");
}

/** A range of games, formatted: '150-200'. */
export function gamesText({ from, to }: { from: number; to: number }): string {
  return `${from}-${to}`;
}

/** Formats a weight with two decimals, or three if the third isn't 0. */
export function weightText(weightOz: number): string {
  return keepUnits(`${weightOz.toFixed(3).replace(/0$/, "")} oz`);
}
