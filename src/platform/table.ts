import type { ReactNode } from "react";
import { type Field, type Query, query, someOf } from "./query.ts";
import { sortBy } from "./sort-by.ts";

// A table as data: its columns say what they show, and what it's sorted by. The first column names the row. A reader's
// URL chooses among the others and sorts by any that has a value; `DataTable` shows it.

export type Direction = "ascending" | "descending";

/** How a table is sorted: by the column of this key. */
export interface Order {
  key: string;
  direction: Direction;
}

export interface Column<Row> {
  /** As the URL has it. */
  key: string;
  label: string;
  cell(row: Row): ReactNode;
  /** What the table can be sorted by. @param all the rows of the whole table */
  value?(row: Row, all: readonly Row[]): string | number | null | undefined;
  /** The direction of the first click: what most people want on top. */
  first?: Direction;
  /** Whether phones always show it. */
  isKey?: boolean;
  /** Whether it's shown only to readers who choose it; in a table without a choice, not on phones. */
  isExtra?: boolean;
  isNumber?: boolean;
  /** Whether it holds sentences. */
  isWords?: boolean;
  /** Whether its words begin with a capital. */
  isCapital?: boolean;
}

/** What a URL asks of a table: its order, and the keys of the columns that it names. */
export interface TableView {
  order: Order;
  columns: readonly string[];
}

/**
 * A table's query. Without an order, or with an unknown one, it's sorted by its first column.
 * @param offered the columns to choose from, if those are fewer
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

/** The order that a column's heading leads to: its own, or the reverse if it's already on. */
export function orderOnceChosen<Row>({ key, first = "ascending" }: Column<Row>, now: Order): Order {
  if (key !== now.key) return { key, direction: first };
  return { key, direction: now.direction === "ascending" ? "descending" : "ascending" };
}

/** The rows in an order. Those without a value come last in either direction; ties are sorted by the first column. */
export function sortRows<Row>(
  rows: readonly Row[],
  columns: readonly Column<Row>[],
  { key, direction }: Order,
): Row[] {
  const by = (column: Column<Row>) => (row: Row) => column.value?.(row, rows);
  const column = columns.find((each) => each.key === key) ?? columns[0]!;
  return sortBy(sortBy(rows, by(columns[0]!)), by(column), direction);
}

/**
 * The columns that are shown: the first, that by which the table is sorted, and those that the URL names or else those
 * that aren't extra.
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
 * How phones show a column. Where headings sort, they stay in view and what phones always show needs no label; what a
 * reader asked for by choosing columns or an order has one.
 * @param view undefined if nothing can be chosen
 */
export function onPhones<Row>(
  { key, isKey = false, isExtra = false }: Column<Row>,
  view: TableView | undefined,
): "plain" | "labeled" | "hidden" {
  if (!view) return isExtra ? "hidden" : "labeled";
  if (isKey) return "plain";
  return view.columns.length > 0 || key === view.order.key ? "labeled" : "hidden";
}
