import { expect, test } from "vitest";
import { isFull } from "../site/guides/guide.ts";
import { isConfirmedPaddle } from "../site/paddles/paddle-facts.ts";
import { averageRating, bestRatedFirst, totalsOf } from "../site/reviews/ratings/ratings.ts";
import { sampleBuckets } from "../site/reviews/samples.ts";
import { projectLibrary } from "../../tests/support/project-library.ts";

const library = projectLibrary();
/** Every paddle as ranked by samples alone. */
const ranked = bestRatedFirst(
  library.written.map((paddle) => {
    const totals = totalsOf(sampleBuckets(library.samplesOf(paddle.slug)));
    return { paddle, average: averageRating(totals), reviews: totals.reviews };
  }),
);
const winners = library.guides.filter(isFull).map(({ slug, entries }) => ({
  guide: slug,
  winner: library.writtenPaddle(entries[0]!.paddle)!,
}));

test.each(winners)("samples put the winner of $guide above all that won no guide", ({ winner }) => {
  const ofItsType = ranked
    .map(({ paddle }) => paddle)
    .filter((paddle) => paddle.category === winner.category && isConfirmedPaddle(paddle));
  const place = ofItsType.findIndex(({ slug }) => slug === winner.slug);
  expect(place).toBeGreaterThanOrEqual(0);
  const won = new Set(winners.map((each) => each.winner.slug));
  expect(ofItsType.slice(0, place).filter(({ slug }) => !won.has(slug))).toEqual([]);
});

test("every pick of a guide is confirmed", () => {
  for (const { entries } of library.guides.filter(isFull))
    for (const { paddle } of entries)
      expect(isConfirmedPaddle(library.writtenPaddle(paddle)!)).toBe(true);
});

test("averages of samples tell paddles apart: from 4.0 or less to 4.7 or more", () => {
  const averages = ranked.flatMap(({ average }) => average ?? []);
  expect(Math.min(...averages)).toBeLessThanOrEqual(4);
  expect(Math.max(...averages)).toBeGreaterThanOrEqual(4.7);
  expect(new Set(averages.map((average) => average.toFixed(1))).size).toBeGreaterThanOrEqual(7);
});
