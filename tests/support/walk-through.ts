import { spawn } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { text } from "node:stream/consumers";
import { expect } from "vitest";

/** What neither compiles nor is read when content is. */
const leftOut = /^(node_modules|build|data|public|\.git|bench\/(peers|results)|docs\/design)(\/|$)/;

/** What a site runs: tests and benches take as long again to compile. */
export const application = ["src/main.ts", "src/owner.ts", "src/virtual-modules.d.ts"];

/** A copy of the project's sources in a temporary folder, to change and to compile. */
export function copyProject() {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-project-"));
  const project = process.cwd();
  cpSync(project, folder, {
    recursive: true,
    filter: (path) => !leftOut.test(relative(project, path)),
  });
  symlinkSync(join(project, "node_modules"), join(folder, "node_modules"));
  const at = (path: string) => join(folder, path);
  const bin = (name: string) => at(join("node_modules/.bin", name));

  /** Runs a program in the copy; its output is what it wrote to stdout and then to stderr. */
  async function run(command: string, ...args: string[]) {
    const child = spawn(command, args, { cwd: folder, stdio: ["ignore", "pipe", "pipe"] });
    const exit = new Promise<number | null>((resolve, reject) => {
      child.on("error", reject).on("close", resolve);
    });
    const [out, errors, status] = await Promise.all([text(child.stdout), text(child.stderr), exit]);
    return { status, stdout: out, output: out + errors };
  }

  return {
    folder,
    read: (path: string) => readFileSync(at(path), "utf8"),
    write(path: string, content: string): void {
      mkdirSync(dirname(at(path)), { recursive: true });
      writeFileSync(at(path), content);
    },
    remove: (path: string) => rmSync(at(path), { recursive: true, force: true }),
    /** Runs a script of the copy, or one given as text, with the Node that runs the tests. */
    node: (...args: string[]) => run(process.execPath, ...args),
    /**
     * What the compiler finds wrong; empty if everything compiles.
     * @param include the files to look at, with all they import; the whole project if it's left out
     */
    async typeErrors(include?: readonly string[]): Promise<string> {
      // Other tests keep the other cores busy, and its threads check much of what they share again.
      const tsc = (...options: string[]) => run(bin("tsc"), "--singleThreaded", ...options);
      if (!include) return (await tsc()).output;
      writeFileSync(
        at("tsconfig.part.json"),
        JSON.stringify({ extends: "./tsconfig.json", include }),
      );
      const cache = ["--incremental", "--tsBuildInfoFile", at("part.tsbuildinfo")];
      return (await tsc("--project", "tsconfig.part.json", ...cache)).output;
    },
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
}

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

/**
 * The same of a walk-through with a migration, by the number that the next one has.
 * @param named what the migration's name has after its number
 */
export function readNumberedSteps(
  title: string,
  named: string,
  latestMigration: string,
): Map<string, string[]> {
  const next = String(Number(latestMigration.slice(0, 4)) + 1).padStart(4, "0");
  const written = readSteps(title);
  const [there = ""] = RegExp(`\\d{4}(?=-${named})`).exec([...written.keys()].join(" ")) ?? [];
  const numbered = (step: string) => step.replaceAll(there, next);
  return new Map([...written].map(([file, blocks]) => [numbered(file), blocks.map(numbered)]));
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
      const content = copy.read(file);
      expect(content, `${file} has no ${line}`).toMatch(line);
      const replaced = content.replace(line, (found) =>
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

    /** The tests of a file that fail in the copy. It has none of the databases that other files need. */
    async failingTests(file: string): Promise<string[]> {
      copy.write(
        "vitest.part.config.ts",
        `import { inlineScripts } from "./tools/vite/inline-script.ts";
export default { plugins: [inlineScripts()], test: { env: { DEV: "" }, testTimeout: 30_000 } };`,
      );
      const options = [
        "--config=vitest.part.config.ts",
        "--reporter=json",
        "--outputFile=tests.json",
      ];
      await copy.node("node_modules/vitest/vitest.mjs", "run", ...options, file);
      const { numTotalTests, testResults } = JSON.parse(copy.read("tests.json")) as {
        numTotalTests: number;
        testResults: { assertionResults: { title: string; status: string }[] }[];
      };
      expect(numTotalTests).toBeGreaterThan(0);
      return testResults.flatMap(({ assertionResults }) =>
        assertionResults.flatMap(({ title, status }) => (status === "failed" ? [title] : [])),
      );
    },

    /** What 'content fields' says of one of the copy's files. */
    async fieldManual(file: string): Promise<string> {
      const ask = `import { fieldManual } from "./src/library/field-manual.ts"; console.log(fieldManual("${file}"));`;
      return (await copy.node("--input-type=module", "--eval", ask)).output;
    },

    /** The mistakes in the copy's content; empty if there are none. */
    async contentMistakes(): Promise<string> {
      const read = 'import { readLibrary } from "./src/library/read-library.ts"; readLibrary(".");';
      return (await copy.node("--input-type=module", "--eval", read)).output;
    },
  };
}
