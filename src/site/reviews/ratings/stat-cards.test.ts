import { expect, test } from "vitest";
import { emptyTotals, type RatingTotals } from "./ratings.ts";
import { isMostlySamples, statCardText } from "./figures.ts";

const fixed = { recommendPercent: 95, averageDupr: "4.0+" };

/** This many 4-star reviews by players at 3.512. */
function reviews(count: number): RatingTotals {
  return { reviews: count, stars: 4 * count, recommending: count, levels: 3512 * count };
}

test("with samples, rate and DUPR are the fixed figures, whatever was stored since", () => {
  expect(statCardText("recommendRate", reviews(40), fixed)).toBe("95%");
  expect(statCardText("averageDupr", reviews(40), fixed)).toBe("4.0+");
});

test("with samples, average and total are computed", () => {
  const totals = { reviews: 20, stars: 87, recommending: 19, levels: 80_000 };
  expect(statCardText("averageRating", totals, fixed)).toBe("4.4");
  expect(statCardText("totalReviews", totals, fixed)).toBe("20");
});

test.each([
  [4, undefined, undefined],
  [5, "100%", "3.5"],
])("players' own %i reviews give a rate of %s and a DUPR of %s", (count, rate, dupr) => {
  expect(statCardText("recommendRate", reviews(count), undefined)).toBe(rate);
  expect(statCardText("averageDupr", reviews(count), undefined)).toBe(dupr);
});

test("the rate of players' own reviews is the share of four and five stars", () => {
  const totals = { reviews: 6, stars: 20, recommending: 4, levels: 21_000 };
  expect(statCardText("recommendRate", totals, undefined)).toBe("67%");
});

test("one review already has an average", () => {
  expect(statCardText("averageRating", reviews(1), undefined)).toBe("4.0");
});

test("without reviews only the count is shown", () => {
  const shown = (["averageRating", "recommendRate", "totalReviews", "averageDupr"] as const).map(
    (card) => statCardText(card, emptyTotals, undefined),
  );
  expect(shown).toEqual([undefined, undefined, "0", undefined]);
});

test("large counts are formatted with commas", () => {
  expect(statCardText("totalReviews", reviews(12_050), fixed)).toBe("12,050");
});

test.each([
  [20, 0, true],
  [25, 5, true],
  [39, 19, true],
  [40, 20, false],
  [41, 21, false],
  [3, 3, false],
  [0, 0, false],
])("of %i reviews with %i by players, more than half are samples: %s", (all, players, mostly) => {
  expect(isMostlySamples(reviews(all), reviews(players))).toBe(mostly);
});
