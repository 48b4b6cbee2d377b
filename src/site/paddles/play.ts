/* How a paddle plays: how well it fits each need of a player, going by its facts and by its own page. Scores by use
   and the guided match both come from here, so a number and its reasons always agree. A fact that suggests the
   opposite of what the paddle's own page says doesn't count and isn't mentioned, nor is an unknown one. None of this
   is measured: it's what players commonly say about such paddles. */
import { oncePer } from "../../platform/once-per.ts";
import { isConfirmedPaddle, placeInRange, versionsOf } from "./paddle-facts.ts";
import type { Paddle } from "./paddle.content.ts";
import {
  aboutOne,
  admit,
  type Claim,
  type Fact,
  factOf,
  type From,
  pageReason,
  promised,
  type Reason,
  useStep,
} from "./reasons.ts";
import type { Trait } from "./paddle-values.ts";

type NumberFact = "coreMm" | "weightOz" | "gripLengthIn";
type RuledFact = NumberFact | "category" | "surface" | "shape";

/** A fact's share: 0 is the opposite of the need, 1 exactly it, 0.5 neither. */
type ShareOf<Ruled extends RuledFact> = Ruled extends NumberFact
  ? (value: number) => number
  : Record<NonNullable<Paddle[Ruled]>, number>;

/** What is said about a fact, and what that claims about the paddle. */
type Said = readonly [does: string, ...claims: Claim[]];

/**
 * How one fact fits a need.
 * @param weight relative to the other facts of the same need
 */
const rule = <Ruled extends RuledFact>(fact: Ruled, weight: number, share: ShareOf<Ruled>) => ({
  /** Completes 'The 16 mm core …' for a high share. */
  for: (...praise: Said) => ({
    /** Completes the sentence for a low share. */
    against: (...drawback: Said) => ({ fact, weight, share, praise, drawback }),
  }),
});

interface Rule {
  fact: RuledFact;
  weight: number;
  share: { [Ruled in RuledFact]: ShareOf<Ruled> }[RuledFact];
  praise: Said;
  drawback: Said;
}

/**
 * More is better, without a limit: 0.5 at the middle, 0.9 one reach above it, 0.1 one below. The curve is never flat,
 * so the better of two paddles always scores higher.
 */
export const more = (middle: number, reach: number) => (value: number) =>
  1 / (1 + 9 ** ((middle - value) / reach));

/** Less is better, in the same way. */
const less = (middle: number, reach: number) => (value: number) =>
  1 / (1 + 9 ** ((value - middle) / reach));

/** Closer is better: 1 at the value itself, 0.5 one reach away. */
const near = (place: number, reach: number) => (value: number) =>
  1 / (1 + ((value - place) / reach) ** 2);

// Values that divide today's catalog: cores of 14 and 16 mm, 8 ounces, grips of 5 and 5.5 inches.
const thick = more(15, 3);
const thin = less(15, 3);
const longGrip = more(5.3, 0.4);
/** A wide face has a large sweet spot. */
const wideFace = { widebody: 0.9, standard: 0.8, hybrid: 0.55, other: 0.5, elongated: 0.25 };
/** A long face has reach and a faster tip. */
const longFace = { elongated: 0.85, hybrid: 0.6, other: 0.5, standard: 0.35, widebody: 0.25 };

const sweetSpot = rule("shape", 2, wideFace)
  .for("gives you a big sweet spot", "+forgiveness")
  .against("has a narrower sweet spot", "-forgiveness");

/** A need: the traits of a page that bear on it, and the rules for facts. The type weighs most: it sums up the rest. */
interface NeedRules {
  traits: readonly Trait[];
  /** What is nice to have beside it: its praise counts half, and a page without it isn't the worse for it. */
  besides?: readonly Trait[];
  rules: readonly Rule[];
}

const needs = {
  power: {
    traits: ["power"],
    rules: [
      rule("category", 3, promised("power"))
        .for("adds pace to your drives and put-aways", "+power")
        .against("won't give you free pace", "-power"),
      // More mass behind the ball.
      rule("weightOz", 1, more(8, 0.4))
        .for("gives you plow-through on drives", "+power")
        .against("doesn't have much plow-through on drives", "-power"),
      // A thin core springs back at once.
      rule("coreMm", 1, thin)
        .for("adds pop to drives and counters", "+pop")
        .against("takes a little off your drives", "-power"),
      // A long face is a long lever.
      rule("shape", 1, longFace)
        .for("gives you more leverage on a full swing", "+power", "+reach")
        .against("costs you leverage on a full swing", "-power"),
      // Room for a second hand on the backhand.
      rule("gripLengthIn", 1, longGrip)
        .for("lets you put two hands behind a backhand drive", "+twoHands")
        .against("leaves little room for two hands on a backhand drive", "-twoHands"),
    ],
  },
  "all-around": {
    traits: [],
    rules: [
      rule("category", 3, promised("all-around"))
        .for("handles a bit of everything")
        .against("leans toward one part of the game"),
      // Between the pace of thin cores and the touch of thick ones.
      rule("coreMm", 1, near(15, 3))
        .for("offers pace as well as touch", "+control", "+power")
        .against("doesn't split pace and touch evenly"),
      // Between reach and a large sweet spot.
      rule("shape", 1, { hybrid: 0.9, standard: 0.7, elongated: 0.5, widebody: 0.5, other: 0.5 })
        .for("splits the difference between reach and forgiveness", "+forgiveness", "+reach")
        .against("doesn't split reach and forgiveness evenly"),
    ],
  },
  control: {
    traits: ["control"],
    rules: [
      rule("category", 3, promised("control"))
        .for("helps you keep drops, dinks and resets short", "+control")
        .against("takes soft hands at the kitchen line", "-control"),
      // A thick core holds the ball longer and slows it down.
      rule("coreMm", 2, thick)
        .for("takes pace off drops and resets", "+control", "-power")
        .against("can make dinks come off hot", "-control", "+pop"),
      // Touch near the edge comes from a large sweet spot.
      rule("shape", 1, wideFace)
        .for("keeps its touch on off-center hits", "+forgiveness", "+control")
        .against("has a narrower sweet spot", "-forgiveness"),
    ],
  },
  speed: {
    traits: ["hands"],
    rules: [
      rule("category", 3, promised("hands"))
        .for("puts fast hands first", "+hands")
        .against("doesn't put fast hands first", "-hands"),
      // Less weight to move.
      rule("weightOz", 2, less(8, 0.4))
        .for("moves fast at the net", "+hands")
        .against("moves a bit slower at the net", "-hands"),
      // A short head has less weight far from the hand.
      rule("shape", 1, { widebody: 0.85, standard: 0.75, hybrid: 0.5, elongated: 0.3, other: 0.5 })
        .for("keeps its weight closer to your hand", "+hands")
        .against("puts its weight farther from your hand", "-hands"),
    ],
  },
  spin: {
    traits: ["spin"],
    rules: [
      // Carbon faces are left raw; fiberglass and graphite are usually painted smooth. Aramid is bought for its feel.
      rule("surface", 3, {
        "Carbon Fiber": 0.9,
        Aramid: 0.55,
        Other: 0.5,
        Graphite: 0.35,
        Fiberglass: 0.3,
      })
        .for("is the kind that grips the ball best", "+spin")
        .against("is a smoother kind that grips the ball less", "-spin"),
      // The faster the tip, the more it brushes the ball.
      rule("shape", 1, longFace)
        .for("gives you more leverage for topspin", "+spin")
        .against("gives you less leverage for topspin", "-spin"),
      // Two hands brush harder than one.
      rule("gripLengthIn", 1, longGrip)
        .for("has room for a two-handed topspin backhand", "+twoHands", "+spin")
        .against("is tight for a two-handed backhand", "-twoHands"),
    ],
  },
  forgiveness: {
    traits: ["forgiveness"],
    rules: [
      sweetSpot,
      // A thick core spreads an off-center hit over more material.
      rule("coreMm", 1, thick)
        .for("twists less on off-center hits", "+forgiveness")
        .against("makes mishits more obvious", "-forgiveness"),
    ],
  },
  // Most rallies among new players end on a miss or a pop-up, and a first paddle is soon outgrown.
  learner: {
    traits: ["learning", "forgiveness", "control"],
    besides: ["value"],
    rules: [
      sweetSpot,
      rule("coreMm", 1, thick)
        .for("helps newer players keep the ball low", "+control", "+learning")
        .against("makes mishits more obvious", "-forgiveness"),
    ],
  },
  // Feel is mostly a matter of the core, partly of the face.
  soft: {
    traits: ["control"],
    rules: [
      rule("coreMm", 3, thick)
        .for("has the soft feel you want", "+control", "+comfort")
        .against("feels crisper than you want", "-control", "+pop"),
      // Fiberglass flexes and springs back, which players call lively; aramid absorbs vibration.
      rule("surface", 1, {
        Aramid: 0.7,
        "Carbon Fiber": 0.6,
        Other: 0.5,
        Graphite: 0.4,
        Fiberglass: 0.3,
      })
        .for("has a muted feel", "+sound", "-pop", "+comfort")
        .against("feels livelier than you want", "+pop"),
    ],
  },
  balanced: {
    traits: [],
    rules: [
      rule("coreMm", 1, near(15, 3))
        .for("has the balanced feel you want", "+control", "+power")
        .against("falls outside the balanced range you want"),
    ],
  },
  crisp: {
    traits: ["pop"],
    rules: [
      rule("coreMm", 3, thin)
        .for("has the crisp feel you want", "+pop")
        .against("feels softer than you want", "-pop", "+control"),
      rule("surface", 1, {
        Fiberglass: 0.7,
        Graphite: 0.65,
        Other: 0.5,
        "Carbon Fiber": 0.45,
        Aramid: 0.35,
      })
        .for("has a lively feel", "+pop")
        .against("feels more muted than you want", "-pop"),
    ],
  },
  // What players with a sore arm tend to look for: comfort, not medicine.
  arm: {
    traits: ["comfort"],
    rules: [
      // A thick core absorbs some of the shock.
      rule("coreMm", 3, thick)
        .for("absorbs some of the shock", "+comfort")
        .against("sends more of the shock to your arm", "-comfort"),
      // A light paddle needs a harder swing, a heavy one a firmer grip.
      rule("weightOz", 2, near(8, 0.3))
        .for("falls in the midweight range that sore arms tend to like", "+comfort", "+hands")
        .against("falls outside the midweight range that sore arms tend to like", "-comfort"),
    ],
  },
} satisfies Record<string, NeedRules>;
export type Need = keyof typeof needs;

/** The share of an unknown fact: neither for nor against. */
export const neutral = 0.5;
/** From this share on, a fact is a reason for a paddle; below its complement, a reason against it. */
const speaking = 0.6;
/** The weight of a trait on a paddle's own page: more than any single fact of the same need. */
const traitWeight = 4;

export interface Fit {
  /** From 0 to 1: the weighted mean of the shares of its facts and of its page's traits. */
  share: number;
  /** Reasons for and against, weightiest first: phrases from its page, then facts. */
  reasons: readonly Reason[];
  /** The unconfirmed facts. */
  unknown: readonly Fact[];
}

/** How well a paddle fits a need, and why. */
export function fitFor(paddle: Paddle, need: Need): Fit {
  const fits = fitsOf(paddle);
  const fit = fits.get(need) ?? workOut(paddle, needs[need]);
  fits.set(need, fit);
  return fit;
}

const fitsOf = oncePer<Paddle, Map<Need, Fit>>(() => new Map());

function workOut(paddle: Paddle, { traits, besides = [], rules }: NeedRules): Fit {
  const unknown = rules
    .map(({ fact }) => fact)
    .filter((fact) => factOf(paddle, fact) === undefined);
  const facts = rules.map((each) => {
    const reason = factReason(paddle, each);
    return { weight: each.weight, reason: reason && admit(reason) ? reason : undefined };
  });
  const page = [
    ...traits.map((trait) => ({ weight: traitWeight, reason: pageReason(paddle, trait) })),
    ...besides.map((trait) => ({
      weight: traitWeight / 2,
      reason: paddle.strengths[trait] && pageReason(paddle, trait),
    })),
  ];
  const share = weighted([
    ...facts.map(({ weight, reason }) => [weight, shareOf(reason)] as const),
    ...page.map(({ weight, reason }) => [weight, shareOf(reason || undefined)] as const),
  ]);
  const reasons = [
    ...page.flatMap(({ reason }) => (reason && admit(reason) ? reason : [])),
    ...facts
      .toSorted((a, b) => b.weight - a.weight)
      .flatMap(({ reason }) => (reason && reason.strength >= speaking ? reason : [])),
  ];
  // Rounded, because equal paddles may differ in the last binary digits.
  return { share: Number(share.toFixed(9)), reasons, unknown };
}

/**
 * A reason shared by more of the catalog than this is no reason to choose a paddle. Who has less of the fact doesn't
 * share it: most cores take pace off a drop, and one of 20 mm takes off more.
 */
const mostShared = 1 / 3;

/**
 * A paddle's reasons, without those it shares with most of the catalog. Its type is a reason only if nothing else speaks
 * for the same: that a power paddle is powerful goes without saying.
 */
export function particularReasons(
  paddle: Paddle,
  need: Need,
  catalog: readonly Paddle[],
): readonly Reason[] {
  const shared = sharedReasons(catalog)(need);
  const particular = fitFor(paddle, need).reasons.filter((reason) => {
    const strengths = shared.get(sayingOf(reason)) ?? [];
    const asStrong = strengths.filter((strength) => strength >= reason.strength);
    return asStrong.length <= catalog.length * mostShared;
  });
  const ofType = ({ evidence }: Reason) => evidence.from === "fact" && evidence.fact === "category";
  return particular.filter(
    (reason) =>
      !ofType(reason) || particular.every((other) => other.isFor !== reason.isFor || ofType(other)),
  );
}

/** What a reason says, whichever paddle it's about. */
const sayingOf = ({ evidence }: Reason) =>
  evidence.from === "fact" ? `${evidence.fact} ${evidence.does}` : undefined;

/** How strongly each paddle of a catalog that has a reason has it, as the version that has it most. */
const sharedReasons = oncePer((catalog: readonly Paddle[]) => {
  const found = new Map<Need, Map<string | undefined, number[]>>();
  return (need: Need) => {
    const known = found.get(need);
    if (known) return known;
    const strengths = new Map<string | undefined, number[]>();
    for (const paddle of catalog) {
      const said = new Map<string, number>();
      for (const reason of versionsOf(paddle).flatMap((each) => fitFor(each, need).reasons)) {
        const saying = sayingOf(reason);
        if (saying === undefined) continue;
        said.set(saying, Math.max(said.get(saying) ?? 0, reason.strength));
      }
      for (const [saying, strength] of said)
        strengths.set(saying, [...(strengths.get(saying) ?? []), strength]);
    }
    found.set(need, strengths);
    return strengths;
  };
});

/** A rule's reason from a paddle's fact; undefined if the fact is unconfirmed. */
function factReason(paddle: Paddle, { fact, share, praise, drawback }: Rule): Reason | undefined {
  const value = factOf(paddle, fact);
  if (value === undefined) return undefined;
  const fit =
    typeof share === "function"
      ? share(value as number)
      : (share as Record<string, number>)[value as string]!;
  const [does, ...claims] = fit > neutral ? praise : drawback;
  const evidence = { from: "fact", fact, does } as const;
  return aboutOne(paddle, fit > neutral, evidence, { claims, strength: Math.max(fit, 1 - fit) });
}

const shareOf = (reason: Reason | undefined) =>
  reason === undefined ? neutral : reason.isFor ? reason.strength : 1 - reason.strength;

export function weighted(parts: readonly (readonly [weight: number, share: number])[]): number {
  const sum = parts.reduce((total, [weight, share]) => total + weight * share, 0);
  return sum / parts.reduce((total, [weight]) => total + weight, 0);
}

/** The uses that paddles are scored for, each by a need of the guided match. */
const needOf = {
  power: "power",
  control: "control",
  spin: "spin",
  forgiveness: "forgiveness",
  hands: "speed",
} as const satisfies Partial<Record<Trait, Need>>;
export type Use = keyof typeof needOf;
export const uses = Object.keys(needOf) as Use[];

/** A paddle's score for one use. */
export interface UseScore extends Pick<Fit, "unknown"> {
  use: Use;
  /**
   * The weightiest reason: for if the score is high among all, against if it's low, or else the other way. Undefined if
   * none is particular.
   */
  reason: Reason | undefined;
  /** Undefined if a fact that the rules use is unconfirmed. */
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

/**
 * How well a paddle fits one use, from 0 to 1. Undefined if the paddle, or a fact that the rules use, is unconfirmed.
 */
export function useShare(paddle: Paddle, use: Use): number | undefined {
  const { share, unknown } = fitFor(paddle, needOf[use]);
  return unknown.length > 0 || !isConfirmedPaddle(paddle) ? undefined : share;
}

/**
 * What a paddle is better at than every other one, largest difference first. Others we know too little about don't
 * count.
 */
export function playsBetter(paddle: Paddle, others: readonly Paddle[]): Reason<From<"use">>[] {
  return uses
    .flatMap((use) => {
      const mine = useShare(paddle, use);
      const theirs = others.flatMap((each) => useShare(each, use) ?? []);
      if (mine === undefined || theirs.length === 0) return [];
      const ahead = mine - Math.max(...theirs);
      const evidence = { from: "use", trait: use } as const;
      const weighed = { claims: [`+${use}`], strength: ahead / useStep } as const;
      return { ...aboutOne(paddle, true, evidence, weighed), over: others };
    })
    .filter((reason) => reason.strength >= 1 && admit(reason))
    .toSorted((a, b) => b.strength - a.strength);
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

/** A paddle's score for every use, with its rank in the catalog and a reason. */
export function useScores(paddle: Paddle, catalog: readonly Paddle[]): UseScore[] {
  return uses.map((use) => {
    const { unknown } = fitFor(paddle, needOf[use]);
    const among = amongAll(useShare(paddle, use), sharesOf(catalog).get(use)!);
    const reasons = particularReasons(paddle, needOf[use], catalog);
    const isHigh = among !== undefined && among.place >= among.middle;
    return {
      use,
      among,
      reason: reasons.find(({ isFor }) => isFor === isHigh) ?? reasons[0],
      unknown,
    };
  });
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
