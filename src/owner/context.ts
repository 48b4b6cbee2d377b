import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { databaseName, openStore, type Store, storeFile } from "../platform/store/connect.ts";
import type { Note } from "../platform/acts.ts";
import { isUpToDate } from "../platform/store/migrate.ts";
import { type Environment, readSettings } from "../platform/settings.ts";
import { CommandError, UsageError } from "./command.ts";

/** What a command works with. */
export interface CommandContext {
  /** Opens the store, once. @throws CommandError if there is none, or it is out of date */
  store(): Promise<Store>;
  /** Epoch milliseconds. */
  now(): number;
  /** For the log: why something is done, if that was said, and by which account of this machine. */
  note(reason?: string): Note;
}

/** A command's action, given the store that the settings name, which is closed even if the action throws. */
export function withContext<Args extends unknown[]>(
  action: (context: CommandContext, ...args: Args) => Promise<void>,
): (...args: Args) => Promise<void> {
  return async (...args) => {
    let opened: Promise<Store> | undefined;
    try {
      const now = Date.now;
      const note = (reason = ""): Note => ({
        reason: reason.trim(),
        now: now(),
        by: accountName(),
        role: "owner",
      });
      await action({ store: () => (opened ??= open()), now, note }, ...args);
      if (opened) noteStore(readSettings());
    } finally {
      const store = await opened?.catch(() => undefined);
      await store?.close();
    }
  };
}

/**
 * The settings of a command that works on the site's store.
 * @throws CommandError if there is none: opening a missing file would create an empty store, in a folder whose name was
 * misspelled
 */
export function settingsOfStore(): Environment {
  const environment = readSettings();
  const { dataDir, databaseUrl } = environment;
  if (databaseUrl === undefined && !existsSync(join(dataDir, storeFile)))
    throw new CommandError(
      `There is no store in DATA_DIR=${dataDir}: start the site once, or name the folder it uses.`,
    );
  return environment;
}

/** The store that settings name, for an owner to read: a file's path, or a database and its host. */
export function storeName({ dataDir, databaseUrl }: Environment): string {
  return databaseUrl === undefined ? resolve(dataDir, storeFile) : databaseName(databaseUrl);
}

/** Says on stderr which store a command has worked on: with other settings it would have been another one. */
export function noteStore(environment: Environment): void {
  console.error(`Store: ${storeName(environment)}`);
}

async function open(): Promise<Store> {
  const environment = settingsOfStore();
  const store = openStore(environment);
  try {
    if (!(await isUpToDate(store.db)))
      throw new CommandError(
        "The store is from an earlier version of this software: start the site once, which migrates it.",
      );
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/** The machine's account that runs a command. */
function accountName(): string {
  try {
    return `${userInfo().username} (command)`;
  } catch {
    // A container may run as a number that has no name.
    return `account ${process.getuid?.() ?? "?"} (command)`;
  }
}

/** Asks before what needs a yes, unless `yes`. @throws CommandError for a no, UsageError without a terminal */
export async function confirm(question: string, yes?: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new UsageError(`${question} There is no terminal to ask on: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new CommandError("Nothing was done.");
}
