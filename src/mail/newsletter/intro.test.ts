import { expect, test } from "vitest";
import { readParagraphs } from "../../platform/content/markdown.ts";
import { maxIntroLength, readIntro } from "./issue.ts";

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

const plain = { isStrong: false, isEmphasized: false };

test.each([
  ["", []],
  ["One line.", [[{ ...plain, text: "One line." }]]],
  ["Two\nlines.", [[{ ...plain, text: "Two lines." }]]],
  ["One.\n\nTwo.", [[{ ...plain, text: "One." }], [{ ...plain, text: "Two." }]]],
  [
    "A **soft _pop_**",
    [
      [
        { ...plain, text: "A " },
        { ...plain, isStrong: true, text: "soft " },
        { text: "pop", isStrong: true, isEmphasized: true },
      ],
    ],
  ],
  ["[See](/paddles)", [[{ ...plain, text: "See", href: "/paddles" }]]],
  ["[See](https://a.example/x)", [[{ ...plain, text: "See", href: "https://a.example/x" }]]],
  // Only words are left of a link that leads nowhere good.
  ["[See](//a.example)", [[{ ...plain, text: "See" }]]],
  ["[See](ftp://a.example)", [[{ ...plain, text: "See" }]]],
  ["[See](javascript:alert)", [[{ ...plain, text: "[See](javascript:alert)" }]]],
  // Other Markdown stays as typed.
  ["# One\n- two", [[{ ...plain, text: "# One - two" }]]],
  [
    "![a](/b.png)",
    [
      [
        { ...plain, text: "!" },
        { ...plain, text: "a", href: "/b.png" },
      ],
    ],
  ],
  ["3 * 4 * 5", [[{ ...plain, text: "3 * 4 * 5" }]]],
])("the paragraphs of %j", (intro, paragraphs) => {
  expect(readParagraphs(intro)).toEqual(paragraphs);
});
