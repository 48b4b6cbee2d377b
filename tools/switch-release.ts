import { mkdirSync, readdirSync, renameSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import {
  currentName,
  isRefused,
  noteReplaced,
  releaseName,
  releasesFolder,
  releasesIn,
  switchRelease,
} from "../src/platform/releases.ts";

/** The number of releases to keep: the newest, and some to go back to. */
const kept = 3;
/** A build that takes longer than this was killed, in milliseconds. */
const maxBuildTime = 3_600_000;

/** A build that isn't complete: nothing uses its folder yet. */
export interface UnfinishedRelease {
  folder: string;
  /** Makes it the current release, and deletes the oldest ones. Returns its name. */
  finish(): string;
  discard(): void;
}

export function startRelease(project: string): UnfinishedRelease {
  const name = releaseName(Date.now());
  const releases = join(project, releasesFolder);
  const folder = join(releases, `${name}.part`);
  return {
    folder,
    finish() {
      mkdirSync(releases, { recursive: true });
      const before = currentName(project);
      if (before !== undefined) noteReplaced(folder, before);
      renameSync(folder, join(releases, name));
      switchRelease(project, name);
      prune(releases, before);
      return name;
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** @param running a release that processes may run until they're restarted, and the way back, however old it is */
function prune(releases: string, running: string | undefined): void {
  const old = releasesIn(releases)
    .slice(0, -kept)
    .filter((name) => name !== running);
  const killed = readdirSync(releases).filter(
    (name) =>
      (name.endsWith(".part") || (name !== running && isRefused(join(releases, name)))) &&
      Date.now() - statSync(join(releases, name)).mtimeMs > maxBuildTime,
  );
  for (const name of [...old, ...killed])
    rmSync(join(releases, name), { recursive: true, force: true });
}
