import { createReadStream, readFileSync } from "node:fs";
import { parse as parseCsv } from "csv-parse";
import type { Store } from "../../platform/store/connect.ts";
import { keepReviews, type KeptReview } from "../../reviews/reviews.store.ts";
import type { Library } from "../../library/library.ts";
import type { ImportReport } from "./import-report.ts";
import { readEarlierReview } from "./read-earlier-review.ts";

/** How many reviews are stored in one transaction. */
const batch = 500;

type EarlierRow = Record<string, unknown>;

/**
 * Reads an export of the earlier backend's `paddle_reviews` into the store: CSV with a header row, or a JSON list. Ids
 * and times are kept; reviews that exist already stay as they are.
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
  let line = path.endsWith(".json") ? 0 : 1;
  for await (const row of rowsOf(path)) {
    line++;
    const read = readEarlierReview(row, subjectOf);
    if (typeof read === "string") report.refused.push({ line, reason: read });
    else waiting.push(read);
    if (waiting.length === batch) await flush();
  }
  await flush();
  return report;
}

async function* rowsOf(path: string): AsyncGenerator<EarlierRow> {
  if (path.endsWith(".json")) {
    const rows: unknown = JSON.parse(readFileSync(path, "utf8"));
    if (!Array.isArray(rows)) throw new TypeError(`${path} does not contain a list`);
    for (const row of rows as unknown[]) yield row && typeof row === "object" ? { ...row } : {};
    return;
  }
  const parser = createReadStream(path).pipe(
    parseCsv({ bom: true, columns: true, skip_empty_lines: true, relax_column_count: true }),
  );
  for await (const row of parser) yield row as EarlierRow;
}

/** Looks up a subject by its address, an earlier one or its name, ignoring case. */
function subjectsByName({ paddles, ballTests, moved }: Library) {
  const slugs = new Map(moved.subjects);
  for (const { slug, name } of paddles) slugs.set(slug, slug).set(name.toLowerCase(), slug);
  for (const { slug, title } of ballTests) slugs.set(slug, slug).set(title.toLowerCase(), slug);
  return (name: string) => slugs.get(name.trim().toLowerCase());
}
