import { Fragment } from "react";
import { addresses } from "../addresses";
import { priceText } from "../platform/text/money";
import { byConfirmation } from "../paddles/confirmed";
import { Unconfirmed, Unknown } from "../platform/ui/unsure-mark";
import { isConfirmed } from "../paddles/paddle-facts";
import {
  type Column,
  columns,
  orderOnceChosen,
  tableAddress,
  type TableOrder,
} from "./paddle-rows";
import { toOneDecimal } from "../reviews/ratings/rating";
import { LevelRating } from "../reviews/level/level-rating";
import type { PaddleSummary } from "../paddles/paddle-summary";
import { useSiteFacts } from "../platform/render/site-facts";
import { TrayToggle } from "../tray/tray-toggle";
import { PaddlePicture } from "../paddles/paddle-picture";
import styles from "./paddle-table.module.css";

interface PaddleTableProps {
  path: string;
  rows: readonly PaddleSummary[];
  order: TableOrder;
  filters: URLSearchParams;
  labelId: string;
}

/**
 * Every paddle with every spec. A column's heading sorts by it. The table scrolls inside its own frame. By rating, the
 * paddles we couldn't confirm are a group at the end.
 */
export function PaddleTable({ path, rows, order, filters, labelId }: PaddleTableProps) {
  const { confirmed, unconfirmed } = byConfirmation(rows);
  const isRanked = order.key === "rating";
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard must be able to get into the frame
    <div className={styles.frame} role="region" aria-labelledby={labelId} tabIndex={0}>
      <table aria-labelledby={labelId}>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <Fragment key={column.key}>
                <Heading column={column} path={path} order={order} filters={filters} />
                {index === 0 ? <td>&nbsp;</td> : null}
              </Fragment>
            ))}
          </tr>
        </thead>
        <Rows of={isRanked ? confirmed : rows} />
        {isRanked && unconfirmed.length > 0 ? <Rows of={unconfirmed} areUnconfirmed /> : null}
      </table>
    </div>
  );
}

/** A group of rows; unconfirmed paddles with a heading. */
function Rows({
  of,
  areUnconfirmed = false,
}: {
  of: readonly PaddleSummary[];
  areUnconfirmed?: boolean;
}) {
  const { unconfirmed } = useSiteFacts();
  if (of.length === 0) return null;
  return (
    <tbody>
      {areUnconfirmed ? (
        <tr className={styles.group}>
          <th scope="rowgroup" colSpan={columns.length + 1}>
            <div>
              <strong>{unconfirmed.title}</strong> {unconfirmed.note}
            </div>
          </th>
        </tr>
      ) : null}
      {of.map((row) => (
        <tr key={row.paddle.slug}>
          <th scope="row">
            <div className={styles.name}>
              <PaddlePicture paddle={row.paddle} detail="small" />
              <a href={addresses.paddle.href(row.paddle)}>{row.paddle.name}</a>
            </div>
          </th>
          <td className={styles.choice}>
            <TrayToggle paddle={row.paddle} />
          </td>
          {columns.slice(1).map((column) => (
            <td key={column.key} className={classOf(column)}>
              <Value row={row} column={column} />
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function classOf({ key, isNumber }: Column): string | undefined {
  // Brands keep their own spelling; the others are ordinary words.
  return isNumber
    ? styles.number
    : ["shape", "usa-pickleball", "upa-a"].includes(key)
      ? styles.capital
      : undefined;
}

function Heading({
  column,
  path,
  order,
  filters,
}: { column: Column } & Omit<PaddleTableProps, "rows" | "labelId">) {
  const sorted = column.key === order.key ? order.direction : undefined;
  return (
    <th scope="col" aria-sort={sorted} className={classOf(column)}>
      <a href={tableAddress(path, orderOnceChosen(column, order), filters)}>
        {column.label}
        <span className={styles.arrow} aria-hidden="true">
          {sorted === "ascending" ? "▲" : sorted === "descending" ? "▼" : ""}
        </span>
      </a>
    </th>
  );
}

function Value({ row, column }: { row: PaddleSummary; column: Column }) {
  const { paddle, average, reviews } = row;
  const { key, fact, unit } = column;
  if (fact) {
    const value = paddle[fact];
    if (value === null) return <Unknown />;
    return (
      <>
        {unit ? `${value} ${unit}` : value}
        {isConfirmed(paddle, fact) ? null : <Unconfirmed />}
      </>
    );
  }
  switch (key) {
    case "rating":
      return average === undefined ? (
        <span className={styles.unsure}>no reviews yet</span>
      ) : (
        <>
          <strong>{toOneDecimal(average)}</strong>
          <LevelRating buckets={row.buckets} />
        </>
      );
    case "reviews":
      return reviews.toLocaleString("en-US");
    case "price":
      return paddle.listPriceCents === null ? <Unknown /> : priceText(paddle.listPriceCents);
    default:
      return paddle.category;
  }
}
