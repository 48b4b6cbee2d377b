import {
  Command,
  type CommandUnknownOpts,
  InvalidArgumentError,
  Option,
} from "@commander-js/extra-typings";
import { wholeNumber } from "../../platform/listing.ts";
import { startOfDay } from "../../platform/text/dates.ts";

/** The arguments are invalid: one sentence, and exit code 2. */
export class UsageError extends Error {
  override name = "UsageError";
}

/** The command failed: one sentence, and exit code 1. */
export class CommandError extends Error {
  override name = "CommandError";
}

const call = "npm run owner --";

/** Commander's command, with the help and strict parsing that all of ours share. */
class OwnerCommand extends Command {
  constructor(name: string) {
    super(name);
    // owner.ts writes every error, Commander's or ours.
    this.exitOverride().configureOutput({ outputError() {} });
  }

  // Commander would take '--json' for the value in '--stars --json', and the last of repeated options.
  override parseOptions(args: string[]) {
    const given = new Set<unknown>();
    const end = args.indexOf("--");
    for (const [index, arg] of args.slice(0, end < 0 ? undefined : end).entries()) {
      const option = this.options.find(({ long }) => long === arg.split("=", 1)[0]);
      if (!option) continue;
      if (given.has(option)) this.error(`error: option '${option.flags}' given twice`);
      given.add(option);
      if (option.required && !arg.includes("=") && args[index + 1]?.startsWith("-"))
        this.error(`error: option '${option.flags}' argument missing`);
    }
    return super.parseOptions(args);
  }

  // Commander fails after showing a group's help because the command's name is missing.
  override help(): never {
    return super.help();
  }
}

/** A command of a group. The caller adds its options, arguments and action. */
export function command(
  name: string,
  /** The example omits 'npm run owner --'. */
  { about, more, example }: { about: string; more?: string; example: string },
): Command {
  return new OwnerCommand(name)
    .summary(about)
    .description(more === undefined ? `${about}.` : `${about}. ${more}`)
    .addHelpText("after", `\nExample:\n  ${call} ${example}`);
}

/** The commands about one thing: 'reviews list', 'reviews hide'. */
export function group(name: string, about: string, commands: CommandUnknownOpts[]): Command {
  const names = commands.map((each) => each.name());
  const parent = new OwnerCommand(name)
    .summary(`${about}: ${names.join(", ")}`)
    .description(`${about}.`);
  for (const each of commands) parent.addCommand(each);
  return parent;
}

/** The program with these groups of commands. @param hidden groups that the help leaves out */
export function program(groups: CommandUnknownOpts[], hidden: readonly string[] = []): Command {
  const root = new OwnerCommand(call)
    .usage("<group> <command> [options]")
    .description(
      "The commands work on the store directly, even while the site is running. Their changes show on every page within a second, and are logged with their reason.",
    )
    .addHelpText(
      "after",
      `\n${call} <group> --help explains the commands of a group,\n${call} <group> <command> --help one command, with an example.`,
    );
  for (const each of groups) root.addCommand(each, { hidden: hidden.includes(each.name()) });
  return root;
}

/** Parses what a cursor or a field can read. */
export function parser<Value>({
  read,
  wrong,
}: {
  read(typed: string): Value | undefined;
  wrong: string;
}): (typed: string) => Value {
  return (typed) => {
    const value = read(typed);
    if (value === undefined) throw new InvalidArgumentError(wrong);
    return value;
  };
}

/** Parses a whole number within bounds. */
export const numberBetween = (min: number, max: number) => parser(wholeNumber(min, max));

/** Parses a day in UTC, which stays as typed. */
export const day = parser({
  read: (typed) => (startOfDay(typed) === undefined ? undefined : typed),
  wrong: "It must be a day like 2026-11-20.",
});

export const limit = new Option("--limit <number>", "how many at most")
  .default(20)
  .argParser(numberBetween(1, 1000));
export const json = new Option("--json", "print JSON, for programs");
