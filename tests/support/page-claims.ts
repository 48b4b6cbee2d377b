import type { Paddle } from "../../src/paddles/paddle.content.ts";
import type { Trait } from "../../src/paddles/traits.ts";

/*
 * A second reading of what a paddle's page says, from its phrases alone: it knows nothing of the strengths and
 * weaknesses that the site's own sentences go by, so it catches those that an editor left out.
 */

const criticized: Partial<Record<Trait, RegExp>> = {
  control: /soft game|softens|resets|patient|calm hand|pop up|plush/i,
  power: /power|pace|put-away|plow-through/i,
  spin: /spin/i,
  hands:
    /(fast|quick|quickest|fastest) hands|hands battles|(heavy|head-heavy|light) swing|swings heavy|quick paddle|quick to turn|fast exchanges|heavy (in|for)|tip-heavy|heavier/i,
  forgiveness: /sweet spot|forgiv|away from the (middle|center)|off-center|hitting area/i,
  comfort: /firm|harsh|\btires?\b/i,
  durability: /\bwears?\b|fades|worn/i,
  value: /price(?! that fell)|expensive|spend this much|spend less|value first|for the money/i,
  pop: /\bpop\b(?! up)|crisp|liveliest/i,
  reach: /(little|longest|need the) reach/i,
  twoHands: /two hands|both hands|second hand|two-handed|long handle/i,
  sound: /loud|clanging/i,
  learning: /newer to|still learning|getting used|dinks already sit up/i,
};

const praised: Partial<Record<Trait, RegExp>> = {
  control: /(?<!usable )\bsoft(est)?\b|touch|plush|calm|\bcontrol\b/i,
  power: /(high|easy) (power|pace)|heavy drives|^power /i,
  spin: /good spin|and spin$/i,
  hands: /quick|fast(er)? hands|hands at the net/i,
  forgiveness: /stability|stable|steady|large sweet spot|forgiving,? |edge to edge|big face/i,
  comfort: /arm-friendly|comfortable/i,
  pop: /\bpop\b|\blively/i,
  reach: /reach|long shape|long head/i,
  twoHands: /(room|space|enough) for two hands/i,
};

const any = (phrases: readonly string[], words: RegExp | undefined) =>
  words !== undefined && phrases.some((phrase) => words.test(phrase));

/** Whether a paddle's page criticizes a trait, or tells those who need it to skip the paddle. */
export function isCriticized({ criticisedFor, skipIf }: Paddle, trait: Trait): boolean {
  return any([...criticisedFor, ...skipIf], criticized[trait]);
}

/** Whether players know a paddle for a trait. */
export function isPraised({ knownFor }: Paddle, trait: Trait): boolean {
  return any(knownFor, praised[trait]);
}
