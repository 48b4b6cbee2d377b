import type { NewReview } from "../../db/reviews.ts";
import { readReviewColumns, reviewColumns } from "../reviews/review-columns.ts";
import { refuse } from "./answers.ts";
import { mostRows } from "./read-query.ts";

const insertable = new Set<string>(["paddle_name", ...Object.values(reviewColumns)]);

/**
 * Reads the rows of a POST: one object or a list of them.
 * @param columns the `columns` parameter, which names the columns to take of each row
 * @throws RestRefusal naming the first column that is not right
 */
export function readRows(
  body: string,
  columns: string | null,
  isSubject: (slug: string) => boolean,
): NewReview[] {
  const taken = columns?.split(",").map((name) => name.trim().replace(/^"(.*)"$/, "$1"));
  for (const name of taken ?? []) if (!insertable.has(name)) throw refuse.column(name);
  const rows = parse(body);
  if (rows.length === 0) throw refuse.body("The list of rows is empty");
  if (rows.length > mostRows) throw refuse.body(`More than ${mostRows} rows in one request`);
  return rows.map((row, index) => readRow(row, index, taken, isSubject));
}

function parse(body: string): unknown[] {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw refuse.body("Empty or invalid json");
  }
  return Array.isArray(value) ? value : [value];
}

function readRow(
  row: unknown,
  index: number,
  taken: readonly string[] | undefined,
  isSubject: (slug: string) => boolean,
): NewReview {
  if (typeof row !== "object" || row === null || Array.isArray(row))
    throw refuse.body(`Row ${index + 1} is not an object`);
  const values = new Map(
    Object.entries(row).filter(([name]) => taken === undefined || taken.includes(name)),
  );
  for (const name of values.keys()) if (!insertable.has(name)) throw refuse.column(name);
  const text = (column: string) => {
    const value = values.get(column) ?? "";
    if (typeof value === "string") return value;
    if (typeof value === "number") return String(value);
    throw refuse.row(column, "is neither text nor a number", index);
  };
  const subject = text("paddle_name");
  if (!isSubject(subject)) throw refuse.row("paddle_name", "names nothing that is reviewed", index);
  const { review, column, problem } = readReviewColumns(text);
  if (review) return { ...review, subject };
  throw refuse.row(column, problem, index);
}
