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
  type Interval,
  type LevelGroup,
  levelGroups,
  type Met,
  traitsAsked,
  type Votes,
  type VotesOn,
} from "../paddles/votes.ts";
import { pairName } from "../tray/comparison-address.ts";
import {
  assumed,
  calibrate,
  keptAgainst,
  keptOf,
  minVotes,
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

/**
 * A question's ranking. What all paddles share is estimated from early votes alone, so that a vote for one paddle never
 * raises another in the month it's sent.
 * @param soldOf finds a paddle or version as it is without votes
 */
export function rankingOf(
  question: Question,
  counted: readonly CountedVotes[],
  soldOf: (slug: string) => AnySold | undefined,
): Ranking {
  const predict = (slug: string) => {
    const sold = soldOf(slug);
    return sold === undefined ? 0 : predicted(profileOf(sold), question);
  };
  const early = counted.reduce((sum, each) => sum + each.early, 0);
  const common =
    early < minCalibrated
      ? assumed
      : calibrate(pairVotes(question, counted, "early"), { predict });
  return rank(pairVotes(question, counted, "votes"), { predict, common });
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
    const row = rows.get(key) ?? {
      ...{ a, b, isAFirst: playedFirst !== "" },
      ...{ keptA: 0, keptB: 0, same: 0 },
    };
    const kept = { one, other, same: undefined }[each[question]];
    row[kept === undefined ? "same" : kept === a ? "keptA" : "keptB"] += each[count];
    rows.set(key, row);
  }
  return [...rows.values()];
}

/** What may be said: of paddles and pairs with `minVotes` votes or more. @param soldOf as for `rankingOf` */
export function votesFrom(
  rankings: Readonly<Record<Question, Ranking>>,
  tallies: readonly Tally[],
  soldOf: (slug: string) => AnySold | undefined,
): Votes {
  const paddles = [...rankings.keep.places.keys()].flatMap((slug): [string, VotesOn][] => {
    const sold = soldOf(slug);
    if (sold === undefined) return [];
    const own = tallies.filter(({ one, other }) => one === slug || other === slug);
    const met = questions.flatMap((question) => {
      const found = metIn(rankings[question], slug, own, question);
      return found === undefined ? [] : [[question, found] as const];
    });
    if (met.length === 0) return [];
    const evidence = voteEvidence(rankings, slug, profileOf(sold));
    return [[slug, { evidence, met: Object.fromEntries(met) }]];
  });
  const pairs = tallies
    .filter(({ votes, one, other }) => votes >= minVotes && soldOf(one) && soldOf(other))
    .map(({ one, other, votes, said, levels }) => {
      const isEnough = (group: LevelGroup) => votesIn(levels[group]) >= minVotes;
      const told = levelGroups.filter(isEnough).map((group) => [group, levels[group]!] as const);
      const shareOf = (a: string, b: string) => intervalOf(keptAgainst(rankings.keep, a, b)!.kept);
      const expected = { one: shareOf(one, other), other: shareOf(other, one) };
      const on = { one, other, votes, said, levels: Object.fromEntries(told) };
      return [pairName(one, other), { ...on, expected }] as const;
    });
  return { paddles: new Map(paddles), pairs: new Map(pairs) };
}

const intervalOf = ({ low, high }: Interval): Interval => ({ low, high });
const votesIn = (counts: Record<Answer, number> | undefined) =>
  counts === undefined ? 0 : counts.one + counts.other + counts.same;

function metIn(
  ranking: Ranking,
  slug: string,
  tallies: readonly Tally[],
  question: Question,
): Met | undefined {
  const found = keptOf(ranking, slug);
  if (found === undefined) return undefined;
  const { votes, kept: expected, same } = found;
  const kept = tallies.reduce(
    (sum, { one, said }) => sum + said[question][one === slug ? "one" : "other"],
    0,
  );
  const against = tallies.reduce(
    (sum, { one, said }) => sum + said[question][one === slug ? "other" : "one"],
    0,
  );
  const even = (1 - same) / 2;
  const lead =
    expected.low > even && kept > votes / 2
      ? "ahead"
      : expected.high < even && kept < against
        ? "behind"
        : "even";
  return { votes, kept, expected: intervalOf(expected), lead };
}
