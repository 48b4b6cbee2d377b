import { chmodSync, mkdirSync, statSync } from "node:fs";
import { type FileHandle, open, rename, rm } from "node:fs/promises";

/** Creates a folder only its owner can enter, or restricts an existing one. */
export function privateFolder(path: string): void {
  mkdirSync(path, { recursive: true, mode: 0o700 });
  closeToOthers(path);
}

/** Removes everyone else's permissions on a file or folder. Does nothing if it doesn't exist or isn't ours. */
export function closeToOthers(path: string): void {
  const mode = statSync(path, { throwIfNoEntry: false })?.mode ?? 0;
  // A sticky bit means it's shared on purpose, as /tmp is.
  if ((mode & 0o077) === 0 || (mode & 0o1000) !== 0) return;
  try {
    chmodSync(path, mode & 0o7700);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== "EPERM" && code !== "EROFS") throw error;
  }
}

/**
 * Writes a private file atomically: under a temporary name until everything is on disk. An existing file stays in place
 * until then.
 * @param write writes to the open file or its temporary path
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
