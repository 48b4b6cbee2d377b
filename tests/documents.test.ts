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

const decisions = globSync("docs/decisions/*.md", { cwd: projectFolder }).toSorted();
const day = /^\d{4}-\d\d-\d\d$/;

/** The third line of a decision: `Status: accepted, 2026-11-20.`, and by which one it is superseded. */
const status = /^Status: (accepted|superseded(?: in part)? by \[(\d{4})\]\(([^)]+)\)), ([\d-]+)\.$/;

test.each(decisions)("%s says its status and its date", (file) => {
  const [title, blank, line = ""] = read(file).split("\n");
  expect(title).toMatch(/^# \S/);
  expect(blank).toBe("");
  const [, , number, path, date = ""] = status.exec(line) ?? [];
  expect(line).toMatch(status);
  expect(date).toMatch(day);
  expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
  if (path === undefined) return;
  // By a later decision, which exists.
  const other = join(dirname(file), path);
  expect(decisions).toContain(other);
  expect(path.slice(0, 4)).toBe(number);
  expect(other > file).toBe(true);
});

test("decisions are numbered one by one", () => {
  const numbers = decisions.map((file) => Number(file.split("/").at(-1)!.slice(0, 4)));
  expect(numbers).toEqual(decisions.map((_, index) => index + 1));
});
