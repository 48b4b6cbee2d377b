import { expect, test } from "vitest";
import { onPhones, readColumns, withColumns } from "./shown-columns.ts";

const columns = [
  { key: "rating" },
  { key: "brand", isExtra: true },
  { key: "price", isExtra: false },
  { key: "year", isExtra: true },
];

test.each([
  ["", "name", ["rating", "price"], []],
  ["columns=", "name", ["rating", "price"], []],
  ["columns=color", "name", ["rating", "price"], []],
  ["", "year", ["rating", "price", "year"], []],
  ["columns=year", "name", ["year"], ["year"]],
  ["columns=year&columns=rating&columns=year", "name", ["rating", "year"], ["rating", "year"]],
  ["columns=year", "price", ["price", "year"], ["year"]],
  ["column=year", "name", ["rating", "price"], []],
])("?%s, sorted by %s, shows %j", (query, sort, keys, asked) => {
  const { shown, chosen } = readColumns(new URLSearchParams(query), columns, sort);
  expect(shown.map(({ key }) => key)).toEqual(keys);
  expect(chosen).toEqual(asked);
});

test("chosen columns are added to a URL's fields, and read back", () => {
  const fields = new URLSearchParams("brand=JOOLA");
  const all = withColumns(fields, ["rating", "year"]);
  expect(`${all}`).toBe("brand=JOOLA&columns=rating&columns=year");
  expect(`${fields}`).toBe("brand=JOOLA");
  expect(readColumns(all, columns, "name").chosen).toEqual(["rating", "year"]);
});

test.each([
  ["a key column", { key: "price", isKey: true }, "name", false, "plain"],
  ["a chosen key column", { key: "price", isKey: true }, "price", true, "plain"],
  ["another column", { key: "core" }, "name", false, "hidden"],
  ["another column that is chosen", { key: "core" }, "name", true, "labeled"],
  ["another column that the table is sorted by", { key: "core" }, "core", false, "labeled"],
] as const)("phones show %s as it should be", (_, column, sort, areChosen, way) => {
  expect(onPhones(column, sort, areChosen)).toBe(way);
});
