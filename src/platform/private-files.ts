import { chmodSync, mkdirSync, statSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";

/** Makes a folder that only its owner can enter, or closes the one that is there to everyone else. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  closeToOthers(path);
}

/** Takes every right to a file or folder from everyone but its owner; one that isn't there or isn't ours stays so. */
export function closeToOthers(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  // A folder with the sticky bit is shared on purpose, as /tmp is.
  if ((mode & 0o077) === 0 || (mode & 0o1000) !== 0) return;
  try {
    chmodSync(path, mode & 0o7700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EPERM" && code !== "EROFS") throw error;
  }
}

/**
 * Writes a file that only its owner can read, whole or not at all: under another name until all of it is on the disk.
 * An earlier file of its name stays until then.
 * @param write writes into the open file, or into what has its name for now
 * @returns what `write` returns
 * @throws what `write` or the file system throws
 */
export async function writeWhole<Result>(
  path: string,
  write: (file: FileHandle, unfinished: string) => Promise<Result>,
): Promise<Result> {
  const unfinished = `${path}.part`;
  await rm(unfinished, { force: true });
  const file = await open(unfinished, "wx", 0o600);
  try {
    const result = await write(file, unfinished);
    await file.sync();
    await rename(unfinished, path);
    return result;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}
