import { readdirSync, readFileSync, statfsSync, statSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { digestOfContent } from "../../../library/open-library.ts";
import { isProjectsContent } from "../../../platform/content/content-folder.ts";
import { filesIn } from "../../../platform/content/content-source.ts";
import { isLeft, ownRelease, releasesIn } from "../../../platform/releases.ts";
import { type Environment, settingsFiles } from "../../../platform/settings.ts";
import { storeFile } from "../../../platform/store/connect.ts";
import type { Backup } from "../../../platform/store/last-backup.ts";
import type { Database } from "../../../platform/store/tables.ts";
import { readOverlays } from "../../publishing/revisions.store.ts";
import { freeBytes } from "../../../platform/store/write-probe.ts";
import type {
  DiskFacts,
  RoomFacts,
  FileFacts,
  FilesFacts,
  OverlayFacts,
  ReleaseFacts,
} from "./check-machine.ts";
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

/** The room where backups go: the folder that settings name, and that of the last one. */
export async function gatherRoom(
  { backupDir }: Pick<Environment, "backupDir">,
  last: Backup | undefined,
): Promise<readonly RoomFacts[]> {
  const folders = new Set([resolve(backupDir), ...(last ? [dirname(resolve(last.file))] : [])]);
  const there = [...folders].filter((folder) => statSync(folder, { throwIfNoEntry: false }));
  return await Promise.all(
    there.map(async (folder) => ({
      folder,
      free: await freeBytes(folder),
      last: last?.bytes ?? 0,
    })),
  );
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
  contentDir: string,
  release = ownRelease,
  built = import.meta.env.BUILT_CONTENT,
): ReleaseFacts | undefined {
  if (release === undefined || built === undefined) return undefined;
  const current = basename(release);
  const newest = releasesIn(dirname(release)).at(-1) ?? current;
  return {
    current,
    newest,
    isBack: isLeft(join(dirname(release), newest)),
    hasOwnFolder: !isProjectsContent(projectFolder, contentDir),
    isContentEdited: digestOfContent(projectFolder, filesIn(contentDir)) !== built.digest,
  };
}

/** What lies over the files of the content folder. @param contentReadOnly as the settings say */
export async function gatherOverlays(
  db: Database,
  { contentDir, contentReadOnly }: Pick<Environment, "contentDir" | "contentReadOnly">,
): Promise<OverlayFacts> {
  const overlays = await readOverlays(db, filesIn(contentDir));
  return {
    folder: resolve(contentDir),
    isReadOnly: contentReadOnly,
    unwritten: overlays.filter(({ changed }) => changed !== "neither").length,
    changed: overlays.flatMap(({ changed, revision }) =>
      changed === "both" ? [revision.path] : [],
    ),
  };
}

/** The most recently edited content file, if any. */
export function lastEdit(contentDir: string): WebsiteFacts["lastEdit"] {
  const files = filesIn(contentDir);
  const edits = files
    .files()
    .map((path) => ({ path: join(contentDir, path), at: files.savedAt(path) }));
  return edits.toSorted((one, other) => other.at - one.at)[0];
}

/** When this release was built, in epoch milliseconds, from its folder's name; undefined when running from source. */
export function builtAt(release = ownRelease): number | undefined {
  const [, year, month, day, hour, minute, second] =
    /(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)\d{3}Z$/.exec(release ?? "") ?? [];
  const time = Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return Number.isNaN(time) ? undefined : time;
}
