import { createReadStream, readFileSync } from "node:fs";
import { pipeline } from "node:stream";
import { parse as parseCsv } from "csv-parse";
import type { Store } from "../../platform/store/connect.ts";
import { keepReviews, type KeptReview } from "../../reviews/reviews.store.ts";
import type { Library } from "../../library/library.ts";
import type { ImportReport } from "./import-report.ts";
import { readEarlierReview } from "./read-earlier-review.ts";

/** How many reviews are stored in one transaction. */
const batch = 500;

type EarlierRow = Record<string, unknown>;

/** A file isn't an export of that table. */
export class NotEarlierReviews extends Error {
  override name = "NotEarlierReviews";
}

/**
 * Reads an export of the earlier backend's `paddle_reviews` into the store: CSV with a header row, or a JSON list. Ids
 * and times are kept; reviews that exist already stay as they are.
 * @throws NotEarlierReviews before anything is stored
 */
export async function importReviews(
  { db }: Store,
  library: Library,
  path: string,
): Promise<ImportReport> {
  const report: ImportReport = { stored: 0, known: 0, refused: [] };
  const subjectOf = subjectsByName(library);
  let waiting: KeptReview[] = [];
  const flush = async () => {
    const stored = await keepReviews(db, waiting);
    report.stored += stored;
    report.known += waiting.length - stored;
    waiting = [];
  };
  for await (const { line, row } of rowsOf(path)) {
    const read = readEarlierReview(row, subjectOf);
    if (typeof read === "string") report.refused.push({ line, reason: read });
    else waiting.push(read);
    if (waiting.length === batch) await flush();
  }
  await flush();
  return report;
}

/** Each row, with the line that it begins on; in a JSON list, its place in the list. */
async function* rowsOf(path: string): AsyncGenerator<{ line: number; row: EarlierRow }> {
  if (path.endsWith(".json")) {
    const rows: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (!Array.isArray(rows)) throw new NotEarlierReviews(`${path} does not contain a list`);
    for (const [index, row] of (rows as unknown[]).entries())
      yield { line: index + 1, row: row && typeof row === "object" ? { ...row } : {} };
    return;
  }
  const options = { bom: true, skip_empty_lines: true, relax_column_count: true, raw: true };
  const parser = parseCsv({ ...options, columns: checkHeader });
  // An error of either ends the parser, and so the loop.
  pipeline(createReadStream(path), parser, () => {});
  let line = 2;
  for await (const each of parser) {
    const { record, raw } = each as { record: EarlierRow; raw: string };
    // A text may have line breaks, and empty lines may come before a row.
    yield { line: line + breaksIn(/^[\r\n]*/.exec(raw)![0]), row: record };
    line += breaksIn(raw);
  }
}

const breaksIn = (text: string) => text.match(/\r\n|\r|\n/g)?.length ?? 0;

/** @throws NotEarlierReviews if there is no column with what is reviewed */
function checkHeader(header: readonly string[]): string[] {
  if (!header.includes("paddle_name"))
    throw new NotEarlierReviews(
      `there is no column paddle_name in its first line, but '${header.join("', '").slice(0, 200)}'. Columns are separated by commas`,
    );
  return [...header];
}

/** Looks up a subject by its address, an earlier one or its name, ignoring case. */
function subjectsByName({ paddles, ballTests, moved }: Library) {
  const slugs = new Map(moved.subjects);
  for (const { slug, name } of paddles) slugs.set(slug, slug).set(name.toLowerCase(), slug);
  for (const { slug, title } of ballTests) slugs.set(slug, slug).set(title.toLowerCase(), slug);
  return (name: string) => slugs.get(name.trim().toLowerCase());
}
