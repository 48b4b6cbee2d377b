import { expect, test } from "vitest";
import { firstWeek, weekFigures } from "./figures.ts";

/** A Wednesday. */
const now = Date.UTC(2026, 10, 18, 12);
const none = {
  views: 0,
  visits: 0,
  clicks: 0,
  reviews: 0,
  helpful: 0,
  subscribers: 0,
  reviewReaders: 0,
  reports: 0,
  messages: 0,
};

test("weeks are those up to this one, newest first, with 0 for what wasn't counted", () => {
  const counts = [
    { figure: "reviews" as const, week: 0, count: 3 },
    { figure: "messages" as const, week: 2, count: 1 },
    // A row from the future belongs to no week.
    { figure: "reviews" as const, week: 3, count: 9 },
  ];
  expect(weekFigures(counts, { weeks: 3, now })).toEqual([
    { week: "2026-11-16", ...none, messages: 1 },
    { week: "2026-11-09", ...none },
    { week: "2026-11-02", ...none, reviews: 3 },
  ]);
});

test.each([
  [1, "2026-11-16"],
  [3, "2026-11-02"],
])("the first of %i weeks begins on %s", (weeks, day) => {
  expect(firstWeek(weeks, now)).toBe(Date.parse(day));
});
