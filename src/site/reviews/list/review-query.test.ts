import { expect, test } from "vitest";
import { bucketsOf } from "../ratings/ratings.ts";
import {
  allReviews,
  matchingBuckets,
  comparePlaces,
  filterText,
  isFiltering,
  matcher,
  placeOf,
  type RankedReview,
  type ReviewQuery,
  type ReviewSort,
  timeOfSample,
} from "./review-query.ts";

const text = "The Grip is fine, but the édge guard is louder than I would like.";
const review = { rating: 4, level: 3500, text, liked: "spin", disliked: "comfort" };

test.each<[Partial<ReviewQuery>, boolean]>([
  [{}, true],
  [{ stars: 4 }, true],
  [{ stars: 5 }, false],
  [{ level: "3.0" }, true],
  [{ level: "4.0" }, true],
  [{ level: "4.5" }, false],
  [{ level: "new" }, false],
  [{ search: "grip" }, true],
  [{ search: "GRIP" }, true],
  [{ search: "edge" }, true],
  [{ search: "Édge guard" }, true],
  [{ search: "guard grip" }, true],
  [{ search: "loud" }, true],
  [{ search: "grip spin" }, false],
  [{ theme: "comfort" }, true],
  [{ theme: "control" }, false],
  [{ theme: "comfort", opinion: "complaint" }, true],
  [{ theme: "comfort", opinion: "praise" }, false],
  [{ theme: "spin" }, true],
  [{ theme: "spin", opinion: "praise" }, true],
  [{ theme: "spin", opinion: "complaint" }, false],
  [{ theme: "comfort", search: "spin" }, false],
  [{ search: "grip", stars: 4, level: "3.5" }, true],
  [{ search: "grip", stars: 3, level: "3.5" }, false],
])("%j finds a review of 4 stars by a 3.5: %s", (asked, isFound) => {
  expect(matcher({ ...allReviews, ...asked })(review)).toBe(isFound);
});

test("buckets and reviews are filtered alike for any stars and level", () => {
  const reviews = Array.from({ length: 600 }, (_, index) => ({
    rating: 1 + (Math.floor(index / 6) % 5),
    level: 1000 + ((index * 997) % 5001),
    text: "",
    liked: "",
    disliked: "",
  }));
  for (const level of [undefined, "new", "2.0", "3.5", "6.0"] as const)
    for (const stars of [undefined, 1, 5]) {
      const found = reviews.filter(matcher({ ...allReviews, level, stars }));
      expect(found.length).toBeGreaterThan(0);
      expect(matchingBuckets(bucketsOf(reviews, false), { level, stars })).toEqual(
        expect.arrayContaining(bucketsOf(found, false)),
      );
      expect(matchingBuckets(bucketsOf(reviews, false), { level, stars })).toHaveLength(
        bucketsOf(found, false).length,
      );
    }
});

const ranked: RankedReview[] = [
  { id: "a", rating: 5, helpful: 0, createdAt: 10 },
  { id: "b", rating: 1, helpful: 3, createdAt: 20 },
  { id: "c", rating: 5, helpful: 1, createdAt: 30 },
  { id: "d", rating: 3, helpful: 1, createdAt: 30 },
  ...["sample-1", "sample-2", "sample-10"].map((id) => ({
    id,
    rating: 5,
    helpful: 0,
    createdAt: timeOfSample(id),
  })),
];

test.each<[ReviewSort, string]>([
  ["newest", "d c b a sample-1 sample-2 sample-10"],
  ["highest", "c a sample-1 sample-2 sample-10 d b"],
  ["lowest", "b d c a sample-1 sample-2 sample-10"],
  ["helpful", "b d c a sample-1 sample-2 sample-10"],
])("'%s' puts them in the order %s", (sort, order) => {
  const sorted = ranked.toSorted((a, b) => comparePlaces(placeOf(a, sort), placeOf(b, sort), sort));
  expect(sorted.map(({ id }) => id).join(" ")).toBe(order);
});

test("a place is neither before nor after itself", () => {
  const place = placeOf(ranked[0]!, "helpful");
  expect(comparePlaces(place, { ...place }, "helpful")).toBe(0);
});

test.each<[Partial<ReviewQuery>, string]>([
  [{}, ""],
  [{ sort: "helpful" }, ""],
  [{ stars: 1 }, "with 1 star"],
  [{ stars: 4 }, "with 4 stars"],
  [{ level: "3.5" }, "near 3.5"],
  [{ level: "new" }, "at new-player level"],
  [{ theme: "hands" }, "about hand speed"],
  [{ theme: "control", opinion: "praise" }, "with praise for control"],
  [{ theme: "control", opinion: "complaint", stars: 2 }, "with 2 stars, with criticism of control"],
  [{ stars: 4, level: "3.5", search: "grip" }, "with 4 stars, near 3.5, that say 'grip'"],
])("%j is described as '%s'", (asked, words) => {
  expect(filterText({ ...allReviews, ...asked })).toBe(words);
  expect(isFiltering({ ...allReviews, ...asked })).toBe(words !== "");
});
