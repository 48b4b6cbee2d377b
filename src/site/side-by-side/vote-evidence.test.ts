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
import { type SoldPaddle, versionsOf } from "../paddles/paddle-facts.ts";
import { traits } from "../paddles/paddle-values.ts";
import { profileOf, type TraitProfile } from "../paddles/profile.ts";
import { type Reason, voteReasons } from "../paddles/reasons.ts";
import { say } from "../paddles/say.ts";
import type { LevelGroup } from "../paddles/votes.ts";
import { assumed, type PairVotes, rank, type Ranking } from "./ranking.ts";
import { type Answer, type Question } from "./vote.ts";
import { tallies } from "./tally.ts";
import {
  commonIn,
  type CountedVotes,
  predicted,
  rankingNear,
  rankingOf,
  type Rankings,
  voteEvidence,
  votesOnPaddle,
  votesOnPair,
} from "./vote-evidence.ts";

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

const rankedBy = (question: Question, votes: readonly PairVotes[]): Ranking =>
  rank(votes, { predict: (slug) => predicted(profileOf(bySlug(slug)), question) });
const evidenceFor = (slug: string, rankings: Rankings) =>
  voteEvidence(rankings, slug, profileOf(bySlug(slug)));
const profileAfter = (slug: string, rankings: Rankings) => {
  const on = { evidence: evidenceFor(slug, rankings), met: {}, near: {} };
  const votes = { paddles: new Map([[slug, on]]), pairs: new Map(), themes: new Map() };
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
  const drops = rankedBy("drops", [votesOn("soft", "hard", 10, 60, 10)]);
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
  const all = { drops: rankedBy("drops", votes), drives: rankedBy("drives", votes) };
  const found = evidenceFor("soft", { ...all, keep: rankedBy("keep", votes) });
  expect(found.map(({ trait }) => trait)).toEqual(["control", "power"]);
  // Votes that say what the profile says already still make it surer.
  for (const { strength, weight } of found) {
    expect(Math.abs(strength)).toBeLessThan(1);
    expect(weight).toBeGreaterThan(0);
  }
});

test("below 30 votes there's no evidence, and more votes weigh more", () => {
  const weightAfter = (count: number) => {
    const drops = rankedBy("drops", [votesOn("soft", "hard", count / 2, count / 2)]);
    return evidenceFor("soft", { drops })[0]?.weight;
  };
  expect(weightAfter(28)).toBeUndefined();
  expect(evidenceFor("unknown", { drops: rankedBy("drops", []) })).toEqual([]);
  const weights = [30, 60, 300, 3000].map(weightAfter) as number[];
  expect(weights).toEqual(weights.toSorted((a, b) => a - b));
  expect(weights[0]).toBeGreaterThan(0);
});

test("votes that agree with the prediction leave the mean and add their weight", () => {
  const drops = rankedBy("drops", [votesOn("plain", "twin", 20, 20)]);
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

/** Votes that say the same to each question. */
const counted = (
  answer: Answer,
  votes: number,
  more: Partial<CountedVotes> = {},
): CountedVotes => ({
  one: "hard",
  other: "soft",
  keep: answer,
  drops: answer,
  drives: answer,
  level: "",
  playedFirst: "",
  isHeld: false,
  votes,
  early: 0,
  ...more,
});
const common = (question: Question, votes: readonly CountedVotes[]) => {
  const going = commonIn(question, votes, bySlug);
  for (;;) {
    const turn = going.next();
    if (turn.done) return turn.value;
  }
};
const saidOf = (votes: readonly CountedVotes[], slug = "hard", sold = bySlug(slug)) => {
  const ranked = (question: Question) =>
    rankingOf(question, votes, common(question, votes), bySlug);
  const rankings = { keep: ranked("keep"), drops: ranked("drops"), drives: ranked("drives") };
  const ofLevel = (group: LevelGroup) => rankingNear(group, votes, common("keep", votes), bySlug);
  const near = { low: ofLevel("low"), middle: ofLevel("middle"), high: ofLevel("high") };
  const all = tallies(votes);
  const [tally] = all;
  const own = all.filter(({ one, other }) => [one, other].includes(slug));
  const on = votesOnPaddle({ ...rankings, near }, slug, own, sold);
  const pair = votesOnPair(rankings.keep, tally!);
  const paddles = new Map(on && [[slug, on]]);
  return { on, pair, voted: { ...sold, votes: { paddles, pairs: new Map(), themes: new Map() } } };
};
const sayAll = (reasons: readonly Reason[]) => reasons.map((each) => say(each, "sentence"));

test.each<[kept: number, lost: number, same: number, said: string | undefined]>([
  [20, 5, 4, undefined],
  [25, 3, 2, "Players who tried it beside another kept it in 25 of 30 meetings."],
  [3, 25, 2, "Players who tried it beside another kept it in 3 of 30 meetings."],
  [16, 14, 0, undefined],
  // More often than the other one, and still not in most meetings.
  [180, 60, 160, undefined],
])("kept %i, not %i, the same %i times: %j is a reason", (kept, lost, same, said) => {
  const votes = [counted("one", kept), counted("other", lost), counted("same", same)];
  const { voted, on, pair } = saidOf(votes);
  const isEnough = kept + lost + same >= 30;
  expect([on !== undefined, pair !== undefined]).toEqual([isEnough, isEnough]);
  expect(sayAll(voteReasons(voted))).toEqual(said === undefined ? [] : [said]);
});

test("what was said of drives is a reason in the profile, unless the page denies it", () => {
  const votes = [counted("one", 60), counted("other", 10)];
  const picked = "Players who tried it beside another picked it for drives in 60 of 70 meetings.";
  const { voted } = saidOf(votes);
  expect(sayAll(profileOf(voted).power.reasons)).toContain(picked);
  const denied = { criticisedFor: ["No pace"], weaknesses: { power: "No pace" } };
  const criticized = { ...bySlug("hard"), ...denied };
  const reasons = sayAll(profileOf(saidOf(votes, "hard", criticized).voted).power.reasons);
  expect(reasons).toContain("Criticized for: No pace.");
  expect(reasons).not.toContain(picked);
});

test("votes on a paddle's own version say nothing of another one", () => {
  const versions = [{ name: "V7", about: [] }] as unknown as SoldPaddle["versions"];
  const { voted } = saidOf([counted("one", 60)], "hard", { ...bySlug("hard"), versions });
  const [own, other] = versionsOf(voted).map((each) => profileOf(each).power.sureness);
  const [, without] = versionsOf({ ...bySlug("hard"), versions }).map(
    (each) => profileOf(each).power.sureness,
  );
  expect(own).toBeGreaterThan(profileOf(bySlug("hard")).power.sureness);
  expect(other).toBe(without);
});

test("a level is told from 30 of its own votes on", () => {
  const at = (level: "3.5" | "4.0", votes: number) => counted("one", votes, { level });
  expect(saidOf([at("3.5", 29), at("4.0", 40)]).pair?.levels).toEqual({
    high: { one: 40, other: 0, same: 0 },
  });
});

/** Players at 3.5 keep it in 60 of 90 meetings, those at 4.5 never; others at 3.0 say something of another pair. */
const split = (other: number) => [
  counted("one", 60, { level: "3.5" }),
  counted("other", 30, { level: "3.5" }),
  counted("other", 200, { level: "4.5" }),
  counted("one", other, { one: "plain", other: "twin", level: "3.0" }),
];

test("a level has a ranking of its own from 100 of its votes on, whichever paddles they're on", () => {
  expect(Object.keys(saidOf(split(9)).on!.near)).toEqual(["high"]);
  const { on } = saidOf(split(10));
  expect(Object.keys(on!.near)).toEqual(["middle", "high"]);
  expect(on!.near.middle).toMatchObject({ votes: 90, kept: 60, lead: "ahead" });
  expect(on!.near.high).toMatchObject({ votes: 200, kept: 0, lead: "behind" });
  // 29 of a level's votes on a paddle are too few to say something of it.
  const few = [counted("one", 29, { level: "new" }), counted("same", 1)];
  const others = counted("one", 100, { one: "plain", other: "twin", level: "2.5" });
  expect(saidOf([...few, others]).on!.near).toEqual({});
});

test("a match says what players of its level keep, and what all do if that level has no ranking", () => {
  const { voted } = saidOf(split(10));
  const sayAt = (level?: "3.75" | "5.0" | "new") => sayAll(voteReasons(voted, undefined, level));
  const ofAll = "Players who tried it beside another kept it in 60 of 290 meetings.";
  expect(sayAt()).toEqual([ofAll]);
  expect(sayAt("new")).toEqual([ofAll]);
  expect(sayAt("3.75")).toEqual([
    "Players at 3.0 to 3.5 who tried it beside another kept it in 60 of 90 meetings.",
  ]);
  expect(sayAt("5.0")).toEqual([
    "Players at 4.0 and up who tried it beside another kept it in 0 of 200 meetings.",
  ]);
});

test("what all paddles share is estimated from earlier months' votes alone", () => {
  const early = (answer: Answer, votes: number) => counted(answer, votes, { early: votes });
  const before = [early("one", 150), early("other", 130), early("same", 20)];
  const estimated = common("keep", before);
  expect(estimated.ties).toBeLessThan(assumed.ties);
  expect(common("keep", [...before, counted("same", 500)])).toEqual(estimated);
  expect(common("keep", [early("one", 299), counted("same", 500)])).toBe(assumed);
});

test("the order that players tried two paddles in counts for whichever was first", () => {
  const first = (answer: Answer, playedFirst: "one" | "other") =>
    counted(answer, 200, { playedFirst, early: 200 });
  const votes = [first("one", "one"), first("other", "other"), counted("other", 60)];
  expect(common("keep", votes).order).toBeGreaterThan(1);
  const turned = [first("other", "one"), first("one", "other")];
  expect(common("keep", turned).order).toBeLessThan(-1);
});
