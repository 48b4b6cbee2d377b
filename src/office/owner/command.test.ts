import { Option } from "@commander-js/extra-typings";
import { describe, expect, test, vi } from "vitest";
import { byTime } from "../../platform/listing.ts";
import { command, day, group, json, limit, numberBetween, parser, program } from "./command.ts";

const help = { about: "Do something", example: "" };
const id = "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11";

/** Runs a command line on a small program, and returns what its action received. */
async function read(line: string[]): Promise<{ name: string; operands: unknown; given: unknown }> {
  let called: Awaited<ReturnType<typeof read>> | undefined;
  const note = (name: string) => (operands: unknown, given: unknown) => {
    called = { name, operands, given };
  };
  const list = command("list", { about: "List reviews", example: "reviews list --stars 1" })
    .option("--search <text>", "with this in it")
    .option("--stars <number>", "with so many stars", numberBetween(1, 5))
    .addOption(new Option("--state <state>", "in one state").choices(["hidden", "shown"]))
    .option("--since <YYYY-MM-DD>", "since", day)
    .addOption(json)
    .addOption(limit)
    .addOption(new Option(byTime.flags, "continue").argParser(parser(byTime)))
    .action((given) => note("list")([], given));
  const hide = command("hide", { ...help, example: "reviews hide 1 --reason spam" })
    .argument("<id...>")
    .option("--reason <text>", "why, for the log")
    .action(note("hide"));
  const retry = command("retry", help)
    .argument("[id]")
    .option("--all", "all of it")
    .action(note("retry"));
  const groups = [
    group("reviews", "What players wrote", [list, hide]),
    group("outbox", "Mail on its way", [retry]),
  ];
  await program(groups).parseAsync(line, { from: "user" });
  return called!;
}

const words = (line: string) => line.split(" ").filter(Boolean);

test.each([
  ["reviews list", { limit: 20 }],
  ["reviews list --stars 1 --json", { limit: 20, stars: 1, json: true }],
  ["reviews list --stars=5 --limit=1000", { stars: 5, limit: 1000 }],
  ["reviews list --search=--json", { limit: 20, search: "--json" }],
  ["reviews list --search toString", { limit: 20, search: "toString" }],
  ["reviews list --state hidden", { limit: 20, state: "hidden" }],
  ["reviews list --since 2026-11-20", { limit: 20, since: "2026-11-20" }],
  [`reviews list --after 7_${id}`, { limit: 20, after: { createdAt: 7, id } }],
])("'%s' is understood", async (line, given) => {
  expect(await read(words(line))).toEqual({ name: "list", operands: [], given });
});

test("operands and options come in any order, and after -- all are operands", async () => {
  expect(await read(["reviews", "hide", "1", "--reason", "two words", "2"])).toMatchObject({
    given: { reason: "two words" },
    operands: ["1", "2"],
  });
  expect(await read(["reviews", "hide", "--reason=x", "--", "--help", "--reason"])).toMatchObject({
    operands: ["--help", "--reason"],
  });
  expect(await read(words("outbox retry --all"))).toMatchObject({
    given: { all: true },
    operands: undefined,
  });
});

/** What a command line writes to standard output, and how Commander exits. */
async function shown(line: string): Promise<{ output: string; exitCode: unknown }> {
  const write = vi.spyOn(process.stdout, "write").mockReturnValue(true);
  try {
    await read(words(line));
    throw new Error("no help was shown");
  } catch (error) {
    const output = write.mock.calls.map(([text]) => String(text)).join("");
    return { output, exitCode: (error as { exitCode?: number }).exitCode };
  } finally {
    write.mockRestore();
  }
}

test.each([
  ["", "<group> <command> [options]"],
  ["--help", "<group> <command> [options]"],
  ["-h", "<group> <command> [options]"],
  ["help", "<group> <command> [options]"],
  ["reviews", "reviews [options] [command]"],
  ["reviews --help", "reviews [options] [command]"],
  ["reviews list --help", "reviews list [options]"],
  ["reviews hide -h", "reviews hide [options] <id...>"],
  ["reviews list --stars 1 --help", "reviews list [options]"],
])("'%s' shows help and succeeds", async (line, usage) => {
  const { output, exitCode } = await shown(line);
  expect(output).toContain(`Usage: npm run owner -- ${usage}\n`);
  expect(exitCode).toBe(0);
});

test("help names every command, and explains each with its example", async () => {
  expect((await shown("--help")).output).toMatch(/reviews +What players wrote: list, hide\n/);
  expect((await shown("reviews")).output).toMatch(/list \[options\] +List reviews\n/);
  const { output } = await shown("reviews hide --help");
  expect(output).toMatch(/--reason <text> +why, for the log\n/);
  expect(output).toContain("Example:\n  npm run owner -- reviews hide 1 --reason spam");
});

describe("a mistake is answered with a sentence", () => {
  const option = (flags: string, typed: string) =>
    `error: option '${flags}' argument '${typed}' is invalid.`;
  test.each([
    ["reveiws list", "error: unknown command 'reveiws'\n(Did you mean reviews?)"],
    ["reviews lst", "error: unknown command 'lst'\n(Did you mean list?)"],
    ["dance", "error: unknown command 'dance'"],
    ["constructor", "error: unknown command 'constructor'"],
    ["reviews list --star 1", "error: unknown option '--star'\n(Did you mean --stars?)"],
    ["reviews list --jsno", "error: unknown option '--jsno'\n(Did you mean --json?)"],
    ["reviews list --constructor", "error: unknown option '--constructor'"],
    ["reviews list -s", "error: unknown option '-s'"],
    ["reviews list --stars", "error: option '--stars <number>' argument missing"],
    ["reviews list --stars --json", "error: option '--stars <number>' argument missing"],
    [
      "reviews list --stars 6",
      `${option("--stars <number>", "6")} It must be a whole number from 1 to 5.`,
    ],
    [
      "reviews list --stars 1.5",
      `${option("--stars <number>", "1.5")} It must be a whole number from 1 to 5.`,
    ],
    ["reviews list --stars 1 --stars=2", "error: option '--stars <number>' given twice"],
    ["reviews list --json=yes", "error: unknown option '--json=yes'"],
    [
      "reviews list --limit 0",
      `${option("--limit <number>", "0")} It must be a whole number from 1 to 1000.`,
    ],
    [
      "reviews list --since 2026-02-31",
      `${option("--since <YYYY-MM-DD>", "2026-02-31")} It must be a day like 2026-11-20.`,
    ],
    [
      "reviews list --since yesterday",
      `${option("--since <YYYY-MM-DD>", "yesterday")} It must be a day like 2026-11-20.`,
    ],
    [
      "reviews list --state gone",
      `${option("--state <state>", "gone")} Allowed choices are hidden, shown.`,
    ],
    [
      "reviews list --after 7",
      `${option("--after <place>", "7")} It must be a place that the previous page prints.`,
    ],
    ["reviews list 7", "error: too many arguments for 'list'. Expected 0 arguments but got 1: 7."],
    ["reviews hide --reason x", "error: missing required argument 'id'"],
    [
      "outbox retry 1 2",
      "error: too many arguments for 'retry'. Expected 1 argument but got 2: 1, 2.",
    ],
  ])("%s", async (line, message) => {
    await expect(read(words(line))).rejects.toMatchObject({ message, exitCode: 1 });
  });
});
