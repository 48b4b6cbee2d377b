import { expect, test } from "vitest";
import { blockedWordsIn, comparableWords } from "./blocked-words.ts";

test.each([
  ["Visit our Casino today", ["casino"], ["casino"]],
  ["Visit our CASÍNO, today!", ["casino"], ["casino"]],
  ["Visit our саsіnо", ["casino"], ["casino"]],
  ["Casinos are fun", ["casino"], []],
  ["occasional", ["casio"], []],
  ["Buy... now!", ["buy now"], ["buy now"]],
  ["Buy it now", ["buy now"], []],
  ["at my-shop.com", ["my shop com"], ["my shop com"]],
  ["shop", ["shop", "casino"], ["shop"]],
  ["casino shop", ["shop", "casino"], ["shop", "casino"]],
  ["Great control", [], []],
])("%j with %j blocked has %j", (text, blocked, found) => {
  expect(blockedWordsIn(text, blocked)).toEqual(found);
});

test.each([
  ["Casíno", "casino"],
  ["  Buy -- NOW! ", "buy now"],
  ["!!", ""],
])("%j is compared as %j", (typed, compared) => {
  expect(comparableWords(typed)).toBe(compared);
});
