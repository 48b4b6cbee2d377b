import { createReadStream } from "node:fs";
import type { Store } from "../../db/connect.ts";
import { countOn } from "../../db/dialect.ts";
import { migrations } from "../../db/migrate.ts";
import {
  type ColumnKind,
  storeRows,
  type TransferredRow,
  type TransferredTable,
  transferredTables,
} from "../../db/transfer.ts";
import type { ImportReport } from "./import-report.ts";

/** Rows that are stored in one transaction. */
const batch = 500;

/** The file is no export of ours, or of a newer version than this one. */
export class NotAnExport extends Error {
  override name = "NotAnExport";
}

const tables = new Map<string, TransferredTable>(
  transferredTables.map((table) => [table.name, table]),
);

interface Line {
  number: number;
  row: TransferredRow;
}

/**
 * Reads an export into a store, a few hundred rows at a time. What is there already stays as it is, so that an import
 * that was interrupted is simply run again.
 * @param progress called with the bytes read so far
 * @throws NotAnExport before anything is stored
 */
export async function importData(
  store: Store,
  path: string,
  progress: (bytes: number) => void,
): Promise<ImportReport> {
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
    if (number === 1) {
      checkHead(text);
      continue;
    }
    if (text === "") continue;
    const read = readLine(text);
    if (typeof read === "string") {
      report.refused.push({ line: number, reason: read });
      continue;
    }
    if (read.table !== current || waiting.length === batch) await flush();
    current = read.table;
    waiting.push({ number, row: read.row });
  }
  if (number === 0) throw new NotAnExport("the file is empty");
  await flush();
  for (const { name, counter } of transferredTables)
    if (counter) await countOn(store.db, store.engine, name, counter);
  return report;
}

/** Lines as an export ends them: node:readline would also end one at a U+2028, which JSON may have in a text. */
async function* linesOf(input: AsyncIterable<string>): AsyncGenerator<string> {
  let begun = "";
  for await (const chunk of input) {
    const lines = (begun + chunk).split("\n");
    begun = lines.pop()!;
    for (const line of lines) yield line.replace(/\r$/, "");
  }
  if (begun !== "") yield begun;
}

function checkHead(text: string): void {
  const head = parse(text);
  if (head?.["rallyrank"] !== 1)
    throw new NotAnExport('its first line is not that of an export ({"rallyrank":1,…})');
  const { schema } = head;
  if (typeof schema !== "string" || !Object.hasOwn(migrations, schema))
    throw new NotAnExport(
      `it was written by a newer version (schema ${JSON.stringify(schema)}). Update this one first.`,
    );
}

function parse(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined;
  } catch {
    return undefined;
  }
}

const isOfKind = (value: unknown, kind: ColumnKind) =>
  typeof value === "string"
    ? kind.startsWith("text")
    : typeof value === "number" && (kind.startsWith("number") || (kind === "count" && value >= 0));

/** A line's row, or what is wrong with it. */
function readLine(text: string): { table: TransferredTable; row: TransferredRow } | string {
  const object = parse(text);
  if (!object) return "is no JSON object";
  const { table: name, ...values } = object;
  const table = typeof name === "string" ? tables.get(name) : undefined;
  if (!table) return `names no table (${JSON.stringify(name)})`;
  const unknown = Object.keys(values).find((column) => !Object.hasOwn(table.columns, column));
  if (unknown !== undefined) return `${table.name} has no column '${unknown}'`;
  for (const [column, kind] of Object.entries(table.columns)) {
    // A column that the export's schema did not have yet.
    const value = (values[column] ??= kind === "count" ? 0 : null);
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
    // One of them is refused; the others are stored without it.
    for (const line of lines) await storeLines(store, table, [line], report);
  }
}
