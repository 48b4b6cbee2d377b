import { isConfirmedPaddle } from "../confirmed.ts";
import type { Paddle } from "../paddle.content.ts";
import { knownFact } from "../paddle-facts.ts";
import { contradicts } from "../standing.ts";
import type { Trait } from "../traits.ts";
import type { FitFact, FitRule } from "./fit-rule.ts";

/** The share of an unknown fact: neither for a paddle nor against it. */
export const neutral = 0.5;

/** The weight of what a paddle's own page says of a trait, against the facts of the same preference. */
const traitWeight = 2;

/** A confirmed fact that rules look at; undefined if it's unconfirmed or unknown. The category is ours. */
export function ruledFact(paddle: Paddle, fact: FitFact): string | number | undefined {
  if (fact !== "category") return knownFact(paddle, fact);
  return isConfirmedPaddle(paddle) ? paddle.category : undefined;
}

/**
 * How a paddle fits one rule, 0 to 1; undefined if the fact isn't confirmed. A fact that suggests the opposite of what
 * the paddle's own page says is neither for it nor against it.
 */
export function shareOf(paddle: Paddle, rule: FitRule): number | undefined {
  const share = factShare(paddle, rule);
  if (share === undefined) return undefined;
  const [, ...claims] = share > neutral ? rule.praise : rule.drawback;
  return claims.some((claim) => contradicts(paddle, claim)) ? neutral : share;
}

function factShare(paddle: Paddle, rule: FitRule): number | undefined {
  const value = ruledFact(paddle, rule.fact);
  if (value === undefined) return undefined;
  if (typeof rule.share === "function") return rule.share(value as number);
  return (rule.share as Record<string, number>)[value];
}

/** What a paddle's own page says of a trait: 1 praise, 0 criticism, and in between nothing. */
function traitShare({ strengths, weaknesses }: Paddle, trait: Trait): number {
  if (weaknesses[trait] !== undefined) return 0;
  return strengths[trait] === undefined ? neutral : 1;
}

/** How a paddle fits a use or a preference, 0 to 1: the weighted mean of its facts' shares and those of what its page says. */
export function fitShare(
  paddle: Paddle,
  rules: readonly FitRule[],
  traits: readonly Trait[],
): number {
  return weighted([
    ...rules.map((rule) => [rule.weight, shareOf(paddle, rule) ?? neutral] as const),
    ...traits.map((trait) => [traitWeight, traitShare(paddle, trait)] as const),
  ]);
}

/** The mean of shares by their weights. */
export function weighted(parts: readonly (readonly [weight: number, share: number])[]): number {
  const sum = parts.reduce((total, [weight, share]) => total + weight * share, 0);
  return sum / parts.reduce((total, [weight]) => total + weight, 0);
}
