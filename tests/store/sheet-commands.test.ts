import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Store } from "../../src/platform/store/connect.ts";
import { ownerProgram } from "../../src/office/owner/run-owner-program.ts";
import { listDrafts } from "../../src/office/publishing/revisions.store.ts";
import { eachWithFreshStore, type StorePlace } from "../support/engines.ts";
import { projectLibrary } from "../support/project-library.ts";

let store: Store;
let place: StorePlace;
let folder: string;
eachWithFreshStore("sqlite", (opened, where) => {
  store = opened;
  place = where;
});
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-sheets-"));
  cpSync("content", join(folder, "content"), { recursive: true });
  vi.stubEnv("DATA_DIR", place.dataDir);
  vi.stubEnv("DATABASE_URL", place.databaseUrl ?? "");
  vi.stubEnv("CONTENT_DIR", join(folder, "content"));
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

/** What a command says; or why it failed. */
async function run(...args: string[]): Promise<string> {
  const said: string[] = [];
  vi.spyOn(process.stdout, "write").mockImplementation((text) => said.push(String(text)) > 0);
  vi.spyOn(console, "error").mockImplementation(() => undefined);
  const failed = await ownerProgram.parseAsync(["node", "owner", ...args]).then(
    () => "",
    (error: Error) => error.message,
  );
  return [...said.join("").trim().split("\n"), failed].filter(Boolean).join("\n");
}

const file = (name: string, text: string | Uint8Array): string => {
  const path = join(folder, name);
  writeFileSync(path, text);
  return path;
};
const drafts = async () => (await listDrafts(store.db, "")).map(({ path }) => path).toSorted();

const table = [
  "Name,Brand,Weight,Mood",
  "Diadem Hero,Diadem,8.05,good",
  "Drifter 16,Example Paddles,230 g,",
  "Lantern,Example Paddles,82 oz,",
].join("\n");

const read = [
  `Note: Row 1, column D "Mood" isn't read: no field has this name.`,
  "3 paddles: 1 new, 1 changed, 0 same, 1 wrong.",
  "Row 2, changed: Diadem Hero, paddles/diadem-hero.yaml",
  "  Weight: 7.8 oz becomes 8.05 oz",
  "Row 3, new: Drifter 16, listed/example-paddles-drifter-16.yaml",
  'Row 4, column C "Weight": "82 oz" is more than 10 oz. Write from 6 oz to 10 oz, or leave the cell empty.',
];

test("importing shows what would change, and saves drafts only when it's told to", async () => {
  const path = file("paddles.csv", table);
  const nothing = "Nothing was saved. Add --save to make 2 drafts.";
  expect(await run("paddles", "import", path)).toBe([...read, nothing].join("\n"));
  expect(await drafts()).toEqual([]);
  const saved = "Saved as drafts: 2. 'content publish ENTRY…' publishes them.";
  expect(await run("paddles", "import", path, "--save")).toBe([...read, saved].join("\n"));
  const both = ["listed/example-paddles-drifter-16.yaml", "paddles/diadem-hero.yaml"];
  expect(await drafts()).toEqual(both);
  expect(await run("content", "publish", ...both)).toContain("Published: 2 entries.");
});

test("of the rows that are named alone, drafts are saved", async () => {
  const path = file("paddles.csv", table);
  await run("paddles", "import", path, "--save", "--rows", "3-4");
  expect(await drafts()).toEqual(["listed/example-paddles-drifter-16.yaml"]);
  expect(await run("paddles", "import", path, "--rows", "two")).toBe(
    "--rows two isn't rows: write them as 2,5-9.",
  );
});

test("a program reads the same as JSON", async () => {
  const path = file("paddles.csv", table);
  const { notes, rows } = JSON.parse(await run("paddles", "import", path, "--json"));
  expect(notes).toEqual([read[0]!.slice("Note: ".length)]);
  expect(rows.map(({ row, state }: { row: number; state: string }) => [row, state])).toEqual([
    [2, "changed"],
    [3, "new"],
    [4, "wrong"],
  ]);
});

test.each([
  ["that isn't there", undefined, "cannot be read: ENOENT"],
  ["that is too large", new Uint8Array(60_000_000).fill(97), "The file is larger than 2 MB."],
  ["without a name", "Weight\n8", "Row 1: no column has the name."],
])("a file %s is refused in a sentence", async (_, text, sentence) => {
  const path = text === undefined ? join(folder, "none.csv") : file("paddles.csv", text);
  expect(await run("paddles", "import", path, "--save")).toContain(sentence);
  expect(await drafts()).toEqual([]);
});

/** How many rows a sheet has: a paddle's versions are rows of their own. */
function rowsIn(kind: "paddles" | "balls"): number {
  const library = projectLibrary();
  if (kind === "balls") return library.balls.length;
  const versions = library.paddles.flatMap((paddle) => paddle.versions ?? []);
  return library.paddles.length + versions.length;
}

test("what is exported changes nothing when it's imported", async () => {
  for (const kind of ["paddles", "balls"] as const)
    for (const format of ["csv", "xlsx"]) {
      const path = join(folder, `${kind}.${format}`);
      const count = rowsIn(kind);
      expect(await run(kind, "export", path)).toBe(`Written to ${path}.`);
      expect(await run(kind, "import", path, "--save")).toBe(
        `${count} ${kind}: 0 new, 0 changed, ${count} same, 0 wrong.\nSaved as drafts: 0.`,
      );
    }
  expect(readFileSync(join(folder, "balls.csv"), "utf8")).toContain("Franklin X-40");
  const other = join(folder, "balls.ods");
  expect(await run("balls", "export", other)).toBe(`${other} has to end in .csv or .xlsx.`);
  expect(existsSync(other)).toBe(false);
  const there = join(folder, "balls.csv");
  expect(await run("balls", "export", there)).toContain("exists already");
});
