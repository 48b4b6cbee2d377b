import { expect, test } from "vitest";
import { changesSince } from "./changelog.ts";

const changelog = `# Changelog

What changes.

## Unreleased

- Not yet.

## 2.10.0, 2026-12-09

- Ten.

## v2.9.0, 2026-12-01

- Nine.

## 2.0.0

- Two.
`;

test.each([
  ["2.9.0", "## 2.10.0, 2026-12-09\n\n- Ten."],
  ["2.0.0", "## 2.10.0, 2026-12-09\n\n- Ten.\n\n## v2.9.0, 2026-12-01\n\n- Nine."],
  ["2.10", ""],
  ["3.0.0", ""],
])("what's new since %s", (since, expected) => {
  expect(changesSince(changelog, since)).toBe(expected);
});

test("a text without versions has nothing new", () => {
  expect(changesSince("## Unreleased\n\n- Soon.", "1.0.0")).toBe("");
});
