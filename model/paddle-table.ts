import { bayesianMean, meanOfAll, type Rated } from "./bayesian-mean.ts";
import type { FactName, Paddle } from "./content/paddle.ts";
import { addressWith } from "./finder-query.ts";
import { isConfirmed, measuredFacts } from "./paddle-facts.ts";

/** A row of the table of all paddles. */
export interface TableRow extends Rated {
  paddle: Paddle;
}

export type Direction = "ascending" | "descending";

/** A column, in the order of the table. */
export interface Column {
  /** As it stands in the address: `?sort=price`. */
  key: string;
  label: string;
  unit?: string;
  /** The fact it shows, where it shows one that may be unconfirmed. */
  fact?: FactName;
  /** Which way it is sorted when first asked for: what most look for on top. */
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

/** Reads how an address wants the table: by name where it does not say, or says what is not known. */
export function readTableOrder(query: URLSearchParams): TableOrder {
  const column = columns.find(({ key }) => key === query.get("sort"));
  if (!column) return byName;
  const asked = query.get("order");
  const direction = asked === "ascending" || asked === "descending" ? asked : column.first;
  return { key: column.key, direction };
}

/**
 * The address of the table in an order; one that a column has by itself is not said.
 * @param filters the fields that say what is left out
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

/** Where a column's heading leads: to its own order, and where the table has it already, to the reverse. */
export function orderOnceChosen({ key, first }: Column, now: TableOrder): TableOrder {
  if (key !== now.key) return { key, direction: first };
  return { key, direction: now.direction === "ascending" ? "descending" : "ascending" };
}

/**
 * What a paddle has in a column, as stored; undefined where it is not known or nobody could confirm it. What an
 * unconfirmed fact says is still shown, but not sorted by.
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

/** The rows in an order. What has no value in the column comes last either way; equals are in order of their names. */
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
