import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { brokenRules } from "../tools/check-imports.ts";
import { folders, forbidden, forbiddenInBrowsers } from "../tools/import-rules.ts";

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
  ["listed folders", "src/new-subject/a.ts", "src/platform/text/b.ts", importing],
  ["platform knows no subject", "src/platform/render/a.ts", "src/site/reviews/b.ts", typeOf],
  ["platform knows no subject", "src/platform/render/a.ts", "src/library/b.ts", typeOf],
  ["platform knows no subject", "src/platform/http/a.ts", "src/addresses.ts", typeOf],
  ["platform knows no subject", "src/platform/render/a.ts", "src/site.ts", typeOf],
  ["contributions know no kind", "src/site/contributions/a.ts", "src/addresses.ts", typeOf],
  ["contributions know no kind", "src/site/contributions/a.ts", "src/library/b.ts", typeOf],
  ["the library is given", "src/site/paddles/a.page.tsx", "src/library/b.ts", importing],
  ["the library is given", "src/site/paddles/a.tsx", "src/library/b.ts", inJsx],
  ["forms are made of schemas", "src/office/console/content/a.ts", "src/library/b.ts", importing],
  ["rules are pure", "src/site/paddles/a.ts", "src/site/reviews/b.store.ts", importing],
  ["rules are pure", "src/site/paddles/rules/a.ts", "src/site/reviews/b.service.ts", importing],
  ["rules are pure", "src/site/paddles/a.ts", "src/platform/http/b.ts", importing],
  ["rules are pure", "src/site/paddles/a.ts", "src/site/reviews/b.island.tsx", importing],
  ["parts show", "src/site/paddles/a.tsx", "src/site/reviews/b.service.ts", importing],
  ["parts show", "src/site/paddles/a.tsx", "src/platform/content/b.ts", inJsx],
  ["schemas are pure", "src/site/paddles/a.content.ts", "src/site/reviews/b.service.ts", typeOf],
  ["schemas are pure", "src/site/paddles/a.content.ts", "src/platform/ui/b.tsx", typeOf],
  [
    "stores know tables and rules",
    "src/site/paddles/a.store.ts",
    "src/site/reviews/b.service.ts",
    typeOf,
  ],
  [
    "stores know tables and rules",
    "src/site/paddles/a.tables.ts",
    "src/platform/http/b.ts",
    typeOf,
  ],
  [
    "only stores see tables",
    "src/site/paddles/a.service.ts",
    "src/site/reviews/b.tables.ts",
    importing,
  ],
  ["services know no page", "src/site/paddles/a.service.ts", "src/site/reviews/b.page.tsx", typeOf],
  ["services know no page", "src/site/paddles/a.service.ts", "src/platform/ui/b.tsx", typeOf],
  ["pages ask services", "src/site/paddles/a.page.tsx", "src/site/reviews/b.store.ts", inJsx],
  ["pages ask services", "src/site/paddles/a.tsx", "src/site/reviews/b.tables.ts", typeOf],
  ["pages ask services", "src/site/paddles/a.email.ts", "src/platform/store/b.ts", typeOf],
  ["commands are the owner's", "src/site/layout/a.ts", "src/office/owner/b.command.ts", typeOf],
  ["tools are apart", "tools/a.ts", "src/site/paddles/b.ts", importing],
  ["tools are apart", "tools/vite/a.ts", "src/app.ts", importing],
  ["only tests import tests", "src/site/paddles/a.ts", "tests/b.ts", typeOf],
  ["only tests import tests", "src/site/paddles/a.ts", "src/site/paddles/b.test.ts", importing],
  [
    "no server in browsers",
    "src/site/paddles/a.island.tsx",
    "src/site/reviews/b.service.ts",
    importing,
  ],
  ["no server in browsers", "src/site/tray/a-script.ts", "src/platform/store/b.ts", importing],
  ...folders.slice(2).map((later, index): (typeof cases)[number] => [
    `order of src/${folders[index + 1]}`,
    `src/${folders[index + 1]}/a.ts`,
    // Types of the library are for every subject.
    later === "library" ? "src/office/owner/b.ts" : `src/${later}/b.ts`,
    typeOf,
  ]),
  ["order of src/site/reviews", "src/site/reviews/a.ts", "src/site.ts", typeOf],
  ["order of src/office/owner", "src/office/owner/a.ts", "src/pages.ts", typeOf],
  ["the site stands alone", "src/site/paddles/a.ts", "src/office/console/b.ts", typeOf],
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
  [
    "no circles",
    { "src/site/match/a.ts": typeOf("./b.ts"), "src/site/match/b.ts": 'void import("./a.ts");\n' },
  ],
  ["resolved imports", { "src/site/match/a.ts": importing("./not-there.ts") }],
  ["rules don't run on Node alone", { "src/site/match/a.ts": 'import "node:fs";\n' }],
  ["rules are pure", { "src/site/match/a.ts": 'import "hono";\n' }],
  ["schemas are pure", { "src/site/match/a.content.ts": 'import "hono";\n' }],
  ["only stores write SQL", { "src/site/match/a.service.ts": 'import "kysely";\n' }],
  ["packages in browsers", { "src/site/match/a.island.tsx": 'import "zod";\n' }],
  ["packages in browsers", { "src/site/tray/a-script.ts": 'import "react-dom/server";\n' }],
  [
    "packages in browsers",
    {
      "src/site/match/a.island.tsx": 'import "./part";\n',
      "src/site/match/part.tsx": 'import "zod";\n',
    },
  ],
  ["no Node in browsers", { "src/site/match/a.island.tsx": 'import "node:path";\n' }],
];

test.each(others)("%s, in %j", async (rule, files) => {
  expect((await broken(files)).map((each) => each.split(":")[0])).toContain(rule);
});

test("what the rules allow breaks none", async () => {
  const rules = await broken({
    "src/addresses.ts": value,
    "src/site/match/a.ts": `import "zod";\nimport "./b.ts";\n${typeOf("../../library/a.ts")}`,
    "src/site/match/b.ts": importing("../../addresses.ts"),
    "src/site/match/b.test.ts": importing("../../../tests/support.ts"),
    "src/site/match/a.content.ts": 'import "./b.ts";\nimport "zod";\n',
    "src/site/match/a.store.ts": 'import "kysely";\nimport "./b.ts";\nimport "node:crypto";\n',
    "src/site/match/a.service.ts": 'import "./a.store.ts";\nimport "node:fs";\n',
    "src/site/finder/b.service.ts": `import "../match/a.service.ts";\n${value}`,
    "src/site/finder/a.page.tsx": importing("./b.service.ts"),
    "src/site/finder/part.tsx": typeOf("./b.service.ts"),
    "src/site/finder/a.island.tsx": `${typeOf("./b.service.ts")}import "react";\nimport "./part";\n`,
    "src/library/a.ts": `${value}import "../site/match/a.content.ts";\n`,
    "src/site.ts": `${value}import "./library/a.ts";\n`,
    "src/office/owner/a.command.ts": importing("../../library/a.ts"),
    "src/pages.ts": 'export { default } from "./site/finder/a.page.tsx";\n',
    "tests/support.ts": 'export const value = 1;\nimport "../src/site/match/a.store.ts";\n',
    "tools/a.ts": typeOf("../src/site.ts"),
  });
  expect(rules).toEqual([]);
});

test("every rule is broken once above", () => {
  const proven = new Set([...cases, ...others].map(([rule]) => rule));
  const rules = [...forbidden, ...forbiddenInBrowsers].map(({ name }) => name);
  expect(rules.length).toBeGreaterThan(40);
  expect(rules.filter((name) => !proven.has(name!))).toEqual([]);
});
