import type { ReactNode } from "react";
import { type Field, type Query, query, someOf } from "./query.ts";

/**
 * Sorts by a value; strings sort alphabetically. Entries without a value come last in either direction; ties keep their
 * order.
 */
export function sortBy<Entry>(
  entries: readonly Entry[],
  valueOf: (entry: Entry) => string | number | null | undefined,
  direction: "ascending" | "descending" = "ascending",
): Entry[] {
  const sign = direction === "ascending" ? 1 : -1;
  return entries
    .map((entry) => ({ entry, value: valueOf(entry) ?? undefined }))
    .toSorted(({ value: a }, { value: b }) => {
      if (a === undefined || b === undefined)
        return Number(a === undefined) - Number(b === undefined);
      const order = typeof a === "number" ? a - Number(b) : a.localeCompare(String(b), "en");
      return sign * order;
    })
    .map(({ entry }) => entry);
}

// A table as data: each column says what it shows and what it sorts by. The first column names the row. In the URL, a
// reader chooses among the others and sorts by any that has a value; `DataTable` renders it.

export type Direction = "ascending" | "descending";

/** A sort order, by the key of a column. */
export interface Order {
  key: string;
  direction: Direction;
}

export interface Column<Row> {
  key: string;
  label: string;
  cell(row: Row): ReactNode;
  /** The value to sort by. @param all every row of the table */
  value?(row: Row, all: readonly Row[]): string | number | null | undefined;
  /** The direction of the first click: what most readers want on top. */
  first?: Direction;
  /** Whether phones always show it. */
  isKey?: boolean;
  /** Whether it's shown only on request; in a table without a column chooser, not on phones. */
  isExtra?: boolean;
  isNumber?: boolean;
  /** Whether all its figures are samples: its heading has their mark. */
  isSample?: boolean;
  /** Whether it contains sentences. */
  isWords?: boolean;
  /** Whether its text begins with a capital. */
  isCapital?: boolean;
  /** A class of its heading and cells. */
  className?: string | undefined;
}

/** The view a URL asks for: the order, and the chosen columns. */
export interface TableView {
  order: Order;
  columns: readonly string[];
}

/**
 * A table's query. The default order, also for an unknown one, is by the first column.
 * @param offered the columns to choose from, if not all
 */
export function tableQuery<Row>(
  columns: readonly Column<Row>[],
  offered = columns.slice(1),
): Query<TableView> {
  const sortable = columns.filter(({ value }) => value !== undefined);
  const firstOf = ({ key, first = "ascending" }: Column<Row>) => ({ key, direction: first });
  const order: Field<Order> = {
    none: firstOf(columns[0]!),
    parameters: ["sort", "order"],
    read(typed) {
      const column = sortable.find(({ key }) => key === typed("sort")[0]);
      if (!column) return order.none;
      const direction = directions.find((each) => each === typed("order")[0]);
      return { ...firstOf(column), ...(direction && { direction }) };
    },
    write: ({ key, direction }) => {
      const { first = "ascending" } = columns.find((column) => column.key === key)!;
      return [["sort", key], ...(direction === first ? [] : [["order", direction] as const])];
    },
  };
  return query({ order, columns: someOf(offered.map(({ key }) => key)) });
}

const directions = ["ascending", "descending"] as const;

/** The order after a click on a column's heading: its own, or the reverse if it's already active. */
export function orderOnceChosen<Row>({ key, first = "ascending" }: Column<Row>, now: Order): Order {
  if (key !== now.key) return { key, direction: first };
  return { key, direction: now.direction === "ascending" ? "descending" : "ascending" };
}

/**
 * Sorts rows. Those without a value come last in either direction; ties are broken by the first column.
 * @param all every row of the table, if these are only some
 */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { key, direction }: Order,
  all = rows,
): Row[] {
  const by = (column: Column<Row>) => (row: Row) => column.value?.(row, all);
  const column = columns.find((each) => each.key === key) ?? columns[0]!;
  return sortBy(sortBy(rows, by(columns[0]!)), by(column), direction);
}

/**
 * The visible columns: the first, the one it's sorted by, and either those named in the URL or those that aren't extra.
 */
export function shownColumns<Row>(
  columns: readonly Column<Row>[],
  { order, columns: chosen }: TableView,
): Column<Row>[] {
  return columns.filter(
    ({ key, isExtra = false }, place) =>
      place === 0 || key === order.key || (chosen.length > 0 ? chosen.includes(key) : !isExtra),
  );
}

/**
 * How phones show a column. If headings sort, they stay visible, so default columns need no label; columns of sentences
 * get one, and those a reader chose or sorted by.
 * @param view undefined if nothing can be chosen
 */
export function onPhones<Row>(
  { key, isKey = false, isExtra = false, isWords = false }: Column<Row>,
  view: TableView | undefined,
): "plain" | "labeled" | "hidden" {
  if (!view) return isExtra ? "hidden" : "labeled";
  if (isKey) return isWords ? "labeled" : "plain";
  return view.columns.length > 0 || key === view.order.key ? "labeled" : "hidden";
}
