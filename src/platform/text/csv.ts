/** A cell's value; null and undefined leave it empty. */
export type CsvCell = string | number | null | undefined;

/** Rows as CSV (RFC 4180) with CR LF line ends. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

function csvField(value: CsvCell): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

// Spreadsheets would run text that starts like this as a formula.
const formula = /^[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/** A cell that no spreadsheet takes for a formula: text that looks like one gets an apostrophe. Numbers stay. */
export function plainCell(value: CsvCell): CsvCell {
  return typeof value === "string" ? value.replace(formula, "'$&") : value;
}

/** Streams rows as CSV for a spreadsheet, with a header row: 'signedUpAt' becomes 'signed_up_at'. */
export async function* csvParts<Column extends string>(
  columns: readonly Column[],
  parts: AsyncIterable<readonly Readonly<Record<Column, string | null>>[]>,
): AsyncGenerator<string> {
  yield csvText([
    columns.map((name) => name.replaceAll(/[A-Z]/g, (each) => `_${each.toLowerCase()}`)),
  ]);
  for await (const part of parts)
    yield csvText(part.map((row) => columns.map((name) => plainCell(row[name]))));
}
