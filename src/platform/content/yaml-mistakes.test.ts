import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { inCpuTime } from "../../../tests/support/cpu-time.ts";
import { largestYaml, readYaml } from "./mistakes.ts";

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
  expect(readYaml(text).mistake).toEqual({ line, sentence });
});

test.each([
  'name: Elena\n# A note in a line of its own\nrole: "C#: a key"\ncolor: "#d9a27c"\n',
  "name: Elena\nbio: >-\n  One: another # and more\n\n  A second part.\nlist:\n  - a\n  - b-c\n",
])("%j has no mistake", (text) => {
  expect(readYaml(text).mistake).toBeUndefined();
});

describe("a text that is too large", () => {
  const lines = (count: number, line: (index: number) => string) =>
    Array.from({ length: count }, (_, index) => line(index)).join("\n");
  const shorten = "Shorten it, or split it into several files.";
  const tooMany = `the file has more than 30,000 values. ${shorten}`;
  const tooWide = `there are more than 1,000 fields beside each other. ${shorten}`;
  const tooLong = `the file has more than 20,000 lines. ${shorten}`;
  const tooDeep = `the fields are nested more than 30 deep. ${shorten}`;
  const group = (index: number) => `g${index}: {${"a: a, ".repeat(25)}}`;

  // Without the limits, the parser takes from one to twenty seconds for most of them.
  test.each([
    ["20,000 fields", lines(20_000, (index) => `k${index}: 1`), 1000, tooWide],
    ["20,000 fields in braces", `a: {${"k, ".repeat(20_000)}}`, 1, tooWide],
    ["12,000 anchors", lines(12_000, () => "k1: &a1 1"), 1000, tooWide],
    ["12,000 other anchors", lines(12_000, (index) => `k${index}: &a${index} 1`), 1000, tooWide],
    ["12,000 questions", lines(6000, (index) => `? k${index}\n: 1`), 2000, tooWide],
    ["17,500 fields in 700 groups", lines(700, group), 577, tooMany],
    ["40,000 aliases", `a: &a 1\nb: [${"*a,".repeat(40_000)}]`, 2, tooMany],
    ["16,000 items", lines(16_000, () => "- a"), 15_001, tooMany],
    ["40,000 words in brackets", `a: [${"b,".repeat(40_000)}]`, 1, tooMany],
    ["200,000 empty lines", "\n".repeat(200_000), 20_000, tooLong],
    ["100,000 comments", lines(100_000, () => "#"), 20_000, tooLong],
    ["600 fields in each other", lines(600, (index) => `${" ".repeat(index)}k:`), 31, tooDeep],
    ["100,000 open brackets", `a: ${"[".repeat(100_000)}`, 1, tooDeep],
    ["100,000 open braces", `a: ${"{".repeat(100_000)}`, 1, tooDeep],
    ["5,000 groups in each other", `a: ${"{a: ".repeat(5000)}1${"}".repeat(5000)}`, 1, tooDeep],
    ["50,000 items in each other", "- ".repeat(50_000), 1, tooDeep],
    ["50,000 questions", "? ".repeat(50_000), 1, tooDeep],
  ])("isn't parsed: %s", async (_, text, line, sentence) => {
    const read = await inCpuTime(600, () => readYaml(text));
    expect(read.mistake?.sentence).toBe(sentence);
    expect(Math.abs(read.mistake!.line - line)).toBeLessThanOrEqual(1);
  });

  // What is read may be as large as that. Without the limit of fields, the second one takes two seconds.
  const fields = lines(1000, (index) => `k${index}: a`);
  const checks = lines(260, () => `      - on: "2026-11-20"\n        priceCents: 8999`);
  test.each([
    ["every price that a schema allows", lines(20, () => `  - shop: A\n    checks:\n${checks}`)],
    [
      "15 groups of 1,000 fields",
      lines(14, (index) => `  - g${index}:\n${fields.replaceAll(/^/gm, "      ")}`),
    ],
    ["29,000 items", `  - [${"a,".repeat(29_000)}]`],
    ["20,000 lines", `  - a${"\n".repeat(19_998)}`],
  ])("isn't %s, which takes little time", async (_, items) => {
    const read = await inCpuTime(1200, () => readYaml(`list:\n${items}\n`));
    expect(read.mistake).toBeUndefined();
  });

  test("is much larger than any of ours", () => {
    const files = readdirSync("content", { recursive: true, encoding: "utf8" });
    for (const file of files.filter((each) => each.endsWith(".yaml"))) {
      const text = readFileSync(`content/${file}`, "utf8");
      // Three of them in one, and deeper by a half.
      const nested = [text, text, text].map((each, index) =>
        [`a${index}:`, ...each.split("\n").map((row) => `  ${row}`)].join("\n"),
      );
      expect(readYaml(`${nested.join("\n")}\n`).mistake, file).toBeUndefined();
    }
    expect(largestYaml).toEqual({ values: 30_000, beside: 1000, lines: 20_000, depth: 30 });
  });
});
