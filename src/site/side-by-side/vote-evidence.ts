/*
 * What votes say of a paddle's traits, as evidence for its profile.
 *
 * The profile predicts where a paddle stands, votes move it from there, and the evidence takes the profile's mean to where the
 * votes moved it. So the profile isn't counted twice, and since a vote for one paddle never raises the other in a ranking, it
 * never raises its mean either.
 */
import { type AnySold } from "../paddles/paddle-facts.ts";
import { prior, type Profile, profileOf } from "../paddles/profile.ts";
import {
  type Evidence,
  groupOf,
  type Interval,
  type LevelGroup,
  levelGroups,
  type Met,
  traitsAsked,
  type VotesOn,
  type VotesOnPair,
} from "../paddles/votes.ts";
import {
  assumed,
  calibration,
  type Common,
  keptAgainst,
  keptOf,
  minVotes,
  minVotesNear,
  type PairVotes,
  rank,
  type Ranking,
} from "./ranking.ts";
import type { AlikeVotes, Tally } from "./tally.ts";
import { type Answer, type Question, questions, type Side } from "./vote.ts";

/**
 * Where a profile predicts a paddle in a question's ranking, in log-odds against the middle of the trade. That's a mean's
 * inverse hyperbolic tangent: 0.5 is preferred to the middle in 63 of 100 meetings, or 0.8 in 75. Assumed, not measured.
 */
export function predicted(profile: Profile, question: Question): number {
  const trait = traitsAsked[question];
  return trait === undefined ? 0 : Math.atanh(profile[trait].mean);
}

/** Rankings by question. Their predictions are those of profiles without votes. */
export type Rankings = Partial<Record<Question, Ranking>>;

/**
 * What votes on a paddle say of its traits: nothing with less than `minVotes` of a question.
 *
 * @param profile the one without votes
 */
export function voteEvidence(rankings: Rankings, paddle: string, profile: Profile): Evidence[] {
  return questions.flatMap((question) => {
    const trait = traitsAsked[question];
    const ranking = rankings[question];
    const place = ranking?.places.get(paddle);
    if (trait === undefined || ranking === undefined || place === undefined) return [];
    if (ranking.slope.met[place]! < minVotes) return [];
    return { trait, ...pullOf(ranking, place, profile[trait].sureness) };
  });
}

/** Votes alone would put a paddle further from its prediction than the ranking does, by this at most, in log-odds. */
const maxBeyond = 0.5;

/** Strength and weight that take a mean from the prediction to the standing. */
function pullOf(ranking: Ranking, place: number, sureness: number) {
  const standing = ranking.standings[place]!;
  const prediction = ranking.predictions[place]!;
  const { ridge } = ranking.common;
  const information = ranking.slope.information[place]!;
  const beyond = (ridge * (standing - prediction)) / information;
  const alone = standing + Math.max(-maxBeyond, Math.min(maxBeyond, beyond));
  const [before, mean, strength] = [prediction, standing, alone].map(Math.tanh) as [
    number,
    number,
    number,
  ];
  /** The weight of all that the prediction is made of. */
  const known = prior / (1 - sureness);
  const isMoved = Math.abs(strength - mean) > 1e-9;
  const ratio = isMoved ? (mean - before) / (strength - mean) : information / ridge;
  return { strength, weight: known * ratio };
}

/** Votes that count, of the same two, level and order, that said the same. */
export interface CountedVotes extends AlikeVotes {
  playedFirst: Side | "";
  /** How many of them were there before this month. */
  early: number;
}

/** Below this many early votes, what all paddles share is as assumed. */
const minCalibrated = 300;

/** Finds a paddle or version as it is without votes. */
export type SoldOf = (slug: string) => AnySold | undefined;

const predictBy = (question: Question, soldOf: SoldOf) => (slug: string) => {
  const sold = soldOf(slug);
  return sold === undefined ? 0 : predicted(profileOf(sold), question);
};

/**
 * What all paddles share, estimated a little at a time, and from early votes alone: so a vote for one paddle never raises
 * another in the month it's sent.
 */
export function* commonIn(
  question: Question,
  counted: readonly CountedVotes[],
  soldOf: SoldOf,
): Generator<undefined, Common> {
  const early = counted.reduce((sum, each) => sum + each.early, 0);
  if (early < minCalibrated) return assumed;
  const predict = predictBy(question, soldOf);
  return yield* calibration(pairVotes(question, counted, "early"), { predict });
}

/** A question's ranking. */
export const rankingOf = (
  question: Question,
  counted: readonly CountedVotes[],
  common: Common,
  soldOf: SoldOf,
): Ranking =>
  rank(pairVotes(question, counted, "votes"), { predict: predictBy(question, soldOf), common });

/** What players of each level keep, for levels with `minVotesNear` votes or more. */
export type RankingsNear = Partial<Record<LevelGroup, Ranking | undefined>>;

/** What players of a level keep; undefined below `minVotesNear` votes. */
export function rankingNear(
  group: LevelGroup,
  counted: readonly CountedVotes[],
  common: Common,
  soldOf: SoldOf,
): Ranking | undefined {
  const near = counted.filter(({ level }) => level && groupOf(level) === group);
  const votes = near.reduce((sum, each) => sum + each.votes, 0);
  return votes < minVotesNear ? undefined : rankingOf("keep", near, common, soldOf);
}

function pairVotes(
  question: Question,
  counted: readonly CountedVotes[],
  count: "votes" | "early",
): PairVotes[] {
  const rows = new Map<string, PairVotes>();
  for (const { one, other, playedFirst, ...each } of counted) {
    if (each[count] === 0) continue;
    const [a, b] = playedFirst === "other" ? [other, one] : [one, other];
    const key = `${a} ${b} ${playedFirst}`;
    const isAFirst = playedFirst !== "";
    const row = rows.get(key) ?? { a, b, isAFirst, keptA: 0, keptB: 0, same: 0 };
    const kept = { one, other, same: undefined }[each[question]];
    row[kept === undefined ? "same" : kept === a ? "keptA" : "keptB"] += each[count];
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** What may be said of a paddle with `minVotes` votes or more. @param tallies those of its pairs */
export function votesOnPaddle(
  { near, ...rankings }: Readonly<Record<Question, Ranking>> & { near: RankingsNear },
  slug: string,
  tallies: readonly Tally[],
  sold: AnySold,
): VotesOn | undefined {
  const metBy = <Name extends string>(
    names: readonly Name[],
    ranked: Partial<Record<Name, Ranking | undefined>>,
    countsOf: (tally: Tally, name: Name) => Counts | undefined,
  ) => {
    const all = names.map((name) => [
      name,
      metIn(ranked[name], slug, tallies, (tally) => countsOf(tally, name)),
    ]);
    return Object.fromEntries(all.filter(([, met]) => met)) as Partial<Record<Name, Met>>;
  };
  const met = metBy(questions, rankings, ({ said }, question) => said[question]);
  if (Object.keys(met).length === 0) return undefined;
  const evidence = voteEvidence(rankings, slug, profileOf(sold));
  return { evidence, met, near: metBy(levelGroups, near, ({ levels }, group) => levels[group]) };
}

/** What may be said of two paddles with `minVotes` votes or more. @param ranking by what players keep */
export function votesOnPair(ranking: Ranking, tally: Tally): VotesOnPair | undefined {
  const { one, other, votes, said, levels } = tally;
  const [kept, another] = [
    keptAgainst(ranking, one, other)?.kept,
    keptAgainst(ranking, other, one)?.kept,
  ];
  if (kept === undefined || another === undefined) return undefined;
  const isEnough = (group: LevelGroup) => votesIn(levels[group]) >= minVotes;
  const told = levelGroups.filter(isEnough).map((group) => [group, levels[group]!] as const);
  const expected = { one: intervalOf(kept), other: intervalOf(another) };
  return { one, other, votes, said, levels: Object.fromEntries(told), expected };
}

const intervalOf = ({ low, high }: Interval): Interval => ({ low, high });
type Counts = Record<Answer, number>;
const votesIn = (counts: Counts | undefined) =>
  counts === undefined ? 0 : counts.one + counts.other + counts.same;

function metIn(
  ranking: Ranking | undefined,
  slug: string,
  tallies: readonly Tally[],
  countsOf: (tally: Tally) => Counts | undefined,
): Met | undefined {
  const found = ranking && keptOf(ranking, slug);
  if (found === undefined) return undefined;
  const { votes, kept: expected, same } = found;
  const countOf = (side: Side, another: Side) =>
    tallies.reduce(
      (sum, tally) => sum + (countsOf(tally)?.[tally.one === slug ? side : another] ?? 0),
      0,
    );
  const [kept, against] = [countOf("one", "other"), countOf("other", "one")];
  const even = (1 - same) / 2;
  const lead =
    expected.low > even && kept > votes / 2
      ? "ahead"
      : expected.high < even && kept < against
        ? "behind"
        : "even";
  return { votes, kept, expected: intervalOf(expected), lead };
}
