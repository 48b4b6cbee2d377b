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

test("only 'perform' writes the log, so that no act goes unrecorded", () => {
  const source = (file: string) => readFileSync(join(projectFolder, file), "utf8");
  const callers = files.filter(
    (file) =>
      /^src\/.*(?<![.]test)[.]tsx?$/.test(file) &&
      /\baddToLog\b|into\("owner_acts"/i.test(source(file)),
  );
  expect(callers).toEqual(["src/platform/acts.ts", "src/platform/store/log.store.ts"]);
});
