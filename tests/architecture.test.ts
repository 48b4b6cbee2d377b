import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

const projectFolder = join(import.meta.dirname, "..");
const files = globSync("{model,db,server,app,tests,setup,vite}/**/*.{ts,tsx,css,mjs}", {
  cwd: projectFolder,
});
const read = (file: string) => readFileSync(join(projectFolder, file), "utf8");
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file);

interface Import {
  from: string;
  to: string;
  typeOnly: boolean;
}

/** Every import of one project file by another, and of packages by name. */
const imports: Import[] = files
  .filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  .flatMap((file) =>
    [...read(file).matchAll(/^(?:import|export)( type)? (?:[^;"]*? from )?"([^"]+)";/gm)].map(
      ([, type, source = ""]) => ({
        from: file,
        to: source.startsWith(".") ? normalize(join(dirname(file), source)) : source,
        typeOnly: type !== undefined,
      }),
    ),
  );

const folderOf = (path: string) => path.split("/")[0] ?? "";

/** What each folder may import from the others. Pages may import types of the server, which don't reach the browser. */
const allowed: Record<string, string[]> = {
  model: ["model"],
  db: ["model", "db"],
  server: ["model", "db", "server"],
  app: ["model", "server", "app"],
};

test.each(Object.keys(allowed))("%s imports only what is below it", (folder) => {
  const ours = new Set(Object.keys(allowed));
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      folderOf(from) === folder &&
      ours.has(folderOf(to)) &&
      !typeOnly &&
      !allowed[folder]!.includes(folderOf(to)),
  );
  expect(wrong).toEqual([]);
});

test("rules need no packages except the one that checks schemas", () => {
  const packages = imports.filter(
    ({ from, to }) => folderOf(from) === "model" && !to.startsWith("model"),
  );
  expect(new Set(packages.map(({ to }) => to))).toEqual(new Set(["zod"]));
});

test("only what runs on the server alone imports the server", () => {
  const alone =
    /\.(page|file|endpoint)\.tsx?$|^app\/(main|start|owner|render-page|routing\/[\w-]+|site\/(from-store|receive-post))\.tsx?$/;
  const wrong = imports.filter(
    ({ from, to, typeOnly }) =>
      folderOf(from) === "app" && folderOf(to) === "server" && !typeOnly && !alone.test(from),
  );
  expect(files.filter((file) => alone.test(file)).length).toBeGreaterThan(40);
  expect(wrong).toEqual([]);
});

test("islands have unique names", () => {
  const names = files
    .filter((file) => file.endsWith(".island.tsx"))
    .map((file) => file.split("/").at(-1));
  expect(names.length).toBeGreaterThan(0);
  expect(names).toEqual([...new Set(names)]);
});

test("no file is longer than 250 lines", () => {
  expect(files.filter((file) => read(file).split("\n").length > 251)).toEqual([]);
});

test("no folder or file is a catch-all", () => {
  const drawers = /(^|\/)(utils?|helpers?|lib|common|misc|shared)(\/|\.)/;
  expect(files.filter((file) => drawers.test(file))).toEqual([]);
});
