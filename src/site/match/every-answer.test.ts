// Every combination of answers over our catalog: what the match says of each paddle.
import { describe, expect, test } from "vitest";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { isConfirmedPaddle, isOwnPhrase } from "../paddles/paddle-facts.ts";
import { profileOf } from "../paddles/profile.ts";
import { traits } from "../paddles/paddle-values.ts";
import { levels } from "../reviews/level/level.ts";
import { type Candidate, rankMatches } from "./match.ts";
import { armAnswers, feels, noPreferences, type Preferences, playStyles } from "./match-address.ts";
import { matchInWords } from "./match-in-words.ts";

const unrated = { average: undefined, reviews: 0 };
const { written: paddles } = projectLibrary();
const candidates = paddles.map((paddle): Candidate => ({
  paddle,
  everybody: unrated,
  near: unrated,
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

const rankings = allPreferences.map((preferences) => ({
  preferences,
  matches: rankMatches(candidates, preferences),
}));
const firstFives = rankings.flatMap(({ preferences, matches }) =>
  matches.slice(0, 5).map((match, index) => ({
    paddle: match.candidate.paddle,
    isFirst: index === 0,
    words: matchInWords(match, preferences, paddles),
  })),
);

test("every combination of answers is read", () => {
  expect(allPreferences).toHaveLength(11 * 6 * 2 * 4 * 3);
  expect(firstFives).toHaveLength(allPreferences.length * 5);
});

test("every card has a reason that sets the paddle apart, or says that nothing does, and a drawback", () => {
  let without = 0;
  for (const { paddle, words } of firstFives.filter((each) => isConfirmedPaddle(each.paddle))) {
    expect(words.speaksFor.length, paddle.slug).toBeGreaterThan(0);
    expect(words.knowBefore, paddle.slug).not.toBe("");
    if (words.speaksFor[0]!.startsWith("Nothing sets it apart")) without++;
  }
  expect(without / firstFives.length).toBeLessThan(0.1);
});

test("no first five is led by a version that nobody has written about", () => {
  for (const { paddle } of firstFives)
    if (paddle.version)
      expect(
        Object.keys({ ...paddle.strengths, ...paddle.weaknesses }),
        paddle.version.name,
      ).not.toEqual([]);
});

describe.each([
  ...playStyles.map((style) => ({ style })),
  ...feels.map((feel) => ({ feel })),
  { arm: "yes" as const },
])("for %j", (asked) => {
  test("the order at 2.5, 3.5 and 5.0 differs", () => {
    const order = (["2.5", "3.5", "5.0"] as const).map((level) =>
      rankMatches(candidates, { ...noPreferences, ...asked, level })
        .map(({ candidate }) => candidate.paddle.slug)
        .join(),
    );
    expect(new Set(order).size).toBe(3);
  });
});

test("no sentence is said twice of one paddle, and none praises what its page criticizes", () => {
  for (const { paddle, words } of firstFives) {
    const said = [...words.speaksFor, ...words.speaksAgainst, words.knowBefore];
    expect(new Set(said).size, `${paddle.slug}: ${said.join(" ")}`).toBe(said.length);
  }
  for (const paddle of paddles)
    for (const trait of traits)
      for (const { evidence, isFor } of profileOf(paddle)[trait].reasons)
        if (evidence.from === "fact") {
          const opposite = isFor ? paddle.weaknesses : paddle.strengths;
          expect(opposite[trait], `${paddle.slug}: ${evidence.does}`).toBeUndefined();
        }
});

test("phrases from a page are the version's own, and a paddle we couldn't confirm has no advice from its page", () => {
  const fromPage = /^(Known for|Criticized for|Buy it if|Skip it if):? (.+)\.$/;
  let count = 0;
  for (const { paddle, words } of firstFives) {
    const { knownFor, buyIf, criticisedFor, skipIf } = paddle;
    const phrases = (sentences: readonly string[]) =>
      sentences.flatMap((sentence) => fromPage.exec(sentence)?.[2] ?? []);
    const [isFor, isAgainst] = [phrases(words.speaksFor), phrases(words.speaksAgainst)];
    count += isFor.length + isAgainst.length;
    expect([...knownFor, ...buyIf]).toEqual(expect.arrayContaining(isFor));
    expect([...criticisedFor, ...skipIf]).toEqual(expect.arrayContaining(isAgainst));
    for (const phrase of [...isFor, ...isAgainst]) expect(isOwnPhrase(paddle, phrase)).toBe(true);
    if (!isConfirmedPaddle(paddle))
      expect([...words.speaksFor, ...words.speaksAgainst, words.knowBefore].join(" ")).not.toMatch(
        /(Buy|Skip) it if/,
      );
  }
  expect(count).toBeGreaterThan(1000);
});

test("nothing is said of a fact that nobody confirmed", () => {
  for (const paddle of paddles)
    for (const trait of traits)
      for (const { evidence } of profileOf(paddle)[trait].reasons)
        if (evidence.from === "fact" && evidence.fact !== "category")
          expect(paddle.notConfirmed, `${paddle.slug}: ${evidence.does}`).not.toContain(
            evidence.fact,
          );
});
