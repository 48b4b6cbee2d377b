// What to consider instead of a paddle: cheaper, softer, lighter and quicker ones, and newer models, each with the
// reason. Only confirmed facts count, and nothing is said that the paddles' own pages contradict.

import { capitalized, listed, withMarksInside } from "../../platform/text/grammar.ts";
import type { Units } from "../../platform/text/units.ts";
import {
  approvalFacts,
  approvalsDated,
  isConfirmed,
  isConfirmedPaddle,
  isIdentified,
} from "./paddle-facts.ts";
import { modelWords } from "./model-name.ts";
import type { AnyPaddle } from "./paddle.content.ts";
import { difference, lexicon, pageReason } from "./reasons.ts";
import { notCompared, say, sayPair } from "./say.ts";
import { type Trait, traits, traitText } from "./paddle-values.ts";
import { hasMore, placeAmong, profileOf, type Use, uses } from "./profile.ts";
import { minReviews, type ThemeCount, themeNames } from "../reviews/themes/themes.ts";

/** What may put someone off a paddle that otherwise suits them. */
export type AlternativeKind = "cheaper" | "softer" | "lighter" | "quicker";

export interface Alternative {
  paddle: AnyPaddle;
  /** How it compares with the other. */
  kinds: AlternativeKind[];
  /** One or two sentences, with figures of both. */
  reason: string;
}

/** A cheaper paddle saves at least this share of the price; one that isn't cheaper costs at most this share more. */
const saving = 1 / 5;
const surcharge = 1 / 4;

const alternativeKinds: readonly AlternativeKind[] = ["cheaper", "softer", "lighter", "quicker"];

/**
 * A cheaper, a softer, a lighter and a quicker paddle: of each kind the one most like this paddle, for about the same
 * money. One that is several of these is listed once. None for an unconfirmed paddle.
 */
export function alternativesTo(
  mine: AnyPaddle,
  paddles: readonly AnyPaddle[],
  units: Units,
): Alternative[] {
  if (!isConfirmedPaddle(mine)) return [];
  const affordable = paddles.filter(
    ({ listPriceCents: price }) =>
      price === null || price <= (mine.listPriceCents ?? Infinity) * (1 + surcharge),
  );
  const first = alternativeKinds.flatMap((kind) => {
    const [paddle] = likeBut(mine, [kind], affordable);
    return paddle ? [{ kind, paddle }] : [];
  });
  return [...Map.groupBy(first, ({ paddle }) => paddle)].map(([paddle, alike]) => {
    const kinds = alike.map(({ kind }) => kind);
    const lighter = kinds.includes("lighter") ? [lighterBy(paddle, mine, units)] : [];
    return { paddle, kinds, reason: [...lighter, stepTo(paddle, mine, units)].join(" ") };
  });
}

/** '0.3 oz lighter.' */
const lighterBy = (other: AnyPaddle, mine: AnyPaddle, units: Units) =>
  `${say(difference(other, [mine], "weightOz")!, "clause", units)}.`;

/** What somebody wants changed about a paddle; 'alike' is nothing. */
export type Wish = "alike" | "cheaper" | "softer" | "lighter" | "quicker" | "longer" | "quieter";

/** The trait that a wish is about. */
const wished: Partial<Record<Wish, Trait>> = {
  softer: "control",
  quicker: "hands",
  longer: "reach",
  quieter: "sound",
};

/** Whether a paddle is what another one isn't, by a step. */
const grants: Record<Wish, (other: AnyPaddle, mine: AnyPaddle) => boolean> = {
  alike: () => true,
  cheaper: (other, mine) =>
    other.listPriceCents !== null &&
    mine.listPriceCents !== null &&
    other.listPriceCents <= mine.listPriceCents * (1 - saving),
  softer: (other, mine) =>
    other.weaknesses.control === undefined &&
    other.weaknesses.comfort === undefined &&
    (isAhead("comfort", other, mine) || isAhead("control", other, mine)),
  lighter: (other, mine) => {
    const weight = difference(other, [mine], "weightOz")?.evidence;
    return weight?.side === "less" && weight.by >= lexicon.weightOz.decide;
  },
  quicker: (other, mine) => isAhead("hands", other, mine),
  longer: (other, mine) => isAhead("reach", other, mine),
  quieter: (other, mine) => profileOf(other).sound.mean > profileOf(mine).sound.mean,
};

const isAhead = (trait: Trait, one: AnyPaddle, other: AnyPaddle) =>
  hasMore(one, [other]).some(({ evidence }) => evidence.trait === trait);

/**
 * How far another paddle is from what an owner is used to: the sum over all traits and the price. What it lacks counts
 * twice, and so does what tells paddles apart most.
 */
function apartBy(other: AnyPaddle, mine: AnyPaddle): number {
  const [its, own] = [profileOf(other), profileOf(mine)];
  return [...traits, ...uses]
    .filter((trait) => trait !== "value")
    .map((trait) => its[trait].mean - own[trait].mean)
    .reduce((sum, ahead) => sum + (ahead < 0 ? -2 * ahead : ahead), dearerBy(other, mine));
}

/** What's gained of what was wished for; it counts three times, so that the nearest isn't one that hardly grants it. */
const gainIn = (wishes: readonly Wish[], other: AnyPaddle, mine: AnyPaddle) =>
  wishes
    .flatMap((wish) => wished[wish] ?? [])
    .reduce(
      (sum, trait) => sum + 3 * (profileOf(other)[trait].mean - profileOf(mine)[trait].mean),
      0,
    );

/** What a paddle costs more than another one, in hundreds of dollars. */
const dearerBy = (other: AnyPaddle, mine: AnyPaddle) =>
  Math.max(0, (other.listPriceCents ?? 0) - (mine.listPriceCents ?? Infinity)) / 10_000;

/** The paddles most like another one that have what's wished for, the nearest profile first. */
export function likeBut(
  mine: AnyPaddle,
  wishes: readonly Wish[],
  paddles: readonly AnyPaddle[],
): AnyPaddle[] {
  // Nobody is sent to a model that was replaced.
  const earlier = new Set(generationsOf(mine, paddles).map(({ older }) => older.slug));
  return paddles
    .filter(({ slug }) => slug !== mine.slug && !earlier.has(slug))
    .filter(isConfirmedPaddle)
    .filter((other) => wishes.every((wish) => grants[wish](other, mine)))
    .map((paddle) => ({ paddle, apart: apartBy(paddle, mine) - gainIn(wishes, paddle, mine) }))
    .toSorted((a, b) => a.apart - b.apart)
    .map(({ paddle }) => paddle);
}

/** The paddle most like another one: of its own line, if there's any, or else by how they play. */
export function closestTo(mine: AnyPaddle, paddles: readonly AnyPaddle[]): AnyPaddle | undefined {
  const words = modelWords(mine.name, mine.brand);
  const alike = likeBut(mine, ["alike"], paddles);
  const shared = ({ name, brand }: AnyPaddle) =>
    brand === mine.brand ? modelWords(name, brand).intersection(words).size : 0;
  const most = Math.max(0, ...alike.map(shared));
  return alike.find((other) => shared(other) === most);
}

/** Two models of a line in our catalog. */
export interface Generation {
  newer: AnyPaddle;
  older: AnyPaddle;
  /** What the newer models' files say has changed since the older one, the latest first. */
  changed: readonly string[];
}

/**
 * The newest model of a paddle's line, and the one right before it, according to the newer paddles' files: nobody is
 * sent to a model that has been replaced.
 */
export function generationsOf(paddle: AnyPaddle, paddles: readonly AnyPaddle[]): Generation[] {
  // A listed one isn't among those we've written about, and one of them may have replaced it.
  const line = paddles.includes(paddle) ? paddles : [...paddles, paddle];
  const before = ({ replaces }: AnyPaddle) => line.find(({ slug }) => slug === replaces?.paddle);
  const newestAfter = (older: AnyPaddle): AnyPaddle => {
    const newer = line.find(({ replaces }) => replaces?.paddle === older.slug);
    return newer ? newestAfter(newer) : older;
  };
  const changesTo = (newer: AnyPaddle, older: AnyPaddle): string[] =>
    newer === older ? [] : [newer.replaces?.changed ?? [], changesTo(before(newer)!, older)].flat();
  const newest = newestAfter(paddle);
  const earlier = before(paddle);
  return [[newest, paddle] as const, [paddle, earlier] as const].flatMap(([newer, older]) =>
    older === undefined || newer === older
      ? []
      : { newer, older, changed: changesTo(newer, older) },
  );
}

/** A paddle with more of something than another one. */
export interface MoreOf {
  uses: readonly Use[];
  paddle: AnyPaddle;
  /** What each is better at, and what the step costs or saves. */
  sentence: string;
  /** The same step taken further, for more money. */
  further?: { paddle: AnyPaddle; sentence: string } | undefined;
}

/** The uses named to an owner, at most. */
const mostUses = 2;
/** A step costs at most this many times as much, or this many US cents more; a further one, twice as many. */
const costliestStep = { times: 1.75, cents: 9000 } as const;
/** What an owner is taken to have paid if we don't know the price, in US cents. */
const usualPrice = 15_000;
/** How much of what a step gives up elsewhere counts against it. */
const lossWeight = 1 / 4;

/**
 * What to buy for more of what a paddle is weakest at: of those that clearly have more of it, the one with the largest
 * gain for what it gives up, within a price that an owner would go to; and a further step. None for an unconfirmed paddle.
 */
export function moreOf(
  mine: AnyPaddle,
  paddles: readonly AnyPaddle[],
  units: Units,
  of: readonly Use[] = uses,
): MoreOf[] {
  const isNamed = of.length < uses.length;
  const weakest = uses
    .filter((use) => of.includes(use))
    .flatMap((use) => {
      const among = placeAmong(paddles, mine, use);
      return among && (isNamed || among.place < among.middle) ? { use, among } : [];
    })
    .toSorted((a, b) => a.among.place - b.among.place);
  const own = profileOf(mine);
  const paid = mine.listPriceCents ?? usualPrice;
  const found = weakest.flatMap(({ use }) => {
    const worth = (other: AnyPaddle) => {
      const its = profileOf(other);
      const losses = traits
        .filter((trait) => trait !== use && trait !== "value")
        .reduce((sum, trait) => sum + Math.min(0, its[trait].mean - own[trait].mean), 0);
      return its[use].mean - own[use].mean + lossWeight * losses;
    };
    const ranked = paddles
      .filter((other) => hasMore(other, [mine]).some(({ evidence }) => evidence.trait === use))
      .toSorted((a, b) => worth(b) - worth(a));
    const within = (steps: number) => (other: AnyPaddle) =>
      other.listPriceCents !== null &&
      other.listPriceCents <=
        Math.max(paid * costliestStep.times ** steps, paid + steps * costliestStep.cents);
    const paddle = ranked.find(within(1));
    if (paddle === undefined) return [];
    const gain = profileOf(paddle)[use].mean;
    const further = ranked.find(
      (other) =>
        within(2)(other) &&
        other.listPriceCents! > paddle.listPriceCents! &&
        profileOf(other)[use].mean > gain,
    );
    return { use, paddle, further };
  });
  return [...Map.groupBy(found.slice(0, mostUses), ({ paddle }) => paddle)].map(
    ([paddle, steps]) => {
      const named = steps.map(({ use }) => use);
      const further = steps.find((step) => step.further && step.further !== paddle)?.further;
      return {
        paddle,
        uses: named,
        sentence: stepTo(paddle, mine, units, named),
        further: further && { paddle: further, sentence: stepTo(further, mine, units, named) },
      };
    },
  );
}

/**
 * What a step to another paddle gains, costs and gives up: 'The Vapor Power is more powerful, for about $60 more. The
 * Prism is better on drops and resets.'
 * @param first the gains that are named first
 */
export function stepTo(
  other: AnyPaddle,
  mine: AnyPaddle,
  units: Units,
  first: readonly Use[] = [],
): string {
  const cents = difference(other, [mine], "listPriceCents");
  const isNotable = cents && cents.evidence.by >= lexicon.listPriceCents.notice;
  const cost = isNotable ? `, for ${say(cents, "clause", units)}` : "";
  const [gains, losses] = [betterAt(other, mine, first), betterAt(mine, other)];
  const gives = gains === "" ? [] : [`The ${other.shortName} is ${gains}${cost}.`];
  const costs =
    gains === "" && isNotable
      ? [`The ${other.shortName} costs ${say(cents, "clause", units)}.`]
      : [];
  const keeps = losses === "" ? [] : [`The ${mine.shortName} is ${losses}.`];
  const said = [...gives, ...costs, ...keeps];
  return said.length > 0 ? said.join(" ") : `The ${other.shortName} plays about the same.`;
}

/** What's named of a difference between two paddles, at most. */
const mostNamed = 3;

/**
 * What a paddle is better at than another one: 'quicker and better for spin'. Empty if nothing.
 * @param first what's named first
 */
function betterAt(one: AnyPaddle, than: AnyPaddle, first: readonly Use[] = []): string {
  const isFirst = ({ evidence }: { evidence: { trait: Trait } }) =>
    (first as readonly Trait[]).includes(evidence.trait);
  const more = hasMore(one, [than]).toSorted((a, b) => Number(isFirst(b)) - Number(isFirst(a)));
  return listed(more.slice(0, mostNamed).map((reason) => say(reason, "clause")));
}

/** What players' reviews of each model say about the themes. */
export interface PlayersOnBoth {
  newer: readonly ThemeCount[];
  older: readonly ThemeCount[];
}

export interface UpgradeAnswer {
  answer: string;
  /** Sentences: what the answer is based on, and what's unknown. */
  because: string[];
}

/**
 * Whether it's worth upgrading: yes for what the newer model's page praises and the earlier one's criticizes, no for
 * the reverse. Without either, the approvals and the scores decide. Then what changed in confirmed figures, and what
 * players say, if enough of them reviewed both.
 */
export function worthUpgrading(
  { newer, older, changed }: Generation,
  players: PlayersOnBoth,
  units: Units,
): UpgradeAnswer {
  const unsure = [newer, older].filter((paddle) => !isIdentified(paddle));
  const gains = traitsOf(newer, older);
  const losses = traitsOf(older, newer);
  const isByPages = gains.length + losses.length > 0;
  const advantage = isByPages ? "" : betterAt(older, newer);
  return {
    answer:
      unsure.length > 0
        ? `We couldn't confirm enough about the ${listed(unsure.map(({ shortName }) => shortName))} to say.`
        : isByPages
          ? shortAnswer(gains, losses)
          : answerForFew(newer, older),
    because: [
      ...(unsure.length > 0
        ? []
        : [
            ...gains.map((trait) => contrast([newer, older], trait)),
            ...losses.map((trait) => contrast([older, newer], trait)),
            ...(advantage === "" ? [] : [`The ${older.shortName} is ${advantage}.`]),
          ]),
      ...sayPair(newer, older, units),
      ...[notCompared([newer, older])].filter((unknown) => unknown !== undefined),
      ...approvals(newer, older),
      ...changed,
      ...whatPlayersSay(newer, older, players),
    ],
  };
}

/** The traits that one paddle's page praises and the other's criticizes. */
function traitsOf(better: AnyPaddle, criticized: AnyPaddle): Trait[] {
  return traits.filter(
    (trait) =>
      pageReason(better, trait)?.isFor === true && pageReason(criticized, trait)?.isFor === false,
  );
}

/** 'Perseus IV: known for “Easy pace.” Perseus 3S: criticized for “A heavy swing.”' */
function contrast(both: readonly AnyPaddle[], trait: Trait): string {
  const reasons = both.flatMap((paddle) => pageReason(paddle, trait) ?? []);
  const said = reasons.map((each) => `${each.paddle.shortName}: ${say(each, "clause")}.`);
  return withMarksInside(said.join(" "));
}

function shortAnswer(gains: readonly Trait[], losses: readonly Trait[]): string {
  const [more, less] = [gains, losses].map((each) => listed(each.map(traitText)));
  if (gains.length > 0 && losses.length > 0) return `Yes for ${more}, no for ${less}.`;
  if (gains.length > 0) return `Yes, if you want more ${more}.`;
  return `Not if you like the earlier model's ${less}.`;
}

/**
 * The answer if neither page criticizes what the other praises: only for those who need an approval, or want what the
 * newer model's scores are better for; and what stays the same.
 */
function answerForFew(newer: AnyPaddle, older: AnyPaddle): string {
  const approved = listed(approvalsGained(newer, older));
  const better = betterAt(newer, older);
  const wanting = [
    ...(approved === "" ? [] : [`need ${approved} approval`]),
    ...(better === "" ? [] : [`want one that's ${better}`]),
  ];
  const shared = traits.filter((trait) =>
    [newer, older].every((paddle) => pageReason(paddle, trait)?.isFor === true),
  );
  const same = shared.length > 0 ? `both are praised for ${listed(shared.map(traitText))}` : "";
  if (wanting.length === 0) return `Probably not: ${same || "what we know is about the same"}.`;
  const answer = `Only if you ${listed(wanting, "or")}.`;
  return same === "" ? answer : `${answer} ${capitalized(same)}.`;
}

/** The bodies that approve every version of the newer model, but not of the earlier one. */
function approvalsGained(newer: AnyPaddle, older: AnyPaddle): string[] {
  const isWhole = (paddle: AnyPaddle, name: ApprovalFact) =>
    paddle[name] === "approved" || paddle[name] === "certified";
  return approvalFacts.flatMap(({ name, label }) =>
    areApprovalsKnown([newer, older], name) && isWhole(newer, name) && !isWhole(older, name)
      ? [label]
      : [],
  );
}

type ApprovalFact = (typeof approvalFacts)[number]["name"];

function areApprovalsKnown(both: readonly AnyPaddle[], name: ApprovalFact): boolean {
  return both.every((paddle) => paddle[name] !== null && isConfirmed(paddle, name));
}

/** The approvals that differ between the two models. */
function approvals(newer: AnyPaddle, older: AnyPaddle): string[] {
  const both = [newer, older];
  const differing = approvalFacts.flatMap(({ name, label }) => {
    if (!areApprovalsKnown(both, name) || newer[name] === older[name]) return [];
    const states = both.map((paddle) => `${paddle[name]} (${paddle.shortName})`);
    return [`${label}: ${states.join(", ")}.`];
  });
  return differing.length > 0 ? [`${differing.join(" ")} ${approvalsDated(both)}`] : [];
}

/** The themes that enough players mention about both, or a note that too few do. */
function whatPlayersSay(newer: AnyPaddle, older: AnyPaddle, players: PlayersOnBoth): string[] {
  const said = players.newer.flatMap((mine) => {
    const theirs = players.older.find(({ theme }) => theme === mine.theme);
    if (!theirs || Math.min(mentions(mine), mentions(theirs)) < minReviews) return [];
    const share = (count: ThemeCount) => `${count.praise} of ${mentions(count)}`;
    return [
      `${themeNames[mine.theme]}: ${share(mine)} players who mention it like it in the ${newer.shortName}; in the ${older.shortName}, it's ${share(theirs)}.`,
    ];
  });
  return said.length > 0
    ? said
    : ["Too few players have reviewed both for us to know if they notice a difference on court."];
}

const mentions = ({ praise, complaint }: ThemeCount) => praise + complaint;
