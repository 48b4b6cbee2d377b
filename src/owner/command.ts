import {
  Command,
  type CommandUnknownOpts,
  InvalidArgumentError,
  Option,
} from "@commander-js/extra-typings";
import { type ListCursor, readCursor } from "../platform/text/list-cursor.ts";

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

/** Parses a whole number within bounds. */
export function numberBetween(min: number, max: number): (typed: string) => number {
  return (typed) => {
    const number = /^\d{1,15}$/.test(typed) ? Number(typed) : Number.NaN;
    if (!(number >= min && number <= max))
      throw new InvalidArgumentError(`It must be a whole number from ${min} to ${max}.`);
    return number;
  };
}

/** Parses a day in UTC to the epoch milliseconds of its start. */
export function day(typed: string): number {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(typed) ? Date.parse(typed) : Number.NaN;
  // Date.parse accepts February 31 as a day in March.
  if (Number.isNaN(time) || !new Date(time).toISOString().startsWith(typed))
    throw new InvalidArgumentError("It must be a day like 2026-11-20.");
  return time;
}

function place(typed: string): ListCursor {
  const cursor = readCursor(typed);
  if (!cursor) throw new InvalidArgumentError("It must be a place that the previous page prints.");
  return cursor;
}

export const limit = new Option("--limit <number>", "how many at most")
  .default(20)
  .argParser(numberBetween(1, 1000));
export const after = new Option(
  "--after <place>",
  "continue after this place, which the previous page prints",
).argParser(place);
export const json = new Option("--json", "print JSON, for programs");
