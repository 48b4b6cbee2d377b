import { existsSync, rmSync, statSync } from "node:fs";
import { copyFile, mkdir, rename } from "node:fs/promises";
import { dirname } from "node:path";
import { backup, DatabaseSync } from "node:sqlite";

/** How often progress is told, in milliseconds. */
const interval = 200;

/** More pages than any store has. */
const allAtOnce = 2 ** 31 - 1;

/**
 * Copies a SQLite store that may be in use, as it stood at one moment, into a file of its own.
 * @param progress called with the bytes copied, and of how many
 * @throws when the copy is not whole, or the file is there already
 */
export async function backupStore(
  from: string,
  to: string,
  progress: (done: number, total: number) => void,
): Promise<void> {
  if (existsSync(to)) throw new Error(`${to} is there already`);
  const unfinished = `${to}.part`;
  rmSync(unfinished, { force: true });
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  const size = (path: string) => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  const timer = setInterval(() => progress(size(unfinished), size(from)), interval);
  try {
    // In one step: between two, somebody else's write would have it begin again.
    await backup(source, unfinished, { rate: allAtOnce });
  } finally {
    clearInterval(timer);
    source.close();
  }
  checkWhole(unfinished);
  await rename(unfinished, to);
}

/** @throws when a file is no whole SQLite database */
export function checkWhole(path: string): void {
  const copy = new DatabaseSync(path, { readOnly: true });
  try {
    const check = copy.prepare("pragma integrity_check").get()?.["integrity_check"];
    if (check !== "ok") throw new Error(`${path} is damaged: ${String(check)}`);
  } finally {
    copy.close();
  }
}

/**
 * Puts a backup in the place of a store that nobody uses.
 * @param now epoch milliseconds, for the name the old store is kept under
 * @returns that name; undefined where there was no store
 * @throws when the backup is not whole, or the store is in use
 */
export async function restoreStore(
  from: string,
  store: string,
  now: number,
): Promise<string | undefined> {
  checkWhole(from);
  await mkdir(dirname(store), { recursive: true });
  const unfinished = `${store}.part`;
  await copyFile(from, unfinished);
  let kept: string | undefined;
  if (existsSync(store)) {
    takeOver(store);
    kept = `${store}.before-${new Date(now).toISOString().slice(0, 19).replaceAll(":", "-")}`;
    await rename(store, kept);
  }
  for (const rest of ["-wal", "-shm"]) rmSync(store + rest, { force: true });
  await rename(unfinished, store);
  return kept;
}

/** Brings a store's write-ahead log into its file. @throws when somebody else has the store open */
function takeOver(store: string): void {
  const file = new DatabaseSync(store, { timeout: 1000 });
  try {
    // Only a connection that is alone can leave the write-ahead log.
    const mode = file.prepare("pragma journal_mode = delete").get()?.["journal_mode"];
    if (mode !== "delete") throw new Error("the store is in use: stop the site first");
  } finally {
    file.close();
  }
}
