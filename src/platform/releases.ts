import { readdirSync } from "node:fs";
import { dirname, join } from "node:path";

/** The folder of all builds, each named after its time so that names sort by age. A build has `client` and `server`. */
export const releasesFolder = "build/releases";

/** A link to the release that the next start will run. */
export const currentRelease = "build/current";

/** The release this code was built into; undefined when running from source. */
export const ownRelease = /^.*\/releases\/[^/]+(?=\/server\b)/.exec(import.meta.dirname)?.[0];

/** A release's name for a time in epoch milliseconds: 20261122T231500000Z. */
export function releaseName(time: number): string {
  return new Date(time).toISOString().replaceAll(/[-:.]/g, "");
}

/** The names of the complete releases in a folder, oldest first. */
export function releasesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d{8}T\d{9}Z$/.test(name))
      .toSorted();
  } catch {
    return [];
  }
}

/** Whether no other release here is newer. */
export function isNewestRelease(release: string): boolean {
  const folder = dirname(release);
  return release === join(folder, releasesIn(folder).at(-1) ?? "");
}
