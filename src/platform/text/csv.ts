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
