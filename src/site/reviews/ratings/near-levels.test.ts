import { expect, test } from "vitest";
import { nearLevels, type RatingBucket, ratingNearText } from "./ratings.ts";
import { levelBand, levels } from "../level/level.ts";
import { readNear } from "../level/near-levels.ts";

const near = (reviews: number, sample: boolean): RatingBucket[] =>
  reviews === 0
    ? []
    : [{ rating: 4, band: levelBand(3500), sample, reviews, levels: 3500 * reviews }];

test.each([
  [0, 0, "0 reviews near 3.5, too few to tell"],
  [1, 0, "1 review near 3.5, too few to tell"],
  [4, 0, "4 reviews near 3.5, too few to tell"],
  [0, 4, "4 sample reviews near 3.5, too few to tell"],
  [1, 3, "4 reviews near 3.5 (3 of them samples), too few to tell"],
  [5, 0, "4.0 from 5 reviews near 3.5"],
  [0, 13, "4.0 from 13 sample reviews near 3.5"],
  [1, 12, "4.0 from 13 reviews near 3.5 (12 of them samples)"],
])("%i players' reviews and %i samples are '%s'", (players, samples, text) => {
  expect(ratingNearText([...near(players, false), ...near(samples, true)], "3.5")).toBe(text);
});

test.each<[players: number, samples: number]>([
  [6, 7],
  [0, 13],
  [0, 4],
  [1, 0],
  [0, 1],
])(
  "with %i players' reviews and %i samples, a page has each level's text in short",
  (...counts) => {
    const [players, samples] = counts;
    const buckets = [...near(players, false), ...near(samples, true)];
    const written = nearLevels(buckets);
    for (const level of levels)
      expect(readNear(written, level), written).toBe(ratingNearText(buckets, level));
    expect(readNear(written, ""), "without a level").toBeUndefined();
    expect(written.length).toBeLessThan(400);
  },
);
