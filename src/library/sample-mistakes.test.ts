import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { type ContentCopy, copyContent } from "../../tests/support/content-copy.ts";
import { submissionOf } from "../site/reviews/samples.ts";
import { themes } from "../site/reviews/themes/themes.ts";
import { readLibrary } from "./read-library.ts";

describe("an editor's mistake in samples is reported in one sentence:", () => {
  let copy: ContentCopy;

  beforeEach(() => {
    copy = copyContent();
  });
  afterEach(() => copy.remove());

  const heroSamples = "sample-reviews/diadem-hero.yaml";
  // Four of five recommend it and the mean DUPR is 3.6, as in the paddle's own file.
  const right = `reviews:
  - { firstName: Ana, duprRating: "3.0", rating: 3, review: Drops land soft. }
  - { firstName: Ben, duprRating: "3.5", rating: 4, review: Quick at the net. }
  - { firstName: Cleo, duprRating: "3.5", rating: 4, review: My wrist likes it. }
  - { firstName: Dev, duprRating: "4.0", rating: 5, review: I serve deeper now. }
  - { firstName: Eve, duprRating: "4.0", rating: 5, review: It feels calm. Ben was right. }
`;

  test.each([
    [
      "a recommend share that is off",
      ["rating: 4", "rating: 3"],
      ":1 reviews: 60 % of them recommend it (4 or 5 stars), but the paddle's recommendPercent is 80. Change ratings until both agree.",
    ],
    [
      "a mean DUPR that is off",
      ['"3.0"', '"3.25"'],
      ":1 reviews: their mean DUPR is 3.650, but the paddle's averageDupr is 3.6. Change DUPR ratings until it rounds to 3.6.",
    ],
    [
      "a sentence said twice",
      ["Ben was right.", "QUICK at the net!"],
      `:6 reviews.4.review: says "quick at the net", as content/${heroSamples}:3 does. Write it in this player's own words.`,
    ],
    [
      "an invalid DUPR",
      ['"3.0"', "pro"],
      ':2 reviews.0.duprRating: "pro" is not a DUPR rating. What belongs here: the writer\'s DUPR from 1 to 6; in quotes. For example: "3.5"',
    ],
    [
      "an unknown aspect",
      ["rating: 5", "rating: 5, liked: [power, controll]"],
      `:5 reviews.3.liked.1: "controll" is not one of the allowed words. What belongs here: what this sample player likes about this paddle; leave it out if that is nothing; any of: ${themes.join(", ")}; in brackets, separated by commas. Perhaps you meant: control`,
    ],
    [
      "an aspect in both lists",
      ["rating: 5", "rating: 5, liked: [power, spin], disliked: [hands, spin]"],
      `:5 reviews.3.disliked: has spin, which is also in liked. What belongs here: what this sample player dislikes about this paddle; leave it out if that is nothing; any of: ${themes.join(", ")}; in brackets, separated by commas. For example: [value]`,
    ],
    [
      "an aspect twice in a list",
      ["rating: 5", "rating: 5, liked: [power, spin, power]"],
      `:5 reviews.3.liked: has power twice. What belongs here: what this sample player likes about this paddle; leave it out if that is nothing; any of: ${themes.join(", ")}; in brackets, separated by commas. For example: [control, spin]`,
    ],
    [
      "an empty list",
      ["rating: 5", "rating: 5, disliked: []"],
      `:5 reviews.3.disliked: is too short (at least 1). What belongs here: what this sample player dislikes about this paddle; leave it out if that is nothing; any of: ${themes.join(", ")}; in brackets, separated by commas. For example: [value]`,
    ],
  ])("%s", (_, [from = "", to = ""], told) => {
    copy.write(heroSamples, right.replace(from, to));
    expect(copy.sentences()).toEqual([`content/${heroSamples}${told}`]);
  });

  test("none if both lists are right", () => {
    const labels = "rating: 5, liked: [power, spin], disliked: [hands]";
    copy.write(heroSamples, right.replace("rating: 5", labels));
    const { liked, disliked } = readLibrary(copy.folder).samplesOf("diadem-hero")[3]!;
    expect({ liked, disliked }).toEqual({ liked: ["power", "spin"], disliked: ["hands"] });
  });
});

test("a submission lists what a sample player liked and disliked", () => {
  const submission = submissionOf({
    firstName: "Dana",
    duprRating: "3.5",
    rating: 4,
    review: "Drops land soft.",
    liked: ["control"],
    disliked: ["value"],
  });
  expect(submission).toEqual({
    firstName: "Dana",
    duprRating: "3.5",
    level: 3500,
    rating: 4,
    reviewText: "Drops land soft.",
    liked: "control",
    disliked: "value",
  });
});
