import { type CsvCell, csvText } from "../text/csv";

/** A column of a CSV file: its name, an entry's value, and whether it's left out without sample content. */
export type CsvColumn<Entry> = [name: string, cell: (entry: Entry) => CsvCell, isOfSamples?: true];

/** A table to download, for spreadsheets: a row for each entry. */
export function csvAnswer<Entry>(
  file: string,
  columns: readonly CsvColumn<Entry>[],
  entries: readonly Entry[],
  showsSamples: boolean,
): Response {
  const shown = columns.filter(([, , isOfSamples]) => showsSamples || !isOfSamples);
  const rows = entries.map((entry) => shown.map(([, cell]) => cell(entry)));
  return new Response(csvText([shown.map(([name]) => name), ...rows]), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${file}"`,
    },
  });
}
