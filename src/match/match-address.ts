import { addresses } from "../addresses.ts";
import { addressWith } from "../platform/text/address-with.ts";
import { duprField, type OwnLevel, readOwnLevel } from "../reviews/level/level.ts";

/** Styles of play, as players name them. */
export const playStyles = ["power", "all-around", "control", "speed", "spin"] as const;

/** How the ball leaves the face: soft, or at once. */
export const feels = ["soft", "balanced", "crisp"] as const;

/** Whether the arm gives trouble. 'no' is an answer without requirements for a paddle. */
export const armAnswers = ["yes", "no"] as const;
export type ArmAnswer = (typeof armAnswers)[number];

/** The budgets to choose from, in US cents. */
export const budgets = [10_000, 15_000, 20_000, 25_000, 30_000] as const;

/** What a player wants from a paddle; undefined means open. */
export interface Preferences {
  level: OwnLevel | undefined;
  style: (typeof playStyles)[number] | undefined;
  budgetCents: number | undefined;
  feel: (typeof feels)[number] | undefined;
  arm: ArmAnswer | undefined;
}

export const noPreferences: Preferences = {
  level: undefined,
  style: undefined,
  budgetCents: undefined,
  feel: undefined,
  arm: undefined,
};

/** The query parameters of the preferences. */
export const matchParameters = ["level", duprField, "style", "budget", "feel", "arm"];

/** Reads preferences from a URL. Anything unknown is left open. */
export function readPreferences(fields: { get(name: string): unknown }): Preferences {
  const known = <Choice>(name: string, choices: readonly Choice[]) =>
    choices.find((choice) => choice === fields.get(name));
  return {
    level: readOwnLevel(fields.get("level")) ?? readOwnLevel(fields.get(duprField)),
    style: known("style", playStyles),
    budgetCents: budgets.find((cents) => budgetText(cents) === fields.get("budget")),
    feel: known("feel", feels),
    arm: known("arm", armAnswers),
  };
}

/** The URL of the results for preferences; without any, that of the questions. */
export function matchAddress({ level, style, budgetCents, feel, arm }: Preferences): string {
  const fields = new URLSearchParams();
  if (level !== undefined) fields.set("level", level);
  if (style !== undefined) fields.set("style", style);
  if (budgetCents !== undefined) fields.set("budget", budgetText(budgetCents));
  if (feel !== undefined) fields.set("feel", feel);
  if (arm !== undefined) fields.set("arm", arm);
  return addressWith(addresses.match.path, fields);
}

/** A budget as URLs have it: whole dollars. */
export function budgetText(cents: number): string {
  return String(cents / 100);
}

/** Whether a URL has any of the questions' fields, with or without an answer. */
export function isMatchAsked(fields: { has(name: string): boolean }): boolean {
  return matchParameters.some((name) => fields.has(name));
}

/** Whether any preference is given. */
export function hasPreferences(preferences: Preferences): boolean {
  return Object.values(preferences).some((wish) => wish !== undefined);
}

/** The next larger budget; undefined above the largest. */
export function nextBudget(cents: number): number | undefined {
  return budgets.find((budget) => budget > cents);
}
