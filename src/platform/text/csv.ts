/** The value of a cell; null and undefined leave it empty. */
export type CsvCell = string | number | null | undefined;

/** Rows as comma-separated values (RFC 4180), with CR LF; values with commas, quotes or line breaks are quoted. */
export function csvText(rows: readonly (readonly CsvCell[])[]): string {
  return rows.map((row) => `${row.map(csvField).join(",")}\r\n`).join("");
}

function csvField(value: CsvCell): string {
  const text = String(value ?? "");
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
