import type { ReactNode } from "react";
import { dollars, priceText } from "../../platform/text/money.ts";
import { oneOf, parsed, query } from "../../platform/query.ts";
import { dayOrMonth } from "../../platform/text/dates.ts";
import { CellBar } from "../../platform/ui/fact-table.tsx";
import { bareValue, derived, type MaybeSample } from "../../platform/text/sample.ts";
import type { Column } from "../../platform/table.ts";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { Unknown } from "../../platform/ui/unsure-mark.tsx";
import type { Ball } from "./ball.content.ts";
import { ArticlesOnBall, type BallArticle } from "./ball-articles.tsx";
import { allowedWeight, costPerGameCents, gamesText, useText, weightText } from "./ball-facts.ts";
import { BallPicture } from "./ball-picture.tsx";
import { placeInRange } from "../paddles/paddle-facts.ts";
import { toOneDecimal } from "../reviews/ratings/ratings.ts";
import { Fact } from "./ball-fact.tsx";

/** The floors a reader can choose. */
export const filteredUses = ["outdoor", "indoor"] as const;

/** The price limits a reader can choose, in US cents. */
export const priceLimits = [250, 300, 350] as const;

/** A price limit in the URL: '2.50'. */
export const limitText = (cents: number) => dollars(cents) ?? "";

/** The filter in the URL. Unknown values filter nothing out. */
export const ballFilter = query({
  /** The floor; balls for both match either. */
  use: oneOf(filteredUses),
  /** Whether only balls that go soft in the cold, instead of cracking. */
  cold: oneOf(["yes"]),
  /** The maximum price of a ball, in US cents. */
  upto: parsed<number>(
    (typed) => priceLimits.find((cents) => limitText(cents) === typed),
    limitText,
  ),
});
export type BallFilter = typeof ballFilter.all;

/** The balls that match a filter, in order. A ball with an unknown price matches no limit. */
export function filterBalls<Kind extends Pick<Ball, "use" | "inCold" | "pricePerBallCents">>(
  balls: readonly Kind[],
  { use, cold, upto }: BallFilter,
): Kind[] {
  return balls.filter(
    (ball) =>
      (use === undefined || ball.use === use || ball.use === "both") &&
      (!cold || ball.inCold === "goes soft") &&
      (upto === undefined || (ball.pricePerBallCents !== null && ball.pricePerBallCents <= upto)),
  );
}

export interface BallRow extends Ball {
  /** Whether its price is the reader's own. */
  hasOwnPrice?: boolean;
  articles?: readonly BallArticle[] | undefined;
}

/** The table's columns. Those that aren't extra fit into the page. */
export const allBallColumns: readonly Column<BallRow>[] = [
  {
    key: "name",
    label: "Ball",
    value: ({ name }) => name,
    cell: (ball) => (
      <div>
        <BallPicture ball={ball} />
        {ball.name}
      </div>
    ),
  },
  {
    key: "rating",
    label: "Rating",
    isSample: true,
    isKey: true,
    first: "descending",
    value: ({ rating }) => bareFigure(rating),
    cell: ({ rating }) => <Rating rating={rating} />,
  },
  {
    key: "price",
    label: "Price per ball",
    isKey: true,
    value: ({ pricePerBallCents }) => pricePerBallCents,
    cell: (ball) => (
      <>
        <Fact ball={ball} fact="pricePerBallCents" text={priceText(ball.pricePerBallCents)} />
        {ball.hasOwnPrice ? ", your price" : null}
      </>
    ),
  },
  {
    key: "cost",
    label: "Cost per game",
    isSample: true,
    isKey: true,
    value: (ball) => bareFigure(costPerGameCents(ball)),
    cell: (ball) => figureOrUnknown(costPerGameCents(ball), priceText),
  },
  {
    key: "weight",
    label: "Weight",
    value: ({ weightOz }) => weightOz,
    cell: (ball) => <Weight ball={ball} />,
  },
  { key: "use", label: "Use", value: ({ use }) => use, cell: ({ use }) => useText(use) },
  {
    key: "best-for",
    label: "Best for",
    isWords: true,
    cell: ({ bestFor }) => bestFor ?? <Unknown />,
  },
  {
    key: "known-for",
    label: "Known for",
    isWords: true,
    cell: ({ reputation, articles }) => (
      <>
        {reputation}
        <ArticlesOnBall articles={articles} />
      </>
    ),
  },
  {
    key: "holes",
    label: "Holes",
    isExtra: true,
    value: ({ holes }) => holes,
    cell: (ball) => <Fact ball={ball} fact="holes" text={ball.holes} />,
  },
  {
    key: "construction",
    label: "Construction",
    isExtra: true,
    value: ({ construction }) => construction,
    cell: (ball) => <Fact ball={ball} fact="construction" text={ball.construction} />,
  },
  {
    key: "rated-play",
    label: "Rated play",
    isSample: true,
    isExtra: true,
    first: "descending",
    value: ({ gamesUntilRetired }) => bareFigure(gamesUntilRetired),
    cell: (ball) => figureOrUnknown(ball.gamesUntilRetired, (games) => `${games} games`),
  },
  {
    key: "easy-play",
    label: "Easy play",
    isSample: true,
    isExtra: true,
    first: "descending",
    value: ({ gamesUntilCracked: range }) => range && bareValue(range).from,
    cell: (ball) => figureOrUnknown(ball.gamesUntilCracked, (range) => `${gamesText(range)} games`),
  },
  {
    key: "approval",
    label: "Approval",
    isWords: true,
    isExtra: true,
    value: ({ approval }) => approval,
    cell: (ball) => (
      <>
        <Fact ball={ball} fact="approval" text={ball.approval} />
        {ball.approvalLookedUp ? ` · looked up ${dayOrMonth(ball.approvalLookedUp)}` : null}
      </>
    ),
  },
];

/** The columns a site shows: without samples there's no cost, and phones show the weight instead. */
export function ballColumns(showsSamples: boolean): readonly Column<BallRow>[] {
  if (showsSamples) return allBallColumns;
  return allBallColumns
    .filter(({ isSample = false }) => !isSample)
    .map((column) => (column.key === "weight" ? { ...column, isKey: true } : column));
}

function Rating({ rating }: Pick<Ball, "rating">) {
  return (
    <>
      {figureOrUnknown(rating, toOneDecimal)}
      {rating === null ? null : (
        <CellBar length={placeInRange(bareValue(rating), { min: 1, max: 5 })} />
      )}
    </>
  );
}

/** A weight, with a bar for its position within the rules. */
function Weight({ ball }: { ball: Ball }) {
  const { weightOz } = ball;
  return (
    <>
      <Fact ball={ball} fact="weightOz" text={weightOz && weightText(weightOz)} />
      {weightOz === null ? null : <CellBar length={placeInRange(weightOz, allowedWeight)} />}
    </>
  );
}

const bareFigure = (figure: MaybeSample<number> | null | undefined) =>
  figure === null || figure === undefined ? undefined : bareValue(figure);

function figureOrUnknown<Value>(
  value: MaybeSample<Value> | null | undefined,
  text: (value: Value) => string,
): ReactNode {
  if (value === null || value === undefined) return <Unknown />;
  return <Marked value={derived(value, text)} />;
}
