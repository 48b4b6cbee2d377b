import { expect, test } from "vitest";
import { allReviews, foldSamples, type ReviewQuery } from "./review-query.ts";

const samples = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test.each<
  [samples: number, players: number, Partial<ReviewQuery>, open: number, folded: number, string]
>([
  // Only samples: a few show.
  [20, 0, {}, 3, 17, "17 more sample reviews"],
  [4, 0, {}, 3, 1, "1 more sample review"],
  [3, 0, {}, 3, 0, ""],
  [0, 0, {}, 0, 0, ""],
  // Players' reviews are there: all samples fold.
  [20, 1, {}, 0, 20, "20 sample reviews"],
  [1, 45, {}, 0, 1, "1 sample review"],
  [0, 45, {}, 0, 0, ""],
  // Readers get what they asked for.
  [20, 0, { sort: "highest" }, 20, 0, ""],
  [12, 3, { stars: 4 }, 12, 0, ""],
  [12, 3, { search: "grip" }, 12, 0, ""],
  [12, 3, { level: "3.5" }, 12, 0, ""],
  [12, 3, { theme: "spin" }, 12, 0, ""],
])(
  "of %i samples beside %i players' reviews, asked for %j: %i open, %i folded under '%s'",
  (count, players, asked, open, folded, text) => {
    const found = foldSamples(samples(count), { ...allReviews, ...asked }, players);
    expect([found.open.length, found.folded.length, found.text]).toEqual([open, folded, text]);
    expect([...found.open, ...found.folded]).toEqual(samples(count));
  },
);
