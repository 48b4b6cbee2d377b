import { bayesianMean, rankingMean, type Rated } from "../reviews/ratings/bayesian-mean.ts";
import type { FactName, Paddle } from "../paddles/paddle.content.ts";
import { confirmedFirst } from "../paddles/confirmed.ts";
import { addressWith } from "../platform/text/address-with.ts";
import {
  approvalFacts,
  isConfirmed,
  knownFact,
  measuredFacts,
  surfaceText,
} from "../paddles/paddle-facts.ts";
import { sortBy } from "../platform/sort-by.ts";
import { type ShowableColumn, withColumns } from "../platform/text/shown-columns.ts";

/** A row of the paddle database. */
export interface TableRow extends Rated {
  paddle: Paddle;
}

export type Direction = "ascending" | "descending";

/** A column, in the order of the table; its key is as the URL has it: `?sort=price`. */
export interface Column extends ShowableColumn {
  label: string;
  unit?: string;
  /** The fact it shows, if it can be unconfirmed. */
  fact?: FactName;
  /** The direction of the first click: what most people want on top. */
  first: Direction;
  isNumber: boolean;
}

const measures: Record<string, string> = {
  weightOz: "weight",
  coreMm: "core",
  lengthIn: "length",
  widthIn: "width",
  gripLengthIn: "grip",
};

/** Measures that few shoppers choose by. */
const extraMeasures = new Set<string>(["lengthIn", "widthIn"]);

const word = { first: "ascending", isNumber: false } as const;
const numberUp = { first: "ascending", isNumber: true } as const;
const numberDown = { first: "descending", isNumber: true } as const;

const nameColumn: Column = { key: "name", label: "Paddle", ...word };

/** The columns after the name. Those that aren't extra fit into the page. */
export const factColumns: readonly Column[] = [
  { key: "rating", label: "Rating", isKey: true, ...numberDown },
  { key: "reviews", label: "Reviews", isExtra: true, ...numberDown },
  { key: "price", label: "List price", isKey: true, ...numberUp },
  { key: "brand", label: "Brand", fact: "brand", isExtra: true, ...word },
  { key: "category", label: "Category", ...word },
  { key: "surface", label: "Surface", fact: "surface", isExtra: true, ...word },
  { key: "shape", label: "Shape", fact: "shape", ...word },
  ...measuredFacts.map(({ name, label, unit }) => ({
    key: measures[name] ?? name,
    label,
    unit,
    fact: name,
    isKey: name === "weightOz",
    isExtra: extraMeasures.has(name),
    ...numberUp,
  })),
  ...approvalFacts.map(({ name, label }) => ({
    key: name === "upaA" ? "upa-a" : "usa-pickleball",
    label,
    fact: name,
    isExtra: true,
    ...word,
  })),
  { key: "year", label: "Released", fact: "year", isExtra: true, ...numberDown },
];

export const columns: readonly Column[] = [nameColumn, ...factColumns];

/** How the table is sorted. */
export interface TableOrder {
  key: string;
  direction: Direction;
}

const byName: TableOrder = { key: "name", direction: "ascending" };

/** Reads the order from a URL: by name if there is none, or an unknown one. */
export function readTableOrder(query: URLSearchParams): TableOrder {
  const column = columns.find(({ key }) => key === query.get("sort"));
  if (!column) return byName;
  const asked = query.get("order");
  const direction = asked === "ascending" || asked === "descending" ? asked : column.first;
  return { key: column.key, direction };
}

/** The fields of a table's URL: those that stay, and an order. A column's default direction is left out. */
export function tableFields(
  { key, direction }: TableOrder,
  kept?: URLSearchParams,
): URLSearchParams {
  const fields = new URLSearchParams(kept);
  const column = columns.find((each) => each.key === key);
  if (key !== byName.key || direction !== byName.direction) fields.set("sort", key);
  if (column?.first !== direction) fields.set("order", direction);
  return fields;
}

/** The table's URL for an order, with the fields of its filters and the columns that were chosen. */
export function tableAddress(
  path: string,
  order: TableOrder,
  filters?: URLSearchParams,
  chosen: readonly string[] = [],
): string {
  return addressWith(path, withColumns(tableFields(order, filters), chosen));
}

/** The link of a column's heading: its own order, or the reverse if it's already on. */
export function orderOnceChosen({ key, first }: Column, now: TableOrder): TableOrder {
  if (key !== now.key) return { key, direction: first };
  return { key, direction: now.direction === "ascending" ? "descending" : "ascending" };
}

/**
 * The rows in an order. Rows without a confirmed value come last in either direction; by rating, those are the rows of
 * unconfirmed paddles. Ties are sorted by name.
 */
export function sortRows<Row extends TableRow>(rows: readonly Row[], order: TableOrder): Row[] {
  const { key, fact } = columns.find((column) => column.key === order.key) ?? columns[0]!;
  const prior = rankingMean(rows) ?? 0;
  const named = sortBy(rows, ({ paddle }) => paddle.name);
  const valueOf = (row: Row) => {
    if (fact === "surface") return isConfirmed(row.paddle, fact) ? surfaceText(row.paddle) : null;
    if (fact) return knownFact(row.paddle, fact);
    switch (key) {
      case "rating":
        return bayesianMean(row, prior);
      case "reviews":
        return row.reviews || undefined;
      case "price":
        return row.paddle.listPriceCents;
      case "category":
        return row.paddle.category;
      default:
        return row.paddle.name;
    }
  };
  const sorted = sortBy(named, valueOf, order.direction);
  return key === "rating" ? confirmedFirst(sorted) : sorted;
}
