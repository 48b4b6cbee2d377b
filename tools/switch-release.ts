import {
  mkdirSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from "node:fs";
import { basename, join } from "node:path";
import {
  currentRelease,
  releaseName,
  releasesFolder,
  releasesIn,
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

/** The release that the next start will run; undefined before the first build. */
export function currentName(project: string): string | undefined {
  try {
    return basename(readlinkSync(join(project, currentRelease)));
  } catch {
    return undefined;
  }
}

/** Selects the release for the next start. The link is replaced atomically, so it always leads to a complete one. */
export function switchRelease(project: string, name: string): void {
  const link = join(project, currentRelease);
  const next = `${link}-${process.pid}`;
  rmSync(next, { force: true });
  symlinkSync(join("releases", name), next);
  renameSync(next, link);
}

export function startRelease(project: string): UnfinishedRelease {
  const name = releaseName(Date.now());
  const releases = join(project, releasesFolder);
  const folder = join(releases, `${name}.part`);
  return {
    folder,
    finish() {
      mkdirSync(releases, { recursive: true });
      renameSync(folder, join(releases, name));
      switchRelease(project, name);
      prune(releases);
      return name;
    },
    discard: () => rmSync(folder, { recursive: true, force: true }),
  };
}

function prune(releases: string): void {
  const old = releasesIn(releases).slice(0, -kept);
  const killed = readdirSync(releases).filter(
    (name) =>
      name.endsWith(".part") && Date.now() - statSync(join(releases, name)).mtimeMs > maxBuildTime,
  );
  for (const name of [...old, ...killed])
    rmSync(join(releases, name), { recursive: true, force: true });
}
