import { expect, test } from "vitest";
import { csvText, plainCell } from "./csv.ts";

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

test.each([
  ["=1+1", "'=1+1"],
  ["+1 piece", "'+1 piece"],
  ["-5", "'-5"],
  ["@sum", "'@sum"],
  ["\t=1", "'\t=1"],
  ["\n=1", "'\n=1"],
  ["\uff1d1", "'\uff1d1"],
  [-5, -5],
  ["a=1", "a=1"],
  ["", ""],
  [null, null],
])("the cell %j can't be a formula: %j", (cell, plain) => {
  expect(plainCell(cell)).toBe(plain);
});
