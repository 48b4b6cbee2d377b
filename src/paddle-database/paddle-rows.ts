import { bayesianMean, meanOfAll, type Rated } from "../reviews/ratings/bayesian-mean.ts";
import type { FactName, Paddle } from "../paddles/paddle.content.ts";
import { addressWith } from "../platform/text/address-with.ts";
import { isConfirmed, measuredFacts } from "../paddles/paddle-facts.ts";

/** A row of the paddle database. */
export interface TableRow extends Rated {
  paddle: Paddle;
}

export type Direction = "ascending" | "descending";

/** A column, in the order of the table. */
export interface Column {
  /** As the URL has it: `?sort=price`. */
  key: string;
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

const word = { first: "ascending", isNumber: false } as const;
const numberUp = { first: "ascending", isNumber: true } as const;
const numberDown = { first: "descending", isNumber: true } as const;

export const columns: readonly Column[] = [
  { key: "name", label: "Paddle", ...word },
  { key: "rating", label: "Rating", ...numberDown },
  { key: "reviews", label: "Reviews", ...numberDown },
  { key: "price", label: "List price", ...numberUp },
  { key: "brand", label: "Brand", fact: "brand", ...word },
  { key: "category", label: "Category", ...word },
  { key: "surface", label: "Surface", fact: "surface", ...word },
  { key: "shape", label: "Shape", fact: "shape", ...word },
  ...measuredFacts.map(({ name, label, unit }) => ({
    key: measures[name] ?? name,
    label,
    unit,
    fact: name,
    ...numberUp,
  })),
  { key: "year", label: "Released", fact: "year", ...numberDown },
];

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

/**
 * The table's URL for an order. A column's default direction is left out.
 * @param filters the fields of the active filters
 */
export function tableAddress(
  path: string,
  { key, direction }: TableOrder,
  filters?: URLSearchParams,
): string {
  const fields = new URLSearchParams(filters);
  const column = columns.find((each) => each.key === key);
  if (key !== byName.key || direction !== byName.direction) fields.set("sort", key);
  if (column?.first !== direction) fields.set("order", direction);
  return addressWith(path, fields);
}

/** The link of a column's heading: its own order, or the reverse if it's already on. */
export function orderOnceChosen({ key, first }: Column, now: TableOrder): TableOrder {
  if (key !== now.key) return { key, direction: first };
  return { key, direction: now.direction === "ascending" ? "descending" : "ascending" };
}

/**
 * The stored value of a column; undefined if it's unknown or unconfirmed. Unconfirmed facts are shown but not sorted
 * by.
 */
function sortValue(
  row: TableRow,
  { key, fact }: Column,
  prior: number,
): string | number | undefined {
  const { paddle, reviews } = row;
  if (fact) return isConfirmed(paddle, fact) ? (paddle[fact] ?? undefined) : undefined;
  switch (key) {
    case "rating":
      return bayesianMean(row, prior);
    case "reviews":
      return reviews === 0 ? undefined : reviews;
    case "price":
      return paddle.listPriceCents ?? undefined;
    case "category":
      return paddle.category;
    default:
      return paddle.name;
  }
}

/** The rows in an order. Rows without a value come last in either direction; ties are sorted by name. */
export function sortRows<Row extends TableRow>(rows: readonly Row[], order: TableOrder): Row[] {
  const column = columns.find(({ key }) => key === order.key) ?? columns[0]!;
  const prior = meanOfAll(rows) ?? 0;
  const sign = order.direction === "ascending" ? 1 : -1;
  const keyed = rows.map((row) => ({ row, value: sortValue(row, column, prior) }));
  const named = (a: Row, b: Row) => a.paddle.name.localeCompare(b.paddle.name, "en");
  return keyed
    .toSorted((a, b) => {
      if (a.value === undefined || b.value === undefined)
        return Number(a.value === undefined) - Number(b.value === undefined) || named(a.row, b.row);
      return sign * compare(a.value, b.value) || named(a.row, b.row);
    })
    .map(({ row }) => row);
}

function compare(a: string | number, b: string | number): number {
  return typeof a === "number" && typeof b === "number"
    ? a - b
    : String(a).localeCompare(String(b), "en");
}
