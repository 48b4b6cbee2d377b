import { expect, test } from "vitest";
import { maxIntroLength, paragraphsOf, readIntro } from "./issue.ts";

test.each([
  ["", { intro: "" }],
  [" \n\n ", { intro: "" }],
  [" Hello.\r\n\r\nBye. ", { intro: "Hello.\n\nBye." }],
  ["3 < 4 and <3", { intro: "3 < 4 and <3" }],
  ["<b>Hello</b>", { problems: { intro: "notPlain" } }],
  ["a\u0000b", { problems: { intro: "notPlain" } }],
  ["🎾".repeat(maxIntroLength), { intro: "🎾".repeat(maxIntroLength) }],
  ["a".repeat(maxIntroLength + 1), { problems: { intro: "tooLong" } }],
])("an intro %j is read", (typed, read) => {
  expect(readIntro(typed)).toEqual(read);
});

test.each([
  [undefined, []],
  ["", []],
  ["One line.", ["One line."]],
  ["Two\nlines.", ["Two lines."]],
  ["One.\n\nTwo.\n \t\n\nThree.", ["One.", "Two.", "Three."]],
])("the paragraphs of %j", (intro, paragraphs) => {
  expect(paragraphsOf(intro)).toEqual(paragraphs);
});
