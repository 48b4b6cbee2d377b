import { expect, test } from "vitest";
import { acceptsLicense } from "./dependency-policy.ts";

const accepted = ["MIT", "ISC", "Apache-2.0", "GPL-2.0-only WITH Classpath-exception-2.0"];

test.each([
  ["MIT", true],
  ["GPL-3.0-only", false],
  ["UNLICENSED", false],
  ["mit", false],
  ["MIT OR GPL-3.0-only", true],
  ["GPL-3.0-only OR MIT", true],
  ["GPL-3.0-only OR LGPL-3.0-only", false],
  ["MIT AND ISC", true],
  ["MIT AND GPL-3.0-only", false],
  ["GPL-3.0-only AND MIT", false],
  ["MIT OR ISC AND GPL-3.0-only", true],
  ["GPL-3.0-only AND ISC OR MIT", true],
  ["(MIT OR ISC) AND GPL-3.0-only", false],
  ["GPL-3.0-only AND (ISC OR MIT)", false],
  ["((MIT))", true],
  // This version or a later one: the choice is ours.
  ["Apache-2.0+", true],
  ["GPL-2.0-or-later", false],
  ["Apache-2.0 WITH LLVM-exception", false],
  ["GPL-2.0-only WITH Classpath-exception-2.0", true],
  ["GPL-2.0-only", false],
  ["MIT OR Apache-2.0 WITH LLVM-exception", true],
])("%s: accepted is %s", (expression, expected) => {
  expect(acceptsLicense(expression, accepted)).toBe(expected);
});

test.each([
  "",
  "()",
  "MIT OR",
  "OR MIT",
  "MIT AND AND ISC",
  "(MIT",
  "MIT)",
  "MIT ISC",
  "MIT/ISC",
  "MIT WITH",
  "SEE LICENSE IN LICENSE.txt",
])("'%s' isn't a license expression and isn't accepted", (text) => {
  expect(acceptsLicense(text, accepted)).toBe(false);
});
