import { bareValue } from "../../platform/text/sample.ts";
import { listed } from "../../platform/text/grammar.ts";
import { priceText, shortPriceText } from "../../platform/text/money.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { isConfirmedPaddle, isIdentified, type AnySold } from "../paddles/paddle-facts.ts";
import type { Trait } from "../paddles/paddle-values.ts";
import { hasMore, middles, particularReason, profileOf } from "../paddles/profile.ts";
import { aboutOne, keyOf, type Reason, voteReasons } from "../paddles/reasons.ts";
import { drawbackOf, knowBefore, say, sayEach } from "../paddles/say.ts";
import { nearText } from "../reviews/level/level.ts";
import { toOneDecimal } from "../reviews/ratings/ratings.ts";
import { judgedPriceText } from "../offers/offers.ts";
import {
  budgetPrice,
  type Candidate,
  imbalance,
  type Match,
  type Need,
  needOf,
  type RatingBasis,
} from "./match.ts";
import type { Preferences } from "./match-address.ts";

/** The reasons for a paddle's rank, in plain sentences. */
export interface MatchInWords {
  speaksFor: string[];
  speaksAgainst: string[];
  /** One criticism from the paddle's own page, or what we don't know about it. */
  knowBefore: string;
  /** The same, if it's a drawback. */
  drawback: string | undefined;
}

/**
 * What a player would miss about the paddle they have, next to a match, by the same differences as on the page of the
 * two. Undefined if there's nothing that we know of.
 */
export function whatYoudMiss(own: AnyPaddle, match: AnyPaddle): string | undefined {
  if (own.slug === match.slug) return undefined;
  const more = hasMore(own, [match]);
  if (more.length === 0) return undefined;
  return `Your ${own.name} is ${listed(more.slice(0, 4).map((reason) => say(reason, "clause")))}.`;
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

/** Reasons for a paddle, and against it, at most. */
const mostFor = 3;
const mostAgainst = 2;
const nothingSetsItApart = "Nothing sets it apart for that. Pick by shape or price.";
/** How far from the catalog's median a paddle must be in a trait to be set apart by it. */
const apart = 0.07;
/** A reason that moved the score by less than this part of the weightiest isn't worth a sentence. */
const minPart = 1 / 6;

/** The reasons that moved a paddle's score away from the others', weightiest first, for and against. */
function reasonsFor(paddle: AnySold, { weights, isBalanced }: Need, catalog: readonly AnyPaddle[]) {
  const profile = profileOf(paddle);
  const terms = (Object.entries(weights) as [Trait, number][])
    .map(([trait, weight]) => {
      const edge = profile[trait].mean - middles(catalog)[trait];
      return { trait, weight, edge, value: weight * edge };
    })
    .filter(({ edge }) => Math.abs(edge) >= apart)
    .toSorted((a, b) => Math.abs(b.value) - Math.abs(a.value))
    .filter(
      ({ value }, _, [weightiest]) => Math.abs(value) >= minPart * Math.abs(weightiest!.value),
    );
  const found = (isFor: boolean) =>
    terms
      .filter(({ value }) => value > 0 === isFor)
      .flatMap(({ trait, weight, edge }) => {
        const reason = particularReason(paddle, trait, edge > 0, catalog);
        // What our page praises or criticizes isn't the opposite for this player, a fact may be.
        const isTurned = weight < 0 && reason?.evidence.from === "page";
        return reason && !isTurned ? reason : [];
      });
  return {
    speaksFor: [...(isBalanced ? balanceReason(paddle, catalog) : []), ...found(true)],
    speaksAgainst: found(false),
  };
}

/** A paddle with power and control more even than two thirds of the catalog. */
function balanceReason(paddle: AnySold, catalog: readonly AnyPaddle[]): Reason[] {
  const mine = imbalance(profileOf(paddle));
  const confirmed = catalog.filter(isConfirmedPaddle);
  const asEven = confirmed.filter((each) => imbalance(profileOf(each)) <= mine);
  return asEven.length > confirmed.length / 3
    ? []
    : [aboutOne(paddle, true, { from: "balance" } as const)];
}

/**
 * Puts a match into words: what moved its score, as our page says it or else by the fact, its price if it's over budget,
 * whether players kept it, and its rating. Reasons that most of the catalog shares are left out. The drawback is the
 * weightiest for this player; if nothing speaks against it, a criticism of its page.
 */
export function matchInWords(
  { candidate, ratingBasis }: Match,
  preferences: Preferences,
  catalog: readonly AnyPaddle[],
  need = needOf(preferences),
): MatchInWords {
  const { paddle } = candidate;
  const { cents } = budgetPrice(candidate, paddle);
  const isConfirmed = isIdentified(paddle);
  const { speaksFor, speaksAgainst } = isConfirmed
    ? reasonsFor(paddle, need, catalog)
    : { speaksFor: [], speaksAgainst: [] };
  const said = [
    ...(isConfirmed ? voteReasons(paddle, undefined, preferences.level) : []),
    ...ratingReason(paddle, ratingBasis, preferences),
  ];
  const [drawback] = speaksAgainst;
  const against = speaksAgainst.filter((each) => keyOf(each) !== keyOf(drawback!));
  const reasons = [...speaksFor, ...said.filter(({ isFor }) => isFor)];
  return {
    speaksFor:
      reasons.length > 0 || !isConfirmed
        ? sayEach(reasons).slice(0, mostFor)
        : [nothingSetsItApart],
    speaksAgainst: sayEach([
      ...priceReason(paddle, cents, preferences.budgetCents),
      ...said.filter(({ isFor }) => !isFor),
      ...against,
    ]).slice(0, mostAgainst),
    knowBefore: knowBefore(paddle, drawback),
    drawback: drawbackOf(paddle, drawback),
  };
}

function priceReason(
  paddle: AnyPaddle,
  cents: number | null,
  budget: number | undefined,
): Reason[] {
  if (budget === undefined || cents === null || cents <= budget) return [];
  return [aboutOne(paddle, false, { from: "price", cents, budget })];
}

/** A paddle's rating as a reason, if it differs from the mean of all paddles as displayed. */
function ratingReason(
  paddle: AnyPaddle,
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

/**
 * What we don't know of these matches, each thing once, with the paddles it's about. If no paddle has a review by a
 * player, saying so would be pointless.
 */
export function unknownOf(
  matches: readonly Match[],
  { budgetCents, level }: Preferences,
): string[] {
  const players = level === "new" ? "new players" : `players ${nearText(level ?? "new")}`;
  const isUnpriced = ({ candidate }: Match) =>
    budgetCents !== undefined && budgetPrice(candidate, candidate.paddle).cents === null;
  const isUnrated = ({ ratingBasis: { rated, mean } }: Match) =>
    mean !== undefined && rated.reviews === 0;
  const isRatedByAll = ({ ratingBasis: { by, rated, mean } }: Match) =>
    mean !== undefined && rated.reviews > 0 && level !== undefined && by !== "near";
  const said = (
    isAbout: (match: Match) => boolean,
    word: "and" | "or",
    sentence: (names: string, each: string) => string,
  ) => {
    const names = matches
      .filter(isAbout)
      .map(({ candidate }) => `the ${candidate.paddle.shortName}`);
    return names.length === 0
      ? []
      : [sentence(listed(names, word), names.length === 1 ? "it" : "each")];
  };
  return [
    ...said(
      isUnpriced,
      "or",
      (names) =>
        `We couldn't confirm a list price of ${names}, so you may pay more than ${shortPriceText(budgetCents!)}.`,
    ),
    ...said(isUnrated, "or", (names) => `No player has reviewed ${names} yet.`),
    ...said(
      isRatedByAll,
      "and",
      (names, each) =>
        `For ${names}, we counted players of every level: fewer than five ${players} have reviewed ${each}.`,
    ),
  ];
}
