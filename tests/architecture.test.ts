import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const projectFolder = join(import.meta.dirname, "..");
const files = globSync("{src,tests,tools}/**/*.{ts,tsx,css,mjs}", {
  cwd: projectFolder,
});

test("islands have unique names", () => {
  const names = files
    .filter((file) => file.endsWith(".island.tsx"))
    .map((file) => file.split("/").at(-1));
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});

test("no folder or file is a catch-all", () => {
  const drawers = /(^|\/)(utils?|helpers?|lib|common|misc|shared)(\/|\.)/;
  expect(files.filter((file) => drawers.test(file))).toEqual([]);
});

const source = (file: string) => readFileSync(join(projectFolder, file), "utf8");

/** The files of the site that have a pattern. */
const siteFilesWith = (pattern: RegExp) =>
  files.filter((file) => /^src\/.*(?<![.]test)[.]tsx?$/.test(file) && pattern.test(source(file)));

test("only 'normalForm' normalizes, because 'String#normalize' takes quadratic time", () => {
  expect(siteFilesWith(/[.]normalize\(/)).toEqual(["src/platform/text/normalize-text.ts"]);
});

test("only 'fill' fills in the placeholders of content", () => {
  const filling = siteFilesWith(/[.]replace(?:All)?\(\s*(?:["'`]|\/\\)\{/);
  expect(filling.toSorted()).toEqual([
    // It looks figures up, and says them with their unit.
    "src/library/figures-in-prose.ts",
    "src/platform/text/fill.ts",
    // Its templates are ours, with names of several words.
    "src/site/paddles/say.ts",
  ]);
});

test("only 'perform' writes the log, so that no act goes unrecorded", () => {
  const callers = siteFilesWith(/\baddToLog\b|into\("owner_acts"/i);
  expect(callers).toEqual(["src/platform/acts.ts", "src/platform/store/log.store.ts"]);
});

test("tests wait by 'expect.poll', whose time limit is set once for all", () => {
  // These end after a second unless each call says otherwise, which one in ten runs on a busy machine exceeded.
  const waits = /\bvi[.]wait(?:For|Until)\(/;
  expect(files.filter((file) => waits.test(source(file)))).toEqual([]);
});
