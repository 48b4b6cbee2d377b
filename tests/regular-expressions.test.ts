import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { afterAll, expect, test } from "vitest";
import { parseAst } from "vite";
import { cpuTime } from "./support/cpu-time.ts";

// A review of 110 characters once blocked the server for 13 seconds: two parts of one expression both matched
// apostrophes, so a run of them could be split in about n^6 ways. This test checks every expression on the site for
// that.

/** Files whose expressions only read editors' texts, never visitors'. */
const editorsOnly = new Set([
  "src/library/figures-in-prose.ts",
  // In the browser of the person who pastes.
  "src/office/console/content/pasted-markdown.ts",
  "src/platform/text/sections.ts",
  "src/platform/content/drop-links.ts",
  "src/platform/content/markdown.ts",
  "src/platform/content/mistakes.ts",
]);

/** Files whose expressions are those of the machine's own configuration. */
const ownersOnly = new Set([
  "src/office/owner/doctor/gather-website.ts",
  "src/office/owner/machine/installed-files.ts",
]);

const projectFolder = join(import.meta.dirname, "..");
const files = globSync("src/**/*.{ts,tsx}", { cwd: projectFolder }).filter(
  (file) => !file.includes(".test.") && !ownersOnly.has(file),
);

/** An expression, and its file. */
interface Found {
  file: string;
  source: string;
  flags: string;
}

interface Node {
  type?: string;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
}

/** Every node of a syntax tree. */
function* nodesOf(tree: unknown): Generator<Node> {
  if (typeof tree !== "object" || tree === null) return;
  if (!Array.isArray(tree)) yield tree;
  for (const part of Object.values(tree)) yield* nodesOf(part);
}

/** The regular expression literals of a file, and whether it builds others. */
function read(file: string): { literals: Found[]; makesOthers: boolean } {
  const code = readFileSync(join(projectFolder, file), "utf8");
  const nodes = [...nodesOf(parseAst(code, { lang: file.endsWith("x") ? "tsx" : "ts" }))];
  return {
    literals: nodes.flatMap(({ regex }) =>
      regex ? [{ file, source: regex.pattern, flags: regex.flags }] : [],
    ),
    makesOthers: nodes.some(
      ({ type, callee }) =>
        (type === "NewExpression" || type === "CallExpression") && callee?.name === "RegExp",
    ),
  };
}

const OriginalRegExp = RegExp;
afterAll(() => void (globalThis.RegExp = OriginalRegExp));

/** The expressions that a file builds from parts when it is loaded. */
async function madeBy(file: string): Promise<Found[]> {
  const made: Found[] = [];
  globalThis.RegExp = new Proxy(OriginalRegExp, {
    construct(target, args: [string, string?]) {
      const expression = new target(...args);
      made.push({ file, source: expression.source, flags: expression.flags });
      return expression;
    },
  });
  await import(/* @vite-ignore */ `../${file}?made`);
  globalThis.RegExp = OriginalRegExp;
  return made;
}

/** A separate program checks the expressions, this many at a time. */
const atOnce = 2;
/**
 * The maximum length of a text that meets an expression, in characters: a head of 16 KB, or a field before its length
 * is checked.
 */
const maxTextLength = 16_384;
/** The step limit for such a text: several hundred for each character, and far below the square of its length. */
const maxSteps = 8_000_000;
/** The CPU time limit for such a text, in milliseconds. */
const maxTime = 50;
/**
 * How many times longer a text four times as long may take: 4 if the time is linear, 16 if it is quadratic. Both times
 * are measured on one machine at one moment, so neither its speed nor its load decides.
 */
const maxGrowth = 8;

/** The least CPU time per replacement of everything that an expression matches, in milliseconds. */
function timeOf(expression: RegExp, text: string): number {
  const times = Array.from({ length: 5 }, () => {
    let repeats = 0;
    const start = cpuTime();
    let spent = 0;
    // What takes microseconds is repeated until the clock can tell.
    do {
      text.replaceAll(expression, "");
      repeats += 1;
      spent = cpuTime() - start;
    } while (spent < 4);
    return spent / repeats;
  });
  return Math.min(...times);
}

/** Whether every one of three measurements says that an expression is slow: a busy machine makes one of them long. */
const isSlowOn = (expression: RegExp, text: string) =>
  [1, 2, 3].every(() => measuresSlow(expression, text));

/** Whether the time that an expression takes grows faster than the text, up to the maximum length, or is long. */
function measuresSlow(expression: RegExp, text: string): boolean {
  const everywhere = new RegExp(expression, `${expression.flags.replace("g", "")}g`);
  let before = timeOf(everywhere, text.slice(0, 256));
  for (let length = 1024; length <= maxTextLength; length *= 4) {
    const time = timeOf(everywhere, text.slice(0, length));
    if (time > maxTime || time / before > maxGrowth) return true;
    before = time;
  }
  return false;
}

async function slowOnes(expressions: readonly Found[]): Promise<string[]> {
  const waiting = [...expressions];
  const slow: string[] = [];
  const checkNext = async () => {
    for (let next = waiting.pop(); next; next = waiting.pop()) {
      const { file, source, flags } = next;
      const result = await check(source, flags, {
        // Only ends what hangs: the largest one takes a minute on a busy machine.
        timeout: 300_000,
        maxAttackStringSize: maxTextLength,
        attackLimit: maxSteps,
        randomSeed: 1,
      });
      if (result.status === "safe") continue;
      // An expression that the checker's search found slow, with many steps per character, must be slow in practice
      // too.
      if (
        result.status === "vulnerable" &&
        result.checker === "fuzz" &&
        result.complexity.type === "polynomial" &&
        !isSlowOn(new RegExp(source, flags), result.attack.string)
      )
        continue;
      const example = result.status === "vulnerable" ? result.attack.pattern : result.error.kind;
      slow.push(`${file}: /${source}/${flags} is not linear: ${example}`);
    }
  };
  await Promise.all(Array.from({ length: atOnce }, checkNext));
  return slow;
}

test("no regular expression that visitors' text can reach takes more than linear time", async () => {
  const expressions: Found[] = [];
  for (const file of files) {
    const { literals, makesOthers } = read(file);
    const made = makesOthers ? await madeBy(file) : [];
    // Expressions that are built later would be missed here.
    if (makesOthers) expect(made.length, `${file} makes expressions as it is loaded`).not.toBe(0);
    if (!editorsOnly.has(file)) expressions.push(...literals, ...made);
  }
  expect(expressions.length).toBeGreaterThan(100);
  const bySource = new Map(expressions.map((each) => [`${each.source}/${each.flags}`, each]));
  expect(await slowOnes([...bySource.values()])).toEqual([]);
});

test("distinguishes an expression that is slow from one that only looks slow", () => {
  const long = "a".repeat(maxTextLength);
  expect(isSlowOn(/a{1,30}b|[a-z]{1,30}:/, long)).toBe(false);
  expect(isSlowOn(/a+b/, long)).toBe(true);
});

test("the check detects slow expressions", async () => {
  const source = String.raw`\b(?:not|no)\b(?:\W+[\w'-]+){0,3}\W+$`;
  expect(await slowOnes([{ file: "x.ts", source, flags: "u" }])).toEqual([
    expect.stringContaining("x.ts: /\\b(?:not|no)"),
  ]);
});
