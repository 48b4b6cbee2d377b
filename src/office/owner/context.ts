import { existsSync } from "node:fs";
import { userInfo } from "node:os";
import { join, resolve } from "node:path";
import { createInterface } from "node:readline/promises";
import { databaseName, openStore, type Store, storeFile } from "../../platform/store/connect.ts";
import type { Note } from "../../platform/acts.ts";
import { type ContentService, openContent } from "../publishing/content.service.ts";
import { type LiveLibrary, openLiveLibrary } from "../../library/open-library.ts";
import { ownRelease } from "../../platform/releases.ts";
import { isUpToDate } from "../../platform/store/migrate.ts";
import { type Environment, readSettings } from "../../platform/settings.ts";
import { CommandError, UsageError } from "./command.ts";

export interface CommandContext {
  /** Opens the store, once. @throws CommandError if it doesn't exist or is out of date */
  store(): Promise<Store>;
  /**
   * Opens content as the site shows it: what was published in the browser, over the files.
   * @param showsSamples as the settings say, unless it's given
   * @throws CommandError as `store`, ContentMistakes if there is no valid version
   */
  content(showsSamples?: boolean): Promise<ContentService>;
  /** In epoch milliseconds. */
  now(): number;
  /** For the log: the reason, if given, and the OS account. */
  note(reason?: string): Note;
}

/** Wraps a command's action with the configured store, which is closed even if the action throws. */
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
      const store = () => (opened ??= open());
      const content = async (showsSamples?: boolean) =>
        await openOwnContent(await store(), now, showsSamples);
      await action({ store, content, now, note }, ...args);
      if (opened) noteStore(readSettings());
    } finally {
      const store = await opened?.catch(() => undefined);
      await store?.close();
    }
  };
}

/**
 * The settings for a command that works on the site's store.
 * @throws CommandError if there is no store: opening a missing file would create an empty one, in a folder whose name
 * was misspelled
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

/** Describes the configured store to the owner: a file's path, or a database and its host. */
export function storeName({ dataDir, databaseUrl }: Environment): string {
  return databaseUrl === undefined ? resolve(dataDir, storeFile) : databaseName(databaseUrl);
}

/** Writes to stderr which store a command worked on, because other settings mean another store. */
export function noteStore(environment: Environment): void {
  console.error(`Store: ${storeName(environment)}`);
}

async function open(): Promise<Store> {
  const environment = settingsOfStore();
  const store = openStore({ ...environment, queryTimeout: 0 });
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

/** The content files, or their last valid version. @throws ContentMistakes if there is none */
export async function openFiles(
  { dataDir, contentDir, sampleContent }: Environment,
  showsSamples = sampleContent,
): Promise<LiveLibrary> {
  return await openLiveLibrary({
    projectFolder: process.cwd(),
    folder: contentDir,
    showsSamples,
    dataDir,
    built: import.meta.env.BUILT_CONTENT,
    release: ownRelease,
  });
}

/** Content as a site over this store shows it. */
export async function openOwnContent(
  store: Store,
  clock: () => number,
  showsSamples?: boolean,
): Promise<ContentService> {
  const settings = readSettings();
  const live = await openFiles(settings, showsSamples);
  // The running site follows by itself, and moves what is stored of renamed entries.
  const changes = { changed: () => undefined, onRead: () => undefined };
  const content = openContent({
    store,
    live,
    changes,
    clock,
    isReadOnly: settings.contentReadOnly,
    swapped: () => Promise.resolve(),
  });
  await content.follow();
  return content;
}

function accountName(): string {
  try {
    return `${userInfo().username} (command)`;
  } catch {
    // A container may run as a user id without a name.
    return `account ${process.getuid?.() ?? "?"} (command)`;
  }
}

/** Asks for confirmation, unless `yes`. @throws CommandError for a no, UsageError without a terminal */
export async function confirm(question: string, yes?: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new UsageError(`${question} There is no terminal to ask on: add --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new CommandError("Nothing was done.");
}
