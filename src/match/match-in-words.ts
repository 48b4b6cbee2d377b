import { bareValue } from "../platform/text/sample.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { factBegins, factNouns, saidOf } from "../paddles/fit/fit-in-words.ts";
import type { FitFact } from "../paddles/fit/fit-rule.ts";
import { countedLevel, nearText } from "../reviews/level/level.ts";
import { type RatingBasis, type Match, rulesFor } from "./match.ts";
import type { Preferences } from "./match-address.ts";
import { pageReasons } from "./page-reasons.ts";
import { shortPriceText } from "../platform/text/money.ts";
import { listed } from "../paddles/pair-in-words.ts";
import { toOneDecimal } from "../reviews/ratings/rating.ts";
import { countsText } from "../reviews/ratings/review-counts.ts";

/** The reasons for a paddle's rank, in plain sentences. */
export interface MatchInWords {
  speaksFor: string[];
  speaksAgainst: string[];
  unsure: string[];
  /** One criticism of the paddle's own page, or what we don't know about it. */
  knowBefore: string;
}

/** The headings of confirmed paddles by price: 'Within your $150 budget'. Without a budget there is one list. */
export function placeInWords(place: 0 | 1 | 2, budget: number | undefined): string {
  if (budget === undefined) return "Your best matches";
  if (place === 2) return "Price not confirmed";
  return `${place === 0 ? "Within" : "Over"} your ${shortPriceText(budget)} budget`;
}

/** Puts a match into words: which facts fit the preferences, and which don't. */
export function matchInWords(
  { candidate, ratingBasis }: Match,
  preferences: Preferences,
): MatchInWords {
  const { paddle } = candidate;
  const { knowBefore, ...page } = pageReasons(paddle, preferences);
  const words: MatchInWords = { speaksFor: [], speaksAgainst: [], unsure: [], knowBefore };
  sayPrice(words, paddle.listPriceCents, preferences.budgetCents);
  sayRating(words, ratingBasis, preferences);
  const praises = new Map<FitFact, Set<string>>();
  const regrets = new Map<FitFact, Set<string>>();
  const unknown = new Set<FitFact>();
  for (const rule of rulesFor(preferences).flatMap(([, rules]) => rules)) {
    const said = saidOf(paddle, rule);
    if (said === undefined) unknown.add(rule.fact);
    else if (said === rule.praise) add(praises, rule.fact, said[0]);
    else if (said === rule.drawback) add(regrets, rule.fact, said[0]);
  }
  words.speaksFor.push(...sentences(paddle, praises), ...page.speaksFor);
  words.speaksAgainst.push(...sentences(paddle, regrets), ...page.speaksAgainst);
  if (unknown.size > 0) {
    const nouns = listed([...unknown].map((fact) => factNouns[fact]));
    words.unsure.push(
      `We couldn't confirm its ${nouns}, so ${unknown.size === 1 ? "that doesn't" : "those don't"} count either way.`,
    );
  }
  return words;
}

function add(said: Map<FitFact, Set<string>>, fact: FitFact, phrase: string) {
  said.set(fact, new Set([...(said.get(fact) ?? []), phrase]));
}

/** A reason for each fact; two phrases in a sentence at most. */
function sentences(paddle: Paddle, said: ReadonlyMap<FitFact, Set<string>>): string[] {
  return [...said].map(([fact, [...phrases]]) => {
    const [first, more] = [phrases.slice(0, 2), phrases.slice(2)];
    const sentence = `${factBegins(paddle, fact)} ${listed(first)}.`;
    return more.length > 0 ? `${sentence} It also ${listed(more)}.` : sentence;
  });
}

function sayPrice(words: MatchInWords, price: number | null, budget: number | undefined) {
  if (budget === undefined) return;
  const yours = `your ${shortPriceText(budget)} budget`;
  if (price === null) {
    words.unsure.push(`We couldn't confirm its list price, so it may be over ${yours}.`);
    return;
  }
  const costs = `It costs ${shortPriceText(price)}`;
  if (price <= budget) words.speaksFor.push(`${costs}, which fits ${yours}.`);
  else
    words.speaksAgainst.push(`${costs}, which is ${shortPriceText(price - budget)} over ${yours}.`);
}

/** Says how a paddle is rated if that, rounded for display, differs from the mean of all paddles. */
function sayRating(
  words: MatchInWords,
  { by, rated, mean }: RatingBasis,
  { level: own }: Preferences,
) {
  const level = own && countedLevel(own);
  if (level !== undefined && by === "everybody") {
    const few = `There are fewer than five reviews ${nearText(level)}`;
    words.unsure.push(rated.reviews === 0 ? `${few}.` : `${few}, so we counted every level.`);
  } else if (rated.reviews === 0) words.unsure.push("No one has reviewed it yet.");
  if (rated.average === undefined || mean === undefined) return;
  const average = bareValue(rated.average);
  const [its, all] = [toOneDecimal(average), toOneDecimal(mean)];
  if (its === all) return;
  const rate = `${whoRated(rated, by === "near" ? nearText(level!) : "of all levels")} rate it ${its}`;
  if (average > mean) words.speaksFor.push(`${rate}, above the ${all} average for all paddles.`);
  else words.speaksAgainst.push(`${rate}, below the ${all} average for all paddles.`);
}

/** Whose ratings they are: 'Players near 3.5', 'Sample reviews near 3.5', 'Reviews near 3.5 (1 player review · 20 samples)'. */
function whoRated({ reviews, players = reviews }: RatingBasis["rated"], which: string): string {
  if (players === reviews) return which === "by new players" ? "New players" : `Players ${which}`;
  if (players === 0) return `Sample reviews ${which}`;
  return `Reviews ${which} (${countsText({ reviews, players })})`;
}
