import { mkdtempSync, rmSync } from "node:fs";
import { DatabaseSync } from "node:sqlite";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { watchSqlite } from "./changes.ts";

let folder: string;
let watched: DatabaseSync;
let other: DatabaseSync;
let changes: number;
let stop: () => void;
beforeEach(() => {
  vi.useFakeTimers();
  folder = mkdtempSync(join(tmpdir(), "rallyrank-test-"));
  const open = () => new DatabaseSync(join(folder, "a.sqlite"));
  watched = open();
  other = open();
  watched.exec("pragma journal_mode = wal; create table written (number integer)");
  changes = 0;
  stop = watchSqlite(watched, () => changes++);
});
afterEach(() => {
  stop();
  watched.close();
  other.close();
  rmSync(folder, { recursive: true });
  vi.useRealTimers();
});

/** The promised second, less what it takes to drop the pages. */
const promised = 500;

test("what another connection commits to the file is noticed within the promised second, once", () => {
  other.exec("insert into written values (1)");
  vi.advanceTimersByTime(promised);
  expect(changes).toBe(1);
  vi.advanceTimersByTime(10_000);
  expect(changes).toBe(1);
});

test("what isn't committed yet isn't a change", () => {
  other.exec("begin; insert into written values (1)");
  vi.advanceTimersByTime(promised);
  expect(changes).toBe(0);
  other.exec("commit");
  vi.advanceTimersByTime(promised);
  expect(changes).toBe(1);
});

test("the connection's own commits aren't changes", () => {
  watched.exec("insert into written values (1)");
  vi.advanceTimersByTime(10_000);
  expect(changes).toBe(0);
});
