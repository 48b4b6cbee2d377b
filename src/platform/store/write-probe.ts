import { open, rm, statfs } from "node:fs/promises";
import { join } from "node:path";
import { log, logFailure } from "../log.ts";
import { faultOf, type Store, type StoreFault } from "./connect.ts";
import type { Database } from "./tables.ts";

/** The free bytes for this user on a folder's disk; undefined if the OS doesn't say. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}

/** Several pages' worth, so that it needs new space. */
const probe = "x".repeat(16 * 1024);
/**
 * SQLite rolls back in memory, and a commit would drop other processes' cached pages. So the disk is probed with a
 * file.
 */
const probeFile = "write-probe";

/** How long a result is valid, in milliseconds. */
const keptFor = 5000;

class RolledBack extends Error {}

/**
 * Writes to the store and leaves no trace.
 * @throws the error of the store or its disk if it can't be written
 */
export async function probeWrite({ db, engine }: Store, dataDir: string): Promise<void> {
  await writeAndRollBack(db);
  if (engine === "sqlite") await writeAndRemove(join(dataDir, probeFile));
}

async function writeAndRollBack(db: Database): Promise<void> {
  try {
    await db.transaction().execute(async (transaction) => {
      // No real day has this number.
      await transaction.insertInto("daily_salts").values({ day: -1, salt: probe }).execute();
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}

async function writeAndRemove(path: string): Promise<void> {
  // A file left behind by another user's killed command couldn't be overwritten.
  await rm(path, { force: true });
  const file = await open(path, "w", 0o600);
  try {
    await file.writeFile(probe);
    await file.sync();
  } finally {
    await file.close();
    await rm(path, { force: true });
  }
}

const why: Record<StoreFault, string> = {
  rights: ": it's read-only",
  room: ": its disk is full",
  damage: ": it's damaged",
  lock: ": another program has locked it",
};

/**
 * Watches whether the store can be written. The returned function explains why not, in words fit for the public, or
 * returns undefined; it probes at most every five seconds. Only the first of several failures is logged, and the
 * recovery.
 * @param now monotonic milliseconds
 */
export function watchWrites(
  store: Store,
  dataDir: string,
  now: () => number = () => performance.now(),
): () => Promise<string | undefined> {
  let latest: { from: number; problem: Promise<string | undefined> } | undefined;
  let failing = false;

  async function tryNow(): Promise<string | undefined> {
    try {
      await probeWrite(store, dataDir);
    } catch (error) {
      if (!failing) logFailure("checking whether the store can be written", error);
      failing = true;
      const fault = faultOf(error);
      return `store can't be written${fault === undefined ? "" : why[fault]}`;
    }
    if (failing) log("info", "the store can be written again");
    failing = false;
    return undefined;
  }

  return () => {
    const time = now();
    if (!latest || time - latest.from >= keptFor) latest = { from: time, problem: tryNow() };
    return latest.problem;
  };
}
