import { parseArgs } from "node:util";
import { type Command, type Groups, UsageError, type Options } from "./command.ts";
import { closestMatch } from "../../model/closest-match.ts";

/** What a command line asks for. */
export type Asked =
  | { kind: "help"; group?: string; command?: string }
  | { kind: "run"; command: Command; given: Record<string, unknown>; operands: string[] };

/**
 * Reads a command line.
 * @throws UsageError with a sentence that proposes what could have been meant
 */
export function readCommandLine(args: readonly string[], groups: Groups): Asked {
  const [groupName, ...rest] = args;
  if (groupName === undefined || isHelp(groupName)) return { kind: "help" };
  const group = Object.hasOwn(groups, groupName) ? groups[groupName] : undefined;
  const [name, ...own] = rest;
  if (!group) throw unknownCommand([groupName, name], groups);
  if (name === undefined || isHelp(name)) return { kind: "help", group: groupName };
  const command = Object.hasOwn(group.commands, name) ? group.commands[name] : undefined;
  if (!command) throw unknownCommand([groupName, name], groups);
  const full = `${groupName} ${name}`;
  const read = readArguments(own, command.options, full);
  if (read === "help") return { kind: "help", group: groupName, command: name };
  checkOperands(read.operands, command, full);
  return {
    kind: "run",
    command,
    given: readOptions(read.typed, command.options),
    operands: read.operands,
  };
}

const isHelp = (word: string) => word === "--help" || word === "-h" || word === "help";

function unknownCommand(
  [group = "", name]: readonly [string | undefined, string | undefined],
  groups: Groups,
): UsageError {
  const isOption = name === undefined || name.startsWith("-");
  const typed = isOption ? group : `${group} ${name}`;
  const known = Object.entries(groups).flatMap(([each, { commands }]) =>
    isOption ? [each] : Object.keys(commands).map((command) => `${each} ${command}`),
  );
  const meant = closestMatch(typed, known);
  return new UsageError(
    meant
      ? `There is no command '${typed}': did you mean '${meant}'?`
      : `There is no command '${typed}': 'npm run owner -- --help' lists them all.`,
  );
}

function readArguments(
  args: string[],
  options: Options,
  full: string,
): { typed: Map<string, string>; operands: string[] } | "help" {
  const { tokens } = parseArgs({
    args,
    options: Object.fromEntries(
      Object.entries(options).map(([name, { value }]) => [
        name,
        { type: value === undefined ? ("boolean" as const) : ("string" as const) },
      ]),
    ),
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const typed = new Map<string, string>();
  const operands: string[] = [];
  for (const token of tokens) {
    if (token.kind === "positional") operands.push(token.value);
    if (token.kind !== "option") continue;
    const { name, rawName, value, inlineValue } = token;
    if (isHelp(rawName)) return "help";
    const option =
      Object.hasOwn(options, name) && rawName === `--${name}` ? options[name] : undefined;
    if (!option) throw unknownOption(rawName, options, full);
    if (typed.has(name)) throw new UsageError(`${rawName} is given twice.`);
    if (option.value === undefined && value !== undefined)
      throw new UsageError(`${rawName} takes no value.`);
    const isMissing = value === undefined || (!inlineValue && value.startsWith("-"));
    if (option.value !== undefined && isMissing)
      throw new UsageError(`${rawName} needs a value: ${rawName} <${option.value}>.`);
    typed.set(name, value ?? "");
  }
  return { typed, operands };
}

function unknownOption(rawName: string, options: Options, full: string): UsageError {
  const names = [...Object.keys(options), "help"].map((name) => `--${name}`);
  const meant = closestMatch(rawName, names);
  return new UsageError(
    `'${full}' has no option ${rawName}: ${
      meant ? `did you mean ${meant}?` : `'npm run owner -- ${full} --help' lists them.`
    }`,
  );
}

function checkOperands(operands: readonly string[], { operand }: Command, full: string): void {
  const most = operand === undefined ? 0 : operand.count === "many" ? Infinity : 1;
  const least = operand === undefined || operand.count === "maybe" ? 0 : 1;
  if (operands.length < least)
    throw new UsageError(
      `'${full}' needs ${articleOf(operand!.name)} ${operand!.name}: ${full} <${operand!.name}>.`,
    );
  if (operands.length > most)
    throw new UsageError(`'${full}' does not know what to do with '${operands[most]}'.`);
}

const articleOf = (noun: string) => (/^[aeiou]/.test(noun) ? "an" : "a");

function readOptions(typed: Map<string, string>, options: Options): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(options).map(([name, option]) => {
      try {
        return [name, option.read(typed.get(name))];
      } catch (error) {
        if (error instanceof UsageError) throw new UsageError(`--${name} ${error.message}`);
        throw error;
      }
    }),
  );
}
