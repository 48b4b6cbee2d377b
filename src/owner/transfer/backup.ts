import { createReadStream, existsSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { closeToOthers, privateFolder } from "../../platform/store/private-files.ts";
import { isBusy } from "../../platform/store/sqlite-dialect.ts";
import { leftOutOfBackups } from "./transferred-tables.ts";
import { writeWhole } from "../../platform/write-whole.ts";

/**
 * Copies a SQLite store, which may be in use, to a file: a snapshot without the rows of `leftOutOfBackups`, and without
 * traces of deleted data.
 * @throws if the copy is damaged, or the file exists
 */
export async function backupStore(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Error(`${to} exists already`);
  await writeWhole(to, async (_, unfinished) => {
    try {
      copyStore(from, unfinished);
      leaveOut(unfinished);
      checkWhole(unfinished);
    } finally {
      removeTemporary(unfinished);
    }
  });
}

/** SQLite leaves these files where it had to stop. */
function removeTemporary(path: string): void {
  for (const rest of ["-journal", "-wal", "-shm"]) rmSync(path + rest, { force: true });
}

function copyStore(from: string, to: string): void {
  const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
  try {
    source.prepare("vacuum into ?").run(to);
  } finally {
    source.close();
  }
}

/** Empties the tables of `leftOutOfBackups`, and overwrites their data in the file. */
function leaveOut(path: string): void {
  const copy = new DatabaseSync(path);
  try {
    copy.exec("pragma journal_mode = memory; pragma secure_delete = on;");
    // A store with an earlier schema doesn't have all of them.
    const isThere = copy.prepare("select 1 from sqlite_master where type = 'table' and name = ?");
    for (const table of leftOutOfBackups) if (isThere.get(table)) copy.exec(`delete from ${table}`);
  } finally {
    copy.close();
  }
}

/** @throws if a file isn't an intact SQLite database */
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
 * Replaces a store, which must not be in use, with a backup. What this version leaves out of backups is left out of an
 * earlier version's, too, or of a copied store.
 * @param now epoch milliseconds, for the name under which the previous store is kept
 * @returns that name, or undefined if there was no store
 * @throws StoreInUse, or if the backup is damaged
 */
export async function restoreStore(
  from: string,
  store: string,
  now: number,
): Promise<string | undefined> {
  checkWhole(from);
  privateFolder(dirname(store));
  if (existsSync(store)) closeWriteAheadLog(store);
  return await writeWhole(store, async (file, unfinished) => {
    try {
      for await (const part of createReadStream(from)) await file.appendFile(part as Buffer);
      leaveOut(unfinished);
    } finally {
      removeTemporary(unfinished);
    }
    // Once more: the site may have been started meanwhile.
    const kept = existsSync(store) ? await setAside(store, now) : undefined;
    for (const rest of ["-wal", "-shm"]) rmSync(store + rest, { force: true });
    return kept;
  });
}

/** Renames a store and returns its new name. */
async function setAside(store: string, now: number): Promise<string> {
  closeWriteAheadLog(store);
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  const kept = `${store}.before-${time}`;
  await rename(store, kept);
  closeToOthers(kept);
  return kept;
}

/** Another process has the store open. */
export class StoreInUse extends Error {
  override name = "StoreInUse";
}

/** Merges a store's write-ahead log into its file. @throws StoreInUse */
function closeWriteAheadLog(store: string): void {
  const file = new DatabaseSync(store, { timeout: 1000 });
  try {
    // SQLite changes the mode only if there is no other connection.
    const mode = file.prepare("pragma journal_mode = delete").get()?.["journal_mode"];
    if (mode !== "delete") throw new StoreInUse(`${store} is in use`);
  } catch (error) {
    throw isBusy(error) ? new StoreInUse(`${store} is in use`, { cause: error }) : error;
  } finally {
    file.close();
  }
}
