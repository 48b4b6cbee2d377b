import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** Each build is a folder here, named after its time, so that names sort by age. It has `client` and `server`. */
export const releasesFolder = "build/releases";

/** A link to the release that the next start runs. */
export const currentRelease = "build/current";

/** The folder of the release that this code was built into; undefined if it runs from sources. */
export const ownRelease = /^.*\/releases\/[^/]+(?=\/server\b)/.exec(import.meta.dirname)?.[0];

/** A release's name for a time, epoch milliseconds: 20261122T231500000Z. */
export function releaseName(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:.]/g, "");
}

/** The names of a folder's complete releases, oldest first; none if there is no such folder. */
export function releasesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d{8}T\d{9}Z$/.test(name))
      .toSorted();
  } catch {
    return [];
  }
}

/** Whether no release beside this one is newer. */
export function isNewestRelease(release: string): boolean {
  const folder = dirname(release);
  return release === join(folder, releasesIn(folder).at(-1) ?? "");
}
