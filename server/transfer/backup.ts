import { createReadStream, existsSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { closeToOthers, privateFolder } from "../../db/private-files.ts";
import { leftBehind } from "../../db/transferred-tables.ts";
import { writeWhole } from "../write-whole.ts";

/**
 * Copies a SQLite store that may be in use, as it stood at one moment, into a file of its own: without what is kept for
 * a day, and without a trace of what was deleted.
 * @throws when the copy is not whole, or the file is there already
 */
export async function backupStore(from: string, to: string): Promise<void> {
  if (existsSync(to)) throw new Error(`${to} is there already`);
  await writeWhole(to, async (_, unfinished) => {
    const source = new DatabaseSync(from, { readOnly: true, timeout: 5000 });
    try {
      source.prepare("vacuum into ?").run(unfinished);
    } finally {
      source.close();
    }
    leaveOutTheDay(unfinished);
    checkWhole(unfinished);
  });
}

/** Empties the tables of what is kept for a day, so that nothing of it is left in the file. */
function leaveOutTheDay(path: string): void {
  const copy = new DatabaseSync(path);
  try {
    copy.exec("pragma journal_mode = memory; pragma secure_delete = on;");
    // A store of an earlier schema does not have them all.
    const isThere = copy.prepare("select 1 from sqlite_master where type = 'table' and name = ?");
    for (const [table, why] of leftBehind)
      if (why === "kept for a day" && isThere.get(table)) copy.exec(`delete from ${table}`);
  } finally {
    copy.close();
  }
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
  privateFolder(dirname(store));
  return await writeWhole(store, async (file) => {
    for await (const part of createReadStream(from)) await file.appendFile(part as Buffer);
    const kept = existsSync(store) ? await setAside(store, now) : undefined;
    for (const rest of ["-wal", "-shm"]) rmSync(store + rest, { force: true });
    return kept;
  });
}

/** Keeps a store under another name, which it returns. */
async function setAside(store: string, now: number): Promise<string> {
  takeOver(store);
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(":", "-");
  const kept = `${store}.before-${time}`;
  await rename(store, kept);
  closeToOthers(kept);
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
