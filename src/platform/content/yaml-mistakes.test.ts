import { LineCounter, parseDocument } from "yaml";
import { expect, test } from "vitest";
import { yamlMistake } from "./mistakes.ts";

const wrongColumn =
  "the line is not aligned with its neighbors. Start fields that belong together in the same column.";
const wrongItem =
  "the item is not aligned with the one above it. Start each '- ' of a list in the same column.";
const noField =
  "the line has no field with a colon and a space. Write 'name: text', or start the line with two spaces to continue a text.";

// The third line of a file and what follows it, then the reported line and sentence.
test.each([
  [
    "role: Editor: strategy",
    3,
    'the text has a colon in it. Put it in quotes: role: "One thing: another"',
  ],
  ["  role: Editor", 3, wrongColumn],
  ["role: >-\n  Elena\n bio", 5, wrongColumn],
  ["list:\n    - one\n   - two", 5, wrongItem],
  ["list:\n  - one\n    - two", 5, wrongItem],
  ['list:\n  - "one"\n - "two"', 5, wrongItem],
  ['list:\n  - "one"\n    - "two"', 5, wrongItem],
  ["list:\n  - one\n   - two: three", 5, wrongItem],
  ["\trole: Editor", 3, "the line starts with a tab. Use spaces, two per level."],
  ["name: Ann", 3, "name is here twice. Keep one of them."],
  ["role Editor", 3, noField],
  ["---\nrole: Editor", 3, "three hyphens start another file. Remove the line."],
  [
    `role: 'It's me'`,
    3,
    `the text ends at its second '. Put it in double quotes: role: "It's light"`,
  ],
  [
    `role: "The "real" one"`,
    3,
    `the text ends at its second ". Put it in single quotes: role: 'The "soft" one'`,
  ],
  [`role: "Editor`, 3, "a quote is opened and never closed. Close it at the end of the text."],
  ["role: @home", 3, 'a text may not start with @. Put it in quotes: role: "@home"'],
  ["role: %", 3, 'a text may not start with %. Put it in quotes: role: "%"'],
  ["role: !new one", 3, 'a text may not start with !. Put it in quotes: role: "!new one"'],
  [
    "role: > 3.5 players",
    3,
    'a text may not start with >. Put it in quotes: role: "> 3.5 players"',
  ],
  ["role: *soft*", 3, 'a text may not start with *. Put it in quotes: "* and more"'],
  ["role: &more", 3, 'a text may not start with &. Put it in quotes: "& and more"'],
  [
    "role: - one",
    3,
    "a list starts on the line below its field. Write each item on its own line: - one",
  ],
  [
    "role: [one, another",
    3,
    "a bracket is opened and never closed. Close it on the same line: [one, another]",
  ],
  [
    "colors: { skin: #d9a27c, hair: bun }",
    3,
    'what follows # is not read. Put it in quotes: "#d9a27c"',
  ],
  [
    "role: Our #1 pick",
    3,
    '"#1 pick" is not read. Put a text with # in quotes; a note goes on its own line.',
  ],
  [
    "badge: #1 Choice",
    3,
    '"#1 Choice" is not read. Put a text with # in quotes; a note goes on its own line.',
  ],
] as const)("%j", (written, line, sentence) => {
  const text = `name: Elena\nbio: She plays.\n${written}\nsample: true\n`;
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines });
  expect(yamlMistake(text, document, lines)).toEqual({ line, sentence });
});

test.each([
  'name: Elena\n# A note in a line of its own\nrole: "C#: a key"\ncolor: "#d9a27c"\n',
  "name: Elena\nbio: >-\n  One: another # and more\n\n  A second part.\nlist:\n  - a\n  - b-c\n",
])("%j has no mistake", (text) => {
  const lines = new LineCounter();
  expect(yamlMistake(text, parseDocument(text, { lineCounter: lines }), lines)).toBeUndefined();
});
