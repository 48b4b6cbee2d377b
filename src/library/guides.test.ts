import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { communityReviews, guideWords, isFull } from "../site/guides/guide.ts";
import { asSample, bareValue } from "../platform/text/sample.ts";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";
import { projectLibrary } from "../../tests/support/project-library.ts";

describe("the project's own guides", () => {
  const library = projectLibrary();

  // The review counts and badges that the specification requires.
  test.each([
    ["best-paddles-beginners-2025", 589, "#1 Community Choice◇"],
    ["best-paddles-power-players", 556, "Maximum Power"],
    ["best-paddles-control-touch", 700, "Ultimate Control"],
    ["best-paddles-spin", 631, "Maximum Spin"],
  ])("%s: five paddles, %i reviews in total, '%s'", (slug, reviews, badge) => {
    const guide = library.guide(slug);
    if (!guide || !isFull(guide)) throw new Error(`${slug} is not written`);
    const ratings = guide.entries.flatMap(({ rating }) => (rating ? bareValue(rating) : []));
    expect(guide.entries).toHaveLength(5);
    expect(communityReviews(guide)).toEqual(asSample(reviews));
    expect(ratings).toEqual(ratings.toSorted((a, b) => b - a));
    expect(guide).toMatchObject({ badge, updated: "2025-01-15", sample: true });
    expect(guide.words).toBeGreaterThanOrEqual(250);
    expect(guide.words).toBeLessThanOrEqual(400);
    expect(guideWords(guide)).toBeGreaterThanOrEqual(900);
    expect(guideWords(guide)).toBeLessThanOrEqual(1300);
  });

  // What these guides themselves call weak in their category.
  test.each([
    ["best-paddles-beginners-2025", ["honolulu-j2k", "ronbus-r-series"]],
    [
      "best-paddles-power-players",
      ["hudef-viva-pro", "joola-perseus-cfs-16", "crbn-3x-power-series"],
    ],
    ["best-paddles-control-touch", []],
    ["best-paddles-spin", ["paddletex-bantam-tko-c", "honolulu-j2k"]],
  ])("%s puts %j under 'Also consider'", (slug, also) => {
    const { entries = [] } = library.guide(slug)!;
    const marked = entries.filter(({ alsoConsider }) => alsoConsider);
    expect(marked.map(({ paddle }) => paddle)).toEqual(also);
  });

  test("six more are coming soon, and none of the ten shares a description", () => {
    expect(
      library.guides
        .filter(({ comingSoon }) => comingSoon)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual([
      "best-bags-players-on-go",
      "best-paddles-singles-vs-doubles",
      "best-paddles-under-100",
      "best-pickleball-accessories",
      "best-pickleball-sets-beginners",
      "best-shoes-stability-comfort",
    ]);
    expect(new Set(library.guides.map(({ description }) => description)).size).toBe(10);
  });
});

describe("a mistake in a guide is reported in one sentence:", () => {
  let copy: ContentCopy;

  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.remove());

  const rewrite = (slug: string, from: string | RegExp, to: string) =>
    copy.edit(`best-of/${slug}.md`, from, to);

  const spin = "best-paddles-spin";

  test.each<[what: string, edit: [from: string | RegExp, to: string], told: string]>([
    [
      "a paddle that is not there",
      ["paddle: honolulu-j2k", "paddle: honolulu-j3k"],
      'entries.4.paddle: "honolulu-j3k" is not a paddle\'s address. Did you mean honolulu-j2k?',
    ],
    [
      "a paddle listed twice",
      ["paddle: honolulu-j2k", "paddle: ronbus-r-series"],
      'entries.4.paddle: "ronbus-r-series" is listed twice. Write another paddle.',
    ],
    [
      "a paddle of the guide's own year",
      ["paddle: honolulu-j2k", "paddle: 11six24-vapor-power"],
      'entries.4.paddle: "11six24-vapor-power" came out in 2025, perhaps after this guide\'s date. Write a paddle of 2024 or earlier, or a later date in updated.',
    ],
    [
      "a paddle with unconfirmed specs",
      ["paddle: honolulu-j2k", "paddle: diadem-hero"],
      'entries.4.paddle: "diadem-hero" has unconfirmed facts: identity, surface, weightOz. Write a paddle whose file has these confirmed.',
    ],
    [
      "a related guide that is not there",
      ["- best-paddles-control-touch", "- best-paddles-control"],
      'related.0: "best-paddles-control" is not another guide\'s address. Did you mean best-paddles-control-touch?',
    ],
    [
      "a guide related to itself",
      ["- best-paddles-control-touch", "- best-paddles-spin"],
      'related.0: "best-paddles-spin" is not another guide\'s address. Write the name of a file in content/best-of, without .md.',
    ],
    [
      "a place on the home page taken twice",
      ["homeCategory: Tournament", "homeCategory: Power"],
      'homeCategory: "Power" is taken by content/best-of/best-paddles-power-players.md. Write another one, or leave the line out.',
    ],
    [
      "a rating above five",
      ["rating: 3.9", "rating: 5.1"],
      "entries.4.rating: 5.1 is more than 5. What belongs here: the community's rating for what this guide is about, 1 to 5, one decimal; leave it out if there is none. For example: 4.6",
    ],
    [
      "a runner-up that isn't a pick",
      ["rating: 4.6\n    reviews: 139", "alsoConsider: true\n    rating: 4.6\n    reviews: 139"],
      "entries.1.alsoConsider: the first two paddles are the top pick and the runner-up. Leave the line out.",
    ],
    [
      "a rating with two decimals",
      ["rating: 3.9", "rating: 3.95"],
      "entries.4.rating: 3.95 is not rounded to one decimal. What belongs here: the community's rating for what this guide is about, 1 to 5, one decimal; leave it out if there is none. For example: 4.6",
    ],
    [
      "a rating above that of a better place",
      ["rating: 3.9", "rating: 4.3"],
      "entries.4.rating: 4.3 is above the 4.2 of a better place. Put the higher rating first.",
    ],
    [
      "the coming-soon line as its introduction",
      [/(?<=\n---\n\n)[^]*/, "This guide is coming soon.\n"],
      "(the text): still says 'coming soon'. Write the guide's introduction.",
    ],
  ])("%s", (_, [from, to], told) => {
    const line = rewrite(spin, from, to);
    expect(copy.sentences()).toEqual([`content/best-of/${spin}.md:${line} ${told}`]);
  });

  test("a pick below a paddle that isn't one", () => {
    rewrite(spin, "paddle: honolulu-j2k\n    alsoConsider: true", "paddle: honolulu-j2k");
    expect(copy.sentences()).toEqual([
      expect.stringContaining(
        'entries.3.alsoConsider: "honolulu-j2k" below is a pick. Put the paddles with alsoConsider last.',
      ),
    ]);
  });

  test("a guide published before it is written is missing each field", () => {
    rewrite("best-paddles-under-100", "comingSoon: true", "comingSoon: false");
    const told = copy.sentences();
    expect(told).toHaveLength(9);
    expect(told[1]).toBe(
      "content/best-of/best-paddles-under-100.md:1 updated: is missing. What belongs here: the day it was last checked; as year-month-day. For example: 2025-01-15",
    );
  });

  test("a guide without a text", () => {
    rewrite("best-paddles-under-100", /---\n[^-]*$/, "---\n");
    expect(copy.sentences()).toEqual([
      expect.stringMatching(/^content\/best-of\/best-paddles-under-100\.md:2 title: there is no/),
    ]);
  });
});
