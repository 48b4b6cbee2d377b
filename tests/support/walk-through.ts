import { readFileSync } from "node:fs";
import { expect } from "vitest";
import { copyProject } from "./project-copy.ts";

/** Where the blocks of a step go: before a line, after it, or in its place. A file that isn't listed is a new one. */
export type Places = Readonly<
  Record<string, readonly [where: "before" | "after" | "instead of", line: RegExp][]>
>;

/** The blocks of code of each step of a walk-through in docs/architecture.md, by the file that the step is about. */
export function readSteps(title: string): Map<string, string[]> {
  const [, section = ""] =
    RegExp(`^## ${title}$(.*?)(?=^## |$(?![^]))`, "ms").exec(
      readFileSync("docs/architecture.md", "utf8"),
    ) ?? [];
  const steps = section.matchAll(/^### \d\. `([^`]+)`$(.*?)(?=^### )/gms);
  return new Map(
    [...steps].map(([, file = "", step = ""]) => [
      file,
      [...step.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, block = ""]) => block),
    ]),
  );
}

/** A copy of the project with the steps performed. */
export function performSteps(steps: ReadonlyMap<string, readonly string[]>, places: Places) {
  const copy = copyProject();
  /** The files as they were; undefined for one that is new. */
  const original = new Map<string, string | undefined>();

  function edit(file: string): void {
    const blocks = steps.get(file) ?? [];
    const given = places[file];
    if (!given) return copy.write(file, blocks.join(""));
    expect(blocks, file).toHaveLength(given.length);
    for (const [index, [where, line]] of given.entries()) {
      const block = blocks[index]!;
      const text = copy.read(file);
      expect(text, `${file} has no ${line}`).toMatch(line);
      const replaced = text.replace(line, (found) =>
        where === "before" ? block + found : where === "after" ? found + block : block,
      );
      copy.write(file, replaced);
    }
  }

  for (const file of steps.keys()) {
    original.set(file, places[file] && copy.read(file));
    edit(file);
  }

  return {
    ...copy,

    /** Runs a check with steps left out. */
    async without<Found>(files: readonly string[], check: () => Promise<Found>): Promise<Found> {
      for (const file of files) {
        const before = original.get(file);
        if (before === undefined) copy.remove(file);
        else copy.write(file, before);
      }
      const found = await check();
      for (const file of files) edit(file);
      return found;
    },

    /** The mistakes in the copy's content; empty if there are none. */
    async contentMistakes(): Promise<string> {
      const read = 'import { readLibrary } from "./src/library/read-library.ts"; readLibrary(".");';
      return (await copy.node("--input-type=module", "--eval", read)).output;
    },
  };
}
