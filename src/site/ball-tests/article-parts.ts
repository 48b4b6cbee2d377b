import { derived, type MaybeSample } from "../../platform/text/sample.ts";
import { wholeNumber } from "../../platform/text/money.ts";
import type { BallTest } from "./ball-test.content.ts";
import type { Ball } from "../balls/ball.content.ts";
import { costPerGameCents } from "../balls/ball-facts.ts";

/** The figures an article is based on, with labels; missing ones are left out. */
export function communityFigures(
  community: BallTest["community"],
): [label: string, figure: MaybeSample<string>][] {
  const { totalVotes, reviews, participatingPlayers, averageGamesPlayed, testingMonths } =
    community;
  const figures: [string, MaybeSample<number> | undefined, unit?: string][] = [
    ["Total votes", totalVotes],
    ["Community reviews", reviews],
    [community.playersAre ?? "Players participated", participatingPlayers],
    ["Average games per ball", averageGamesPlayed],
    ["Testing period", testingMonths, "months"],
  ];
  return figures.flatMap(([label, value, unit = ""]) =>
    value === undefined
      ? []
      : [[label, derived(value, (count) => `${wholeNumber(count)} ${unit}`.trim())]],
  );
}

/** The parts drawn from an article's fields, placed in its text as '[[balls]]' and so on. */
export const articleParts = [
  "community",
  "balls",
  "games",
  "weights",
  "awards",
  "votes",
  "champions",
  "cost-table",
  "cost-chart",
] as const;
export type PartName = (typeof articleParts)[number];

/** A piece of an article: HTML, or the name of a part. */
export type ArticlePiece = { html: string } | { part: string };

/** Splits an article's text at the paragraphs that only name a part. */
export function articlePieces(html: string): ArticlePiece[] {
  return html
    .split(/<p>\[\[([a-z-]+)\]\]<\/p>\n?/)
    .map((piece, index): ArticlePiece => (index % 2 === 0 ? { html: piece } : { part: piece }))
    .filter((piece) => "part" in piece || piece.html.trim() !== "");
}

/** The names of all parts in a text, known or not. */
export function placedParts(html: string): string[] {
  return articlePieces(html).flatMap((piece) =>
    "part" in piece && !["else", "end"].includes(piece.part) ? [piece.part] : [],
  );
}

/**
 * The parts that have something to show.
 * @param ballAt the published ball with a slug
 */
export function partsIn(
  { balls, awards, champions, community, costTable }: BallTest,
  ballAt: (slug: string) => Ball | undefined,
): Set<PartName> {
  const compared = (balls.length > 0 ? balls : awards).flatMap(({ ball }) => ballAt(ball) ?? []);
  const priced = costTable.flatMap(({ ball }) => ballAt(ball) ?? []);
  const hasCosts = priced.some((ball) => costPerGameCents(ball) !== undefined);
  const has: Record<PartName, boolean> = {
    community: communityFigures(community).length > 0,
    balls: balls.length > 0,
    games: compared.some(({ gamesUntilCracked }) => gamesUntilCracked !== null),
    weights: compared.some(({ weightOz }) => weightOz !== null),
    awards: awards.length > 0,
    votes: isRanked(awards),
    champions: champions.length > 0,
    "cost-table": hasCosts,
    "cost-chart": hasCosts,
  };
  return new Set(articleParts.filter((part) => has[part]));
}

export function isRanked(awards: readonly Pick<BallTest["awards"][number], "votes">[]): boolean {
  return awards.some(({ votes }) => votes !== undefined);
}
