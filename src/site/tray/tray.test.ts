import { expect, test } from "vitest";
import { readTray, renamed, toggled, type Tray, trayInWords } from "./tray.ts";

const trayOf = (letters: string): Tray =>
  Object.fromEntries(
    [...letters].map((letter) => [`paddle-${letter}`, `Paddle ${letter.toUpperCase()}`]),
  );

/** Equal objects may differ in order, which matters to the shopper. */
const inOrder = (tray: Tray) => Object.entries(tray);

test("a tray keeps its order", () => {
  const filled = [..."cab"].reduce<Tray>(
    (tray, letter) => toggled(tray, `paddle-${letter}`, `Paddle ${letter.toUpperCase()}`),
    {},
  );
  expect(inOrder(readTray(JSON.stringify(filled)))).toEqual(inOrder(trayOf("cab")));
});

test.each([
  ["abc", ["paddle-b"], ["a", "x", "c"]],
  ["abc", ["paddle-0", "paddle-a", "paddle-c"], ["x", "b"]],
  ["xb", ["paddle-b"], ["x"]],
  ["abc", ["paddle-0"], ["a", "b", "c"]],
])("of %s, those with an earlier slug %j are there once, in place", (tray, earlier, now) => {
  const after = renamed(trayOf(tray), earlier, "paddle-x", "Paddle X");
  expect(inOrder(after)).toEqual(inOrder(trayOf(now.join(""))));
});

test("a paddle in the tray is removed, in any position", () => {
  const after = toggled(trayOf("abc"), "paddle-b", "Paddle B");
  expect(inOrder(after)).toEqual(inOrder(trayOf("ac")));
});

test.each([
  [undefined],
  [null],
  [""],
  ["null"],
  ["5"],
  ["{"],
  ['{"paddle-a":5}'],
  ['{"../x":"X"}'],
  ['{"a&b":"X"}'],
  ['{"A B":"X"}'],
])("%j in the browser is an empty tray", (kept) => {
  expect(readTray(kept)).toEqual({});
});

test("a version is kept beside the page's, and its link leads to both", () => {
  const tray = { a: "A", "a@v7": "A (V7)" };
  expect(inOrder(readTray(JSON.stringify(tray)))).toEqual(inOrder(tray));
  expect(trayInWords(tray).comparison).toBe("/comparisons?paddles=a,a@v7");
});

test("invalid entries are dropped, valid ones stay", () => {
  expect(readTray('{"paddle-a":"Paddle A","<b>":"B","paddle-c":null}')).toEqual(trayOf("a"));
});

test.each([
  ["a", "1 chosen", "Choose one more", "paddle-a", ""],
  ["ba", "2 chosen", "Compare 2 paddles", "paddle-b,paddle-a", ""],
  ["abcd", "4 chosen", "Compare 4 paddles", "paddle-a,paddle-b,paddle-c,paddle-d", ""],
  [
    "abcdef",
    "6 chosen",
    "Compare the first 4",
    "paddle-a,paddle-b,paddle-c,paddle-d,paddle-e,paddle-f",
    "Paddle E, Paddle F",
  ],
])("a tray of '%s' says '%s' and '%s'", (letters, count, compare, compared, leftOut) => {
  const tray = trayOf(letters);
  expect(trayInWords(tray)).toMatchObject({
    count,
    compare,
    leftOut,
    names: Object.values(tray).join(", "),
    comparison: `/comparisons?paddles=${compared}`,
    shortlist: `/paddle-finder?shortlist=${Object.keys(tray).join(",")}`,
  });
});
