import { type FileHandle, open, rename, rm } from "node:fs/promises";

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
