import { createReadStream } from "node:fs";
import type { Store } from "../../platform/store/connect.ts";
import { forgetThemeCount } from "../../reviews/themes/themes.store.ts";
import { countOn } from "../../platform/store/dialect.ts";
import { storeRows } from "./transfer.store.ts";
import {
  type ColumnKind,
  type TransferredRow,
  type TransferredTable,
  transferredTables,
} from "./transferred-tables.ts";
import type { ImportReport } from "./import-report.ts";
import { checkExport, isEnd, linesOf, objectOf } from "./read-export.ts";

/** How many rows are stored in one transaction. */
const batch = 500;

const tables = new Map<string, TransferredTable>(
  transferredTables.map((table) => [table.name, table]),
);

interface Line {
  number: number;
  row: TransferredRow;
}

/**
 * Reads an export into a store, a few hundred rows at a time. Rows that exist already stay as they are, so an
 * interrupted import can simply be run again.
 * @param progress called with the number of bytes read so far
 * @param unchecked whether to accept an incomplete file
 * @throws NotAnExport before anything is stored
 */
export async function importData(
  store: Store,
  path: string,
  progress: (bytes: number) => void,
  { unchecked = false } = {},
): Promise<ImportReport> {
  await checkExport(path, unchecked);
  const report: ImportReport = { stored: 0, known: 0, refused: [] };
  const input = createReadStream(path, "utf8");
  let number = 0;
  let current: TransferredTable | undefined;
  let waiting: Line[] = [];

  const flush = async () => {
    if (current && waiting.length > 0) await storeLines(store, current, waiting, report);
    waiting = [];
    progress(input.bytesRead);
  };
  for await (const text of linesOf(input)) {
    number++;
    if (number === 1 || text === "") continue;
    const object = objectOf(text);
    if (isEnd(object)) continue;
    const read = readLine(object);
    if (typeof read === "string") {
      report.refused.push({ line: number, reason: read });
      continue;
    }
    if (read.table !== current || waiting.length === batch) await flush();
    current = read.table;
    waiting.push({ number, row: read.row });
  }
  await flush();
  for (const { name, counter } of transferredTables)
    if (counter) await countOn(store.db, store.engine, name, counter);
  if (report.stored > 0) await forgetThemeCount(store.db);
  return report;
}

const isOfKind = (value: unknown, kind: ColumnKind) =>
  typeof value === "string"
    ? kind.startsWith("text")
    : typeof value === "number" && (kind.startsWith("number") || (kind === "count" && value >= 0));

const valueIfMissing = (kind: ColumnKind) =>
  kind === "count" ? 0 : kind === "text or missing" ? "" : null;

/** A line's row, or what is wrong with it. */
function readLine(
  object: Record<string, unknown> | undefined,
): { table: TransferredTable; row: TransferredRow } | string {
  if (!object) return "is not a JSON object";
  const { table: name, ...values } = object;
  const table = typeof name === "string" ? tables.get(name) : undefined;
  if (!table) return `names no table (${JSON.stringify(name)})`;
  const unknown = Object.keys(values).find((column) => !Object.hasOwn(table.columns, column));
  if (unknown !== undefined) return `${table.name} has no column '${unknown}'`;
  for (const [column, kind] of Object.entries(table.columns)) {
    // A column that the export's schema did not have yet.
    const value = (values[column] ??= valueIfMissing(kind));
    const isRight = value === null ? kind.endsWith("null") : isOfKind(value, kind);
    if (!isRight) return `${table.name}.${column} is not a ${kind}`;
    if (typeof value === "number" && !Number.isSafeInteger(value))
      return `${table.name}.${column} is not a whole number`;
  }
  return { table, row: values as TransferredRow };
}

async function storeLines(
  store: Store,
  table: TransferredTable,
  lines: readonly Line[],
  report: ImportReport,
): Promise<void> {
  try {
    const stored = await storeRows(
      store.db,
      store.engine,
      table,
      lines.map(({ row }) => row),
    );
    report.stored += stored;
    report.known += lines.length - stored;
  } catch (error) {
    const [only] = lines;
    if (lines.length === 1 && only) {
      report.refused.push({ line: only.number, reason: (error as Error).message });
      return;
    }
    // One of the lines was refused: store the others without it.
    for (const line of lines) await storeLines(store, table, [line], report);
  }
}
