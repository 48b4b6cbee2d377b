// The finder's filters by fact. Each filter maps a paddle to its choices; an unknown or unconfirmed fact has none, so
// it never matches.

import { bareValue } from "../../platform/text/sample.ts";
import {
  type Average,
  minReviewsNear,
  type RatingBucket,
  ratingNear,
  toOneDecimal,
} from "../reviews/ratings/ratings.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import { builds, shapes, surfaces, textures } from "../paddles/paddle-values.ts";
import { type FacetKey, type FactFacetKey, ratingFloors } from "./finder-query.ts";
import type { Level } from "../reviews/level/level.ts";
import { type Theme, themeNames, themes } from "../reviews/themes/themes.ts";
import { oncePer } from "../../platform/once-per.ts";
import { knownFact, versionsOf, weightOf } from "../paddles/paddle-facts.ts";
import { capitalized } from "../../platform/text/grammar.ts";

export interface FacetChoice {
  value: string;
  label: string;
}

/** A filter by a fact of a paddle. Several values can be chosen. */
export interface FactFacet {
  key: FactFacetKey;
  label: string;
  choices: readonly FacetChoice[];
  /** The paddle's choices, one for most facts. None if the fact is unknown or unconfirmed. */
  choicesOf(paddle: AnyPaddle): readonly string[];
}

interface Band extends FacetChoice {
  from: number;
  to: number;
}

interface Bands {
  all: readonly Band[];
  /** A range of adjacent bands within a sentence: 'under $150', '$200 and up'. */
  text(from: number, to: number): string;
}

/** The bands between bounds, each including its lower bound only: '14-16'. */
function bandsBetween(bounds: readonly number[], before: string, after: string): Bands {
  const text = (from: number, to: number) => {
    if (from === -Infinity) return `under ${before}${to}${after}`;
    if (to === Infinity) return `${before}${from}${after} and up`;
    return `${before}${from} to under ${before}${to}${after}`;
  };
  const all = [...bounds, Infinity].map((to, index) => {
    const from = bounds[index - 1] ?? -Infinity;
    const value = [from, to].map((bound) => (Number.isFinite(bound) ? bound : "")).join("-");
    return { value, label: capitalized(text(from, to)), from, to };
  });
  return { all, text };
}

/** The filters by a figure. The bounds split today's catalog into parts of similar size. */
export const bands = {
  price: bandsBetween([100, 150, 200, 250], "$", ""),
  core: bandsBetween([14, 16, 18], "", " mm"),
  weight: bandsBetween([7.8, 8, 8.2], "", " oz"),
  grip: bandsBetween([5.25, 5.5, 5.75], "", " in"),
  circumference: bandsBetween([4.125, 4.25], "", " in"),
};
export type BandKey = keyof typeof bands;

function banded(
  key: BandKey,
  label: string,
  figureOf: (paddle: AnyPaddle) => number | undefined,
): FactFacet {
  const { all } = bands[key];
  return {
    key,
    label,
    choices: all,
    choicesOf(paddle) {
      const figure = figureOf(paddle);
      if (figure === undefined) return [];
      return all.filter(({ from, to }) => figure >= from && figure < to).map(({ value }) => value);
    },
  };
}

const only = (choice: string | undefined): string[] => (choice === undefined ? [] : [choice]);

/** A filter by a fact that is one of a few words. */
const named = (
  key: FactFacetKey,
  label: string,
  fact: "build" | "faceTexture",
  words: readonly string[],
): FactFacet => ({
  key,
  label,
  choices: words.map((word) => ({ value: word.replaceAll(" ", "-"), label: capitalized(word) })),
  choicesOf: (paddle) => only(knownFact(paddle, fact)?.replaceAll(" ", "-")),
});

const approvals = [
  { value: "usa-pickleball", label: "USA Pickleball" },
  { value: "upa-a", label: "UPA-A" },
  { value: "both", label: "Both" },
  { value: "quiet", label: "Quiet list" },
] as const;

/** The approval lists a paddle is on with all its versions. */
function approvalsOf(paddle: AnyPaddle): string[] {
  const isOn = {
    "usa-pickleball": knownFact(paddle, "usaPickleball") === "approved",
    "upa-a": knownFact(paddle, "upaA") === "certified",
    quiet: knownFact(paddle, "quietList") === "listed",
  };
  const on = { ...isOn, both: isOn["usa-pickleball"] && isOn["upa-a"] };
  return approvals.map(({ value }) => value).filter((value) => on[value]);
}

export const factFacets: readonly FactFacet[] = [
  banded("price", "Price", ({ listPriceCents: cents }) =>
    cents === null ? undefined : cents / 100,
  ),
  {
    key: "surface",
    label: "Surface",
    choices: surfaces.map((value) => ({
      value,
      label: value === "Aramid" ? "Aramid (Kevlar)" : value,
    })),
    choicesOf: (paddle) => only(knownFact(paddle, "surface")),
  },
  {
    key: "shape",
    label: "Shape",
    choices: shapes.flatMap((value) => {
      if (value === "standard") return [];
      return { value, label: value === "widebody" ? "Widebody or standard" : capitalized(value) };
    }),
    // The trade has two names for one shape.
    choicesOf: (paddle) =>
      only(knownFact(paddle, "shape")).map((shape) => (shape === "standard" ? "widebody" : shape)),
  },
  named("build", "Build", "build", builds),
  banded("core", "Core thickness", (paddle) => knownFact(paddle, "coreMm")),
  named("texture", "Face texture", "faceTexture", textures),
  banded("weight", "Weight", weightOf),
  banded("grip", "Grip length", (paddle) => knownFact(paddle, "gripLengthIn")),
  banded("circumference", "Grip circumference", (paddle) =>
    knownFact(paddle, "gripCircumferenceIn"),
  ),
  { key: "approval", label: "Approval", choices: approvals, choicesOf: approvalsOf },
];

/** The choices of a paddle's versions for each of these filters, the page's version first. */
export const factChoicesOf = oncePer((paddle: AnyPaddle): (readonly string[])[][] =>
  versionsOf(paddle).map((version) => factFacets.map(({ choicesOf }) => choicesOf(version))),
);

/** The filters with something to choose: values of some paddle in the catalog, and those already chosen. */
export function offeredFacets(
  paddles: readonly AnyPaddle[],
  chosen: Readonly<Record<FactFacetKey, readonly string[]>>,
): FactFacet[] {
  return factFacets
    .map((facet, index) => {
      const had = new Set(paddles.flatMap((paddle) => factChoicesOf(paddle)[0]![index]!));
      const choices = facet.choices.filter(
        ({ value }) => had.has(value) || chosen[facet.key].includes(value),
      );
      return { ...facet, choices };
    })
    .filter(({ choices }) => choices.length > 0);
}

/** The choices of each filter in the URL. */
export const facetChoices: Record<FacetKey, readonly string[]> = {
  ...(Object.fromEntries(
    factFacets.map(({ key, choices }) => [key, choices.map(({ value }) => value)]),
  ) as Record<FactFacetKey, string[]>),
  praised: themes,
};

/** The filter by what players praise, as a list: empty if they praise nothing. */
export function praiseFacet(
  rated: readonly Pick<RatedPaddle, "praised">[],
  chosen: readonly string[],
) {
  const praised = new Set(rated.flatMap((each) => each.praised));
  const choices = themes
    .filter((theme) => praised.has(theme) || chosen.includes(theme))
    .map((value) => ({ value, label: themeNames[value] }));
  return choices.length === 0 ? [] : [{ key: "praised" as const, label: praiseLabel, choices }];
}

/** The label of that filter. */
export const praiseLabel = "Players praise";

export interface RatedPaddle {
  paddle: AnyPaddle;
  average: Average;
  reviews: number;
  buckets: readonly RatingBucket[];
  /** The themes that players' own reviews praise. */
  praised: readonly Theme[];
}

/**
 * The rating floors that a paddle reaches by its displayed rating: by players near a level, or by all players without
 * one. Fewer than five such reviews reach none.
 */
export function floorsReached(rated: RatedPaddle, level: Level | undefined): readonly string[] {
  const { average, reviews } = level ? ratingNear(rated.buckets, level) : rated;
  if (average === undefined || reviews < minReviewsNear) return [];
  const shown = Number(toOneDecimal(bareValue(average)));
  return ratingFloors.filter((floor) => shown >= Number(floor));
}
