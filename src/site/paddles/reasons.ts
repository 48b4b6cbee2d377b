/*
 * A reason is data until a page says it: find, choose, say.
 *
 * Here reasons are found: in facts, in how those differ between paddles, and in the phrases of a paddle's own page. What
 * a fact is called and what more or less of it means is in `lexicon` alone. `admit` alone decides whether a reason may
 * be given, so that no sentence of ours contradicts a page of ours. Pages choose among what is admitted, and say.ts puts
 * it into English.
 */
import type { OwnLevel } from "../reviews/level/level.ts";
import type { Theme } from "../reviews/themes/themes.ts";
import {
  type AnySold,
  isIdentified,
  isOwnPhrase,
  knownFact,
  type MeasuredFact,
  votesOn,
  weightOf,
} from "./paddle-facts.ts";
import type { AnyPaddle } from "./paddle.content.ts";
import { shapes, type Trait, traits, type Category } from "./paddle-values.ts";
import { type Asked, groupOf, type LevelGroup, traitsAsked } from "./votes.ts";

/** What a sentence claims about a paddle: '+spin' that it helps with spin, '-spin' that it doesn't. */
export type Claim = `${"+" | "-"}${Trait}`;

export type ComparedNumber = "listPriceCents" | MeasuredFact["name"];
/** Facts that can be more or less: a wider shape is more. */
export type Scaled = ComparedNumber | "shape";
/** All facts that reasons come from. */
export type Fact = Scaled | "surface" | "category";

/** What more or less of a fact than another paddle means. say.ts fills in the {placeholders}. */
interface Side {
  /** Completes the fact's verb: '0.3 oz lighter'. */
  is?: string;
  /** Completes 'you want'. Without it, the side is no reason to choose a paddle. */
  wanted?: string;
  claim?: Claim;
}

/** A fact's name, the beginning of a sentence about its value, and the thing that has it: '16 mm core'. */
interface Entry {
  noun: string;
  begins?: string;
  thing?: string;
}

/** A fact that can be more or less. */
interface Scale extends Entry {
  unit: string;
  /** From this difference on, two values count as different. Smaller differences are shown but not mentioned. */
  notice: number;
  /** From this difference on, it may be a reason to choose one over the other. */
  decide: number;
  verb: "costs" | "is" | "has";
  more: Side;
  less: Side;
}

// The usual elongated head is 16.5 by 7.5 in, the usual hybrid one 16.3 by 7.7 in. Smaller differences occur within one
// shape.
const ofHead = { unit: "in", notice: 0.2, decide: Infinity, verb: "is" } as const;

export const lexicon: Record<Scaled, Scale> & Record<Fact, Entry> = {
  listPriceCents: {
    noun: "list price",
    unit: "cents",
    // One paddle's price varies this much: the Double Black Diamond was $179.99, later $189.99.
    notice: 1000,
    // Nobody picks a paddle for less.
    decide: 2000,
    verb: "costs",
    more: { is: "{by} more" },
    less: { is: "{by} less", wanted: "to save {by}" },
  },
  weightOz: {
    noun: "weight",
    begins: "At {value}, it",
    thing: "{value}",
    unit: "oz",
    // 0.2 oz is 6 g, the amount of lead tape players add to feel a change. Paddles of one model range from 7.8 to 8.2
    // oz around an average of 7.9, so a choice takes more.
    notice: 0.2,
    decide: 0.3,
    verb: "is",
    more: { is: "{by} heavier", wanted: "more plow-through", claim: "+power" },
    less: { is: "{by} lighter", wanted: "faster hands at the net", claim: "+hands" },
  },
  coreMm: {
    noun: "core thickness",
    begins: "The {value} core",
    thing: "{value} core",
    unit: "mm",
    // Makers sell one paddle with 14 and 16 mm as two feels. Half of that is the least to call a difference; 14.3 mm
    // next to 14 isn't one.
    notice: 1,
    decide: 1.5,
    verb: "has",
    more: { is: "{a by} thicker core", wanted: "a thicker, softer core", claim: "+control" },
    less: { is: "{a by} thinner core", wanted: "more pop from a thinner core", claim: "+pop" },
  },
  lengthIn: {
    noun: "length",
    ...ofHead,
    more: { is: "{by} longer" },
    less: { is: "{by} shorter" },
  },
  widthIn: { noun: "width", ...ofHead, more: { is: "{by} wider" }, less: { is: "{by} narrower" } },
  gripLengthIn: {
    noun: "grip length",
    begins: "The {number}-inch grip",
    thing: "{value} grip",
    unit: "in",
    // Grips come in quarter inches: 5.25, 5.5, 5.75. One quarter moves a hand, two make room for a second one.
    notice: 0.25,
    decide: 0.5,
    verb: "has",
    more: { is: "{a by} longer grip", wanted: "more room for two hands", claim: "+twoHands" },
    less: { is: "{a by} shorter grip" },
  },
  gripCircumferenceIn: {
    noun: "grip circumference",
    unit: "in",
    // Grips are sold an eighth of an inch apart, and an overgrip makes up for that.
    notice: 0.125,
    decide: Infinity,
    verb: "has",
    more: { is: "{a by} thicker grip" },
    less: { is: "{a by} thinner grip" },
  },
  surface: { noun: "face", begins: "The {value} face", thing: "{value} face" },
  shape: {
    noun: "shape",
    begins: "Its {value} head",
    thing: "{value} shape",
    unit: "",
    notice: 1,
    decide: 1,
    verb: "is",
    more: { is: "wider", wanted: "a wider face", claim: "+forgiveness" },
    less: { is: "longer", wanted: "more reach", claim: "+reach" },
  },
  category: { noun: "type", begins: "As {a value}, it" },
};
export const facts = Object.keys(lexicon) as Fact[];

/** What a type's name alone promises: 1 more of a trait, -1 less. */
const promises: Record<Category, Partial<Record<Trait, 1 | -1>>> = {
  "Control Paddle": { control: 1, power: -1, pop: -1 },
  "Power Paddle": { power: 1, pop: 1, control: -1 },
  "All-Around Paddle": {},
  "Speed Paddle": { hands: 1 },
};

const leaning = (category: Category | null, trait: Trait): number =>
  (category && promises[category][trait]) ?? 0;

/** The lists of phrases on a paddle's own page. */
export type PageList = "knownFor" | "criticisedFor" | "buyIf" | "skipIf";

/** Players' own ratings near a level, or of all levels without one. */
interface Rated {
  average: number;
  reviews: number;
}

/** Where a reason comes from. */
export type Evidence =
  /** A fact, and what it does. */
  | { from: "fact"; fact: Fact; does: string }
  /**
   * A value beyond those of all others with a confirmed one by at least the noticeable step; or the same as all of
   * them.
   */
  | {
      from: "difference";
      fact: Scaled;
      side: "more" | "less" | "same";
      value: number;
      others: readonly number[];
      by: number;
    }
  | { from: "page"; list: PageList; phrase: string }
  /** How it plays, by everything known about it: it has more of this than all others. `by` is what tells most of it. */
  | { from: "use"; trait: Trait; by: Reason | undefined }
  /** Against the mean of all paddles, or against others. */
  | { from: "rating"; level: OwnLevel | undefined; rated: Rated; than: number | readonly Rated[] }
  /** Players who tried it beside another. */
  | { from: "votes"; asked: Asked; group?: LevelGroup | undefined; kept: number; votes: number }
  /** Players' reviews that mention a theme, most of which praise it or most of which don't. */
  | { from: "reviews"; theme: Theme; praise: number; of: number }
  | { from: "price"; cents: number; budget: number }
  /** Its power and its control are about even. */
  | { from: "balance" };
export type From<Name extends Evidence["from"]> = Extract<Evidence, { from: Name }>;

export interface Reason<Of extends Evidence = Evidence> {
  paddle: AnyPaddle;
  isFor: boolean;
  evidence: Of;
  claims: readonly Claim[];
  /** The paddles it claims less for; none if it's about this paddle alone. */
  over: readonly AnyPaddle[];
  /** A difference decides from 1 on; a fact's share is 1 if it's all a need asks for, 0.5 if it's neutral. */
  strength: number;
}
export type Difference = Reason<From<"difference">>;
export type PageReason = Reason<From<"page">>;

/** What a reason is based on: two with the same key say the same. */
export function keyOf({ evidence }: Reason): string {
  if (evidence.from === "page") return evidence.phrase;
  if (evidence.from === "use") return evidence.trait;
  if (evidence.from === "votes") return evidence.asked;
  if (evidence.from === "reviews") return `reviews of ${evidence.theme}`;
  return "fact" in evidence ? evidence.fact : evidence.from;
}

/** A fact if it's confirmed; undefined if it's unconfirmed or unknown. The type is our own, so it's always known. */
export function factOf(paddle: AnyPaddle, fact: Fact): string | number | undefined {
  if (fact === "listPriceCents") return paddle.listPriceCents ?? undefined;
  if (fact === "category") return isIdentified(paddle) ? (paddle.category ?? undefined) : undefined;
  if (fact === "weightOz") return weightOf(paddle);
  return knownFact(paddle, fact);
}

/** A fact as a number. A shape without a name has none. */
function placeOf(paddle: AnyPaddle, fact: Scaled): number | undefined {
  const value = factOf(paddle, fact);
  if (fact !== "shape") return value as number | undefined;
  return value === undefined || value === "other" ? undefined : shapes.indexOf(value as "hybrid");
}

/** A difference in stars beyond the scatter of averages. */
export const starStep = 0.2;

/** From this difference in shares of a trait on, from 0 to 1, two paddles play differently. */
export const useStep = 1 / 8;

/** The difference of two values, rounded: in binary, 8.2 minus 7.9 isn't quite 0.3. */
export function distance(one: number, other: number): number {
  return Math.round(Math.abs(one - other) * 100) / 100;
}

/** Whether a player would notice the difference between the smallest and the largest of these values. */
export function isNoticed(fact: Scaled, values: readonly number[]): boolean {
  return distance(Math.min(...values), Math.max(...values)) >= lexicon[fact].notice;
}

/**
 * How a paddle differs from all others in a fact, however little; undefined if it's between them, or unknown. Others
 * without a confirmed value don't count, except for shapes, which are compared with all or none. A lower price claims
 * nothing about the others.
 */
export function difference(
  paddle: AnyPaddle,
  over: readonly AnyPaddle[],
  fact: Scaled,
): Difference | undefined {
  const value = placeOf(paddle, fact);
  const others = over.flatMap((other) => placeOf(other, fact) ?? []);
  if (value === undefined || others.length === 0) return undefined;
  if (fact === "shape" && others.length < over.length) return undefined;
  const [least, most] = [Math.min(...others), Math.max(...others)];
  const side = value > most ? "more" : value < least ? "less" : "same";
  if (side === "same" && least !== most) return undefined;
  const by = side === "same" ? 0 : distance(value, side === "more" ? most : least);
  const claim = side === "same" ? undefined : lexicon[fact][side].claim;
  return {
    paddle,
    isFor: true,
    evidence: { from: "difference", fact, side, value, others, by },
    claims: claim === undefined ? [] : [claim],
    over: fact === "listPriceCents" ? [] : over,
    strength: by / lexicon[fact].decide,
  };
}

/** What a paddle's own page says about a trait. */
export function pageReason(paddle: AnyPaddle, trait: Trait): PageReason | undefined {
  const [praise, criticism] = [paddle.strengths[trait], paddle.weaknesses[trait]];
  const phrase = criticism ?? praise;
  return phrase === undefined ? undefined : phraseReason(paddle, phrase, criticism === undefined);
}

/** A phrase for or against a paddle on its own page, with everything the page says by it. */
export function phraseReason(paddle: AnyPaddle, phrase: string, isFor: boolean): PageReason {
  const { knownFor, criticisedFor, strengths, weaknesses, repeats } = paddle;
  const list = isFor
    ? knownFor.includes(phrase)
      ? "knownFor"
      : "buyIf"
    : criticisedFor.includes(phrase)
      ? "criticisedFor"
      : "skipIf";
  const said = isFor ? strengths : weaknesses;
  const claims = traits
    .filter((trait) => said[trait] === phrase || (isFor && repeats?.[trait] === phrase))
    .map((trait): Claim => `${isFor ? "+" : "-"}${trait}`);
  return aboutOne(paddle, isFor, { from: "page", list, phrase }, { claims });
}

/**
 * The criticism on a paddle's page to know before buying: the first that matters to the reader; if none does, the first
 * about how it plays, then any but the price, which is shown anyway. Undefined if there's no criticism.
 * @param mattering the phrases that matter
 */
export function criticismOf(
  paddle: AnyPaddle,
  mattering: readonly string[] = [],
): PageReason | undefined {
  const { criticisedFor, weaknesses } = paddle;
  const own = criticisedFor.filter((each) => isOwnPhrase(paddle, each));
  const { value, ...playing } = weaknesses;
  const ofPlay = new Set(Object.values(playing));
  const phrase =
    mattering.find((each) => own.includes(each)) ??
    own.find((each) => ofPlay.has(each)) ??
    [...ofPlay][0] ??
    own.find((each) => each !== value) ??
    own[0];
  return phrase === undefined ? undefined : phraseReason(paddle, phrase, false);
}

/**
 * What players who tried a paddle beside others say of a trait, or of all of it, if that's clear.
 * @param level whose players' own say comes before that of all, if there's enough of it
 */
export const voteReasons = (paddle: AnySold, trait?: Trait, level?: OwnLevel): Reason[] =>
  (Object.keys(traitsAsked) as Asked[])
    .filter((asked) => traitsAsked[asked] === trait)
    .flatMap((asked) => {
      const on = votesOn(paddle);
      const own = level === undefined || asked !== "keep" ? undefined : groupOf(level);
      const group = own && on?.near[own] ? own : undefined;
      const { kept, votes, lead = "even" } = (group ? on?.near[group] : on?.met[asked]) ?? {};
      if (lead === "even") return [];
      const isFor = lead === "ahead";
      const claims = trait === undefined ? [] : [`${isFor ? "+" : "-"}${trait}` as const];
      const evidence = { from: "votes", asked, group, kept: kept!, votes: votes! } as const;
      return aboutOne(paddle, isFor, evidence, { claims });
    })
    .filter(admit);

/** A reason that compares a paddle with no other. */
export function aboutOne<Of extends Evidence>(
  paddle: AnyPaddle,
  isFor: boolean,
  evidence: Of,
  { claims = [], strength = 1 }: { claims?: readonly Claim[]; strength?: number } = {},
): Reason<Of> {
  return { paddle, isFor, evidence, claims, over: [], strength };
}

/**
 * What a paddle's own page says about a trait: 1 praise, -1 criticism, 0 nothing. Without a phrase, its type decides.
 */
export function standing(paddle: AnyPaddle, trait: Trait): number {
  if (paddle.weaknesses[trait] !== undefined) return -1;
  if (paddle.strengths[trait] !== undefined) return 1;
  return leaning(paddle.category, trait);
}

/** Whether a phrase on a paddle's own page says the opposite of a claim. */
export function contradicts(paddle: AnyPaddle, claim: Claim): boolean {
  const opposite = claim.startsWith("+") ? paddle.weaknesses : paddle.strengths;
  return opposite[traitOf(claim)] !== undefined;
}

/** The trait that a claim is about. */
export const traitOf = (claim: Claim) => claim.slice(1) as Trait;

/**
 * Whether a reason may be given. An unconfirmed paddle gets no advice. We never say what the paddle's own page denies,
 * nor that it has more of something than a paddle whose page or type says more about it. A paddle with an unknown fact
 * may be praised for that very thing.
 */
export function admit({ paddle, evidence, claims, over }: Reason): boolean {
  if (isAdvice(evidence) && !isIdentified(paddle)) return false;
  if (evidence.from === "difference") {
    const { fact } = evidence;
    const isPraised = ({ strengths }: AnyPaddle) =>
      claims.some((claim) => strengths[traitOf(claim)] !== undefined);
    const uncounted = over.filter((other) => factOf(other, fact) === undefined);
    if (!isPraised(paddle) && uncounted.some(isPraised)) return false;
  }
  return claims.every((claim) => {
    const sign = claim.startsWith("+") ? 1 : -1;
    const stands = (each: AnyPaddle) => sign * standing(each, traitOf(claim));
    return !contradicts(paddle, claim) && over.every((other) => stands(paddle) >= stands(other));
  });
}

/** Whether a reason advises for or against a paddle. Facts and reputation apply to any paddle. */
function isAdvice(evidence: Evidence): boolean {
  if (evidence.from === "page") return evidence.list === "buyIf" || evidence.list === "skipIf";
  if (evidence.from === "rating") return typeof evidence.than !== "number";
  return evidence.from === "difference" || evidence.from === "use";
}
