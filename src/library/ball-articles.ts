import { articleParts, type ArticlePart, placedParts } from "../ball-tests/article-parts.ts";
import type { Ball } from "../balls/ball.content.ts";
import type { BallTest } from "../ball-tests/ball-test.content.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";

type Files<Value> = ReadonlyMap<string, ReadFile<Value>>;

/**
 * Checks ball articles against the balls and against each other: every name has a file, every part placed in the text
 * has its field and vice versa, the votes add up, and the costs can be computed.
 */
export function checkBallTests(
  reader: ContentReader,
  articles: Files<BallTest>,
  balls: Files<Omit<Ball, "slug">>,
): void {
  // A file with mistakes of its own would otherwise make every mention of it another mistake.
  const [ballsAreRead, articlesAreRead] = [reader.isValid("balls"), reader.isValid("ball-tests")];

  const remedy = "Write the name of a file in content/balls, without .yaml.";
  const knownBalls = ["a ball", [...balls.keys()], remedy] as const;

  for (const [slug, { file, value }] of articles) {
    for (const name of ["balls", "awards", "champions", "costTable"] as const)
      for (const [index, { ball }] of value[name].entries())
        if (ballsAreRead) reader.checkName(file, [name, index, "ball"], ball, knownBalls);
    if (ballsAreRead) reader.checkName(file, ["cover"], value.cover, knownBalls);
    const others = [...articles.keys()].filter((each) => each !== slug);
    for (const [index, other] of value.related.entries())
      if (articlesAreRead)
        reader.checkName(file, ["related", index], other, [
          "another article",
          others,
          "Write the name of another file in content/ball-tests, without .md.",
        ]);
    for (const [index, { ball }] of value.costTable.entries()) {
      const known = balls.get(ball)?.value;
      if (known && (known.pricePerBallCents === null || known.gamesUntilRetired === null))
        reader.report(
          file,
          ["costTable", index, "ball"],
          `"${ball}" has no cost per game. Give it pricePerBallCents and gamesUntilRetired in content/balls/${ball}.yaml.`,
        );
    }
    if (value.updated !== undefined && value.updated < value.publishDate)
      reader.report(
        file,
        ["updated"],
        `${value.updated} is before publishDate, ${value.publishDate}. Write a later day, or leave the line out.`,
      );
    const votes = value.awards.reduce((sum, award) => sum + (award.votes ?? 0), 0);
    const cast = value.community.totalVotes ?? 0;
    if (votes > cast)
      reader.report(
        file,
        ["awards"],
        `have ${votes} votes in total, but community.totalVotes is ${cast}. Lower the votes until they are at most that.`,
      );
    for (const sentence of partMistakes(value))
      reader.mistakes.push(`${file.path}:1 (the text): ${sentence}`);
  }
}

/** The fields that each part shows: at least one of them must not be empty. */
const shownFields = {
  community: ["community"],
  balls: ["balls"],
  games: ["balls", "awards"],
  weights: ["balls", "awards"],
  awards: ["awards"],
  votes: ["awards"],
  champions: ["champions"],
  "cost-table": ["costTable"],
  "cost-chart": ["costTable"],
} as const satisfies Record<ArticlePart, readonly (keyof BallTest)[]>;

function partMistakes(article: BallTest): string[] {
  const placed = placedParts(article.html);
  const isThere = (name: keyof BallTest) => Object.keys(article[name] as object).length > 0;
  const unknown = placed
    .filter((part) => !articleParts.some((known) => known === part))
    .map((part) => `[[${part}]] is not a part. Write one of: ${articleParts.join(", ")}.`);
  const empty = articleParts
    .filter((part) => placed.includes(part) && !shownFields[part].some(isThere))
    .map((part) => `[[${part}]] has nothing to show. Fill ${shownFields[part].join(" or ")}.`);
  const unplaced = (["balls", "awards", "champions"] as const)
    .filter((part) => isThere(part) && !placed.includes(part))
    .map((part) => `${part} are never shown. Write [[${part}]] on its own line.`);
  return [...unknown, ...empty, ...unplaced];
}
