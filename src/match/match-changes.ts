import type { Paddle } from "../paddles/paddle.content.ts";
import { type Candidate, rankMatches } from "./match.ts";
import { nextBudget, type Preferences } from "./match-address.ts";
import { shortPriceText } from "../platform/text/money.ts";

/** The paddle that would come first with one preference changed. */
export interface Change {
  /** The change: 'Without a budget'. */
  how: string;
  preferences: Preferences;
  first: Paddle;
}

const leftOpen: [wish: keyof Preferences, how: string][] = [
  ["level", "Without your level"],
  ["style", "Without your style"],
  ["budgetCents", "Without a budget"],
  ["feel", "With any feel"],
  ["arm", "Without arm trouble"],
];

/**
 * For each preference, the paddle that would come first without it, and for a budget also with the next larger one,
 * found by ranking again. An arm that doesn't hurt doesn't affect the score, so leaving it open changes nothing.
 */
export function whatWouldChange(
  candidates: readonly Candidate[],
  preferences: Preferences,
): Change[] {
  const { budgetCents } = preferences;
  const larger = budgetCents === undefined ? undefined : nextBudget(budgetCents);
  const others = leftOpen
    .filter(([wish]) => preferences[wish] !== undefined && preferences[wish] !== "no")
    .map(([wish, how]) => ({ how, preferences: { ...preferences, [wish]: undefined } }));
  if (larger !== undefined)
    others.push({
      how: `With ${shortPriceText(larger)} to spend`,
      preferences: { ...preferences, budgetCents: larger },
    });
  return others.flatMap((other) => {
    const [first] = rankMatches(candidates, other.preferences);
    return first ? [{ ...other, first: first.candidate.paddle }] : [];
  });
}
