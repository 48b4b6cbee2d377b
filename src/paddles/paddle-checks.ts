import type { z } from "zod";
import type { Trait } from "./traits.ts";

/** The last year that a paddle's file can have. */
export const maxYear = 2100;

/** Checks a paddle's fields against each other. */
export function checkWithin(paddle: Dated & WithTraits & Faced, context: z.RefinementCtx): void {
  if (paddle.surface === "Other" && paddle.faceMaterial === undefined)
    context.addIssue({
      code: "custom",
      path: ["faceMaterial"],
      message: "is missing",
    });
  traitsHavePhrases(paddle, context);
  datesAfterYear(paddle, context);
}

interface Faced {
  surface: string;
  faceMaterial?: string | undefined;
}

interface Dated {
  year: number;
  updated?: string | undefined;
  pricedIn?: string | undefined;
}

/** Reports dates before the year a paddle came out. */
function datesAfterYear({ year, updated, pricedIn }: Dated, context: z.RefinementCtx): void {
  // A year out of range is a mistake already.
  if (year > maxYear) return;
  for (const [path, date] of Object.entries({ updated, pricedIn }))
    if (date !== undefined && Number(date.slice(0, 4)) < year)
      context.addIssue({
        code: "custom",
        path: [path],
        message: `is before ${year}, the year it came out: one of the two is wrong`,
      });
}

interface WithTraits {
  strengths: Partial<Record<Trait, string>>;
  weaknesses: Partial<Record<Trait, string>>;
  repeats?: Partial<Record<Trait, string>> | undefined;
  knownFor: readonly string[];
  buyIf: readonly string[];
  criticisedFor: readonly string[];
  skipIf: readonly string[];
}

/** Reports strengths and weaknesses that aren't phrases of the same file, and traits that are both. */
function traitsHavePhrases(
  { strengths, weaknesses, repeats = {}, knownFor, buyIf, criticisedFor, skipIf }: WithTraits,
  context: z.RefinementCtx,
): void {
  const check = (list: "strengths" | "weaknesses" | "repeats", trait: string, message: string) =>
    context.addIssue({ code: "custom", path: [list, trait], message });
  for (const [trait, phrase] of Object.entries(strengths)) {
    if (![...knownFor, ...buyIf].includes(phrase))
      check("strengths", trait, `is not, word for word, one of the phrases of knownFor or buyIf`);
    if (weaknesses[trait as Trait] !== undefined)
      check("strengths", trait, `is also among the weaknesses. Keep one of them`);
  }
  for (const [trait, phrase] of Object.entries(repeats)) {
    if (!buyIf.includes(phrase))
      check("repeats", trait, `is not, word for word, one of the phrases of buyIf`);
    if (strengths[trait as Trait] === undefined)
      check("repeats", trait, `is not among the strengths`);
  }
  for (const [trait, phrase] of Object.entries(weaknesses))
    if (![...criticisedFor, ...skipIf].includes(phrase))
      check(
        "weaknesses",
        trait,
        `is not, word for word, one of the phrases of criticisedFor or skipIf`,
      );
}
