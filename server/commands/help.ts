import type { Command, Groups } from "./command.ts";
import { table } from "./print.ts";

const call = "npm run owner --";

/** What stands after the name of a command: '<id…> --reason <text> [--yes]'. */
function usage({ operand, options }: Command): string {
  const shape = { one: "<NAME>", many: "<NAME…>", maybe: "[<NAME>]" };
  const operands = operand ? [shape[operand.count].replace("NAME", operand.name)] : [];
  return [...operands, ...(Object.keys(options).length > 0 ? ["[options]"] : [])].join(" ");
}

/** The help of all commands. */
function allHelp(groups: Groups): string {
  const parts = Object.entries(groups).map(
    ([name, { about, commands }]) =>
      `${name}: ${about}\n${table(
        Object.entries(commands).map(([own, each]) => [`  ${name} ${own}`, each.about]),
      )}`,
  );
  return `Usage: ${call} <command> [options]

The commands work on the store directly, while the site is running too. What they change shows on every page within a
second, and is written down with its reason.

${parts.join("\n\n")}

${call} <command> --help tells more about one, with an example.`;
}

function groupHelp(groups: Groups, name: string): string {
  const { about, commands } = groups[name]!;
  const parts = Object.entries(commands).map(
    ([own, each]) =>
      `  ${name} ${own} ${usage(each)}\n      ${each.about}\n      Example: ${call} ${each.example}`,
  );
  return `${name}: ${about}\n\n${parts.join("\n\n")}`;
}

function commandHelp(groups: Groups, group: string, name: string): string {
  const each = groups[group]!.commands[name]!;
  const options = Object.entries(each.options).map(([option, { value, about }]) => [
    `  --${option}${value === undefined ? "" : ` <${value}>`}`,
    about,
  ]);
  return [
    `Usage: ${call} ${group} ${name} ${usage(each)}`.trimEnd(),
    `${each.about[0]!.toUpperCase()}${each.about.slice(1)}.`,
    ...(options.length > 0 ? [`Options:\n${table(options)}`] : []),
    `Example:\n  ${call} ${each.example}`,
    ...(each.more ? [each.more] : []),
  ].join("\n\n");
}

/** The help of all commands, of those about one thing, or of one command. */
export function help(groups: Groups, group?: string, name?: string): string {
  if (group === undefined) return allHelp(groups);
  return name === undefined ? groupHelp(groups, group) : commandHelp(groups, group, name);
}
