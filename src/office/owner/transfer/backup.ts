// Backups and restores. A backup is a consistent copy of a store that may be in use, without what must not outlive it
// (`leftOutOfBackups`); restoring keeps the previous store under another name.

import { createReadStream, existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { sql } from "kysely";
import {
  copyFiles,
  filesInFolder,
  type MediaFiles,
} from "../../../site/media/media-files.service.ts";
import { databaseName } from "../../../platform/store/connect.ts";
import { serversOf } from "../../../platform/store/servers.ts";
import type { Database } from "../../../platform/store/tables.ts";
import { closeToOthers, privateFolder, writeWhole } from "../../../platform/private-files.ts";
import { isBusy } from "../../../platform/store/sqlite-dialect.ts";
import { leftOutOfBackups } from "./transferred-tables.ts";
import { CommandError } from "../command.ts";
import { dayLength } from "../../../platform/today.ts";

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

/** The schemas of stores that a restore replaced. They are in no backup. */
const keptSchema = "rallyrank_before_";

/**
 * Dumps a PostgreSQL database to a file with pg_dump, in its custom format, without the rows of `leftOutOfBackups`.
 * @throws CommandError if pg_dump isn't installed or fails
 */
export async function dumpPostgres(databaseUrl: string, to: string): Promise<void> {
  await writeWhole(to, async (_, unfinished) => {
    await runClient(databaseUrl, "pg_dump", [
      "--format=custom",
      ...leftOutOfBackups.map((table) => `--exclude-table-data=${table}`),
      `--exclude-schema=${keptSchema}*`,
      `--file=${unfinished}`,
    ]);
  });
}

/**
 * Replaces the store in a PostgreSQL database, which must not be in use, with a dump of `dumpPostgres`. The database's
 * owner may do that: the previous tables move to a schema of their own.
 * @param now epoch milliseconds, for that schema's name
 * @returns that name
 * @throws StoreInUse, or CommandError with the previous store back in its place
 */
export async function restorePostgres(
  { databaseUrl, db }: { databaseUrl: string; db: Database },
  from: string,
  now: number,
): Promise<string> {
  await runClient(undefined, "pg_restore", ["--list", from]);
  const others = await sql`select 1 from pg_stat_activity where datname = current_database()
    and pid <> pg_backend_pid() and backend_type = 'client backend'`.execute(db);
  if (others.rows.length > 0) throw new StoreInUse(`${databaseName(databaseUrl)} is in use`);
  const time = new Date(now).toISOString().slice(0, 19).replaceAll(/\D/g, "_");
  const kept = keptSchema + time;
  await sql`alter schema public rename to ${sql.ref(kept)}`.execute(db);
  try {
    await sql`create schema public`.execute(db);
    const asOwner = ["--no-owner", "--no-privileges", "--single-transaction", "--exit-on-error"];
    await runClient(databaseUrl, "pg_restore", [...asOwner, from]);
    for (const table of leftOutOfBackups) {
      // A store with an earlier schema doesn't have all of them.
      const { rows } =
        await sql`select 1 where to_regclass(${`public.${table}`}) is not null`.execute(db);
      if (rows.length > 0) await sql`delete from ${sql.table(table)}`.execute(db);
    }
  } catch (error) {
    await sql`drop schema if exists public cascade`.execute(db);
    await sql`alter schema ${sql.ref(kept)} rename to public`.execute(db);
    throw error;
  }
  return kept;
}

/** A program's arguments for a database. Everyone on the machine can read a command line, so it has no password. */
function connectingTo(databaseUrl: string): string[] {
  const servers = serversOf(databaseUrl).map((server) => new URL(server));
  const { protocol, username, pathname, search } = servers[0]!;
  const hosts = servers.map(({ host }) => host).join(",");
  const address = `${protocol}//${username && `${username}@`}${hosts}${pathname}${search}`;
  return ["--no-password", `--dbname=${address}`];
}

/** What it reads from the environment: the password, and that it needs the server that takes writes. */
function secretsOf(databaseUrl: string): NodeJS.Dict<string> {
  const servers = serversOf(databaseUrl);
  const password = decodeURIComponent(new URL(servers[0]!).password);
  return {
    ...(password && { PGPASSWORD: password }),
    ...(servers.length > 1 && { PGTARGETSESSIONATTRS: "read-write" }),
  };
}

/** Runs a program of PostgreSQL's. @throws CommandError if it isn't installed or fails */
async function runClient(
  databaseUrl: string | undefined,
  program: "pg_dump" | "pg_restore",
  args: readonly string[],
): Promise<void> {
  const child = spawn(program, [...(databaseUrl ? connectingTo(databaseUrl) : []), ...args], {
    stdio: ["ignore", "ignore", "pipe"],
    env: { ...process.env, ...(databaseUrl && secretsOf(databaseUrl)) },
  });
  const said = text(child.stderr);
  try {
    const [code] = (await once(child, "close")) as [number | null];
    if (code !== 0) throw new CommandError(`${program} failed: ${(await said).trim()}`);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    throw new CommandError(
      `${program} isn't installed: install your system's PostgreSQL client (postgresql-client), as new as the server.`,
    );
  }
}

/** For how many days, weeks and months the last backup of each is kept. */
export interface Keep {
  days: number;
  weeks: number;
  months: number;
}

/** How long the timer keeps backups that it didn't make, in days: those of updates and of people. */
const keptByHand = 30;

/**
 * A backup's file name.
 * @param time epoch milliseconds; names have whole seconds
 * @param ending 'sqlite', or 'dump' for PostgreSQL
 * @param isScheduled whether the timer makes it, which deletes it when it has newer ones
 */
export function backupName(time: number, ending: "sqlite" | "dump", isScheduled: boolean): string {
  const second = new Date(time).toISOString().slice(0, 19).replaceAll(":", "-");
  return `rallyrank-${second}Z${isScheduled ? "-scheduled" : ""}.${ending}`;
}

/** The file beside a backup that has the files of the content folder. */
export const contentBeside = (backup: string) =>
  backup.replace(/(?:\.(?:sqlite|dump))?(?:\.part)?$/, ".content.zip");

/** The file beside a backup that lists the files of its pictures. */
const picturesListBeside = (backup: string) =>
  contentBeside(backup).replace(".content.zip", ".pictures.txt");

/** The files that are beside a backup. */
export const filesBeside = (backup: string): string[] => [
  contentBeside(backup),
  picturesListBeside(backup),
];

/** The pictures of all backups in a folder: a picture's files never change, so each is there once. */
const picturesIn = (folder: string) => filesInFolder(join(folder, "pictures"));

/**
 * Copies a site's pictures beside a backup, those that no earlier backup there has. Call it before the store is copied,
 * so that it has what's deleted meanwhile, and once more after that, for what has come in.
 * @returns how many files it has, and how many were copied
 */
export async function backupPictures(
  from: MediaFiles,
  backup: string,
): Promise<{ files: number; copied: number }> {
  const { names: there, copied } = await copyFiles(from, picturesIn(dirname(backup)));
  const list = picturesListBeside(backup);
  for (const name of listed(list)) there.add(name);
  if (there.size > 0)
    await writeWhole(list, (file) => file.writeFile([...there].toSorted().join("\n")));
  return { files: there.size, copied };
}

/** Copies the pictures of a backup back to where a site has them. @returns how many files were copied */
export async function restorePictures(backup: string, to: MediaFiles): Promise<number> {
  const wanted = new Set(listed(picturesListBeside(backup)));
  if (wanted.size === 0) return 0;
  return (await copyFiles(picturesIn(dirname(backup)), to, wanted)).copied;
}

/** Deletes the pictures in a folder of backups that none of them lists any more. @returns how many files */
export async function prunePictures(folder: string): Promise<number> {
  const lists = readdirSync(folder).filter((name) => name.endsWith(".pictures.txt"));
  const wanted = new Set(lists.flatMap((name) => listed(join(folder, name))));
  // Without a list, any of them may be needed.
  if (wanted.size === 0) return 0;
  const pictures = picturesIn(folder);
  let deleted = 0;
  for await (const { name } of pictures.list()) {
    if (wanted.has(name)) continue;
    await pictures.remove(name);
    deleted++;
  }
  return deleted;
}

const listed = (list: string): string[] =>
  existsSync(list) ? readFileSync(list, "utf8").split("\n").filter(Boolean) : [];

const names =
  /^rallyrank-(\d{4}-\d{2}-\d{2})T(\d{2})-(\d{2})-(\d{2})Z(-scheduled)?\.(sqlite|dump)(\.part)?$/;

interface Backup {
  name: string;
  /** In epoch milliseconds. */
  time: number;
  /** Undefined for what an update or people made, and for all of version 2.0.0, which didn't say. */
  scheduled: string | undefined;
  ending: string;
  unfinished: boolean;
}

function readName(name: string): Backup | undefined {
  const [, date, hour, minute, second, scheduled, ending = "", part] = names.exec(name) ?? [];
  const time = Date.parse(`${date}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time)
    ? undefined
    : { name, time, scheduled, ending, unfinished: part !== undefined };
}

/** Weeks begin on Monday; the epoch was a Thursday. All periods are in UTC. */
const periods: Record<keyof Keep, (time: number) => string | number> = {
  days: (time) => Math.floor(time / dayLength),
  weeks: (time) => Math.floor((time / dayLength + 3) / 7),
  months: (time) => new Date(time).toISOString().slice(0, 7),
};

/**
 * The backups in a folder that needn't be kept: all but the last of each of the newest days, weeks and months that have
 * one, and unfinished ones. For 30 days, that's only what the timer made of the database in use. The newest backup stays,
 * however old it is. Other files are ignored.
 * @param files the names in the folder
 * @param now epoch milliseconds
 */
export function backupsToDelete(files: readonly string[], keep: Keep, now: number): string[] {
  const all = files.flatMap((name) => readName(name) ?? []).toSorted((a, b) => b.time - a.time);
  const finished = all.filter(({ unfinished }) => !unfinished);
  const isNew = ({ time }: Backup, days: number) => time > now - days * dayLength;
  const kept = new Set(finished.slice(0, 1));
  // The first dump of PostgreSQL doesn't take the place of SQLite's backups: they're the way back from the move.
  for (const backup of finished)
    if (isNew(backup, keptByHand) && !(backup.scheduled && backup.ending === finished[0]!.ending))
      kept.add(backup);
  for (const period of ["days", "weeks", "months"] as const) {
    const last = new Map<string | number, Backup>();
    for (const backup of finished) {
      const key = periods[period](backup.time);
      if (!last.has(key)) last.set(key, backup);
    }
    for (const backup of [...last.values()].slice(0, keep[period])) kept.add(backup);
  }
  const newest = finished[0]?.time ?? -Infinity;
  return (
    all
      // What is being written by another command isn't finished either.
      .filter((backup) =>
        backup.unfinished ? backup.time < newest && !isNew(backup, 1) : !kept.has(backup),
      )
      .map(({ name }) => name)
  );
}
