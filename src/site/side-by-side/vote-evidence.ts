/*
 * What votes say of a paddle's traits, as evidence for its profile.
 *
 * The profile predicts where a paddle stands, votes move it from there, and the evidence takes the profile's mean to where the
 * votes moved it. So the profile isn't counted twice, and since a vote for one paddle never raises the other in a ranking, it
 * never raises its mean either.
 */
import type { Evidence, Profile } from "../paddles/profile.ts";
import { prior } from "../paddles/profile.ts";
import type { Trait } from "../paddles/paddle-values.ts";
import { minVotes, type Ranking } from "./ranking.ts";
import { type Question, questions } from "./vote.ts";

/** The trait that a question is about. Whether someone keeps a paddle is about all of them, and about its price. */
const traitOf: Partial<Record<Question, Trait>> = { drops: "control", drives: "power" };

/**
 * Where a profile predicts a paddle in a question's ranking, in log-odds against the middle of the trade. That's a mean's
 * inverse hyperbolic tangent: 0.5 is preferred to the middle in 63 of 100 meetings, or 0.8 in 75. Assumed, not measured.
 */
export function predicted(profile: Profile, question: Question): number {
  const trait = traitOf[question];
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
    const trait = traitOf[question];
    const ranking = rankings[question];
    const place = ranking?.places.get(paddle);
    if (trait === undefined || ranking === undefined || place === undefined) return [];
    if (ranking.slope.met[place]! < minVotes) return [];
    return { trait, from: "side by side", ...pullOf(ranking, place, profile[trait].sureness) };
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
