import type { ReactNode } from "react";
import { allowedWeight, costPerGameCents, gamesText, useText, weightText } from "./ball-facts";
import type { BallColumn } from "./ball-order";
import type { Ball } from "./ball.content";
import { dayOrMonth } from "../platform/text/dates";
import { priceText } from "../platform/text/money";
import type { ShowableColumn } from "../platform/text/shown-columns";
import { placeInRange } from "../paddles/paddle-facts";
import { toOneDecimal } from "../reviews/ratings/rating";
import { CellBar } from "../platform/ui/cell-bar";
import { bareValue, derived, type MaybeSample } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { Unknown } from "../platform/ui/unsure-mark";
import { Fact } from "./ball-fact";

/** A column of the ball database. */
export interface Column extends ShowableColumn {
  /** The order its heading chooses, if it can; then it's the key as well. */
  sort?: BallColumn;
  label: string;
  /** Whether it shows sample figures only. */
  isSample?: boolean;
  /** Whether it holds sentences. */
  isWords?: boolean;
  cell(ball: Ball): ReactNode;
}

const sorted = (
  sort: BallColumn,
  label: string,
  cell: Column["cell"],
  more: Partial<Column> = {},
): Column => ({ key: sort, sort, label, cell, ...more });

/** The columns after the ball's name, in the table's order. Those that aren't extra fit into the page. */
const ballTableColumns: readonly Column[] = [
  sorted("rating", "Rating", ({ rating }) => <Rating rating={rating} />, {
    isSample: true,
    isKey: true,
  }),
  sorted(
    "price",
    "Price per ball",
    (ball) => (
      <Fact ball={ball} fact="pricePerBallCents" text={priceText(ball.pricePerBallCents)} />
    ),
    { isKey: true },
  ),
  sorted("cost", "Cost per game", (ball) => figureOrUnknown(costPerGameCents(ball), priceText), {
    isSample: true,
    isKey: true,
  }),
  sorted("weight", "Weight", (ball) => <Weight ball={ball} />),
  sorted("use", "Use", ({ use }) => useText(use)),
  {
    key: "best-for",
    label: "Best for",
    isWords: true,
    cell: ({ bestFor }) => bestFor ?? <Unknown />,
  },
  { key: "known-for", label: "Known for", isWords: true, cell: ({ reputation }) => reputation },
  sorted("holes", "Holes", (ball) => <Fact ball={ball} fact="holes" text={ball.holes} />, {
    isExtra: true,
  }),
  {
    key: "rated-play",
    label: "Rated play",
    isSample: true,
    isExtra: true,
    cell: (ball) => figureOrUnknown(ball.gamesUntilRetired, (games) => `${games} games`),
  },
  {
    key: "easy-play",
    label: "Easy play",
    isSample: true,
    isExtra: true,
    cell: (ball) => figureOrUnknown(ball.gamesUntilCracked, (range) => `${gamesText(range)} games`),
  },
  {
    key: "approval",
    label: "Approval",
    isWords: true,
    isExtra: true,
    cell: (ball) => (
      <>
        <Fact ball={ball} fact="approval" text={ball.approval} />
        {ball.approvalLookedUp ? ` · looked up ${dayOrMonth(ball.approvalLookedUp)}` : null}
      </>
    ),
  },
];

/** The same as a site shows them: without samples there's no cost, and phones show the weight instead. */
export function ballColumns(showsSamples: boolean): readonly Column[] {
  if (showsSamples) return ballTableColumns;
  return ballTableColumns
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

/** A bar shows a weight's place within the rules. */
function Weight({ ball }: { ball: Ball }) {
  const { weightOz } = ball;
  return (
    <>
      <Fact ball={ball} fact="weightOz" text={weightOz && weightText(weightOz)} />
      {weightOz === null ? null : <CellBar length={placeInRange(weightOz, allowedWeight)} />}
    </>
  );
}

function figureOrUnknown<Value>(
  value: MaybeSample<Value> | null | undefined,
  text: (value: Value) => string,
): ReactNode {
  if (value === null || value === undefined) return <Unknown />;
  return <Marked value={derived(value, text)} />;
}
