import { expect, test } from "vitest";
import { whyOf } from "./progress.ts";

test.each([
  [[], ""],
  [[{}], ""],
  [[{ message: "expected 1 to be 2" }, { message: "another" }], "\n    expected 1 to be 2"],
  [[{ message: "\u001b[31mred\u001b[39m\n\nand more" }], "\n    red\n    and more"],
  [[{ message: "differs", diff: "- 1\n+ 2" }], "\n    differs\n    - 1\n    + 2"],
])("%j reads %j", (errors, read) => {
  expect(whyOf(errors)).toBe(read);
});

test("a long error is cut", () => {
  expect(whyOf([{ message: "line\n".repeat(50) }]).split("\n")).toHaveLength(13);
  expect(whyOf([{ message: "x".repeat(5000) }]).length).toBeLessThan(900);
});
