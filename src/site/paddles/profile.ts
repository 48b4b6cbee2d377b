/*
 * A paddle's profile: how much of each trait it has, and how sure we are. Scores, match, pairs, 'instead of', upgrades and
 * search are arithmetic on profiles, so they can't disagree, and a reason is what moved the number.
 *
 * None of this is measured. Evidence comes from a paddle's confirmed facts, by a curve for each fact and trait that says
 * what players commonly say about such paddles, and from the words of its own page, which weigh more than any fact. Where
 * the page speaks, facts that suggest the opposite don't count. Once enough players have said in reviews what stood out, or
 * tried a paddle beside others, what they say is evidence, too, by its weight.
 */
import { oncePer } from "../../platform/once-per.ts";
import {
  isConfirmedPaddle,
  placeInRange,
  type AnySold,
  versionsOf,
  isIdentified,
  votesOn,
} from "./paddle-facts.ts";
import type { AnyPaddle } from "./paddle.content.ts";
import {
  aboutOne,
  admit,
  type Claim,
  type Fact,
  factOf,
  type From,
  isNoticed,
  pageReason,
  type Reason,
  useStep,
  voteReasons,
} from "./reasons.ts";
import { type Trait, traits, type Category } from "./paddle-values.ts";
import { addThemes } from "../reviews/themes/themes.ts";
import type { Votes } from "./votes.ts";

type NumberFact = "coreMm" | "weightOz" | "gripLengthIn" | "listPriceCents";
type CurvedFact = NumberFact | "category" | "surface" | "shape";

/** What a fact says about a trait: a strength from -1, the least of it, to 1, the most; 0 is the middle of the trade. */
interface Curve {
  fact: CurvedFact;
  trait: Trait;
  /** How much it counts beside the other evidence; the words of a page count `wordWeight`. */
  weight: number;
  strength: (value: never) => number;
  /** The weakest and the strongest it can be. */
  bounds: readonly [number, number];
  /** Completes 'The 16 mm core …' for more of the trait and for less; empty if it's no reason by itself. */
  more: string;
  less: string;
}

/** A curve of a number: steepest at the middle, and never flat, so the better of two paddles always has more. */
const slope =
  (fact: NumberFact, middle: number, reach: number) =>
  (trait: Trait, most: number, weight: number, more = "", less = ""): Curve => ({
    fact,
    trait,
    weight,
    strength: (value: number) => most * Math.tanh((value - middle) / reach),
    bounds: [-Math.abs(most), Math.abs(most)],
    more,
    less,
  });

/** A curve of named values. A value that isn't named is in the middle. */
const named =
  (fact: "category" | "surface" | "shape", strengths: Readonly<Record<string, number>>) =>
  (trait: Trait, most: number, weight: number, more = "", less = ""): Curve => ({
    fact,
    trait,
    weight,
    strength: (value: string) => most * (strengths[value] ?? 0),
    bounds: [
      Math.min(...Object.values(strengths).map((each) => most * each)),
      Math.max(...Object.values(strengths).map((each) => most * each)),
    ],
    more,
    less,
  });

// Middles between what the trade sells: cores of 14 and 16 mm, 8 oz, grips of 5 and 5.5 in, some $170.
const core = slope("coreMm", 15, 2);
const weight = slope("weightOz", 8.05, 0.3);
const grip = slope("gripLengthIn", 5.35, 0.3);
const price = slope("listPriceCents", 17_000, 8000);
/** How wide a face is for its length. */
const width = named("shape", { widebody: 1, standard: 0.8, hybrid: 0.2, elongated: -0.5 });
/** Carbon is left raw; fiberglass and graphite are usually painted smooth. Aramid is bought for its feel. */
const grit = named("surface", {
  "Carbon Fiber": 0.6,
  Aramid: 0.1,
  Graphite: -0.5,
  Fiberglass: -0.6,
});
/** Fiberglass flexes and springs back, which players call lively; aramid absorbs vibration. */
const lively = named("surface", {
  Fiberglass: 0.5,
  Graphite: 0.4,
  "Carbon Fiber": -0.05,
  Aramid: -0.3,
});
/** What a type promises: it sums up the rest. */
const type = (strengths: Partial<Record<Category, number>>) => named("category", strengths);

const curves: readonly Curve[] = [
  // A thick core holds the ball longer and spreads an off-center hit over more material; a thin one springs back at once.
  core("control", 0.6, 1, "takes pace off drops and resets", "can make dinks come off hot"),
  core("pop", -0.7, 1, "springs back fast", "swallows some pop"),
  core("power", -0.4, 0.7, "adds pop to drives and counters", "takes a little off your drives"),
  core("forgiveness", 0.5, 0.7, "twists less on off-center hits", "makes mishits more obvious"),
  core("comfort", 0.6, 1, "absorbs some of the shock", "sends more of the shock to your arm"),
  core("learning", 0.4, 0.7, "helps keep the ball low while you learn", ""),
  // Less mass to move, or more behind the ball.
  weight("hands", -0.8, 1.5, "moves fast at the net", "moves a bit slower at the net"),
  weight("power", 0.6, 1, "gives you plow-through on drives", "has little plow-through on drives"),
  // A light paddle needs a harder swing, a heavy one a firmer grip.
  {
    fact: "weightOz",
    trait: "comfort",
    weight: 1,
    strength: (value: number) => 0.2 - 0.6 * Math.abs(Math.tanh((value - 8.05) / 0.3)),
    bounds: [-0.4, 0.2],
    more: "is neither light nor heavy, which sore arms tend to like",
    less: "is far from the middle that sore arms tend to like",
  },
  grip("twoHands", 0.9, 2, "has room for two hands", "is short for two hands"),
  // Two hands brush harder than one.
  grip("spin", 0.2, 0.3),
  // A wide face has a large sweet spot and its weight near the hand; a long one has reach and a faster tip.
  width("forgiveness", 0.7, 1.2, "gives you a big sweet spot", "has a narrower sweet spot"),
  width("hands", 0.5, 0.8, "keeps its weight near your hand", "puts its weight far from your hand"),
  width("reach", -1, 2, "gives you reach", "gives up reach"),
  width("learning", 0.6, 1.2, "is easy to hit with at first", "takes cleaner contact"),
  width("power", -0.3, 0.5, "gives you leverage on a full swing", "costs leverage on a full swing"),
  width("spin", -0.3, 0.5, "gives you leverage for topspin", "gives you less leverage for topspin"),
  grit(
    "spin",
    1,
    1.5,
    "is the kind that grips the ball best",
    "is a smoother kind that grips less",
  ),
  lively("pop", 1, 0.6, "has a lively feel", "has a muted feel"),
  lively("comfort", -0.5, 0.4, "has a muted feel", "feels livelier on a sore arm"),
  type({ "Power Paddle": 0.8, "Control Paddle": -0.6, "Speed Paddle": -0.1 })(
    "power",
    1,
    1.5,
    "adds pace to your drives and put-aways",
    "won't give you free pace",
  ),
  type({ "Control Paddle": 0.8, "Power Paddle": -0.4, "Speed Paddle": -0.1 })(
    "control",
    1,
    1.5,
    "helps you keep drops, dinks and resets short",
    "takes soft hands at the kitchen line",
  ),
  type({ "Power Paddle": 0.5, "Speed Paddle": 0.3, "Control Paddle": -0.2 })("pop", 1, 1),
  type({ "Speed Paddle": 0.8, "Power Paddle": -0.1, "Control Paddle": -0.05 })(
    "hands",
    1,
    1.5,
    "puts fast hands first",
    "doesn't put fast hands first",
  ),
  type({ "Control Paddle": 0.3, "Power Paddle": -0.1 })("comfort", 1, 0.7),
  type({ "Control Paddle": 0.3, "Power Paddle": -0.3 })("learning", 1, 1),
  price("value", -1, 2),
];

/** The weight of 'like the middle of the trade'. */
export const prior = 1;
/** What a page says of this very version. */
const wordWeight = 3;
/** What it says of the model, for another version of it. */
const modelWeight = 2;
const wordStrength = 0.85;

/** How much of a trait a paddle has. */
export interface TraitProfile {
  /** From -1 to 1; 0 is the middle of the trade, and what nothing is known of. */
  mean: number;
  /** From 0, nothing is known, towards 1. */
  sureness: number;
  /** The mean by facts alone. */
  byFacts: number;
  /** The mean if each unknown fact were as bad, and as good, as it can be. */
  least: number;
  most: number;
  /** What may be said for and against, most telling first: its page's words, votes, then facts, its type last. */
  reasons: readonly Reason[];
}

export type Profile = Readonly<Record<Trait, TraitProfile>>;

/** From here on, we're sure enough of a trait to compare it. */
const minSureness = 0.5;

/** The facts that drive a trait: the words about a model don't praise a version that differs in one. */
const drivers: Partial<Record<Fact, readonly Trait[]>> = {
  coreMm: ["control", "pop", "comfort", "power"],
  shape: ["reach", "forgiveness", "hands"],
  weightOz: ["hands"],
};

/** A paddle's or version's profile. A listed paddle has one, too, from facts alone. */
export const profileOf = oncePer((paddle: AnySold): Profile => {
  const entries = traits.map((trait) => [trait, traitProfile(paddle, trait)] as const);
  return Object.fromEntries(entries) as Record<Trait, TraitProfile>;
});

function traitProfile(paddle: AnySold, trait: Trait): TraitProfile {
  const said = saidOf(paddle, trait);
  let [sum, known, least, most, unknown] = [0, 0, 0, 0, 0];
  let sumAlone = 0;
  const facts: Reason<From<"fact">>[] = [];
  for (const curve of curves) {
    if (curve.trait !== trait) continue;
    // A fact never argues with the page, but it still counts, so that a better one is never worth less.
    const agreed = (strength: number) =>
      said === undefined || strength * said.strength >= 0 ? strength : 0;
    const value = factOf(paddle, curve.fact);
    if (value === undefined) {
      unknown += curve.weight;
      least += curve.weight * agreed(curve.bounds[0]);
      most += curve.weight * agreed(curve.bounds[1]);
      continue;
    }
    const alone = curve.strength(value as never);
    const strength = agreed(alone);
    sumAlone += curve.weight * alone;
    sum += curve.weight * strength;
    known += curve.weight;
    const does = strength > 0 ? curve.more : curve.less;
    if (curve.weight * Math.abs(strength) >= minTelling && does !== "")
      facts.push(factReason(paddle, curve, strength));
  }
  const byFacts = rounded(sumAlone / (known + prior));
  const voted = votesOn(paddle)?.evidence.filter((each) => each.trait === trait) ?? [];
  const reviewed = reviewsOn(paddle, trait);
  for (const each of [...(said ? [said] : []), ...voted, ...reviewed]) {
    sum += each.weight * each.strength;
    known += each.weight;
  }
  const page = pageReason(paddle, trait);
  return {
    byFacts,
    mean: rounded(sum / (known + prior)),
    sureness: known / (known + prior),
    least: rounded((sum + least) / (known + unknown + prior)),
    most: rounded((sum + most) / (known + unknown + prior)),
    reasons: [
      ...(page && admit(page) ? [page] : []),
      ...voted.flatMap(({ strength }) =>
        voteReasons(paddle, trait).filter(({ isFor }) => strength > 0 === isFor),
      ),
      ...reviewed.flatMap(({ reason }) => reason),
      ...facts
        .filter(admit)
        .toSorted((a, b) => Number(isOfType(a)) - Number(isOfType(b)) || b.strength - a.strength),
    ],
  };
}

/** Equal paddles may differ in the last binary digits. */
const rounded = (mean: number) => Number(mean.toFixed(9));

/** A fact that moves a trait by less isn't worth a sentence. */
const minTelling = 0.15;

const isOfType = ({ evidence }: Reason<From<"fact">>) => evidence.fact === "category";

/** What the page says of a trait, of this version or of its model. */
function saidOf(paddle: AnySold, trait: Trait) {
  const signIn = ({ strengths, weaknesses }: AnyPaddle) =>
    weaknesses[trait] !== undefined ? -1 : strengths[trait] !== undefined ? 1 : 0;
  const own = signIn(paddle);
  if (own !== 0) return { strength: own * wordStrength, weight: wordWeight };
  const { ofPage } = paddle;
  const model = ofPage ? signIn(ofPage) : 0;
  return model === 0 || (model > 0 && isOther(paddle, trait))
    ? undefined
    : { strength: model * wordStrength, weight: modelWeight };
}

/** Whether a version differs from its page's in a fact that drives a trait. */
const isOther = (paddle: AnySold, trait: Trait): boolean =>
  (Object.keys(drivers) as Fact[]).some(
    (fact) =>
      drivers[fact]!.includes(trait) &&
      factOf(paddle, fact) !== factOf(paddle.ofPage ?? paddle, fact),
  );

/** With this many reviews that mention a trait, they count half as much as they ever do. */
const half = 20;
/** Players mostly choose what they like: until `half` reviews of other paddles say more, three of four. Assumed. */
const assumedPraise = 0.75;

/** What players' reviews of all paddles say of each theme. */
const inAll = oncePer((themes: Votes["themes"]) => addThemes(...themes.values()));

/**
 * What players' reviews of a page's paddle say of a trait, beside what they say of others, for each version that doesn't
 * differ in what drives it: with a reason if twice as many praise it as don't, or the other way round.
 */
function reviewsOn(paddle: AnySold, trait: Trait) {
  const { themes } = paddle.votes ?? {};
  const count = themes?.get(paddle.slug)?.find(({ theme }) => theme === trait);
  if (themes === undefined || count === undefined || isOther(paddle, trait)) return [];
  const { theme, praise, complaint } = count;
  const of = praise + complaint;
  const all = inAll(themes).find((each) => each.theme === theme)!;
  const ofOthers = all.praise + all.complaint - of;
  const usual = (all.praise - praise + assumedPraise * half) / (ofOthers + half);
  const beyond = praise / of - usual;
  const isFor = beyond > 0;
  const [most, least] = isFor ? [praise, complaint] : [complaint, praise];
  const evidence = { from: "reviews", theme, praise, of } as const;
  const claims: Claim[] = [`${isFor ? "+" : "-"}${trait}`];
  const reason = aboutOne(paddle, isFor, evidence, { claims });
  const strength = (wordStrength * beyond) / (isFor ? 1 - usual : usual);
  const isSaid = most >= 2 * least && admit(reason);
  return [{ strength, weight: (wordWeight * of) / (of + half), reason: isSaid ? [reason] : [] }];
}

/** @param strength as in `Curve`; the reason's is its size, weighted */
function factReason(
  paddle: AnyPaddle,
  { fact, trait, more, less, ...curve }: Curve,
  strength: number,
): Reason<From<"fact">> {
  const claim: Claim = `${strength > 0 ? "+" : "-"}${trait}`;
  const evidence = { from: "fact", fact, does: strength > 0 ? more : less } as const;
  const size = curve.weight * Math.abs(strength);
  return aboutOne(paddle, strength > 0, evidence, { claims: [claim], strength: size });
}

/** The median of each trait over a catalog's confirmed paddles. */
export const middles = oncePer((catalog: readonly AnyPaddle[]): Readonly<Record<Trait, number>> => {
  const confirmed = catalog.filter(isConfirmedPaddle);
  const entries = traits.map((trait) => {
    const means = confirmed.map((each) => profileOf(each)[trait].mean).toSorted((a, b) => a - b);
    return [trait, means[Math.floor(means.length / 2)] ?? 0] as const;
  });
  return Object.fromEntries(entries) as Record<Trait, number>;
});

/** A reason shared by more of the catalog than this is no reason to choose a paddle. */
const mostShared = 1 / 3;

/**
 * The most telling reason for or against a trait that most of the catalog doesn't share. Who has less of the fact doesn't
 * share it: most cores take pace off a drop, and one of 20 mm takes off more.
 */
export function particularReason(
  paddle: AnySold,
  trait: Trait,
  isFor: boolean,
  catalog: readonly AnyPaddle[],
): Reason | undefined {
  return profileOf(paddle)[trait].reasons.find((reason) => {
    if (reason.isFor !== isFor) return false;
    if (reason.evidence.from === "reviews") {
      const alike = catalog.filter((each) => isReviewed(each, trait, isFor));
      return alike.length <= catalog.length * mostShared;
    }
    if (reason.evidence.from !== "fact") return true;
    const { does } = reason.evidence;
    const strengths = sayingStrengths(catalog).get(`${trait} ${does}`) ?? [];
    const asStrong = strengths.filter((strength) => strength >= reason.strength);
    return asStrong.length <= catalog.length * mostShared;
  });
}

/** How strongly each paddle of a catalog that has a fact's reason has it, as the version that has it most. */
const sayingStrengths = oncePer((catalog: readonly AnyPaddle[]) => {
  const found = new Map<string, number[]>();
  for (const paddle of catalog) {
    const said = new Map<string, number>();
    for (const version of versionsOf(paddle))
      for (const trait of traits)
        for (const { evidence, strength } of profileOf(version)[trait].reasons)
          if (evidence.from === "fact") {
            const saying = `${trait} ${evidence.does}`;
            said.set(saying, Math.max(said.get(saying) ?? 0, strength));
          }
    for (const [saying, strength] of said)
      found.set(saying, [...(found.get(saying) ?? []), strength]);
  }
  return found;
});

/** The traits that pages have bars for. */
export const uses = ["power", "control", "spin", "forgiveness", "hands"] as const satisfies Trait[];
export type Use = (typeof uses)[number];

/** A paddle's score for one use. */
export interface UseScore {
  use: Use;
  /** For it if the score is high among all, against it if it's low, or else the other way; if any is particular. */
  reason: Reason | undefined;
  /** The unconfirmed facts that bear on it. */
  unknown: readonly Fact[];
  /** Undefined if the paddle is unconfirmed, or too little is known for this use. */
  among:
    | {
        /** 1 is the best; equal scores share a rank. */
        rank: number;
        of: number;
        /** The position between the lowest and the highest score, 0 to 1. */
        place: number;
        /** The position of the median. */
        middle: number;
      }
    | undefined;
}

/** How much of a trait a paddle has, from 0 to 1; undefined if the paddle is unconfirmed or we aren't sure. */
export function traitShare(paddle: AnySold, trait: Trait): number | undefined {
  const found = profileOf(paddle)[trait];
  return found.sureness >= minSureness && isIdentified(paddle) ? (1 + found.mean) / 2 : undefined;
}

/** The scores of a whole catalog, lowest first. */
const sharesOf = oncePer(
  (catalog: readonly AnyPaddle[]) =>
    new Map(
      uses.map((use) => [
        use,
        catalog.flatMap((paddle) => traitShare(paddle, use) ?? []).toSorted((a, b) => a - b),
      ]),
    ),
);

/** A paddle's score for every use, with its place in the catalog and a reason. */
export function useScores(paddle: AnyPaddle, catalog: readonly AnyPaddle[]): UseScore[] {
  return uses.map((use) => {
    const among = placeAmong(catalog, paddle, use);
    const isHigh = among !== undefined && among.place >= among.middle;
    const bearing = curves.filter(({ trait }) => trait === use).map(({ fact }) => fact);
    return {
      use,
      among,
      reason:
        particularReason(paddle, use, isHigh, catalog) ??
        particularReason(paddle, use, !isHigh, catalog),
      unknown: [...new Set(bearing)].filter((fact) => factOf(paddle, fact) === undefined),
    };
  });
}

/** Where a paddle's score for a use falls among a catalog's. */
export function placeAmong(
  catalog: readonly AnyPaddle[],
  paddle: AnyPaddle,
  use: Use,
): UseScore["among"] {
  const share = traitShare(paddle, use);
  if (share === undefined) return undefined;
  const all = sharesOf(catalog).get(use)!;
  const range = { min: all[0]!, max: all.at(-1)! };
  return {
    rank: 1 + all.filter((other) => other > share).length,
    of: all.length,
    place: placeInRange(share, range),
    middle: placeInRange(all[Math.floor(all.length / 2)]!, range),
  };
}

/** What every pair of paddles shows side by side anyway. */
const shownAnyway: Trait = "value";
/** What's said of a paddle by itself: nobody is sent to one that's below the middle of the trade in it. */
const absolute: ReadonlySet<Trait> = new Set([
  "comfort",
  "reach",
  "twoHands",
  "learning",
  "sound",
  "durability",
]);
/** By this much a paddle's facts must be ahead, unless its page praises it: what others are criticized for is no merit. */
const factStep = 0.05;

/** What a paddle has more of than every other one, by a step; largest first. Only what we're sure of counts. */
export function hasMore(paddle: AnySold, others: readonly AnySold[]): Reason<From<"use">>[] {
  return traits
    .filter((trait) => trait !== shownAnyway)
    .flatMap((trait) => {
      const mine = traitShare(paddle, trait);
      const compared = others.filter((each) => traitShare(each, trait) !== undefined);
      if (mine === undefined || compared.length === 0) return [];
      const own = profileOf(paddle)[trait];
      if (absolute.has(trait) && own.mean < 0) return [];
      const most = (of: "mean" | "byFacts") =>
        Math.max(...compared.map((each) => profileOf(each)[trait][of]));
      const isMerit =
        !hasAsMuch(others, paddle, trait) &&
        (paddle.strengths[trait] !== undefined || own.byFacts - most("byFacts") >= factStep);
      const strength = (own.mean - most("mean")) / (2 * useStep);
      if (!isMerit || strength < 1) return [];
      const by = own.reasons.find((reason) => reason.isFor && !isShared(reason, trait, others));
      const evidence = { from: "use", trait, by } as const;
      const claims = [`+${trait}`] as const;
      return { ...aboutOne(paddle, true, evidence, { claims, strength }), over: others };
    })
    .filter(admit)
    .toSorted((a, b) => b.strength - a.strength);
}

/** What one fact decides: praise of it holds for every paddle with as much, too. */
const decidedBy: Partial<Record<Trait, Fact>> = { reach: "shape", twoHands: "gripLengthIn" };

/** Whether some other paddle has as much of a trait by the one fact that decides it, whatever the pages say. */
export function hasAsMuch(others: readonly AnySold[], paddle: AnyPaddle, trait: Trait): boolean {
  const fact = decidedBy[trait];
  return fact !== undefined && isAsGood(others, paddle, trait, fact);
}

const isShared = ({ paddle, evidence, isFor }: Reason, trait: Trait, others: readonly AnySold[]) =>
  (evidence.from === "fact" && isAsGood(others, paddle, trait, evidence.fact)) ||
  (evidence.from === "reviews" && others.some((each) => isReviewed(each, trait, isFor)));

/** Whether most of the players who mention a trait of a paddle praise it, or criticize it. */
const isReviewed = (paddle: AnySold, trait: Trait, isFor: boolean): boolean =>
  profileOf(paddle)[trait].reasons.some(
    (each) => each.evidence.from === "reviews" && each.isFor === isFor,
  );

/** Whether a fact is as good of some other paddle, or nobody would notice by how little it's worse. */
function isAsGood(
  others: readonly AnyPaddle[],
  paddle: AnyPaddle,
  trait: Trait,
  fact: Fact,
): boolean {
  const { strength } = curves.find((each) => each.trait === trait && each.fact === fact)!;
  const mine = factOf(paddle, fact);
  if (mine === undefined) return false;
  return others.some((other) => {
    const its = factOf(other, fact);
    if (its === undefined) return false;
    const isClose =
      typeof mine === "number" && !isNoticed(fact as NumberFact, [mine, its as number]);
    return isClose || strength(its as never) >= strength(mine as never);
  });
}
