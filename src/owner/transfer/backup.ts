// Backups and restores. A backup is a consistent copy of a store that may be in use, without what must not outlive it
// (`leftOutOfBackups`); restoring keeps the previous store under another name.

import { createReadStream, existsSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { closeToOthers, privateFolder, writeWhole } from "../../platform/private-files.ts";
import { isBusy } from "../../platform/store/sqlite-dialect.ts";
import { leftOutOfBackups } from "./transferred-tables.ts";
import { CommandError } from "../command.ts";

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

/** SQLite leaves these files behind when interrupted. */
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
 * Replaces a store, which must not be in use, with a backup. Anything this version leaves out of backups is also
 * removed from an earlier version's backup or a copied store.
 * @param now epoch milliseconds, for the new name of the previous store
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

/**
 * Dumps a PostgreSQL database to a file with pg_dump, in its custom format, without the rows of `leftOutOfBackups`.
 * @throws CommandError if pg_dump isn't installed or fails
 */
export async function dumpPostgres(databaseUrl: string, to: string): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  // Everyone on the machine can read a command line.
  url.password = "";
  await writeWhole(to, async (_, unfinished) => {
    const child = spawn(
      "pg_dump",
      [
        "--format=custom",
        "--no-password",
        ...leftOutOfBackups.map((table) => `--exclude-table-data=${table}`),
        `--file=${unfinished}`,
        `--dbname=${url.href}`,
      ],
      {
        stdio: ["ignore", "ignore", "pipe"],
        env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      },
    );
    const said = text(child.stderr);
    try {
      const [code] = (await once(child, "close")) as [number | null];
      if (code !== 0) throw new CommandError(`pg_dump failed: ${(await said).trim()}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      throw new CommandError(
        "pg_dump isn't installed: install your system's PostgreSQL client (postgresql-client), as new as the server.",
      );
    }
  });
}

/** For how many days, weeks and months the last backup of each is kept. */
export interface Keep {
  days: number;
  weeks: number;
  months: number;
}

const dayLength = 86_400_000;

/**
 * A backup's file name.
 * @param time epoch milliseconds; names have whole seconds
 * @param ending 'sqlite', or 'dump' for PostgreSQL
 */
export function backupName(time: number, ending: "sqlite" | "dump"): string {
  const second = new Date(time).toISOString().slice(0, 19).replaceAll(":", "-");
  return `rallyrank-${second}Z.${ending}`;
}

const names = /^rallyrank-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z\.(?:sqlite|dump)(\.part)?$/;

interface Backup {
  name: string;
  /** In epoch milliseconds. */
  time: number;
  unfinished: boolean;
}

function readName(name: string): Backup | undefined {
  const [, date, hour, minute, second, part] = names.exec(name) ?? [];
  const time = Date.parse(`${date}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : { name, time, unfinished: part !== undefined };
}

/** Weeks begin on Monday; the epoch was a Thursday. All periods are in UTC. */
const periods: Record<keyof Keep, (time: number) => string | number> = {
  days: (time) => Math.floor(time / dayLength),
  weeks: (time) => Math.floor((time / dayLength + 3) / 7),
  months: (time) => new Date(time).toISOString().slice(0, 7),
};

/**
 * The backups in a folder that needn't be kept: all but the last of each of the newest days, weeks and months that have
 * one, and unfinished ones. The newest backup stays, however old it is. Other files are ignored.
 * @param files the names in the folder
 */
export function backupsToDelete(files: readonly string[], keep: Keep): string[] {
  const all = files.flatMap((name) => readName(name) ?? []).toSorted((a, b) => b.time - a.time);
  const finished = all.filter(({ unfinished }) => !unfinished);
  const kept = new Set(finished.slice(0, 1));
  for (const period of ["days", "weeks", "months"] as const) {
    const last = new Map<string | number, Backup>();
    for (const backup of finished) {
      const key = periods[period](backup.time);
      if (!last.has(key)) last.set(key, backup);
    }
    for (const backup of [...last.values()].slice(0, keep[period])) kept.add(backup);
  }
  const newest = finished[0]?.time ?? -Infinity;
  return all
    .filter((backup) => (backup.unfinished ? backup.time < newest : !kept.has(backup)))
    .map(({ name }) => name);
}
