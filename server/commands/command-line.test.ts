import { describe, expect, test } from "vitest";
import { command, type Groups, UsageError } from "./command.ts";
import { readCommandLine } from "./command-line.ts";
import { help } from "./help.ts";
import { after, choice, day, flag, limit, reason, text, whole } from "./options.ts";

const list = command({
  about: "lists reviews",
  options: {
    search: text("text", "those with this in it"),
    stars: whole({ least: 1, most: 5 }, "those with so many stars"),
    state: choice(["hidden", "shown"], "those of one state"),
    since: day("those written then or later"),
    json: flag("prints JSON"),
    limit,
    after,
  },
  example: "reviews list --stars 1",
  run() {},
});
const hide = command({
  about: "hides reviews",
  operand: { name: "id", count: "many" },
  options: { reason },
  example: "reviews hide 1 --reason spam",
  run() {},
});
const retry = command({
  about: "tries mail again",
  operand: { name: "id", count: "maybe" },
  options: { all: flag("all of it") },
  example: "outbox retry --all",
  run() {},
});
const groups: Groups = {
  reviews: { about: "what players wrote", commands: { list, hide } },
  outbox: { about: "mail on its way", commands: { retry } },
};

const read = (line: string[]) => readCommandLine(line, groups);
const words = (line: string) => line.split(" ").filter(Boolean);
const nothing = {
  search: undefined,
  stars: undefined,
  state: undefined,
  since: undefined,
  json: false,
  limit: 20,
  after: undefined,
};
const id = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";

test.each([
  ["reviews list", nothing],
  ["reviews list --stars 1 --json", { ...nothing, stars: 1, json: true }],
  ["reviews list --stars=5 --limit=1000", { ...nothing, stars: 5, limit: 1000 }],
  ["reviews list --search=--json", { ...nothing, search: "--json" }],
  ["reviews list --search toString", { ...nothing, search: "toString" }],
  ["reviews list --state hidden", { ...nothing, state: "hidden" }],
  ["reviews list --since 2026-11-20", { ...nothing, since: Date.UTC(2026, 10, 20) }],
  [`reviews list --after 7_${id}`, { ...nothing, after: { createdAt: 7, id } }],
])("'%s' is understood", (line, given) => {
  expect(read(words(line))).toMatchObject({ kind: "run", command: list, given, operands: [] });
});

test("operands and options come in any order, and after two hyphens all are operands", () => {
  expect(read(["reviews", "hide", "1", "--reason", " two words ", "2"])).toMatchObject({
    given: { reason: "two words" },
    operands: ["1", "2"],
  });
  expect(read(["reviews", "hide", "--reason=x", "--", "--help"])).toMatchObject({
    operands: ["--help"],
  });
  expect(read(words("outbox retry --all"))).toMatchObject({ given: { all: true }, operands: [] });
});

test.each([
  ["", undefined, undefined],
  ["--help", undefined, undefined],
  ["-h", undefined, undefined],
  ["reviews", "reviews", undefined],
  ["reviews --help", "reviews", undefined],
  ["reviews list --help", "reviews", "list"],
  ["reviews hide -h", "reviews", "hide"],
  ["reviews list --stars 1 --help", "reviews", "list"],
])("'%s' asks for help on %s %s", (line, group, name) => {
  expect(read(words(line))).toEqual({
    kind: "help",
    ...(group === undefined ? {} : { group }),
    ...(name === undefined ? {} : { command: name }),
  });
});

describe("what is not understood is answered with a sentence", () => {
  test.each([
    ["reveiws list", "There is no command 'reveiws list': did you mean 'reviews list'?"],
    ["reviews lst", "There is no command 'reviews lst': did you mean 'reviews list'?"],
    ["review", "There is no command 'review': did you mean 'reviews'?"],
    ["dance", "There is no command 'dance': 'npm run owner -- --help' lists them all."],
    ["constructor", "There is no command 'constructor': 'npm run owner -- --help' lists them all."],
    ["reviews list --star 1", "'reviews list' has no option --star: did you mean --stars?"],
    ["reviews list --jsno", "'reviews list' has no option --jsno: did you mean --json?"],
    [
      "reviews list --constructor",
      "'reviews list' has no option --constructor: 'npm run owner -- reviews list --help' lists them.",
    ],
    [
      "reviews list -s",
      "'reviews list' has no option -s: 'npm run owner -- reviews list --help' lists them.",
    ],
    ["reviews list --stars", "--stars needs a value: --stars <number>."],
    ["reviews list --stars --json", "--stars needs a value: --stars <number>."],
    ["reviews list --stars 6", "--stars is a whole number from 1 to 5, not '6'."],
    ["reviews list --stars 1.5", "--stars is a whole number from 1 to 5, not '1.5'."],
    ["reviews list --stars 1 --stars 2", "--stars is given twice."],
    ["reviews list --json=yes", "--json takes no value."],
    ["reviews list --limit 0", "--limit is a whole number from 1 to 1000, not '0'."],
    ["reviews list --since 2026-02-31", "--since is a day like 2026-11-20, not '2026-02-31'."],
    ["reviews list --since yesterday", "--since is a day like 2026-11-20, not 'yesterday'."],
    ["reviews list --state gone", "--state is one of hidden, shown, not 'gone'."],
    ["reviews list --after 7", "--after is a place as the page before names it, not '7'."],
    ["reviews list 7", "'reviews list' does not know what to do with '7'."],
    ["reviews hide --reason x", "'reviews hide' needs an id: reviews hide <id>."],
    ["reviews hide 1", `--reason is missing: say why, as in --reason "advertising".`],
    ["reviews hide 1 --reason=", `--reason is missing: say why, as in --reason "advertising".`],
    ["outbox retry 1 2", "'outbox retry' does not know what to do with '2'."],
  ])("%s", (line, sentence) => {
    expect(() => read(words(line))).toThrow(new UsageError(sentence));
  });
});

test("help teaches each command with its example, at every level", () => {
  expect(help(groups)).toContain("reviews hide  hides reviews");
  expect(help(groups, "reviews")).toContain("Example: npm run owner -- reviews list --stars 1");
  const one = help(groups, "reviews", "hide");
  expect(one).toContain("Usage: npm run owner -- reviews hide <id…> [options]");
  expect(one).toContain("--reason <text>  why, for the record");
  expect(one).toContain("npm run owner -- reviews hide 1 --reason spam");
});
