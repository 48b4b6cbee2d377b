import { expect, test } from "vitest";
import { csvText } from "./csv.ts";

test.each([
  [["a", 1.5, 0], "a,1.5,0\r\n"],
  [[null, undefined, ""], ",,\r\n"],
  [["a, b"], '"a, b"\r\n'],
  [['5" wide'], '"5"" wide"\r\n'],
  [["two\nlines"], '"two\nlines"\r\n'],
  [["Zoë's"], "Zoë's\r\n"],
])("the row %j is written as %j", (row, line) => {
  expect(csvText([row])).toBe(line);
});

test("each row is a line, and no rows are none", () => {
  expect(csvText([["a"], ["b"]])).toBe("a\r\nb\r\n");
  expect(csvText([])).toBe("");
});
