import { existsSync } from "node:fs";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { openStore, type Store, storeFile } from "../../db/connect.ts";
import { isUpToDate } from "../../db/migrate.ts";
import { readEnvironment } from "../environment.ts";
import { type Desk, UsageError, CommandError } from "./command.ts";

/** A desk over the store that the settings name; it is closed whatever becomes of the command. */
export async function atDesk(work: (desk: Desk) => Promise<void>): Promise<void> {
  let opened: Promise<Store> | undefined;
  try {
    await work({ store: () => (opened ??= open()), now: Date.now });
  } finally {
    const store = await opened?.catch(() => undefined);
    await store?.close();
  }
}

async function open(): Promise<Store> {
  const environment = readEnvironment(process.env);
  const { dataDir, databaseUrl } = environment;
  // Opening a file that is not there would make it: an empty store in a folder that was misspelled.
  if (databaseUrl === undefined && !existsSync(join(dataDir, storeFile)))
    throw new CommandError(
      `There is no store in DATA_DIR=${dataDir}: start the site once, or name the folder it uses.`,
    );
  const store = openStore(environment);
  try {
    if (!(await isUpToDate(store.db)))
      throw new CommandError(
        "The store is of another version of this software: start the site once.",
      );
    return store;
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * Asks the owner before something that cannot be undone.
 * @param yes whether it was said on the command line already
 * @throws CommandError where the answer is no, UsageError where there is nobody to ask
 */
export async function confirm(question: string, yes: boolean): Promise<void> {
  if (yes) return;
  if (!process.stdin.isTTY)
    throw new UsageError("Nobody can be asked here before this is done for good: add --yes.");
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  if (answer.trim().toLowerCase() !== "yes") throw new CommandError("Nothing was done.");
}
