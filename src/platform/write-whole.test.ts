import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { writeWhole } from "./private-files.ts";

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-"));
  path = join(folder, "all.jsonl");
});
afterEach(() => rmSync(folder, { recursive: true }));

test("a file has its name only once it is complete, and only its owner can read it", async () => {
  const result = await writeWhole(path, async (file, unfinished) => {
    await file.appendFile("One\n");
    expect(readdirSync(folder)).toEqual(["all.jsonl.part"]);
    expect(statSync(unfinished).mode & 0o777).toBe(0o600);
    await file.appendFile("Two\n");
    return 2;
  });
  expect(result).toBe(2);
  expect(readdirSync(folder)).toEqual(["all.jsonl"]);
  expect(readFileSync(path, "utf8")).toBe("One\nTwo\n");
  expect(statSync(path).mode & 0o777).toBe(0o600);
});

test("one that can't be written whole leaves the earlier one, and nothing beside it", async () => {
  writeFileSync(path, "Earlier");
  const writing = writeWhole(path, async (file) => {
    await file.appendFile("Half");
    throw new Error("the disk is full");
  });
  await expect(writing).rejects.toThrow("the disk is full");
  expect(readdirSync(folder)).toEqual(["all.jsonl"]);
  expect(readFileSync(path, "utf8")).toBe("Earlier");
});

test("what a process that was killed left half-written is written again, for its owner alone", async () => {
  writeFileSync(`${path}.part`, "A longer half of another time", { mode: 0o644 });
  await writeWhole(path, (file) => file.appendFile("Whole"));
  expect(readdirSync(folder)).toEqual(["all.jsonl"]);
  expect(readFileSync(path, "utf8")).toBe("Whole");
  expect(statSync(path).mode & 0o777).toBe(0o600);
});
