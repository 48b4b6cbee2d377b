import type { ReactNode } from "react";
import { addresses } from "../../addresses.ts";
import {
  approvalFacts,
  catalogRanges,
  confirmedFirst,
  isConfirmed,
  knownFact,
  measuredFacts,
  placeInRange,
  shownFact,
  surfaceText,
  weightOf,
  weightText,
  wordFactText,
} from "../paddles/paddle-facts.ts";
import { PaddlePicture } from "../paddles/paddle-picture.tsx";
import { areRanked, bestFirst, type PaddleSummary } from "../paddles/paddle-summary.ts";
import type { Library } from "../../platform/render/site.ts";
import type { AnyPaddle } from "../paddles/paddle.content.ts";
import type { FactName } from "../paddles/paddle-values.ts";
import { oncePer } from "../../platform/once-per.ts";
import { pageNumber, query } from "../../platform/query.ts";
import { type Column, type Order, sortRows, tableQuery } from "../../platform/table.ts";
import { figureText, keepUnits } from "../../platform/text/units.ts";
import { priceText, wholeNumber } from "../../platform/text/money.ts";
import { bareValue, derived, sampleIf } from "../../platform/text/sample.ts";
import { CellBar } from "../../platform/ui/fact-table.tsx";
import { Marked } from "../../platform/ui/marked-text.tsx";
import { Unconfirmed, Unknown } from "../../platform/ui/unsure-mark.tsx";
import { LevelRating } from "../reviews/level/own-level.tsx";
import { bayesianMean, hasSamples, rankingMean, toOneDecimal } from "../reviews/ratings/ratings.ts";
import styles from "./paddle-columns.module.css";
import { type Catalog, listQueries } from "./run-finder.ts";

type PaddleColumn = Column<PaddleSummary>;

/** A column for a fact. Unconfirmed values are marked, and come last when sorted. */
function ofFact(
  key: string,
  label: string,
  fact: FactName,
  more: Partial<PaddleColumn> & { text?(paddle: AnyPaddle): ReactNode } = {},
): PaddleColumn {
  const { text = (paddle) => paddle[fact], ...column } = more;
  return {
    key,
    label,
    value: ({ paddle }) => knownFact(paddle, fact),
    cell: ({ paddle }) =>
      shownFact(paddle, fact) === null ? (
        <Unknown />
      ) : (
        <>
          {text(paddle)}
          {isConfirmed(paddle, fact) ? null : <Unconfirmed />}
        </>
      ),
    ...column,
  };
}

const measures: Record<(typeof measuredFacts)[number]["name"], Partial<PaddleColumn>> = {
  weightOz: {
    key: "weight",
    isKey: true,
    value: ({ paddle }) => weightOf(paddle),
    cell: ({ paddle }) => {
      const text = weightText(paddle);
      if (text === undefined) return <Unknown />;
      return (
        <>
          {keepUnits(text)}
          {weightOf(paddle) === undefined ? <Unconfirmed /> : null}
        </>
      );
    },
  },
  coreMm: { key: "core" },
  // Few shoppers choose by these two.
  lengthIn: { key: "length", isExtra: true },
  widthIn: { key: "width", isExtra: true },
  gripLengthIn: { key: "grip" },
  gripCircumferenceIn: { key: "circumference", isExtra: true },
};

/** The columns of the paddle database. Those that aren't extra fit into the page. Bars show a catalog's range. */
export const paddleColumns = oncePer((catalog: readonly AnyPaddle[]): readonly PaddleColumn[] => [
  {
    key: "name",
    label: "Paddle",
    value: ({ paddle }) => paddle.name,
    cell: ({ paddle }) => (
      <div>
        <PaddlePicture paddle={paddle} detail="small" />
        <span>
          <a href={addresses.paddle.href(paddle)}>{paddle.name}</a>
          {paddle.version ? (
            <small className={styles.note}>As the {paddle.version.name}</small>
          ) : null}
        </span>
      </div>
    ),
  },
  {
    key: "rating",
    label: "Rating",
    isKey: true,
    isNumber: true,
    first: "descending",
    value: (row, all) => bayesianMean(row, priorOf(all)),
    cell: (row) => <Rating row={row} />,
  },
  {
    key: "reviews",
    label: "Reviews",
    isExtra: true,
    isNumber: true,
    first: "descending",
    value: ({ reviews }) => reviews || undefined,
    cell: (row) => <Marked value={countOf(row)} />,
  },
  {
    key: "price",
    label: "List price",
    isKey: true,
    isNumber: true,
    value: ({ paddle }) => paddle.listPriceCents,
    cell: ({ paddle }) =>
      paddle.listPriceCents === null ? <Unknown /> : priceText(paddle.listPriceCents),
  },
  ofFact("brand", "Brand", "brand", { isExtra: true }),
  {
    key: "category",
    label: "Category",
    value: ({ paddle }) => paddle.category,
    cell: ({ paddle }) => paddle.category ?? <Unknown />,
  },
  ofFact("surface", "Surface", "surface", {
    isExtra: true,
    text: surfaceText,
    value: ({ paddle }) => (isConfirmed(paddle, "surface") ? surfaceText(paddle) : undefined),
  }),
  ofFact("shape", "Shape", "shape", { isCapital: true }),
  ofFact("build", "Build", "build", { isExtra: true, isCapital: true }),
  ofFact("texture", "Face texture", "faceTexture", { isExtra: true, isCapital: true }),
  ...measuredFacts
    .map(({ name, label, unit }) =>
      ofFact(name, label, name, {
        isNumber: true,
        text: (paddle) => keepUnits(figureText(paddle[name]!, unit, "us")),
        ...measures[name],
      }),
    )
    .map((column) => (column.key === "weight" ? withBar(column, catalog) : column)),
  ...approvalFacts.map(({ name, label }) =>
    ofFact(label.toLowerCase().replaceAll(" ", "-"), label, name, {
      isExtra: true,
      isCapital: true,
    }),
  ),
  ofFact("year", "Released", "year", { isExtra: true, isNumber: true, first: "descending" }),
  ofFact("launched", "Launched", "launched", {
    isExtra: true,
    first: "descending",
    text: (paddle) => wordFactText(paddle, "launched"),
  }),
  ofFact("lifecycle", "Availability", "lifecycle", {
    isExtra: true,
    isCapital: true,
    text: (paddle) => wordFactText(paddle, "lifecycle"),
  }),
]);

/** A confirmed weight with a bar for its position in the catalog. */
function withBar(column: PaddleColumn, catalog: readonly AnyPaddle[]): PaddleColumn {
  return {
    ...column,
    cell(row) {
      const weight = weightOf(row.paddle);
      const range = catalogRanges(catalog).weightOz;
      return (
        <>
          {column.cell(row)}
          {weight && range ? <CellBar length={placeInRange(weight, range)} /> : null}
        </>
      );
    },
  };
}

/** The columns' keys and values don't depend on the catalog. */
const noPaddles: readonly AnyPaddle[] = [];

/** The query of the paddle database: the finder's filters, and an order by its columns. */
export const databaseQuery = oncePer((catalog: Catalog) =>
  query({
    ...listQueries(catalog).filters.fields,
    ...tableQuery(paddleColumns(noPaddles)).fields,
    /** Of the listed paddles, which come after the table. */
    page: pageNumber,
  }),
);

const priorOf = oncePer((all: readonly PaddleSummary[]) => rankingMean(all) ?? 0);

/**
 * Sorts rows. By rating, unconfirmed paddles come last.
 * @param all the whole catalog, so that the same mean applies whatever the filters leave
 * @param library whose guides' picks come first until there are enough ratings
 */
export function sortPaddles(
  rows: readonly PaddleSummary[],
  order: Order,
  all: readonly PaddleSummary[],
  library: Pick<Library, "guides">,
): PaddleSummary[] {
  const sorted = sortRows(rows, paddleColumns(noPaddles), order, all);
  if (order.key !== "rating") return sorted;
  // Ratings that are samples only are no order.
  return areRanked(all) ? confirmedFirst(sorted) : bestFirst(rows, library);
}

const countOf = (row: PaddleSummary) => sampleIf(hasSamples(row), wholeNumber(row.reviews));

const stars = { min: 1, max: 5 } as const;

function Rating({ row }: { row: PaddleSummary }) {
  const { average, buckets } = row;
  if (average === undefined) return <span className={styles.note}>no reviews yet</span>;
  return (
    <>
      <Marked value={derived(average, toOneDecimal)} isStrong />{" "}
      <span className={styles.count}>
        (<Marked value={countOf(row)} />
        <span className="unseen"> reviews</span>)
      </span>
      <CellBar length={placeInRange(bareValue(average), stars)} />
      <LevelRating buckets={buckets} />
    </>
  );
}
