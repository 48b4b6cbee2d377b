import { roundPriceText } from "../platform/text/money.ts";
import { figureIn, figureText, type Units } from "../platform/text/units.ts";
import { isConfirmedPaddle } from "./confirmed.ts";
import { likelyPartners } from "./likely-pairs.ts";
import { distance, steps } from "./noticeable.ts";
import { listed } from "./pair-in-words.ts";
import { knownFact, namedShape } from "./paddle-facts.ts";
import type { Paddle } from "./paddle.content.ts";
import { shapes } from "./paddle-values.ts";
import { areOpposite, contradicts, standing } from "./standing.ts";
import type { Trait } from "./traits.ts";

/** What can be wrong with a paddle for someone whom it suits otherwise. */
export type AlternativeKind = "cheaper" | "softer" | "lighter" | "quicker";

/** A paddle to look at instead of another one. */
export interface Alternative {
  paddle: Paddle;
  /** What it is against the other one. */
  kinds: AlternativeKind[];
  /** A sentence or two that say why, with figures of both. */
  reason: string;
}

/** A cheaper paddle saves at least this share of the price; one that isn't cheaper costs at most this share more. */
const saving = 1 / 5;
const surcharge = 1 / 4;

/** Why a paddle is cheaper, softer, lighter or quicker than another; undefined if it isn't. */
type Rule = (mine: Paddle, other: Paddle, units: Units) => string | undefined;

const rules: Record<AlternativeKind, Rule> = { cheaper, softer, lighter, quicker };

/**
 * A cheaper, a softer, a lighter and a quicker paddle: of each kind the likeliest to compare with, among confirmed ones
 * for about the same player. One that is several of these is there once. None for a paddle we couldn't confirm.
 */
export function alternativesTo(
  mine: Paddle,
  paddles: readonly Paddle[],
  units: Units,
): Alternative[] {
  if (!isConfirmedPaddle(mine)) return [];
  const others = likelyPartners(mine.slug, paddles).filter((other) => suitTheSame(mine, other));
  const chosen = new Map<Paddle, { kinds: AlternativeKind[]; why: Set<string> }>();
  for (const [kind, rule] of Object.entries(rules) as [AlternativeKind, Rule][])
    for (const other of others) {
      const reason = rule(mine, other, units);
      if (reason === undefined) continue;
      const found = chosen.get(other) ?? { kinds: [], why: new Set() };
      found.kinds.push(kind);
      found.why.add(reason);
      chosen.set(other, found);
      break;
    }
  return [...chosen].map(([paddle, { kinds, why }]) => {
    return {
      paddle,
      kinds,
      reason: inWords([...why], kinds, besides(mine, paddle, [...why].join(), kinds)),
    };
  });
}

/**
 * Whether two paddles are for about the same player: neither their types nor their shapes are opposites, the budget is
 * one, and a paddle of another type isn't harder to learn.
 */
function suitTheSame(mine: Paddle, other: Paddle): boolean {
  const [shape, theirs] = [mine, other].map(namedShape);
  return (
    !areOpposite(mine.category, other.category) &&
    !(shape && theirs && Math.abs(shapes.indexOf(shape) - shapes.indexOf(theirs)) === 3) &&
    areOfOneBudget(mine, other) &&
    (mine.category === other.category || standing(other, "learning") >= standing(mine, "learning"))
  );
}

/** By their prices; if one of them isn't known, by what their pages say of their value. */
function areOfOneBudget(mine: Paddle, other: Paddle): boolean {
  const less = centsLess(mine, other);
  if (less === undefined) return standing(other, "value") >= standing(mine, "value");
  return -less <= mine.listPriceCents! * surcharge;
}

/** How much less the other one costs, in cents; undefined if one of the prices isn't known. */
function centsLess(
  { listPriceCents: mine }: Paddle,
  { listPriceCents: theirs }: Paddle,
): number | undefined {
  return mine === null || theirs === null ? undefined : mine - theirs;
}

function cheaper(mine: Paddle, other: Paddle): string | undefined {
  const less = centsLess(mine, other);
  const isCheaper = less !== undefined && less >= mine.listPriceCents! * saving;
  return isCheaper ? `${roundPriceText(less)} less` : undefined;
}

/** A thicker core, or one as thick in a paddle praised for its touch. */
function softer(mine: Paddle, other: Paddle): string | undefined {
  const [core, theirs] = [mine, other].map((each) => knownFact(each, "coreMm"));
  if (core === undefined || theirs === undefined || contradicts(other, "+control"))
    return undefined;
  const isHarsher = standing(other, "comfort") < standing(mine, "comfort");
  if (isHarsher || standing(other, "pop") > standing(mine, "pop")) return undefined;
  if (standing(other, "control") < standing(mine, "control")) return undefined;
  const by = distance(core, theirs);
  if (theirs > core && by >= steps.coreMm.decide)
    return `a ${theirs} mm core instead of ${core} mm`;
  return theirs < core && by >= steps.coreMm.notice ? undefined : praised(mine, other, "control");
}

function lighter(mine: Paddle, other: Paddle, units: Units): string | undefined {
  const [weight, theirs] = [mine, other].map((each) => knownFact(each, "weightOz"));
  if (weight === undefined || theirs === undefined || theirs > weight) return undefined;
  if (distance(weight, theirs) < steps.weightOz.decide) return undefined;
  // The difference of the figures as shown, so that a reader who subtracts them gets the same.
  const [from, to] = [weight, theirs].map((each) => figureIn(each, "oz", units));
  const by = distance(from!.value, to!.value);
  return `${by} ${to!.unit} lighter at ${figureText(theirs, "oz", units)}`;
}

/** Praised for quick hands, or lighter in a shape that is no longer. Weight says nothing about a longer one. */
function quicker(mine: Paddle, other: Paddle, units: Units): string | undefined {
  if (contradicts(other, "+hands") || standing(other, "hands") < standing(mine, "hands"))
    return undefined;
  const [shape, theirs] = [mine, other].map(namedShape);
  const isNoLonger = shape && theirs && shapes.indexOf(theirs) >= shapes.indexOf(shape);
  return praised(mine, other, "hands") ?? (isNoLonger ? lighter(mine, other, units) : undefined);
}

/** What a paddle's page says it is known for, if that is more than the other's says of the same. */
function praised(mine: Paddle, other: Paddle, trait: Trait): string | undefined {
  const phrase = other.strengths[trait];
  const isKnown = phrase !== undefined && other.knownFor.includes(phrase);
  return isKnown && standing(other, trait) > standing(mine, trait)
    ? `known for “${phrase}”`
    : undefined;
}

/** What else there is to know: whether core, shape and price are the same. What differs completes 'It'. */
function besides(
  mine: Paddle,
  other: Paddle,
  said: string,
  kinds: readonly AlternativeKind[],
): { same: string[]; changed: string[] } {
  const [same, changed]: [string[], string[]] = [[], []];
  const [core, theirCore] = [mine, other].map((each) => knownFact(each, "coreMm"));
  const [shape, theirShape] = [mine, other].map(namedShape);
  if (shape !== undefined && theirShape !== undefined && shape !== theirShape)
    changed.push(`'s ${theirShape} instead of ${shape}`);
  if (core !== undefined && theirCore !== undefined && !said.includes(" mm core"))
    if (core === theirCore) same.push(`${core} mm core`);
    else changed.push(` has a ${theirCore} mm core instead of ${core} mm`);
  if (shape !== undefined && shape === theirShape) same.push(`${shape} shape`);
  const less = centsLess(mine, other) ?? 0;
  const isNoticed = Math.abs(less) >= steps.listPriceCents.notice;
  if (!kinds.includes("cheaper") && isNoticed)
    changed.push(` costs ${roundPriceText(Math.abs(less))} ${less > 0 ? "less" : "more"}`);
  return { same, changed };
}

/** What comes before the facts that are the same, so that no three paddles in a row are introduced alike. */
const sameInWords: Record<AlternativeKind, string> = {
  cheaper: ", with the same",
  softer: ". You keep the",
  lighter: " for the same",
  quicker: ", with the same",
};

/** 'About $50 less, with the same 16 mm core. It's hybrid instead of elongated.' */
function inWords(
  why: readonly string[],
  [kind, another]: readonly AlternativeKind[],
  { same, changed }: ReturnType<typeof besides>,
): string {
  const withSame = sameInWords[another === undefined ? kind! : "cheaper"];
  const first = `${listed(why)}${same.length > 0 ? `${withSame} ${listed(same)}` : ""}.`;
  const [start = "", ...others] = changed;
  const then =
    changed.length > 0 ? ` It${listed([start, ...others.map((each) => each.trim())])}.` : "";
  return withMarksInside(`${first[0]!.toUpperCase()}${first.slice(1)}${then}`);
}

/** Puts periods and commas inside quotation marks, as American print does. */
function withMarksInside(text: string): string {
  return text.replaceAll(/”([,.])/g, "$1”");
}
