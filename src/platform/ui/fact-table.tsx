import type { ReactNode } from "react";
import styles from "./fact-table.module.css";
import { type Column, onPhones, type Order, orderOnceChosen, type TableView } from "../table.ts";

/** A bar below a figure in a table's cell, from 0 to 1 of its scale. The figure is text above it. */
export function CellBar({ length }: { length: number }) {
  return (
    <svg
      className={styles.bar}
      viewBox="0 0 100 4"
      preserveAspectRatio="none"
      aria-hidden="true"
      focusable="false"
    >
      <path d="M0 2H100" />
      <path d={`M0 2H${Math.round(length * 100)}`} />
    </svg>
  );
}

interface TableFrameProps {
  /** The id of what names the table. */
  labelId: string;
  className?: string | undefined;
  /** The number of its columns of facts, where its styles depend on that. */
  columns?: number | undefined;
  children: ReactNode;
}

/** The frame of a wide table: the table scrolls inside it. On phones the rows of a fact table are entries of a list. */
export function TableFrame(props: TableFrameProps) {
  const { labelId, className = styles.frame, columns, children } = props;
  return (
    <div
      className={className}
      role="group"
      aria-labelledby={labelId}
      data-columns={columns}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- who scrolls by keyboard must be able to get into the frame
      tabIndex={0}
    >
      {children}
    </div>
  );
}

interface DataTableProps<Row> {
  /** Those that are shown. The first names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Rows at the end, under a heading of their own. */
  last?: { heading: ReactNode; rows: readonly Row[] };
  /** Attributes of a row. */
  rowProps?(row: Row): { id?: string; "data-near"?: string };
  /** What is asked of a table that headings sort, and its URL in another order. */
  sorting?: TableView & { address(order: Order): string };
  /** A control before each row. */
  choice?: { label: string; cell(row: Row): ReactNode };
  /** The id of what names the table: its caption, if it has one. Tables with a name scroll in a frame. */
  labelId?: string | undefined;
  caption?: ReactNode;
  className?: string | undefined;
  /** The styles of another kind of table: none of these. */
  look?: { frame?: string | undefined };
  /** Whether cells are without labels on phones, too. */
  isPlain?: boolean;
}

/** A table of rows by columns. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { columns, rows, last, sorting, choice, labelId, caption, className, look } = props;
  const table = (
    <table
      className={classes(!look && styles.table, className)}
      aria-labelledby={caption ? undefined : labelId}
    >
      {caption ? <caption id={labelId}>{caption}</caption> : null}
      <thead>
        <tr>
          {choice ? (
            <td className={styles.choice}>
              <span className="unseen">{choice.label}</span>
            </td>
          ) : null}
          {columns.map((column, place) => (
            <Heading
              key={column.key}
              column={column}
              sorting={sorting}
              className={look ? undefined : headingClass(column, place, sorting)}
            />
          ))}
        </tr>
      </thead>
      <Rows {...props} rows={rows} />
      {last ? <Rows {...props} rows={last.rows} heading={last.heading} /> : null}
    </table>
  );
  if (labelId === undefined) return table;
  return (
    <TableFrame labelId={labelId} className={look?.frame}>
      {table}
    </TableFrame>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sorting: DataTableProps<Row>["sorting"];
  className: string | undefined;
}

/** The heading of a column. A click sorts by it, a second one reverses the order. */
function Heading<Row>({ column, sorting, className }: HeadingProps<Row>) {
  if (!sorting || !column.value)
    return <ColumnHeading label={column.label} className={className} />;
  const { order } = sorting;
  return (
    <ColumnHeading
      label={column.label}
      sortedBy={sorting.address(orderOnceChosen(column, order))}
      sorted={column.key === order.key ? order.direction : undefined}
      className={className}
    />
  );
}

interface ColumnHeadingProps {
  label: string;
  /** The URL of the table sorted by it; undefined if it can't be. */
  sortedBy?: string | undefined;
  /** How the table is sorted by it now. */
  sorted?: Order["direction"] | undefined;
  className?: string | undefined;
}

/** The heading of a column, which sorts by it. */
export function ColumnHeading({ label, sortedBy, sorted, className }: ColumnHeadingProps) {
  return (
    <th scope="col" aria-sort={sorted} className={className}>
      {sortedBy === undefined ? label : <a href={sortedBy}>{label}</a>}
    </th>
  );
}

function Rows<Row>(props: DataTableProps<Row> & { heading?: ReactNode }) {
  const { columns, rows, keyOf, rowProps, sorting, choice, look, isPlain = false, heading } = props;
  const [name, ...facts] = columns;
  if (rows.length === 0) return null;
  return (
    <tbody>
      {heading ? (
        <tr>
          <th scope="rowgroup" colSpan={columns.length + (choice ? 1 : 0)} className={styles.group}>
            <div>{heading}</div>
          </th>
        </tr>
      ) : null}
      {rows.map((row) => (
        <tr key={keyOf(row)} {...rowProps?.(row)}>
          {choice ? <td className={styles.choice}>{choice.cell(row)}</td> : null}
          <th scope="row" className={look ? undefined : styles.name}>
            {name!.cell(row)}
          </th>
          {facts.map((column) => (
            <td
              key={column.key}
              className={look ? undefined : classOf(column, sorting)}
              data-label={
                !isPlain && !look && onPhones(column, sorting) === "labeled"
                  ? column.label
                  : undefined
              }
            >
              {column.cell(row)}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function classOf<Row>(column: Column<Row>, view: TableView | undefined): string | undefined {
  const { isNumber, isWords, isCapital } = column;
  return classes(
    isNumber && styles.number,
    isWords && styles.words,
    isCapital && styles.capital,
    onPhones(column, view) === "hidden" && styles.more,
  );
}

/** Phones show headings to sort by. */
function headingClass<Row>(column: Column<Row>, place: number, view: TableView | undefined) {
  if (place === 0) return styles.name;
  const isLabel = view !== undefined && !column.value && onPhones(column, view) !== "hidden";
  return classes(classOf(column, view), isLabel && styles.more);
}

/** Class names, without those that don't apply. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
