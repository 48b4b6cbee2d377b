import type { MeasuredFact } from "./paddle-facts.ts";
import { shortPriceText } from "../platform/text/money.ts";
import { figureText, type Units } from "../platform/text/units.ts";

/** The numbers that comparisons look at. */
export type ComparedNumber = "listPriceCents" | MeasuredFact["name"];

interface Step {
  unit: string;
  /** From this difference on, two values count as different. Smaller ones are shown and not called a difference. */
  notice: number;
  /** From this difference on, it may be a reason to choose one over the other. Without one it never is. */
  decide?: number;
}

/** How far apart two paddles must be in a number, in its unit. */
export const steps = {
  // One paddle's price changes by as much: the Double Black Diamond was $179.99, later $189.99.
  listPriceCents: { unit: "cents", notice: 1000, decide: 1000 },
  // 0.2 oz is 6 g, as much lead tape as players add to feel a change. Paddles of one model range from 7.8 to 8.2 oz
  // around an average of 7.9, so a choice takes more.
  weightOz: { unit: "oz", notice: 0.2, decide: 0.3 },
  // Makers sell one paddle with 14 and with 16 mm as two feels. Half of that is the least to call a difference; 14.3 mm
  // next to 14 is none.
  coreMm: { unit: "mm", notice: 1, decide: 1.5 },
  // The usual elongated head is 16.5 by 7.5 in, the usual hybrid one 16.3 by 7.7 in. Less is within one shape.
  lengthIn: { unit: "in", notice: 0.2 },
  widthIn: { unit: "in", notice: 0.2 },
  // Grips come in quarters of an inch: 5.25, 5.5, 5.75. One quarter moves a hand, two make room for the second one.
  gripLengthIn: { unit: "in", notice: 0.25, decide: 0.5 },
} as const satisfies Record<ComparedNumber, Step>;

/** A difference in stars beyond the scatter of averages. */
export const starStep = 0.2;

/** How far apart two values are. Binary fractions: 8.2 less 7.9 is not quite 0.3. */
export function distance(one: number, other: number): number {
  return Math.round(Math.abs(one - other) * 100) / 100;
}

/** Whether a player would notice the difference between the smallest and the largest of some values. */
export function isNoticed(fact: ComparedNumber, values: readonly number[]): boolean {
  return distance(Math.min(...values), Math.max(...values)) >= steps[fact].notice;
}

/**
 * Which of some values are the best: the best one, and those less than a step away from it. None if that is all of
 * them. Undefined values are unknown.
 */
export function bestOf(
  values: readonly (number | undefined)[],
  step: number,
  better: "less" | "more",
): boolean[] {
  const known = values.filter((value) => value !== undefined);
  const best = better === "less" ? Math.min(...known) : Math.max(...known);
  const areBest = values.map((value) => value !== undefined && distance(value, best) < step);
  return areBest.filter(Boolean).length === known.length ? values.map(() => false) : areBest;
}

/** From when on numbers count as different: '$10, 0.2 oz, 1 mm of core, …'. */
export function stepsInWords(units: Units): string {
  const step = (fact: MeasuredFact["name"]) =>
    figureText(steps[fact].notice, steps[fact].unit, units);
  const price = shortPriceText(steps.listPriceCents.notice);
  return `${price}, ${step("weightOz")}, ${step("coreMm")} of core, ${step("lengthIn")} of length or width, or ${step("gripLengthIn")} of grip`;
}
