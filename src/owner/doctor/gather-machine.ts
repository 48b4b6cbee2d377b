import { readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { digestOfContent, filesBelow } from "../../library/open-library.ts";
import { contentFolder } from "../../platform/content/content-folder.ts";
import { ownRelease, releasesIn } from "../../platform/releases.ts";
import { settingsFiles } from "../../platform/settings.ts";
import { storeFile } from "../../platform/store/connect.ts";
import { freeBytes } from "../../platform/store/write-probe.ts";
import type { DiskFacts, FileFacts, FilesFacts, ReleaseFacts } from "./check-machine.ts";
import type { WebsiteFacts } from "./check-website.ts";

/** A file's owner and permissions; undefined if it doesn't exist or this user may not look. */
function factsOf(path: string): FileFacts | undefined {
  try {
    const { mode, uid } = statSync(path);
    return { path, mode, owner: uid };
  } catch {
    return undefined;
  }
}

const known = (paths: readonly string[]) => paths.map(factsOf).filter((each) => each !== undefined);

/** The permissions of the site's files. Call it before opening the store, which tightens them. */
export function gatherFiles(dataDir: string, backups: readonly string[]): FilesFacts {
  const folder = resolve(dataDir);
  return {
    folder: factsOf(folder),
    inside: known(namesIn(folder).map((name) => join(folder, name))),
    secrets: known(settingsFiles()),
    backups: known(backups),
    user: process.getuid?.(),
  };
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}

/** The free space on the data folder's disk. */
export async function gatherDisk(dataDir: string): Promise<DiskFacts> {
  const files = ["", "-wal"].map((rest) => join(dataDir, storeFile + rest));
  const sizes = files.map((path) => statSync(path, { throwIfNoEntry: false })?.size ?? 0);
  return {
    folder: resolve(dataDir),
    free: await freeBytes(dataDir),
    freeFiles: freeFiles(dataDir),
    store: sizes.reduce((sum, each) => sum + each, 0),
  };
}

function freeFiles(folder: string): number | undefined {
  try {
    const { files, ffree } = statfsSync(folder);
    // Some file systems have no limit, and report 0.
    return files === 0 ? undefined : ffree;
  } catch {
    return undefined;
  }
}

export function minimumNode(projectFolder: string): string {
  const text = readFileSync(join(projectFolder, "package.json"), "utf8");
  const { engines } = JSON.parse(text) as { engines: { node: string } };
  return engines.node.replace(">=", "");
}

/** The current release and the newest; undefined when running from source. */
export function gatherRelease(
  projectFolder: string,
  release = ownRelease,
  built = import.meta.env.BUILT_CONTENT,
): ReleaseFacts | undefined {
  if (release === undefined || built === undefined) return undefined;
  const current = basename(release);
  return {
    current,
    newest: releasesIn(dirname(release)).at(-1) ?? current,
    isContentEdited: digestOfContent(projectFolder) !== built.digest,
  };
}

/** The most recently edited content file, if any. */
export function lastEdit(projectFolder: string): WebsiteFacts["lastEdit"] {
  const edits = filesBelow(projectFolder, contentFolder).map((path) => ({
    path,
    at: statSync(join(projectFolder, path)).mtimeMs,
  }));
  return edits.toSorted((one, other) => other.at - one.at)[0];
}

/** When this release was built, in epoch milliseconds, from its folder's name; undefined when running from source. */
export function builtAt(release = ownRelease): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z$/.exec(release ?? "") ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}
