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
const formula = /^[=+\-@]/;

/** Streams rows as CSV for a spreadsheet, with a header row: 'signedUpAt' becomes 'signed_up_at'. */
export async function* csvParts<Column extends string>(
  columns: readonly Column[],
  parts: AsyncIterable<readonly Readonly<Record<Column, string | null>>[]>,
): AsyncGenerator<string> {
  yield csvText([
    columns.map((name) => name.replaceAll(/[A-Z]/g, (each) => `_${each.toLowerCase()}`)),
  ]);
  for await (const part of parts)
    yield csvText(
      part.map((row) => columns.map((name) => (row[name] ?? "").replace(formula, "'$&"))),
    );
}
