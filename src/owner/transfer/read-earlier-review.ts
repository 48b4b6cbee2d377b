import type { KeptReview } from "../../reviews/reviews.store.ts";
import { readReviewColumns } from "../../reviews/rest/review-columns.ts";

/**
 * Reads a row of the earlier backend's `paddle_reviews`, from its CSV or JSON export.
 * @param subjectOf returns the slug of a subject, given its name or slug
 * @returns the review with its own id and times, or what is wrong with the row
 */
export function readEarlierReview(
  row: Record<string, unknown>,
  subjectOf: (name: string) => string | undefined,
): KeptReview | string {
  const text = (column: string) => {
    const value = row[column];
    return typeof value === "string" || typeof value === "number" ? String(value) : "";
  };
  const subject = subjectOf(text("paddle_name"));
  if (subject === undefined)
    return `paddle_name '${text("paddle_name").slice(0, 80)}' is not a paddle or article of this site`;
  const { review, column, problem } = readReviewColumns(text);
  if (!review) return `${column} ${problem}`;
  const id = text("id");
  if (!/^[\w-]{1,64}$/.test(id)) return "id is missing or invalid";
  const createdAt = readTime(text("created_at"));
  if (createdAt === undefined) return "created_at is not a time";
  const updatedAt = text("updated_at") === "" ? createdAt : readTime(text("updated_at"));
  if (updatedAt === undefined) return "updated_at is not a time";
  return { ...review, subject, id, createdAt, updatedAt };
}

/** Epoch milliseconds of '2024-05-01T12:00:00.5+00:00' or '2024-05-01 12:00:00+00', as databases write it. */
function readTime(text: string): number | undefined {
  const parts =
    /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d:\d\d)(?:\.(\d{1,9}))?(Z|[+-]\d\d(?::?\d\d)?)?$/.exec(text);
  if (!parts) return undefined;
  const [, date, time, fraction = "", zone = "Z"] = parts;
  const offset = /^[+-]\d\d$/.test(zone) ? `${zone}:00` : zone.replace(/^(...)(\d\d)$/, "$1:$2");
  const milliseconds = Date.parse(
    `${date}T${time}.${fraction.padEnd(3, "0").slice(0, 3)}${offset}`,
  );
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}
