import { expect, test } from "vitest";
import { publicColumns } from "../reviews.store.ts";
import { readSelect } from "./reviews-table.service.ts";

test.each([
  [null, publicColumns],
  ["", publicColumns],
  ["*", publicColumns],
  ["rating", ["rating"]],
  [" rating , id", ["rating", "id"]],
  ["rating,*", ["rating", ...publicColumns.filter((column) => column !== "rating")]],
  [`${"*,rating,".repeat(800)}*`, publicColumns],
])("'%s' selects each column once", (select, columns) => {
  expect(readSelect(select)).toEqual(columns);
});
