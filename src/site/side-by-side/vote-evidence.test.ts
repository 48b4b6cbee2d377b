import {
  array,
  assert as check,
  constantFrom,
  double,
  integer,
  property,
  record,
} from "fast-check";
import { expect, test } from "vitest";
import { plainPaddle } from "../../../tests/support/invented.ts";
import { type SoldPaddle } from "../paddles/paddle-facts.ts";
import { traits } from "../paddles/paddle-values.ts";
import { profileOf, type TraitProfile } from "../paddles/profile.ts";
import { say } from "../paddles/say.ts";
import { assumed, type PairVotes, rank, type Ranking } from "./ranking.ts";
import { type Question } from "./vote.ts";
import { predicted, type Rankings, voteEvidence } from "./vote-evidence.ts";

/** Paddles in the middle of the trade, softer and harder. */
const field: readonly SoldPaddle[] = [
  { ...plainPaddle, slug: "plain" },
  { ...plainPaddle, slug: "twin" },
  { ...plainPaddle, slug: "soft", coreMm: 20, category: "Control Paddle" },
  { ...plainPaddle, slug: "hard", coreMm: 11, category: "Power Paddle" },
  { ...plainPaddle, slug: "unknown", notConfirmed: ["coreMm", "weightOz"] },
];
const slugs = field.map(({ slug }) => slug);
const bySlug = (slug: string) => field.find((each) => each.slug === slug)!;

const rankingOf = (question: Question, votes: readonly PairVotes[]): Ranking =>
  rank(votes, { predict: (slug) => predicted(profileOf(bySlug(slug)), question) });
const evidenceFor = (slug: string, rankings: Rankings) =>
  voteEvidence(rankings, slug, profileOf(bySlug(slug)));
const profileAfter = (slug: string, rankings: Rankings) => {
  const on = { evidence: evidenceFor(slug, rankings), met: {} };
  const votes = { paddles: new Map([[slug, on]]), pairs: new Map() };
  return profileOf({ ...bySlug(slug), votes });
};
/** Without what its reasons are about: a paddle with votes is another object. */
const numbersOf = ({ reasons, ...numbers }: TraitProfile) => ({
  ...numbers,
  said: reasons.map((reason) => say(reason, "sentence")),
});

const votesOn = (a: string, b: string, keptA: number, keptB: number, same = 0): PairVotes => ({
  a,
  b,
  isAFirst: false,
  keptA,
  keptB,
  same,
});

test("a profile's mean goes where the votes put the paddle, and nowhere else", () => {
  const drops = rankingOf("drops", [votesOn("soft", "hard", 10, 60, 10)]);
  for (const slug of ["soft", "hard"]) {
    const [before, after] = [profileOf(bySlug(slug)), profileAfter(slug, { drops })];
    const standing = drops.standings[drops.places.get(slug)!]!;
    expect(after.control.mean).toBeCloseTo(Math.tanh(standing), 8);
    expect(after.control.sureness).toBeGreaterThan(before.control.sureness);
    expect(after.control.byFacts).toBe(before.control.byFacts);
    for (const trait of traits.filter((each) => each !== "control"))
      expect(numbersOf(after[trait])).toEqual(numbersOf(before[trait]));
  }
  expect(profileAfter("soft", { drops }).control.mean).toBeLessThan(
    profileAfter("hard", { drops }).control.mean,
  );
});

test("drops are evidence for control and drives for power, what someone keeps for no trait", () => {
  const votes = [votesOn("soft", "hard", 40, 20)];
  const all = { drops: rankingOf("drops", votes), drives: rankingOf("drives", votes) };
  const found = evidenceFor("soft", { ...all, keep: rankingOf("keep", votes) });
  expect(found.map(({ trait }) => trait)).toEqual(["control", "power"]);
  // Votes that say what the profile says already still make it surer.
  for (const { strength, weight } of found) {
    expect(Math.abs(strength)).toBeLessThan(1);
    expect(weight).toBeGreaterThan(0);
  }
});

test("below 30 votes there's no evidence, and more votes weigh more", () => {
  const weightAfter = (count: number) => {
    const drops = rankingOf("drops", [votesOn("soft", "hard", count / 2, count / 2)]);
    return evidenceFor("soft", { drops })[0]?.weight;
  };
  expect(weightAfter(28)).toBeUndefined();
  expect(evidenceFor("unknown", { drops: rankingOf("drops", []) })).toEqual([]);
  const weights = [30, 60, 300, 3000].map(weightAfter) as number[];
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(weights[0]).toBeGreaterThan(0);
});

test("votes that agree with the prediction leave the mean and add their weight", () => {
  const drops = rankingOf("drops", [votesOn("plain", "twin", 20, 20)]);
  const { strength, weight } = evidenceFor("plain", { drops })[0]!;
  const { control } = profileOf(bySlug("plain"));
  expect([strength, weight > 0]).toEqual([expect.closeTo(control.mean, 6), true]);
});

test("more votes for one paddle never raise the other's evidence, nor its mean", () => {
  const slug = constantFrom(...slugs);
  // One-sided ones are where evidence is nearest to its limits.
  const count = constantFrom(0, 0, 0, 1, 3, 10, 60, 400);
  const row = record({ a: slug, b: slug, keptA: count, keptB: count, same: count });
  const votes = array(row, { minLength: 1, maxLength: 8 });
  const ridge = double({ min: 1, max: 16, noNaN: true });
  let compared = 0;
  const most = property(
    votes,
    row,
    ridge,
    integer({ min: 1, max: 50 }),
    (rows, one, held, more) => {
      const real = [...rows, one].filter(({ a, b }) => a !== b);
      if (one.a === one.b) return;
      const found = [0, more].map((added) => {
        const counted = [...real, { ...one, keptA: added, keptB: 0, same: 0 }].map((each) => ({
          ...each,
          isAFirst: false,
        }));
        const drops = rank(counted, {
          predict: (of) => predicted(profileOf(bySlug(of)), "drops"),
          common: { ...assumed, ridge: held },
        });
        const [evidence] = evidenceFor(one.b, { drops });
        return { evidence, mean: profileAfter(one.b, { drops }).control.mean };
      });
      const [before, after] = found as [(typeof found)[0], (typeof found)[0]];
      // Evidence begins at 30 votes, so the vote that completes them may show what the others say.
      if (before.evidence === undefined || after.evidence === undefined) return;
      compared++;
      expect(after.mean).toBeLessThanOrEqual(before.mean + 1e-7);
      expect(after.evidence.strength).toBeLessThanOrEqual(before.evidence.strength + 1e-7);
    },
  );
  check(most, { numRuns: 2000, seed: 3 });
  expect(compared).toBeGreaterThan(500);
});
