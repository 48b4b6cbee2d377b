import { expect, test } from "vitest";
import { acceptsLicense } from "./license-expression.ts";

const accepted = new Set(["MIT", "ISC", "Apache-2.0", "GPL-2.0-only WITH Classpath-exception-2.0"]);

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
  ["Apache-2.0+", false],
  ["Apache-2.0 WITH LLVM-exception", false],
  ["GPL-2.0-only WITH Classpath-exception-2.0", true],
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
])("'%s' is no expression, and says so", (text) => {
  expect(() => acceptsLicense(text, accepted)).toThrow(`'${text}' is no SPDX license expression`);
});
