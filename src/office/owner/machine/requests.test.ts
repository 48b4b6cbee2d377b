import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import {
  leaveRequest,
  noteAnswer,
  readAnswer,
  readAvailable,
  requestsFolder,
  takeRequests,
  waitingRequest,
} from "./requests.ts";

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), "rallyrank-"))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const made = { at: 1000, by: "Dana" };

test("requests wait until they're taken, backups before updates, each once", async () => {
  await leaveRequest(dataDir, "update", { ...made, version: "2.1.0" });
  await leaveRequest(dataDir, "backup", made);
  await leaveRequest(dataDir, "backup", { ...made, at: 2000 });
  expect(waitingRequest(dataDir, "backup")).toEqual({ ...made, at: 2000 });
  expect(takeRequests(dataDir)).toEqual([
    { kind: "backup", made: { ...made, at: 2000 } },
    { kind: "update", made: { ...made, version: "2.1.0" } },
  ]);
  expect(takeRequests(dataDir)).toEqual([]);
});

test("what isn't a request is cleared away, and nothing of it is read or done", () => {
  const folder = requestsFolder(dataDir);
  mkdirSync(folder);
  const secret = join(dataDir, "secret");
  writeFileSync(secret, JSON.stringify(made));
  symlinkSync(secret, join(folder, "update"));
  writeFileSync(join(folder, "backup"), "{");
  writeFileSync(join(folder, "shutdown"), JSON.stringify(made));
  mkdirSync(join(folder, "look"));
  expect(takeRequests(dataDir)).toEqual([]);
  expect(readdirSync(folder)).toEqual([]);
  expect(existsSync(secret)).toBe(true);
});

test("what a request came to is there for the console; anything else isn't", async () => {
  await noteAnswer(dataDir, "backup", { at: 1, isDone: true, said: "Done." });
  expect(readAnswer(dataDir, "backup")).toEqual({ at: 1, isDone: true, said: "Done." });
  expect(readAnswer(dataDir, "update")).toBeUndefined();
  writeFileSync(join(dataDir, "available-version.json"), '{"version":1}');
  expect(readAvailable(dataDir)).toBeUndefined();
});
