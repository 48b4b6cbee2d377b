import { isConfirmedPaddle } from "../confirmed.ts";
import type { Paddle } from "../paddle.content.ts";
import { withArticle } from "../pair-in-words.ts";
import type { FitFact, FitRule, Said } from "./fit-rule.ts";
import { ruledFact, shareOf } from "./fit-share.ts";

/** From this share on a fact is a reason for a paddle; below its opposite, a reason against it. */
const speaking = 0.6;

/** Facts at the beginning of a sentence. */
const begins: Record<FitFact, (value: string) => string> = {
  category: (type) => `As ${withArticle(type)}, it`,
  coreMm: (mm) => `The ${mm} mm core`,
  weightOz: (oz) => `At ${oz} oz, it`,
  surface: (surface) => `The ${surface} face`,
  shape: (shape) => `Its ${shape} head`,
  gripLengthIn: (inches) => `The ${inches}-inch grip`,
};

export const factNouns: Record<FitFact, string> = {
  category: "type",
  coreMm: "core thickness",
  weightOz: "weight",
  surface: "face",
  shape: "shape",
  gripLengthIn: "grip length",
};

/** A confirmed fact as the beginning of a sentence: 'The 16 mm core'. */
export function factBegins(paddle: Paddle, fact: FitFact): string {
  return begins[fact](String(ruledFact(paddle, fact)).toLowerCase());
}

/** What a rule says of a paddle: its praise, its drawback or "nothing"; undefined if the fact isn't confirmed. */
export function saidOf(paddle: Paddle, rule: FitRule): Said | "nothing" | undefined {
  const share = shareOf(paddle, rule);
  if (share === undefined) return undefined;
  if (share >= speaking) return rule.praise;
  return share <= 1 - speaking ? rule.drawback : "nothing";
}

/**
 * A phrase of a paddle's own page as a sentence: 'Known for: Easy pace.' Undefined if it's advice on a paddle we
 * couldn't confirm.
 */
export function phraseInWords(paddle: Paddle, phrase: string): string | undefined {
  const { knownFor, criticisedFor, buyIf } = paddle;
  if (knownFor.includes(phrase)) return `Known for: ${phrase}.`;
  if (criticisedFor.includes(phrase)) return `Criticized for: ${phrase}.`;
  if (!isConfirmedPaddle(paddle)) return undefined;
  return `${buyIf.includes(phrase) ? "Buy" : "Skip"} it if ${phrase}.`;
}
