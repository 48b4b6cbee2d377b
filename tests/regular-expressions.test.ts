import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { check } from "recheck";
import { afterAll, expect, test } from "vitest";
import { parseAst } from "vite";

// A review of 110 characters once kept the server busy for 13 seconds: two parts of one expression both matched
// apostrophes, so a run of them could be split in about n^6 ways. Every expression of the site is checked for that.

/** Files whose expressions read what editors write alone, never what visitors send. */
const editorsOnly = new Set([
  "model/sections.ts",
  "model/content/blog.ts",
  "server/library/markdown.ts",
  "server/library/yaml-mistakes.ts",
]);

const projectFolder = join(import.meta.dirname, "..");
const files = globSync("{app,db,model,server}/**/*.{ts,tsx}", { cwd: projectFolder }).filter(
  (file) => !file.includes(".test."),
);

/** An expression, and the file it is in. */
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

/** The expressions written out in a file, and whether it makes others. */
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

/** The expressions that a file makes out of parts when it is loaded. */
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

/** Expressions are checked by a program of their own, so many at a time. */
const atOnce = 2;
/** The longest text that meets one, in characters: a head of 16 KB, or a field before its length is checked. */
const maxTextLength = 16_384;
/** Steps on such a text: several hundred for each character, and far fewer than the square of its length. */
const maxSteps = 8_000_000;
/** CPU time on such a text, in milliseconds. */
const maxTime = 50;

/** Whether an expression takes long over a text, or the first part of it. */
function isSlowOn(expression: RegExp, text: string): boolean {
  const everywhere = new RegExp(expression, `${expression.flags.replace("g", "")}g`);
  for (let length = 256; length <= maxTextLength; length *= 2) {
    const part = text.slice(0, length);
    const times = [1, 2, 3].map(() => {
      const { user } = process.cpuUsage();
      part.replaceAll(everywhere, "");
      return (process.cpuUsage().user - user) / 1000;
    });
    if (Math.min(...times) > maxTime) return true;
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
        timeout: 60_000,
        maxAttackStringSize: maxTextLength,
        attackLimit: maxSteps,
        randomSeed: 1,
      });
      if (result.status === "safe") continue;
      // Found by trying, which takes many steps for each character to be slow, it counts if it is.
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

test(
  "no regular expression that a visitor's text can reach takes more than linear time",
  { timeout: 180_000 },
  async () => {
    const expressions: Found[] = [];
    for (const file of files) {
      const { literals, makesOthers } = read(file);
      const made = makesOthers ? await madeBy(file) : [];
      // One that is made later than that would not be seen here.
      if (makesOthers) expect(made.length, `${file} makes expressions as it is loaded`).not.toBe(0);
      if (!editorsOnly.has(file)) expressions.push(...literals, ...made);
    }
    expect(expressions.length).toBeGreaterThan(100);
    const bySource = new Map(expressions.map((each) => [`${each.source}/${each.flags}`, each]));
    expect(await slowOnes([...bySource.values()])).toEqual([]);
  },
);

test("an expression that only looks slow is told from one that is", () => {
  const long = "a".repeat(maxTextLength);
  expect(isSlowOn(/a{1,30}b|[a-z]{1,30}:/, long)).toBe(false);
  expect(isSlowOn(/a+b/, long)).toBe(true);
});

test("the check sees what it is for", async () => {
  const source = String.raw`\b(?:not|no)\b(?:\W+[\w'-]+){0,3}\W+$`;
  expect(await slowOnes([{ file: "x.ts", source, flags: "u" }])).toEqual([
    expect.stringContaining("x.ts: /\\b(?:not|no)"),
  ]);
});
