import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { latestMigration } from "../db/migrate.ts";
import { copyProject } from "./support/project-copy.ts";

/** The walk-through of docs/architecture.md: the blocks of code of each step, by the file that the step is about. */
function readSteps(): Map<string, string[]> {
  const next = String(Number(latestMigration.slice(0, 4)) + 1).padStart(4, "0");
  const [, section = ""] =
    /^## Add a field to a review$(.*?)(?=^## |$(?![^]))/ms.exec(
      readFileSync("docs/architecture.md", "utf8"),
    ) ?? [];
  const steps = section.replaceAll("0010", next).matchAll(/^### \d\. `([^`]+)`$(.*?)(?=^### )/gms);
  return new Map(
    [...steps].map(([, file = "", step = ""]) => [
      file,
      [...step.matchAll(/^```\w+\n(.*?)^```$/gms)].map(([, block = ""]) => block),
    ]),
  );
}

/** Where the blocks of a step go: before a line, after it, or in its place. A file that isn't listed is a new one. */
const places: Record<string, [where: "before" | "after" | "instead of", line: RegExp][]> = {
  "model/review-fields.ts": [["before", /^\} as const satisfies Record<string, FieldRules>;\n/m]],
  "db/migrate.ts": [
    ["before", /^import type \{ Tables \}.*\n/m],
    ["before", /(?<=^export const migrations = \{\n(?:  .*\n)*)\};\n/m],
  ],
  "content/review-wording.yaml": [["before", /^duprPlaceholder:.*\n/m]],
  "app/reviews/review-item.tsx": [
    ["instead of", /^.*\.\.\.unshown \} = fields;\n/m],
    ["after", /^ *<span>DUPR .*\n/m],
  ],
};

const steps = readSteps();
const manual = "docs/editing.md";
const edited = [...steps.keys()].filter((file) => file !== manual);

let copy: ReturnType<typeof copyProject>;
/** The files of the walk-through as they were; undefined for one that is new. */
const original = new Map<string, string | undefined>();

function edit(file: string): void {
  const blocks = steps.get(file) ?? [];
  const given = places[file];
  if (!given) return copy.write(file, blocks.join(""));
  expect(blocks, file).toHaveLength(given.length);
  for (const [index, [where, line]] of given.entries()) {
    const block = blocks[index]!;
    const text = copy.read(file);
    expect(text, `${file} has no ${line}`).toMatch(line);
    const replaced = text.replace(line, (found) =>
      where === "before" ? block + found : where === "after" ? found + block : block,
    );
    copy.write(file, replaced);
  }
}

/** Runs a check with one step of the walk-through left out. */
async function without<Found>(file: string, check: () => Promise<Found>): Promise<Found> {
  const before = original.get(file);
  if (before === undefined) copy.remove(file);
  else copy.write(file, before);
  const found = await check();
  edit(file);
  return found;
}

/** The mistakes in the copy's content; empty if there are none. */
async function contentMistakes(): Promise<string> {
  const read = 'import { readLibrary } from "./server/library/read-library.ts"; readLibrary(".");';
  return (await copy.node("--input-type=module", "--eval", read)).output;
}

beforeAll(() => {
  copy = copyProject();
  for (const file of edited) {
    original.set(file, places[file] && copy.read(file));
    edit(file);
  }
});
afterAll(() => copy.delete());

test("takes six files at most, and compiles", { timeout: 240_000 }, async () => {
  expect([...steps.keys()]).toHaveLength(6);
  expect(await copy.typeErrors()).toBe("");
  expect(await contentMistakes()).toBe("");
});

test("stores, exports and imports the field, and keeps the keys of reviews without it", async () => {
  const { output } = await copy.node("tests/support/use-new-field.ts", "playStyle", "play_style");
  expect(JSON.parse(output)).toEqual({
    tooLong: { playStyle: "tooLong" },
    // As in every store: see tests/store/submission-keys.test.ts.
    keyWithout: "aGDi2oW215aSRbR4xqd80PP1oz6olGOUfDCtJtuZkLs",
    added: 3,
    addedAgain: 0,
    answered: ["", "Dinks", "Drives"],
    stored: ["", "Dinks", "Drives"],
    imported: ["", "Dinks", "Drives"],
    importedFromEarlier: ["", "", ""],
    refused: [],
  });
});

/** The files that errors may be in, with all they import: the whole project again would take three times as long. */
const part = ["app/reviews/review-*.tsx", "app/virtual-modules.d.ts", "server/transfer/*.ts"];

test.each([
  ["model/review-fields.ts", "app/reviews/review-item.tsx"],
  [edited.find((file) => file.startsWith("db/migrations/"))!, "db/migrate.ts"],
  ["db/migrate.ts", "db/transferred-tables.ts"],
  ["app/reviews/review-item.tsx", "app/reviews/review-item.tsx"],
])("%s left out is a type error in %s", { timeout: 120_000 }, async (file, where) => {
  expect(await without(file, () => copy.typeErrors(part))).toContain(`${where}(`);
});

test("content/review-wording.yaml left out is a mistake in the content", async () => {
  const found = await without("content/review-wording.yaml", contentMistakes);
  expect(found).toMatch(/review-wording\.yaml:\d+ fields\.playStyle: is missing/);
});

test("docs/editing.md left out is not what the schemas say", async () => {
  const before = copy.read(manual);
  await copy.node("setup/write-manual.ts");
  expect(before).not.toContain("fields.playStyle");
  expect(copy.read(manual)).toContain("| `fields.playStyle` | yes | the style of play's words |");
});
