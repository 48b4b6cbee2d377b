import { derived, type MaybeSample } from "../platform/text/sample.ts";
import { keepUnits } from "../platform/text/units.ts";
import type { Ball, BallFact } from "./ball.content.ts";

/**
 * What a game with a ball costs, in whole US cents: its price divided by the games until players retire it from rated
 * play. Undefined if either is unknown.
 */
export function costPerGameCents({
  pricePerBallCents,
  gamesUntilRetired,
}: Pick<Ball, "pricePerBallCents" | "gamesUntilRetired">): MaybeSample<number> | undefined {
  if (pricePerBallCents === null || gamesUntilRetired === null) return undefined;
  return derived(gamesUntilRetired, (games) => Math.round(pricePerBallCents / games));
}

/** The weight range of the rules, in ounces (USA Pickleball equipment standards). */
export const allowedWeight = { min: 0.78, max: 0.935 } as const;

/** Whether a fact is known and confirmed. */
export function isBallFactConfirmed(ball: Ball, fact: BallFact): boolean {
  return ball[fact] !== null && !ball.notConfirmed.includes(fact);
}

const useWords = { indoor: "Indoor", outdoor: "Outdoor", both: "Indoor and outdoor" } as const;

/** What a ball is made for, in words. */
export function useText(use: Ball["use"]): string {
  return useWords[use];
}

/** A range of games, formatted: '150-200'. */
export function gamesText({ from, to }: { from: number; to: number }): string {
  return `${from}-${to}`;
}

/** A weight, formatted: two decimals, three if the third is not 0. */
export function weightText(weightOz: number): string {
  return keepUnits(`${weightOz.toFixed(3).replace(/0$/, "")} oz`);
}
