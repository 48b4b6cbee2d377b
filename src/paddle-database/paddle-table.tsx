import { addresses } from "../addresses";
import { priceText } from "../platform/text/money";
import { byConfirmation } from "../paddles/confirmed";
import { Unconfirmed, Unknown } from "../platform/ui/unsure-mark";
import { isConfirmed, placeInRange, type Range, surfaceText } from "../paddles/paddle-facts";
import type { FactName } from "../paddles/paddle.content";
import {
  type Column,
  columns,
  orderOnceChosen,
  tableAddress,
  type TableOrder,
} from "./paddle-rows";
import { toOneDecimal } from "../reviews/ratings/rating";
import { hasSamples } from "../reviews/ratings/review-counts";
import { LevelRating } from "../reviews/level/level-rating";
import type { PaddleSummary } from "../paddles/paddle-summary";
import { keepUnits } from "../platform/text/keep-units";
import { onPhones } from "../platform/text/shown-columns";
import { useSiteFacts } from "../platform/render/site-facts";
import { CellBar } from "../platform/ui/cell-bar";
import { classes, ColumnHeading, TableFrame } from "../platform/ui/fact-table";
import table from "../platform/ui/fact-table.module.css";
import { bareValue, derived, sampleIf } from "../platform/text/sample";
import { Marked } from "../platform/ui/marked-text";
import { TrayCheck } from "../tray/tray-check";
import { PaddlePicture } from "../paddles/paddle-picture";
import styles from "./paddle-table.module.css";
import { wholeNumber } from "../platform/text/whole-number";

interface PaddleTableProps {
  path: string;
  rows: readonly PaddleSummary[];
  order: TableOrder;
  /** The columns after the name. */
  shown: readonly Column[];
  /** Those that the URL names; without any, phones show the most important ones. */
  chosen: readonly string[];
  /** The URL's fields of the filters. */
  filters: URLSearchParams;
  /** The catalog's range of each number. */
  ranges: Partial<Record<FactName, Range>>;
  labelId: string;
}

/**
 * Paddles with their specs. A column's heading sorts by it. By rating, the paddles we couldn't confirm are a group at
 * the end. The checkboxes are a form that leads to the comparison; with script, they fill the tray.
 */
export function PaddleTable(props: PaddleTableProps) {
  const { rows, order, labelId } = props;
  const { confirmed, unconfirmed } = byConfirmation(rows);
  const isRanked = order.key === "rating";
  return (
    <form action={addresses.comparisons.path} autoComplete="off">
      <TableFrame labelId={labelId}>
        <table className={table.table} aria-labelledby={labelId}>
          <Headings {...props} />
          <Rows {...props} rows={isRanked ? confirmed : rows} />
          {isRanked ? <Rows {...props} rows={unconfirmed} areUnconfirmed /> : null}
        </table>
      </TableFrame>
      <noscript>
        <p className={styles.compare}>
          <button type="submit">Compare Checked Paddles</button>
        </p>
      </noscript>
    </form>
  );
}

function Headings({ path, order, shown, chosen, filters }: PaddleTableProps) {
  return (
    <thead>
      <tr>
        <td className={table.choice}>
          <span className="unseen">Compare</span>
        </td>
        {[columns[0]!, ...shown].map((column) => (
          <ColumnHeading
            key={column.key}
            label={column.label}
            sortedBy={tableAddress(path, orderOnceChosen(column, order), filters, chosen)}
            sorted={column.key === order.key ? order.direction : undefined}
            className={column.key === "name" ? table.name : classOf(column, order, chosen)}
          />
        ))}
      </tr>
    </thead>
  );
}

/** A group of rows; unconfirmed paddles with a heading. */
function Rows({
  rows,
  order,
  shown,
  chosen,
  ranges,
  areUnconfirmed = false,
}: PaddleTableProps & { areUnconfirmed?: boolean }) {
  const { unconfirmed } = useSiteFacts();
  if (rows.length === 0) return null;
  return (
    <tbody>
      {areUnconfirmed ? (
        <tr>
          <th scope="rowgroup" colSpan={shown.length + 2} className={table.group}>
            <div>
              <strong>{unconfirmed.title}</strong> {unconfirmed.note}
            </div>
          </th>
        </tr>
      ) : null}
      {rows.map((row) => (
        <tr key={row.paddle.slug}>
          <td className={table.choice}>
            <TrayCheck paddle={row.paddle} />
          </td>
          <th scope="row" className={table.name}>
            <div>
              <PaddlePicture paddle={row.paddle} detail="small" />
              <a href={addresses.paddle.href(row.paddle)}>{row.paddle.name}</a>
            </div>
          </th>
          {shown.map((column) => (
            <td
              key={column.key}
              className={classOf(column, order, chosen)}
              data-label={
                onPhones(column, order.key, chosen.length > 0) === "labeled"
                  ? column.label
                  : undefined
              }
            >
              <Value row={row} column={column} range={column.fact && ranges[column.fact]} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function classOf(column: Column, order: TableOrder, chosen: readonly string[]): string | undefined {
  // Brands keep their own spelling; the others are ordinary words.
  const isWord = ["shape", "usa-pickleball", "upa-a"].includes(column.key);
  return classes(
    column.isNumber && table.number,
    isWord && table.capital,
    onPhones(column, order.key, chosen.length > 0) === "hidden" && table.more,
  );
}

interface ValueProps {
  row: PaddleSummary;
  column: Column;
  range: Range | undefined;
}

function Value({ row, column: { key, fact, unit }, range }: ValueProps) {
  const { paddle, average } = row;
  const count = sampleIf(hasSamples(row), wholeNumber(row.reviews));
  if (fact) {
    const value = paddle[fact];
    if (value === null) return <Unknown />;
    const confirmed = isConfirmed(paddle, fact);
    return (
      <>
        {unit ? keepUnits(`${value} ${unit}`) : fact === "surface" ? surfaceText(paddle) : value}
        {confirmed ? null : <Unconfirmed />}
        {key === "weight" && confirmed && range ? (
          <CellBar length={placeInRange(Number(value), range)} />
        ) : null}
      </>
    );
  }
  switch (key) {
    case "rating":
      return average === undefined ? (
        <span className={styles.unsure}>no reviews yet</span>
      ) : (
        <>
          <Marked value={derived(average, toOneDecimal)} isStrong />{" "}
          <span className={styles.count}>
            (<Marked value={count} />
            <span className="unseen"> reviews</span>)
          </span>
          <CellBar length={placeInRange(bareValue(average), stars)} />
          <LevelRating buckets={row.buckets} />
        </>
      );
    case "reviews":
      return <Marked value={count} />;
    case "price":
      return paddle.listPriceCents === null ? <Unknown /> : priceText(paddle.listPriceCents);
    default:
      return paddle.category;
  }
}

const stars = { min: 1, max: 5 } as const;
