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

/** What there is to say of a file; undefined if there is none, or this user may not look. */
function factsOf(path: string): FileFacts | undefined {
  try {
    const { mode, uid } = statSync(path);
    return { path, mode, owner: uid };
  } catch {
    return undefined;
  }
}

const known = (paths: readonly string[]) => paths.map(factsOf).filter((each) => each !== undefined);

/** Who has which rights to the site's files. Called before the store is opened, which tightens them. */
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

/** The room on the data folder's disk. */
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
    // Some file systems have no limit, and say 0.
    return files === 0 ? undefined : ffree;
  } catch {
    return undefined;
  }
}

/** The oldest Node.js that the project runs on. */
export function minimumNode(projectFolder: string): string {
  const text = readFileSync(join(projectFolder, "package.json"), "utf8");
  const { engines } = JSON.parse(text) as { engines: { node: string } };
  return engines.node.replace(">=", "");
}

/** Which release runs, and which could; undefined if this runs from sources. */
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

/** The content file that was edited last; undefined if there is none. */
export function lastEdit(projectFolder: string): WebsiteFacts["lastEdit"] {
  const edits = filesBelow(projectFolder, contentFolder).map((path) => ({
    path,
    at: statSync(join(projectFolder, path)).mtimeMs,
  }));
  return edits.toSorted((one, other) => other.at - one.at)[0];
}

/** When this release was built, in epoch milliseconds, by the name of its folder; undefined if it runs from sources. */
export function builtAt(release = ownRelease): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z$/.exec(release ?? "") ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}
