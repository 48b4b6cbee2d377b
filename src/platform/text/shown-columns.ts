/** A column of a table whose columns a reader chooses. */
export interface ShowableColumn {
  /** As the URL has it. */
  key: string;
  /** Whether it is shown only to readers who choose it. */
  isExtra?: boolean;
  /** Whether phones always show it. */
  isKey?: boolean;
}

/** The URL's field for the columns of a table; it may be there several times. */
export const columnsField = "columns";

/**
 * The columns a URL asks for, in the table's order: without any known one, those that aren't extra. The column that the
 * table is sorted by is always shown.
 * @returns `chosen` has the keys that the URL names
 */
export function readColumns<Column extends ShowableColumn>(
  query: URLSearchParams,
  columns: readonly Column[],
  sort: string,
): { shown: Column[]; chosen: string[] } {
  const asked = query.getAll(columnsField);
  const chosen = columns.map(({ key }) => key).filter((key) => asked.includes(key));
  const isShown = ({ key, isExtra = false }: Column) =>
    key === sort || (chosen.length > 0 ? chosen.includes(key) : !isExtra);
  return { shown: columns.filter(isShown), chosen };
}

/**
 * How phones show a column. What they always show needs no label, what a reader asked for by choosing columns or an
 * order has one.
 */
export function onPhones(
  { key, isKey = false }: ShowableColumn,
  sort: string,
  areChosen: boolean,
): "plain" | "labeled" | "hidden" {
  if (isKey) return "plain";
  return areChosen || key === sort ? "labeled" : "hidden";
}

/** A URL's fields with the chosen columns added. */
export function withColumns(fields: URLSearchParams, chosen: readonly string[]): URLSearchParams {
  const all = new URLSearchParams(fields);
  for (const key of chosen) all.append(columnsField, key);
  return all;
}
