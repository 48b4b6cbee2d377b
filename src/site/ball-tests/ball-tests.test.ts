import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { costPerGameCents } from "../balls/ball-facts.ts";
import { toOneDecimal } from "../reviews/ratings/ratings.ts";
import { publish } from "../../library/library.ts";
import { readContent } from "../../library/read-library.ts";

// As in their files: pages mark sample figures.
const library = readContent(process.cwd()).content;
const at = (slug: string) => library.ballTests.find((article) => article.slug === slug)!;
const ballAt = (slug: string) => library.balls.find((ball) => ball.slug === slug)!;

describe("the six articles", () => {
  // The specified values: reading time in minutes, and the figures each is based on.
  test.each([
    ["7f3a9c21", 8, { reviews: 47, participatingPlayers: 47, testingMonths: 6 }],
    ["tournament-pickleballs-lifetime-balls", 9, { participatingPlayers: 38 }],
    ["beginner-pickleballs-selkirk", 7, { participatingPlayers: 52 }],
    ["indoor-outdoor-pickleballs-comparison", 8, { reviews: 65 }],
    [
      "top-rated-pickleballs-2025",
      10,
      {
        totalVotes: 12050,
        participatingPlayers: 8934,
        averageGamesPlayed: 127,
        testingMonths: 12,
      },
    ],
    ["budget-pickleballs-value", 6, { participatingPlayers: 41 }],
  ])("%s takes %i minutes and is based on %j", (slug, readMinutes, figures) => {
    expect(at(slug)).toMatchObject({ readMinutes, sample: true });
    const { playersAre: _, ...community } = at(slug).community;
    expect(community).toEqual(figures);
  });

  test.each(library.ballTests.map(({ slug }) => slug))("%s has 800 to 1,500 words", (slug) => {
    const fields = readFileSync(`content/ball-tests/${slug}.md`, "utf8").split("\n---\n")[0]!;
    const inFields = fields
      .slice(fields.indexOf("\nshows:"))
      .replaceAll(/\b\w+:/g, " ")
      .split(/\s+/)
      .filter((word) => /\p{L}/u.test(word)).length;
    const words = at(slug).words + inFields;
    expect(words).toBeGreaterThanOrEqual(800);
    expect(words).toBeLessThanOrEqual(1500);
  });

  test("were published in 2025, and lists show the newest first", () => {
    const dates = publish(library, true).ballTests.map(({ publishDate }) => publishDate);
    expect(dates).toHaveLength(6);
    expect(dates).toEqual(dates.toSorted().toReversed());
    expect(dates.filter((date) => !date.startsWith("2025-"))).toEqual([]);
  });

  test("quote each person once, by first name", () => {
    const names = library.ballTests.flatMap(({ balls, awards }) =>
      [...balls, ...awards].flatMap(({ quote }) => quote?.firstName ?? []),
    );
    expect(names.length).toBeGreaterThan(30);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  test("show indoor balls with 26 holes and outdoor balls with 40 if they show holes", () => {
    const shown = library.ballTests
      .filter(({ shows }) => shows.includes("holes and weight"))
      .flatMap(({ balls }) => balls.map(({ ball }) => ballAt(ball)));
    expect(shown).toHaveLength(11);
    for (const { use, holes } of shown) expect(holes).toBe(use === "indoor" ? 26 : 40);
  });

  test("rank by votes, and their average of games is that of the ranked balls", () => {
    const { awards, community } = at("top-rated-pickleballs-2025");
    const votes = awards.map((award) => award.votes ?? 0);
    expect(votes).toEqual(votes.toSorted((a, b) => b - a));
    const middles = awards.map(({ ball }) => {
      const { from, to } = ballAt(ball).gamesUntilCracked!;
      return (from + to) / 2;
    });
    const mean = middles.reduce((sum, each) => sum + each, 0) / middles.length;
    expect(Math.round(mean)).toBe(community.averageGamesPlayed);
  });

  test("compute the cost of a game as specified", () => {
    const rows = at("budget-pickleballs-value").costTable.map(({ label, ball }) => [
      label,
      ballAt(ball).name,
      costPerGameCents(ballAt(ball)),
    ]);
    expect(rows).toEqual([
      ["Budget King", "Onix Pure 2 Outdoor", 18],
      ["Best Value", "Franklin X-40", 13],
      ["Premium", "LifeTime Tournament (LT Pro 48)", 15],
    ]);
  });
});

test("rated balls are between 4.1 and 4.8, with one decimal", () => {
  const ratings = library.balls.flatMap(({ rating }) => rating ?? []);
  expect([Math.min(...ratings), Math.max(...ratings)]).toEqual([4.1, 4.8]);
  for (const rating of ratings) expect(toOneDecimal(rating)).toBe(String(rating));
});
