import { bareValue } from "../../platform/text/sample.ts";
import { listed } from "../../platform/text/grammar.ts";
import { priceText, shortPriceText } from "../../platform/text/money.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { fitFor, particularReasons, playsBetter } from "../paddles/play.ts";
import { aboutOne, criticismOf, keyOf, lexicon, type Reason } from "../paddles/reasons.ts";
import { knowBefore, say, sayEach } from "../paddles/say.ts";
import { nearText } from "../reviews/level/level.ts";
import { toOneDecimal } from "../reviews/ratings/ratings.ts";
import { judgedPriceText } from "../offers/offers.ts";
import { budgetPrice, type Candidate, type Match, needsOf, type RatingBasis } from "./match.ts";
import type { Preferences } from "./match-address.ts";

/** The reasons for a paddle's rank, in plain sentences. */
export interface MatchInWords {
  speaksFor: string[];
  speaksAgainst: string[];
  unsure: string[];
  /** One criticism from the paddle's own page, or what we don't know about it. */
  knowBefore: string;
}

/**
 * What a player would miss about the paddle they have, next to a match, by the same differences as on the page of the
 * two. Undefined if there's nothing that we know of.
 */
export function whatYoudMiss(own: Paddle, match: Paddle): string | undefined {
  if (own.slug === match.slug) return undefined;
  const better = playsBetter(own, [match]);
  if (better.length === 0) return undefined;
  return `Your ${own.name} is ${listed(better.map((reason) => say(reason, "clause")))}.`;
}

/** The price that a budget was compared with: '$89 at Shop, seen November 20; list $120', or the list price. */
export function judgedPrice(candidate: Candidate): string {
  const { paddle, today = "" } = candidate;
  const price = budgetPrice(candidate, paddle);
  return judgedPriceText(paddle, price, today) ?? priceText(paddle.listPriceCents);
}

/** The headings of confirmed paddles by price: 'Within your $150 budget'. Without a budget there is one list. */
export function placeInWords(place: 0 | 1 | 2, budget: number | undefined): string {
  if (budget === undefined) return "Your best matches";
  if (place === 2) return "Price not confirmed";
  return `${place === 0 ? "Within" : "Over"} your ${shortPriceText(budget)} budget`;
}

/**
 * Puts a match into words: what the paddle's own page says about the preferences, for learners first, which facts fit
 * them and which don't, its price if it's over budget, and its rating. Reasons that most of the catalog shares are left
 * out, and the criticism to know before buying isn't repeated among the reasons.
 */
export function matchInWords(
  { candidate, ratingBasis }: Match,
  preferences: Preferences,
  catalog: readonly Paddle[],
): MatchInWords {
  const { paddle } = candidate;
  const { cents } = budgetPrice(candidate, paddle);
  const fits = needsOf(preferences).map(([criterion, need]) => ({
    criterion,
    unknown: fitFor(paddle, need).unknown,
    reasons: particularReasons(paddle, need, catalog),
  }));
  const isOfPage = ({ evidence }: Reason) => evidence.from === "page";
  const facts = fits.flatMap(({ reasons }) => reasons.filter((each) => !isOfPage(each)));
  const page = fits
    .toSorted((a, b) => Number(b.criterion === "learner") - Number(a.criterion === "learner"))
    .flatMap(({ reasons }) => reasons.filter(isOfPage));
  const criticism = criticismOf(paddle, page.map(keyOf));
  const all = [
    ...page.filter((each) => keyOf(each) !== (criticism ? keyOf(criticism) : paddle.skipIf[0])),
    ...facts,
    ...priceReason(paddle, cents, preferences.budgetCents),
    ...ratingReason(paddle, ratingBasis, preferences),
  ];
  return {
    speaksFor: sayEach(all.filter(({ isFor }) => isFor)),
    speaksAgainst: sayEach(all.filter(({ isFor }) => !isFor)),
    unsure: [
      ...unsureOfPrice(cents, preferences.budgetCents),
      ...unsureOfRating(ratingBasis, preferences),
      ...unsureOfFacts(new Set(fits.flatMap(({ unknown }) => unknown))),
    ],
    knowBefore: knowBefore(paddle, criticism),
  };
}

function priceReason(paddle: Paddle, cents: number | null, budget: number | undefined): Reason[] {
  if (budget === undefined || cents === null || cents <= budget) return [];
  return [aboutOne(paddle, false, { from: "price", cents, budget })];
}

/** A paddle's rating as a reason, if it differs from the mean of all paddles as displayed. */
function ratingReason(
  paddle: Paddle,
  { by, rated, mean }: RatingBasis,
  { level }: Preferences,
): Reason[] {
  if (rated.average === undefined || mean === undefined) return [];
  const average = bareValue(rated.average);
  if (toOneDecimal(average) === toOneDecimal(mean)) return [];
  const evidence = {
    from: "rating",
    level: by === "near" ? level : undefined,
    rated: { ...rated, average },
    than: mean,
  } as const;
  return [aboutOne(paddle, average > mean, evidence)];
}

function unsureOfPrice(cents: number | null, budget: number | undefined): string[] {
  if (budget === undefined || cents !== null) return [];
  return [
    `We couldn't confirm its list price, so it may be over your ${shortPriceText(budget)} budget.`,
  ];
}

/** If no paddle has a review by a player, saying so for each would be pointless. */
function unsureOfRating({ by, rated, mean }: RatingBasis, { level }: Preferences): string[] {
  if (mean === undefined) return [];
  if (rated.reviews === 0) return ["No player has reviewed it yet."];
  if (level === undefined || by === "near") return [];
  const players = level === "new" ? "new players" : `players ${nearText(level)}`;
  return [`Fewer than five ${players} have reviewed it, so we counted every level.`];
}

function unsureOfFacts(unknown: ReadonlySet<keyof typeof lexicon>): string[] {
  if (unknown.size === 0) return [];
  const nouns = listed([...unknown].map((fact) => lexicon[fact].noun));
  return [
    `We couldn't confirm its ${nouns}, so ${unknown.size === 1 ? "that doesn't" : "those don't"} count either way.`,
  ];
}
