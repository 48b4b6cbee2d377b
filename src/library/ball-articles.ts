import { articleParts, type ArticlePart, placedParts } from "../ball-tests/article-parts.ts";
import type { WrittenBall } from "../balls/ball.content.ts";
import type { WrittenBallTest } from "../ball-tests/ball-test.content.ts";
import { closestMatch } from "../platform/text/closest-match.ts";
import type { ContentReader, ReadFile } from "../platform/content/content-reader.ts";

type Files<Value> = ReadonlyMap<string, ReadFile<Value>>;

/**
 * Checks ball articles against the balls: every part placed in the text has its field and vice versa, the votes add up,
 * and the costs can be computed.
 */
export function checkBallTests(
  reader: ContentReader,
  articles: Files<WrittenBallTest>,
  balls: Files<Omit<WrittenBall, "slug">>,
): void {
  for (const { file, value } of articles.values()) {
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
    const below = reader.texts.find((each) => each.file === file)?.below;
    const lines = below?.text.split("\n") ?? [];
    for (const { part, sentence } of partMistakes(value)) {
      const line = (below?.firstLine ?? 1) + Math.max(0, lines.indexOf(`[[${part}]]`));
      reader.mistakes.push(`${file.path}:${line} (the text): ${sentence}`);
    }
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
} as const satisfies Record<ArticlePart, readonly (keyof WrittenBallTest)[]>;

function partMistakes(article: WrittenBallTest): { part: string; sentence: string }[] {
  const placed = placedParts(article.html);
  const isThere = (name: keyof WrittenBallTest) => Object.keys(article[name] as object).length > 0;
  const unknown = placed
    .filter((part) => !articleParts.some((known) => known === part))
    .map((part) => {
      const meant = closestMatch(part, articleParts);
      const remedy = meant
        ? `Did you mean [[${meant}]]?`
        : `Write one of: ${articleParts.join(", ")}.`;
      return { part, sentence: `[[${part}]] is not a part. ${remedy}` };
    });
  const empty = articleParts
    .filter((part) => placed.includes(part) && !shownFields[part].some(isThere))
    .map((part) => ({
      part,
      sentence: `[[${part}]] has nothing to show. Fill ${shownFields[part].join(" or ")}.`,
    }));
  const unplaced = (["balls", "awards", "champions"] as const)
    .filter((part) => isThere(part) && !placed.includes(part))
    .map((part) => ({
      part,
      sentence: `${part} are never shown. Write [[${part}]] on its own line.`,
    }));
  return [...unknown, ...empty, ...unplaced];
}
