// The verdict on two paddles, in one sentence: buy one, buy one unless, each for its own player, or a toss-up.

import { type Trait, traits, traitText } from "../paddles/paddle-values.ts";
import { isIdentified, namedShape, type AnySold } from "../paddles/paddle-facts.ts";
import { hasMore, traitShare } from "../paddles/profile.ts";
import { difference, lexicon, useStep } from "../paddles/reasons.ts";
import { inUse } from "../paddles/say.ts";
import { listed } from "../../platform/text/grammar.ts";
import { roundPriceText } from "../../platform/text/money.ts";

/** The traits that make up how a paddle feels. */
const feel: readonly Trait[] = ["power", "pop", "control", "comfort"];
/** What's named of each side, at most. */
const mostNamed = 2;
/** Few people buy a paddle for these: they're named last. */
const besides: ReadonlySet<Trait> = new Set(["twoHands", "durability", "sound"]);

/**
 * 'Same feel, same shape: buy the Prism and keep $30.' Undefined if one of the two is unconfirmed.
 * @param pair in the order of the page
 */
export function verdictOn(pair: readonly [AnySold, AnySold]): string | undefined {
  if (!pair.every(isIdentified)) return undefined;
  const [one, other] = pair;
  const [first, second] = [sideOf(one, other), sideOf(other, one)];
  const alike = sameInWords(one, other);
  if (first.more.length + second.more.length === 0) return tossUp(first, second, alike);
  if (first.more.length > 0 && second.more.length > 0) {
    const [lead, rest] = first.saves > 0 ? [second, first] : [first, second];
    const saved = rest.saves > 0 ? `, and keep ${roundPriceText(rest.saves)}` : "";
    return `Buy ${lead.name} for ${traitsOf(lead)}, or ${rest.name} for ${traitsOf(rest)}${saved}.`;
  }
  const [better, worse] = first.more.length > 0 ? [first, second] : [second, first];
  const start = alike === "" ? "Buy" : `${alike}: buy`;
  if (worse.saves > 0)
    return `${start} ${worse.name} and keep ${roundPriceText(worse.saves)}, unless you want ${wantedOf(better)}.`;
  if (better.saves > 0)
    return alike === ""
      ? `Buy ${better.name} for ${traitsOf(better)}, and keep ${roundPriceText(better.saves)}.`
      : `${start} ${better.name} and keep ${roundPriceText(better.saves)}.`;
  const drawback = criticizedAlone(better.paddle, worse.paddle);
  return drawback === undefined
    ? `${start} ${better.name} for ${traitsOf(better)}.`
    : `${start} ${better.name} for ${traitsOf(better)}, or ${worse.name} if “${drawback}” puts you off.`;
}

interface Side {
  paddle: AnySold;
  name: string;
  /** What it has more of than the other, most first. */
  more: readonly Trait[];
  /** How much less it costs, in US cents; 0 if it costs about as much, or more, or we don't know. */
  saves: number;
}

function sideOf(paddle: AnySold, rival: AnySold): Side {
  const price = difference(paddle, [rival], "listPriceCents");
  const saves = price?.evidence.side === "less" ? price.evidence.by : 0;
  return {
    paddle,
    name: `the ${paddle.shortName}`,
    more: hasMore(paddle, [rival])
      .map(({ evidence }) => evidence.trait)
      .toSorted((a, b) => Number(besides.has(a)) - Number(besides.has(b))),
    saves: saves >= lexicon.listPriceCents.notice ? saves : 0,
  };
}

const wantedOf = ({ more }: Side) =>
  listed(
    more.slice(0, mostNamed).map((trait) => inUse(trait).wanted),
    "or",
  );
const traitsOf = ({ more }: Side) => listed(more.slice(0, mostNamed).map(traitText));

/** What one paddle's page lists as a criticism, and the other's doesn't mention. */
const criticizedAlone = (one: AnySold, other: AnySold) =>
  traits
    .filter((trait) => trait !== "value" && other.weaknesses[trait] === undefined)
    .flatMap((trait) => one.weaknesses[trait] ?? [])
    .find((phrase) => one.criticisedFor.includes(phrase));

function tossUp(first: Side, second: Side, alike: string): string {
  const cheaper = [first, second].find(({ saves }) => saves > 0);
  const [vague, other] = [first, second].filter(
    ({ paddle }) => !feel.every((trait) => traitShare(paddle, trait) !== undefined),
  );
  if (vague) {
    const of = other ? "either" : vague.name;
    const less = cheaper ? `; ${cheaper.name} costs ${roundPriceText(cheaper.saves)} less` : "";
    return `We know too little of ${of} to say which plays better${less}.`;
  }
  if (cheaper === undefined)
    return `${alike === "" ? "A toss-up" : `${alike}, a toss-up`}: pick by looks, or by what's in stock.`;
  const keep = `buy ${cheaper.name} and keep ${roundPriceText(cheaper.saves)}`;
  return alike === "" ? `Too close to call on play: ${keep}.` : `${alike}: ${keep}.`;
}

/** 'Same feel, same shape', as far as we're sure of both; empty if neither is. */
function sameInWords(one: AnySold, other: AnySold): string {
  const isSame = (trait: Trait) => {
    const [mine, theirs] = [traitShare(one, trait), traitShare(other, trait)];
    return mine !== undefined && theirs !== undefined && Math.abs(mine - theirs) < useStep;
  };
  const shape = namedShape(one);
  const same = [
    ...(feel.every(isSame) ? ["feel"] : []),
    ...(shape !== undefined && shape === namedShape(other) ? ["shape"] : []),
  ];
  // One shape in common is nothing special: most paddles are elongated.
  return same.includes("feel") ? `Same ${same.join(", same ")}` : "";
}
