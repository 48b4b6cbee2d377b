// The answers of the site agree: guides, articles and cards with the guided match, and comparisons with the scores.
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { choicesOf } from "../comparison/choices.ts";
import { isFull } from "../guides/guide.ts";
import { projectLibrary } from "../../../tests/support/project-library.ts";
import { isConfirmedPaddle } from "../paddles/paddle-facts.ts";
import type { Paddle } from "../paddles/paddle.content.ts";
import { traits } from "../paddles/paddle-values.ts";
import { traitShare, uses, useScores } from "../paddles/profile.ts";
import { rankMatches } from "./match.ts";
import { noPreferences, type Preferences } from "./match-address.ts";
import { matchInWords } from "./match-in-words.ts";

const { written: paddles, guides, writtenPaddle: paddleOf } = projectLibrary();
const unrated = { average: undefined, reviews: 0 };

/** The whole catalog, best first for these preferences, by what the paddles are alone. */
const ranking = (preferences: Partial<Preferences>, of: readonly Paddle[] = paddles) =>
  rankMatches(
    of.map((paddle) => ({ paddle, everybody: unrated, near: unrated })),
    { ...noPreferences, ...preferences },
  );

/** What a guide is for, and the same said to the match. */
const asked: Record<string, Partial<Preferences>> = {
  "for beginners": { level: "new" },
  "for power": { style: "power" },
  "for control": { style: "control" },
  "for spin": { style: "spin" },
};

const picks = guides.filter(isFull).flatMap(({ slug, title, ratedFor, entries, updated }) =>
  entries
    .filter(({ alsoConsider }) => !alsoConsider)
    .map((entry) => ({
      where: title,
      slug,
      ratedFor,
      paddle: paddleOf(entry.paddle)!,
      // A guide can't name what came out later.
      out: paddles.filter(({ year }) => year <= Number(updated.slice(0, 4)) - 1),
    })),
);

describe("what a guide of ours picks", () => {
  test("is read from all four", () => {
    expect(new Set(picks.map(({ ratedFor }) => ratedFor))).toEqual(new Set(Object.keys(asked)));
    expect(picks.length).toBeGreaterThan(10);
  });

  test.each(picks.map((pick) => [pick.where, pick.paddle.name, pick] as const))(
    "%s: the %s is among the match's first five of what was out then",
    (_, name, { ratedFor, paddle, out }) => {
      const first = ranking(asked[ratedFor]!, out).slice(0, 5);
      expect(first.map(({ candidate }) => candidate.paddle.name)).toContain(name);
      const use = uses.find((each) => each === asked[ratedFor]!.style);
      const score = useScores(paddle, paddles).find((each) => each.use === use);
      expect(score?.reason?.isFor).not.toBe(false);
    },
  );
});

test("a guide starts with the match's first of what was out then, or says why it doesn't", () => {
  const others = guides.filter(isFull).flatMap((guide) => {
    const { ratedFor, entries, whyFirst, title } = guide;
    const { out } = picks.find(({ where }) => where === title)!;
    const first = ranking(asked[ratedFor]!, out)[0]!.candidate.paddle.slug;
    expect(whyFirst !== undefined, title).toBe(first !== entries[0]!.paddle);
    return whyFirst === undefined ? [] : title;
  });
  expect(others).toEqual(["Best Paddles for Power Players"]);
});

test("in our catalog, the beginner guide's first pick leads for a new player, at $150 too", () => {
  const first = picks.find(({ ratedFor }) => ratedFor === "for beginners")!.paddle.slug;
  for (const budgetCents of [undefined, 10_000, 15_000, 20_000])
    expect(ranking({ level: "new", budgetCents })[0]!.candidate.paddle.slug).toBe(first);
});

/** What articles and cards name for a need, with the words that do. */
test.each<[file: string, words: string, Partial<Preferences>, slugs: string[]]>([
  [
    "blog/paddle-for-tennis-elbow.md",
    "| [",
    { arm: "yes" },
    [
      "diadem-warrior-blucore",
      "selkirk-luxx-control-air-invikta",
      "hudef-viva-pro",
      "neonic-flow",
      "vatic-pro-prism-flash-v7",
    ],
  ],
  [
    "paddles/diadem-warrior-blucore.yaml",
    "If your arm gives you trouble, start here.",
    { arm: "yes" },
    ["diadem-warrior-blucore"],
  ],
  [
    "blog/how-to-choose-your-first-paddle.md",
    "For most new players",
    { level: "new" },
    ["vatic-pro-prism-flash-v7", "neonic-flow", "selkirk-amped-s2"],
  ],
  [
    "blog/core-thickness.md",
    "**The softest:**",
    { feel: "soft" },
    ["selkirk-luxx-control-air-invikta"],
  ],
  ["blog/core-thickness.md", "**Crisp:**", { feel: "crisp" }, ["paddletex-bantam-tko-c"]],
  [
    "blog/cold-weather-pickleball.md",
    "easier on cold hands",
    { feel: "soft" },
    ["neonic-flow", "vatic-pro-prism-flash-v7"],
  ],
  [
    "blog/third-shot-drop-or-drive.md",
    "makes drops a bit easier",
    { style: "control" },
    ["six-zero-double-black-diamond-control"],
  ],
])(
  "what our %s names with '%s' is among the match's first five",
  (file, words, preferences, slugs) => {
    const text = readFileSync(`content/${file}`, "utf8");
    expect(text).toContain(words);
    for (const slug of slugs) expect(file.includes(slug) || text.includes(`(/${slug})`)).toBe(true);
    const first = ranking(preferences).slice(0, 5);
    expect(first.map(({ candidate }) => candidate.paddle.slug)).toEqual(
      expect.arrayContaining(slugs),
    );
  },
);

test("no reason in a pair contradicts the scores", () => {
  const confirmed = paddles.filter(isConfirmedPaddle);
  const pairs = confirmed.flatMap((one, index) =>
    confirmed.slice(index + 1).map((other) => [one, other]),
  );
  const wrong = pairs.flatMap((pair) =>
    choicesOf(pair.map((paddle) => ({ paddle, buckets: [] }))).flatMap(
      ({ paddle: mine, reasons }) => {
        const other = pair.find((each) => each !== mine)!;
        return reasons.flatMap(({ claims, evidence }) =>
          uses
            .filter((use) => claims.includes(`+${use}`))
            .filter((use) => (traitShare(mine, use) ?? 1) < (traitShare(other, use) ?? 0))
            .map((use) => `${mine.shortName} over ${other.shortName}: ${use}, by ${evidence.from}`),
        );
      },
    ),
  );
  expect(pairs.length).toBeGreaterThan(150);
  expect(wrong).toEqual([]);
});

const answers: Partial<Preferences>[] = [
  { level: "new" },
  { arm: "yes" },
  ...(["power", "control", "spin", "speed", "all-around"] as const).map((style) => ({ style })),
  ...(["soft", "balanced", "crisp"] as const).map((feel) => ({ feel })),
  { level: "3.0", style: "control", arm: "yes", feel: "soft" },
];

test.each(answers)("no fact is a reason for more than a third of the paddles in %j", (asks) => {
  const preferences = { ...noPreferences, ...asks };
  const counts = new Map<string, number>();
  for (const match of ranking(preferences)) {
    const { speaksFor, speaksAgainst } = matchInWords(match, preferences, paddles);
    const isSaid = (sentence: string) => !sentence.startsWith("Nothing sets it apart");
    for (const said of new Set([...speaksFor, ...speaksAgainst].filter(isSaid).map(withoutFigures)))
      counts.set(said, (counts.get(said) ?? 0) + 1);
  }
  const most = Math.max(...counts.values());
  expect([...counts].filter(([, count]) => count > paddles.length / 3)).toEqual([]);
  expect(most).toBeGreaterThan(0);
});

/** 'The 16 mm core …' and 'The 20 mm core …' say the same. */
const withoutFigures = (said: string) => said.replaceAll(/[\d.]+/g, "0");

test("a trait of another version is no page's own", () => {
  const about = paddles.flatMap((paddle) =>
    (paddle.versions ?? []).flatMap((version) =>
      version.about.map((phrase) => ({ paddle, phrase })),
    ),
  );
  expect(about.length).toBeGreaterThan(3);
  for (const { paddle, phrase } of about)
    for (const trait of traits)
      expect([paddle.strengths[trait], paddle.weaknesses[trait]]).not.toContain(phrase);
});
