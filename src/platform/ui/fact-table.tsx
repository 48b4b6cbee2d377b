import "../styles/tables.css";
import type { ReactNode } from "react";
import styles from "./fact-table.module.css";
import { sampleSign } from "../text/sample.ts";
import { SampleMark, UnderMark } from "./marked-text.tsx";
import { type Column, onPhones, type Order, orderOnceChosen, type TableView } from "../table.ts";

/** A bar below a figure in a cell; `length` is from 0 to 1. */
export function CellBar({ length }: { length: number }) {
  return (
    <svg className={styles.bar} viewBox="0 0 100 4" preserveAspectRatio="none" aria-hidden="true">
      <path d="M0 2H100" />
      <path d={`M0 2H${Math.round(length * 100)}`} />
    </svg>
  );
}

interface TableFrameProps {
  /** The id of the table's label. */
  labelId: string;
  className?: string | undefined;
  /** The number of fact columns, if styles depend on it. */
  columns?: number | undefined;
  children: ReactNode;
}

/** The scrolling frame of a wide table. On phones, the rows of a fact table become list entries. */
export function TableFrame(props: TableFrameProps) {
  const { labelId, className = styles.frame, columns, children } = props;
  return (
    <div
      className={className}
      role="group"
      aria-labelledby={labelId}
      data-columns={columns}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keyboard users must be able to scroll it
      tabIndex={0}
    >
      {children}
    </div>
  );
}

interface DataTableProps<Row> {
  /** The visible columns. The first names the row. */
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  keyOf(row: Row): string;
  /** Rows at the end, under their own heading. */
  last?: { heading: ReactNode; rows: readonly Row[] };
  rowProps?(row: Row): { id?: string; "data-near"?: string };
  /** The view of a table sorted by its headings, and its URL in another order. */
  sorting?: TableView & { address(order: Order): string };
  /** A control before each row. */
  choice?: { label: string; cell(row: Row): ReactNode };
  /** The id of the table's label: its caption, if it has one. Labeled tables scroll in a frame. */
  labelId?: string | undefined;
  caption?: ReactNode;
  className?: string | undefined;
  /** Replaces all of these styles for another kind of table. */
  look?: { frame?: string | undefined };
  /** Whether cells have no labels, even on phones. */
  isPlain?: boolean;
}

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

/** The heading of a column. A click sorts by it, another reverses the order. */
function Heading<Row>({ column, sorting, className }: HeadingProps<Row>) {
  const { key, label, value, isSample = false } = column;
  const sorted = value ? sorting : undefined;
  const text = isSample ? (
    <span>
      {label}
      <SampleMark />
    </span>
  ) : (
    label
  );
  return (
    <th
      scope="col"
      aria-sort={sorted?.order.key === key ? sorted.order.direction : undefined}
      className={className}
    >
      {sorted ? <a href={sorted.address(orderOnceChosen(column, sorted.order))}>{text}</a> : text}
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
                  ? `${column.label}${column.isSample ? sampleSign : ""}`
                  : undefined
              }
            >
              <UnderMark when={column.isSample === true}>{column.cell(row)}</UnderMark>
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

function classOf<Row>(column: Column<Row>, view: TableView | undefined): string | undefined {
  const { isNumber, isWords, isCapital, className } = column;
  return classes(
    className,
    isNumber && styles.number,
    isWords && styles.words,
    isCapital && styles.capital,
    onPhones(column, view) === "hidden" && styles.more,
  );
}

/** Phones show the headings that sort. */
function headingClass<Row>(column: Column<Row>, place: number, view: TableView | undefined) {
  if (place === 0) return styles.name;
  const isLabel = view !== undefined && !column.value && onPhones(column, view) !== "hidden";
  return classes(classOf(column, view), isLabel && styles.more);
}

/** Joins class names, skipping those that don't apply. */
export function classes(...names: readonly (string | false | undefined)[]): string | undefined {
  return names.filter(Boolean).join(" ") || undefined;
}
