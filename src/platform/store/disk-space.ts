import { statfs } from "node:fs/promises";

/** How many bytes this user may still write to a folder's disk; undefined if the system doesn't say. */
export async function freeBytes(folder: string): Promise<number | undefined> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  } catch {
    return undefined;
  }
}
