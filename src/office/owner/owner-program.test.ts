import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { ownerProgram } from "./run-owner-program.ts";

const commands = ownerProgram.commands.flatMap((each) =>
  each.commands.length > 0 ? each.commands : [each],
);
let ran: string | undefined;
for (const command of commands) command.action(() => void (ran = command.name()));

/** A command line's words, as a shell splits them. */
const words = (line: string) =>
  [...line.replaceAll(/\$\([^)]*\)/g, "x").matchAll(/"([^"]*)"|\S+/g)].map(
    ([word, quoted]) => quoted ?? word,
  );

const inDocs = globSync("{README.md,docs/*.md}").flatMap((file) =>
  [
    ...readFileSync(file, "utf8").matchAll(/(?:npm run owner --|sudo rallyrank) ([a-z][^`#\n]*)/g),
  ].map(([, line = ""]) => line.trim()),
);
const inHelp = commands.map((command) => {
  let help = "";
  command.configureOutput({ writeOut: (text) => (help += text) }).outputHelp();
  return /^Example:\n {2}npm run owner -- (.+)$/m.exec(help)?.[1] ?? `${command.name()} has none`;
});

test("the docs and the help have examples", () => {
  expect(inDocs.length).toBeGreaterThan(20);
  expect(inHelp.length).toBeGreaterThan(15);
});

test("each command line of the docs and the help is understood", async () => {
  const lines = new Set([...inDocs, ...inHelp].filter((line) => !line.endsWith("--help")));
  const wrong: string[] = [];
  for (const line of lines) {
    ran = undefined;
    await ownerProgram.parseAsync(words(line), { from: "user" });
    if (ran === undefined || !words(line).slice(0, 2).includes(ran)) wrong.push(line);
  }
  expect(wrong).toEqual([]);
});
