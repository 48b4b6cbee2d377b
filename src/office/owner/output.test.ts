import { expect, test } from "vitest";
import { beginning, block, entries, jsonText, plain, table } from "./output.ts";

test.each([
  ["Dinks like a dream 🎾 (très bien)", "Dinks like a dream 🎾 (très bien)"],
  ["\u001B[2J\u001B]0;owned\u0007", "\\u{001b}[2J\\u{001b}]0;owned\\u{0007}"],
  ["\u009B31mred", "\\u{009b}31mred"],
  ["over\rwritten\b", "over\\u{000d}written\\u{0008}"],
  ["one\n  two\tthree", "one two three"],
  ["\u202Egnp.exe", "\\u{202e}gnp.exe"],
  ["half \uD83D of one", "half \\u{d83d} of one"],
])("%j is formatted as '%s'", (typed, shown) => {
  expect(plain(typed)).toBe(shown);
});

test("a long gap takes linear time", () => {
  expect(plain(" ".repeat(1e6))).toBe(" ".repeat(1e6));
});

test("a text of several lines stays in its block", () => {
  expect(block("one\n\u001B[A\n\ttwo")).toBe("    one\n    \\u{001b}[A\n     two");
});

test("a long text ends where the line does", () => {
  expect(beginning("🎾".repeat(5), 4)).toBe("🎾🎾🎾…");
  expect(beginning("🎾".repeat(4), 4)).toBe("🎾🎾🎾🎾");
});

test("cells line up, without trailing spaces", () => {
  expect(
    table([
      ["a", "bbb", "c"],
      ["aaaa", "b", "long at the end"],
    ]),
  ).toBe("a     bbb  c\naaaa  b    long at the end");
  expect(
    entries([
      { cells: ["a", "b"], below: "" },
      { cells: ["aa", "b"], below: "  c" },
    ]),
  ).toBe("a   b\n\naa  b\n  c");
});

test("JSON keeps the value, and can't act on a terminal", () => {
  const value = { text: "\u001B[2J\u009B31m\u202E\u2028 'ü' \u007F" };
  const json = jsonText(value);
  expect(json).not.toMatch(/[\p{Cc}\u202E\u2028]/u);
  expect(JSON.parse(json)).toEqual(value);
});
