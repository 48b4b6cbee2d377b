import { expect, test } from "vitest";
import { type Column, onPhones, shownColumns, tableQuery } from "./table.ts";

const column = (key: string, more: Partial<Column<string>> = {}): Column<string> => ({
  key,
  label: key,
  cell: (row) => row,
  value: (row) => row,
  ...more,
});
const columns = [
  column("name"),
  column("rating"),
  column("brand", { isExtra: true }),
  column("price", { isExtra: false }),
  column("year", { isExtra: true, first: "descending" }),
];
const table = tableQuery(columns);

test.each([
  ["", ["rating", "price"], ""],
  ["columns=", ["rating", "price"], ""],
  ["columns=color&order=descending", ["rating", "price"], ""],
  ["sort=year", ["rating", "price", "year"], "sort=year"],
  ["sort=year&order=ascending", ["rating", "price", "year"], "sort=year&order=ascending"],
  ["columns=year", ["year"], "columns=year"],
  ["columns=name", ["rating", "price"], ""],
  ["columns=year&columns=rating&columns=year", ["rating", "year"], "columns=rating&columns=year"],
  ["columns=year&sort=price", ["price", "year"], "sort=price&columns=year"],
  ["column=year", ["rating", "price"], ""],
])("?%s shows %j after the name, and is written '%s'", (query, keys, written) => {
  const asked = table.read(new URLSearchParams(query));
  expect(shownColumns(columns, asked).map(({ key }) => key)).toEqual(["name", ...keys]);
  expect(`${table.write(asked)}`).toBe(written);
});

test.each([
  ["a key column", { isKey: true }, "sort=name", "plain"],
  ["a chosen key column", { isKey: true }, "sort=name&columns=price", "plain"],
  ["another column", {}, "sort=name", "hidden"],
  ["another column, where some are chosen", {}, "columns=price", "labeled"],
  ["another column that the table is sorted by", {}, "sort=rating", "labeled"],
  ["any column where nothing can be chosen", {}, undefined, "labeled"],
  ["an extra column where nothing can be chosen", { isExtra: true }, undefined, "hidden"],
] as const)("phones show %s as it should be", (_, more, query, way) => {
  const view = query === undefined ? undefined : table.read(new URLSearchParams(query));
  expect(onPhones(column("rating", more), view)).toBe(way);
});
