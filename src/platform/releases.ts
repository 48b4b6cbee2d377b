import { readdirSync, readlinkSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { basename, dirname, join } from "node:path";

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

/** The release that the next start will run; undefined before the first build. */
export function currentName(project: string): string | undefined {
  try {
    return basename(readlinkSync(join(project, currentRelease)));
  } catch {
    return undefined;
  }
}

/** The newest release that is older than the current one. */
export function nameBefore(project: string): string | undefined {
  const current = currentName(project);
  const names = releasesIn(join(project, releasesFolder));
  return names.findLast((name) => current === undefined || name < current);
}

/** Selects the release for the next start. The link is replaced atomically, so it always leads to a complete one. */
export function switchRelease(project: string, name: string): void {
  const link = join(project, currentRelease);
  const next = `${link}-${process.pid}`;
  rmSync(next, { force: true });
  symlinkSync(join("releases", name), next);
  renameSync(next, link);
}

/** Whether no other release here is newer. */
export function isNewestRelease(release: string): boolean {
  const folder = dirname(release);
  return release === join(folder, releasesIn(folder).at(-1) ?? "");
}
