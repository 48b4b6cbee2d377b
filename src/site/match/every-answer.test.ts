import { expect, test } from "vitest";
import { isCriticized, isPraised } from "../../../tests/support/crawl.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { isConfirmedPaddle, isOwnPhrase } from "../paddles/paddle-facts.ts";
import { fitFor } from "../paddles/play.ts";
import { type Claim, factOf } from "../paddles/reasons.ts";
import type { Trait } from "../paddles/paddle-values.ts";
import { levels } from "../reviews/level/level.ts";
import { type Candidate, needsOf, rankMatches } from "./match.ts";
import { armAnswers, feels, type Preferences, playStyles } from "./match-address.ts";
import { matchInWords } from "./match-in-words.ts";

const rated = { average: 4.4, reviews: 20 };
const { paddles } = projectLibrary();
const candidates = paddles.map((paddle): Candidate => ({
  paddle,
  everybody: rated,
  near: rated,
}));

/** Every combination of answers, with one budget: others only change reasons about price. */
const allPreferences: Preferences[] = [undefined, ...levels].flatMap((level) =>
  [undefined, ...playStyles].flatMap((style) =>
    [undefined, 15_000].flatMap((budgetCents) =>
      [undefined, ...feels].flatMap((feel) =>
        [undefined, ...armAnswers].map((arm) => ({ level, style, budgetCents, feel, arm })),
      ),
    ),
  ),
);

const matches = allPreferences.flatMap((preferences) =>
  rankMatches(candidates, preferences).map((match) => ({
    paddle: match.candidate.paddle,
    preferences,
    words: matchInWords(match, preferences, paddles),
  })),
);

/** Distinct answers, ignoring the order of paddles. */
const answers = [
  ...new Map(
    matches.map((match) => [
      [match.paddle.slug, needsOf(match.preferences), Object.values(match.words)].join("; "),
      match,
    ]),
  ).values(),
];

test("every combination of answers is read", () => {
  expect(allPreferences).toHaveLength(11 * 6 * 2 * 4 * 3);
  expect(matches).toHaveLength(allPreferences.length * paddles.length);
});

test("no version is given of which less is known than of the page's", () => {
  const versions = matches.filter(({ paddle }) => paddle.version);
  expect(versions.length).toBeGreaterThan(50);
  for (const { paddle, preferences } of versions) {
    const ofPage = paddles.find(({ slug }) => slug === paddle.slug)!;
    for (const [, need] of needsOf(preferences))
      expect(fitFor(ofPage, need).unknown).toEqual(
        expect.arrayContaining([...fitFor(paddle, need).unknown]),
      );
  }
});

test("every paddle of every answer has one thing to know before buying, a criticism of the version it names", () => {
  for (const { paddle, words } of answers) {
    const said = words.knowBefore.replace(/\.$/, "");
    const own = paddle.criticisedFor.filter((phrase) => isOwnPhrase(paddle, phrase));
    if (own.length > 0) expect(own).toContain(said);
    else if (paddle.version)
      expect(said).toBe(
        `What our page says is about another version. We only know the ${paddle.version.name}'s specs`,
      );
    else if (isConfirmedPaddle(paddle)) expect(said).toMatch(/^Skip it if /);
    else expect(said).toBe("We couldn't confirm much about it");
    const others = [...words.speaksFor, ...words.speaksAgainst, ...words.unsure].join(" ");
    expect(others, paddle.slug).not.toContain(words.knowBefore);
  }
});

test("what to know before buying is about what the answers need, if the page criticizes that", () => {
  let criticisms = 0;
  const missed = answers.flatMap(({ paddle, preferences, words }) => {
    const relevant = needsOf(preferences)
      .flatMap(([, need]) => fitFor(paddle, need).reasons.map(({ evidence }) => evidence))
      .flatMap((each) =>
        each.from === "page" && each.list === "criticisedFor" ? each.phrase : [],
      );
    criticisms += relevant.length;
    const isMissed = relevant.length > 0 && !relevant.includes(words.knowBefore.slice(0, -1));
    return isMissed ? [`${paddle.slug}: ${words.knowBefore}`] : [];
  });
  expect(missed).toEqual([]);
  expect(criticisms).toBeGreaterThan(1);
});

/** Everything any answer says about any paddle's facts, with its claims, without duplicates. */
const said = [
  ...new Map(
    matches.flatMap(({ paddle, preferences }) =>
      needsOf(preferences).flatMap(([, need]) =>
        fitFor(paddle, need).reasons.flatMap(({ evidence, claims, isFor }) => {
          if (evidence.from !== "fact") return [];
          const { fact, does } = evidence;
          const sentence = `${paddle.name}, ${factOf(paddle, fact)}: ${does}`;
          return [[sentence, { sentence, paddle, claims, isFor, fact }] as const];
        }),
      ),
    ),
  ).values(),
];
type SaidOfPaddle = (typeof said)[number];

const sentencesWith = (isWrong: (said: SaidOfPaddle, claim: Claim) => boolean) =>
  said
    .filter((each) => each.claims.some((claim) => isWrong(each, claim)))
    .map(({ sentence }) => sentence);
const traitOf = (claim: Claim) => claim.slice(1) as Trait;

test("rules say something for and against, and almost every sentence claims something", () => {
  expect(said.filter(({ isFor }) => isFor).length).toBeGreaterThan(100);
  expect(said.filter(({ isFor }) => !isFor).length).toBeGreaterThan(30);
  expect(said.filter(({ claims }) => claims.length > 0).length).toBeGreaterThan(said.length / 2);
});

test("no sentence praises a paddle for what its page criticizes it or tells players to skip it for", () => {
  expect(
    sentencesWith(({ paddle }, claim) => {
      const isOpposed =
        isCriticized(paddle, traitOf(claim)) || paddle.weaknesses[traitOf(claim)] !== undefined;
      // Pages that give advice are read twice.
      return claim.startsWith("+") && isConfirmedPaddle(paddle) && isOpposed;
    }),
  ).toEqual([]);
});

test("no sentence denies a paddle what its page says it is known for", () => {
  expect(
    sentencesWith(
      ({ paddle }, claim) =>
        claim.startsWith("-") &&
        isPraised(paddle, traitOf(claim)) &&
        !isCriticized(paddle, traitOf(claim)),
    ),
  ).toEqual([]);
});

test("phrases from a page are its own, and a paddle we couldn't confirm has no advice from its page", () => {
  const fromPage = /^(Known for|Criticized for|Buy it if|Skip it if):? (.+)\.$/;
  let isThereAny = false;
  for (const { paddle, words } of answers) {
    const { knownFor, buyIf, criticisedFor, skipIf } = paddle;
    const isFor = words.speaksFor.flatMap((sentence) => fromPage.exec(sentence)?.[2] ?? []);
    const isAgainst = words.speaksAgainst.flatMap((sentence) => fromPage.exec(sentence)?.[2] ?? []);
    expect([...knownFor, ...buyIf]).toEqual(expect.arrayContaining(isFor));
    expect([...criticisedFor, ...skipIf]).toEqual(expect.arrayContaining(isAgainst));
    isThereAny ||= isFor.length > 0 && isAgainst.length > 0;
    if (!isConfirmedPaddle(paddle))
      expect([...words.speaksFor, ...words.speaksAgainst, words.knowBefore].join(" ")).not.toMatch(
        /(Buy|Skip) it if/,
      );
  }
  expect(isThereAny).toBe(true);
});

test("nothing is said of a fact that nobody confirmed, nor of the type of a paddle nobody confirmed", () => {
  for (const { paddle, fact, sentence } of said)
    if (fact === "category") expect(isConfirmedPaddle(paddle), sentence).toBe(true);
    else expect(paddle.notConfirmed, sentence).not.toContain(fact);
});
