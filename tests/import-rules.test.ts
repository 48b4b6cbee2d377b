import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenRules } from "../tools/check-imports.ts";
import { appFolders, forbidden, forbiddenInBrowsers } from "../tools/import-rules.ts";

const projectFolder = join(import.meta.dirname, "..");
const copies = mkdtempSync(join(tmpdir(), "imports-"));
symlinkSync(join(projectFolder, "node_modules"), join(copies, "node_modules"));
afterAll(() => rmSync(copies, { recursive: true }));

/** The rules that a project of these files breaks, and where. */
async function broken(files: Record<string, string>): Promise<string[]> {
  const folder = mkdtempSync(join(copies, "project-"));
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(file)), { recursive: true });
    writeFileSync(join(folder, file), text);
  }
  const found = await brokenRules(folder);
  expect(found.filter(({ comment }) => comment === "")).toEqual([]);
  return found.map(({ rule, from, to }) =>
    to === undefined ? `${rule}: ${from}` : `${rule}: ${from} → ${to}`,
  );
}

const value = "export const value = 1;\nexport type Value = number;\n";
const importing = (path: string) => `import { value } from "${path}";\nconsole.log(value);\n`;
const typeOf = (path: string) =>
  `import type { Value } from "${path}";\nexport type Own = Value;\n`;
const inJsx = (path: string) =>
  `export const Part = () => <a onClick={async () => { await import("${path}"); }}>x</a>;\n`;

/** For each rule: files that break it, the first by importing the second. */
const cases: [rule: string, from: string, to: string, text: (path: string) => string][] = [
  ["model is pure", "model/a.ts", "db/b.ts", typeOf],
  ["db is below server and app", "db/a.ts", "server/b.ts", typeOf],
  ["server is below app", "server/a.ts", "app/b.ts", typeOf],
  ["app asks the server", "app/ui/a.tsx", "db/b.ts", typeOf],
  ["app asks the server", "app/ui/a.page.tsx", "db/b.ts", inJsx],
  ["only server-side files run the server", "app/ui/a.tsx", "server/b.ts", importing],
  ["only server-side files run the server", "app/ui/a.tsx", "server/b.ts", inJsx],
  ["listed folders of app", "app/new-subject/a.ts", "model/b.ts", importing],
  ["setup is apart", "setup/a.ts", "app/ui/b.ts", importing],
  ["vite is apart", "vite/a.ts", "src/start.ts", importing],
  ["only tests import tests", "server/a.ts", "tests/b.ts", typeOf],
  ["only tests import tests", "model/a.ts", "model/b.test.ts", importing],
  ["no server in browsers", "app/ui/a.island.tsx", "server/b.ts", importing],
  ["no server in browsers", "app/ui/a-script.ts", "db/b.ts", importing],
  ...appFolders
    .slice(1)
    .map((later, index): (typeof cases)[number] => [
      `order of app/${appFolders[index]}`,
      `app/${appFolders[index]}/a.ts`,
      `app/${later}/b.ts`,
      typeOf,
    ]),
  ["order of app/rest", "app/rest/a.ts", "src/pages.ts", typeOf],
];

// One project for all of them takes seconds less than one for each: their files have numbers.
const numbered = cases.map(([rule, from, to, text], index) => {
  const own = (path: string) => path.replace(/(?=[ab][.-][\w.-]+$)/, `${index}-`);
  return { rule, from: own(from), to: own(to), text };
});
let found: string[];
beforeAll(async () => {
  const files = numbered.flatMap(({ from, to, text }) => [
    [to, value],
    [from, text(`${"../".repeat(from.split("/").length - 1)}${to}`)],
  ]);
  found = await broken(Object.fromEntries(files));
});

test.each(numbered)("$rule: $from can't import $to", ({ rule, from, to }) => {
  expect(found).toContain(`${rule}: ${from} → ${to}`);
});

/** Rules about packages, and those that a single import doesn't break. */
const others: [rule: string, files: Record<string, string>][] = [
  ["no circles", { "model/a.ts": typeOf("./b.ts"), "model/b.ts": 'void import("./a.ts");\n' }],
  ["resolved imports", { "server/a.ts": importing("./not-there.ts") }],
  ["model is pure", { "model/a.ts": 'import "node:fs";\n' }],
  ["model is pure", { "model/a.ts": 'import type { Hono } from "hono";\nexport type A = Hono;\n' }],
  ["packages in browsers", { "app/ui/a.island.tsx": 'import "zod";\n' }],
  ["packages in browsers", { "app/ui/a-script.ts": 'import "react-dom/server";\n' }],
  [
    "packages in browsers",
    { "app/ui/a.island.tsx": 'import "./part";\n', "app/ui/part.tsx": 'import "zod";\n' },
  ],
  ["no Node in browsers", { "app/ui/a.island.tsx": 'import "node:path";\n' }],
];

test.each(others)("%s, in %j", async (rule, files) => {
  expect((await broken(files)).map((each) => each.split(":")[0])).toContain(rule);
});

test("what the rules allow breaks none", async () => {
  const rules = await broken({
    "model/a.ts": 'import "zod";\nimport "./b.ts";\n',
    "model/b.ts": value,
    "model/b.test.ts": importing("../tests/support.ts"),
    "db/a.ts": importing("../model/b.ts"),
    "server/a.ts": `${importing("../db/a.ts")}import "node:fs";\n`,
    "server/b.ts": `import "zod";\n${value}`,
    "app/ui/a.page.tsx": importing("../../server/b.ts"),
    "app/ui/part.tsx": typeOf("../../server/b.ts"),
    "app/ui/a.island.tsx": `${typeOf("../../server/b.ts")}import "react";\nimport "./part";\n`,
    "app/rest/a.ts": importing("../ui/part"),
    "src/pages.ts": importing("./rest/a"),
    "tests/support.ts": `${importing("../src/pages.ts")}import "../db/a.ts";\n`,
    "vite/a.ts": typeOf("../src/pages.ts"),
  });
  expect(rules).toEqual([]);
});

test("every rule is broken once above", () => {
  const proven = new Set([...cases, ...others].map(([rule]) => rule));
  const rules = [...forbidden, ...forbiddenInBrowsers].map(({ name }) => name);
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter((name) => !proven.has(name!))).toEqual([]);
});
