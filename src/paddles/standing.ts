import type { Paddle } from "./paddle.content.ts";
import type { Trait } from "./traits.ts";

/** What a sentence says about a paddle: '+spin' that it helps with spin, '-spin' that it doesn't. */
export type Claim = `${"+" | "-"}${Trait}`;

/** What a category's name alone promises, and the opposite. */
const leaningOf: Record<Paddle["category"], Partial<Record<Trait, 1 | -1>>> = {
  "Power Paddle": { power: 1, pop: 1, control: -1 },
  "Control Paddle": { control: 1, power: -1, pop: -1 },
  "Speed Paddle": { hands: 1 },
  "All-Around Paddle": {},
};

/** Whether the name of one category promises what the other's denies, as power and control do. */
export function areOpposite(one: Paddle["category"], other: Paddle["category"]): boolean {
  const theirs = leaningOf[other];
  const leanings = Object.entries(leaningOf[one]) as [Trait, number][];
  return leanings.some(([trait, leaning]) => leaning * (theirs[trait] ?? 0) < 0);
}

/** What a paddle's own page says of a trait: 1 praise, -1 criticism, 0 nothing. Its category speaks where no phrase does. */
export function standing(paddle: Paddle, trait: Trait): number {
  if (paddle.weaknesses[trait] !== undefined) return -1;
  if (paddle.strengths[trait] !== undefined) return 1;
  return leaningOf[paddle.category][trait] ?? 0;
}

/** Whether a phrase of a paddle's own page says the opposite of a claim. */
export function contradicts(paddle: Paddle, claim: Claim): boolean {
  const opposite = claim.startsWith("+") ? paddle.weaknesses : paddle.strengths;
  return opposite[claim.slice(1) as Trait] !== undefined;
}
