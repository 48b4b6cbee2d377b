import { oncePer } from "../../platform/once-per.ts";
import type { Theme } from "../../reviews/themes/themes.ts";
import { isConfirmedPaddle } from "../confirmed.ts";
import type { Paddle } from "../paddle.content.ts";
import { placeInRange } from "../paddle-facts.ts";
import { factBegins, factNouns, phraseInWords, saidOf } from "./fit-in-words.ts";
import type { FitRule } from "./fit-rule.ts";
import { fitShare, ruledFact } from "./fit-share.ts";
import { forgivenessRules, styleRules } from "./style-rules.ts";

/** The uses that paddles have scores for, each by the rules of the guided match. */
const rulesOf = {
  power: styleRules.power,
  control: styleRules.control,
  spin: styleRules.spin,
  forgiveness: forgivenessRules,
  hands: styleRules.speed,
} satisfies Partial<Record<Theme, readonly FitRule[]>>;
export type Use = keyof typeof rulesOf;
export const uses = Object.keys(rulesOf) as Use[];

/** A paddle's score for one use, and what it's made of. */
export interface UseScore {
  use: Use;
  /** Undefined if a fact that the rules look at isn't confirmed. */
  among:
    | {
        /** 1 is the best; paddles with the same score share a rank. */
        rank: number;
        /** How many paddles have a score. */
        of: number;
        /** Its place between the lowest and the highest score, 0 to 1. */
        place: number;
        /** That of the middle one. */
        middle: number;
      }
    | undefined;
  speaksFor: string[];
  speaksAgainst: string[];
  /** The names of facts that aren't confirmed. */
  unknown: string[];
}

/**
 * How a paddle fits one use, from 0 to 1: the rules of the guided match, and what the paddle's own page says of it.
 * Undefined if a fact that the rules look at isn't confirmed, or the paddle itself.
 */
export function useShare(paddle: Paddle, use: Use): number | undefined {
  const rules = rulesOf[use];
  if (!isConfirmedPaddle(paddle)) return undefined;
  if (rules.some(({ fact }) => ruledFact(paddle, fact) === undefined)) return undefined;
  // Binary fractions: equal paddles are equal to the ninth decimal.
  return Number(fitShare(paddle, rules, [use]).toFixed(9));
}

/** The scores of the whole catalog, lowest first. */
const sharesOf = oncePer(
  (catalog: readonly Paddle[]) =>
    new Map(
      uses.map((use) => [
        use,
        catalog.flatMap((paddle) => useShare(paddle, use) ?? []).toSorted((a, b) => a - b),
      ]),
    ),
);

/** A paddle's score for every use, each with its place in the catalog and the reasons. */
export function useScores(paddle: Paddle, catalog: readonly Paddle[]): UseScore[] {
  return uses.map((use) => ({
    use,
    among: amongAll(useShare(paddle, use), sharesOf(catalog).get(use)!),
    ...reasonsFor(paddle, use),
  }));
}

function amongAll(share: number | undefined, all: readonly number[]): UseScore["among"] {
  if (share === undefined) return undefined;
  const range = { min: all[0]!, max: all.at(-1)! };
  return {
    rank: 1 + all.filter((other) => other > share).length,
    of: all.length,
    place: placeInRange(share, range),
    middle: placeInRange(all[Math.floor(all.length / 2)]!, range),
  };
}

function reasonsFor(paddle: Paddle, use: Use): Omit<UseScore, "use" | "among"> {
  const said = rulesOf[use].map((rule) => ({ rule, words: saidOf(paddle, rule) }));
  const sentences = (kind: "praise" | "drawback") =>
    said
      .filter(({ rule, words }) => words === rule[kind])
      .map(({ rule }) => `${factBegins(paddle, rule.fact)} ${rule[kind][0]}.`);
  const onPage = ({ [use]: phrase }: Paddle["strengths"]) =>
    phrase === undefined
      ? []
      : [phraseInWords(paddle, phrase)].filter((sentence) => sentence !== undefined);
  return {
    speaksFor: [...sentences("praise"), ...onPage(paddle.strengths)],
    speaksAgainst: [...sentences("drawback"), ...onPage(paddle.weaknesses)],
    unknown: said.flatMap(({ rule, words }) => (words === undefined ? factNouns[rule.fact] : [])),
  };
}
