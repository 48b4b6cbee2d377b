import { type CsvCell, csvText } from "../text/csv";

/** A table to download, for spreadsheets. */
export function csvAnswer(name: string, rows: readonly (readonly CsvCell[])[]): Response {
  return new Response(csvText(rows), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
    },
  });
}
