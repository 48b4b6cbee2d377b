import { addresses } from "../../addresses.ts";
import { addressWith, oneOf, parsed, query } from "../../platform/query.ts";
import { ownLevelField } from "../reviews/level/level.ts";

/** Styles of play, as players name them. */
export const playStyles = ["power", "all-around", "control", "speed", "spin"] as const;

/** How the ball leaves the face: soft, or at once. */
export const feels = ["soft", "balanced", "crisp"] as const;

/** Whether the arm hurts. 'no' is an answer, but it doesn't affect the score. */
export const armAnswers = ["yes", "no"] as const;

/** The budgets to choose from, in US cents. */
export const budgets = [10_000, 15_000, 20_000, 25_000, 30_000] as const;

/** A budget in the URL: whole dollars. */
export const budgetText = (cents: number) => String(cents / 100);

/** The query with a player's answers. Anything unknown leaves a question open (undefined). */
export const matchQuery = query({
  level: ownLevelField,
  style: oneOf(playStyles),
  budgetCents: parsed<number>(
    (typed) => budgets.find((cents) => budgetText(cents) === typed),
    budgetText,
    "budget",
  ),
  feel: oneOf(feels),
  arm: oneOf(armAnswers),
});

/** The questions of the home page. */
export const pickQuery = matchQuery.only(["level", "budgetCents", "arm"]);

export type Preferences = typeof matchQuery.all;
export const noPreferences = matchQuery.all;

/** The parameter with the slug of the paddle a player has now. It's no preference: it changes no score. */
export const ownParameter = "own";

/**
 * The URL of the results; without preferences, of the questions.
 * @param own the slug of the paddle the player has now
 */
export const matchAddress = (preferences: Preferences, own?: string) =>
  addressWith(
    matchQuery.address(addresses.match.path, preferences),
    new URLSearchParams(own === undefined ? {} : { [ownParameter]: own }),
  );

/** Whether a URL has any of the questions' fields, with or without an answer. */
export function isMatchAsked(fields: { has(name: string): boolean }): boolean {
  return matchQuery.parameters.some((name) => fields.has(name));
}

export function hasPreferences(preferences: Preferences): boolean {
  return matchQuery.on(preferences).length > 0;
}

/** The next larger budget; undefined above the largest. */
export function nextBudget(cents: number): number | undefined {
  return budgets.find((budget) => budget > cents);
}
