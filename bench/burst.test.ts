import { expect, test } from "vitest";
import { type Answer, judgeBurst, readPages } from "./burst.ts";

/** A reader of each page every 100 ms for five seconds; the pages are new from a time on. */
const answers = (newFrom: number, took: (asked: number) => number = () => 5): Answer[] =>
  readPages.flatMap((page) =>
    Array.from({ length: 50 }, (_, index) => {
      const asked = index * 100;
      const answered = asked + took(asked);
      return { page, asked, answered, tag: asked >= newFrom ? "new" : "old" };
    }),
  );
const stored = [{ sent: 1000, told: 1150 }];

test("compares the second before a review with the second after it was sent", () => {
  const slow = answers(1100, (asked) => (asked === 1000 ? 80 : 5));
  const { rest, after, reviews } = judgeBurst(slow, stored);
  expect(reviews).toBe(1);
  expect(rest).toEqual({ answers: 30, median: 5, p99: 5, slowest: 5 });
  expect(after).toEqual({ answers: 30, median: 5, p99: 80, slowest: 80 });
});

test("says when pages were new, from the answer to the review's writer", () => {
  expect(judgeBurst(answers(1200), stored)).toMatchObject({
    newAfter: { median: 55, slowest: 55 },
    old: 0,
  });
  // A reader may get the new page before its writer hears of it.
  expect(judgeBurst(answers(1000), stored).newAfter).toEqual({ median: 0, slowest: 0 });
});

test("counts the older pages that readers got who asked after that", () => {
  expect(judgeBurst(answers(1300), stored).old).toBe(readPages.length);
});

test("rejects pages that stay old for three seconds", () => {
  expect(() => judgeBurst(answers(4100), stored)).toThrow("/ was still old");
});
