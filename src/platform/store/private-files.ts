import { chmodSync, mkdirSync, statSync } from "node:fs";

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
