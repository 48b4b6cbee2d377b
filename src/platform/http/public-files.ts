import { globSync, readFileSync, realpathSync, statSync } from "node:fs";
import { join, sep } from "node:path";

/**
 * The paths of a folder's files as a browser asks for them: '/icon.png'. Without hidden files, and without links to
 * what is elsewhere.
 */
export function publicFiles(folder: string): string[] {
  const files = globSync("**/*.*", { cwd: folder });
  if (files.length === 0) return [];
  const real = realpathSync(folder) + sep;
  return files
    .filter(
      (file) =>
        isBelow(real, join(folder, file)) && !file.split(sep).some((part) => part.startsWith(".")),
    )
    .map((file) => `/${file.replaceAll(sep, "/")}`)
    .toSorted();
}

/** The paths of a folder's files that a copy of the folder doesn't have, or has with other bytes. */
export function changedFiles(folder: string, copy: string): string[] {
  const copied = new Set(publicFiles(copy));
  return publicFiles(folder).filter(
    (path) =>
      !copied.has(path) || !readFileSync(join(folder, path)).equals(readFileSync(join(copy, path))),
  );
}

function isBelow(folder: string, file: string): boolean {
  try {
    const real = realpathSync(file);
    return real.startsWith(folder) && statSync(real).isFile();
  } catch {
    // A link that leads nowhere.
    return false;
  }
}
