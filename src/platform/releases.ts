import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
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

/** In the folder of a release, the name of the one that was current before it. */
const replacedFile = "replaced";

/** In the folder of a release that an update went back from. A process may still serve it. */
const refusedFile = "refused";

/** The names of the complete releases in a folder, oldest first, without those that an update went back from. */
export function releasesIn(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((name) => /^\d{8}T\d{9}Z$/.test(name))
      .filter((name) => !existsSync(join(folder, name, refusedFile)))
      .toSorted();
  } catch {
    return [];
  }
}

/** In the folder of a release that someone went back from. */
const leftFile = "left";

/** Notes that someone went back from a release, which stays as it is. */
export function noteLeft(project: string, name: string): void {
  writeFileSync(join(project, releasesFolder, name, leftFile), "");
}

/** Whether someone went back from the release in this folder. */
export const isLeft = (folder: string): boolean => existsSync(join(folder, leftFile));

/** Whether an update went back from the release in this folder. */
export const isRefused = (folder: string): boolean => existsSync(join(folder, refusedFile));

/** Takes a release out of those to go back or forward to. Its files stay, for a process that still serves it. */
export function refuseRelease(project: string, name: string): void {
  writeFileSync(join(project, releasesFolder, name, refusedFile), "");
}

/** Notes in the folder of a new release which one it replaces. */
export function noteReplaced(folder: string, replaced: string): void {
  writeFileSync(join(folder, replacedFile), replaced);
}

/** The release that the next start will run; undefined before the first build. */
export function currentName(project: string): string | undefined {
  try {
    return basename(readlinkSync(join(project, currentRelease)));
  } catch {
    return undefined;
  }
}

/** The release that the current one replaced or, if that's gone, the newest that is older. */
export function nameBefore(project: string): string | undefined {
  const current = currentName(project);
  const names = releasesIn(join(project, releasesFolder));
  const replaced = current && replacedBy(join(project, releasesFolder, current));
  return (
    names.find((name) => name === replaced) ??
    names.findLast((name) => current === undefined || name < current)
  );
}

function replacedBy(folder: string): string | undefined {
  try {
    return readFileSync(join(folder, replacedFile), "utf8");
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

/** Whether no other release here is newer. */
export function isNewestRelease(release: string): boolean {
  const folder = dirname(release);
  return release === join(folder, releasesIn(folder).at(-1) ?? "");
}

/** A version of the project, and the commit that is that version. */
export interface Version {
  /** The tag's name, or the number in package.json. */
  name: string;
  commit: string;
}

/** The clone lacks earlier commits. The message leaves it to the caller how to get them. */
export class ShallowClone extends Error {
  override name = "ShallowClone";
}

/** 'v2.0.0' or '2.0.0'. What comes before a version, such as 2.0.0-rc.1, isn't one. */
const versionName = /^v?\d+\.\d+(\.\d+)*$/;
const numberOf = (name: string) => name.replace(/^v/, "");
const numbersOf = (name: string) => numberOf(name).split(".").map(Number);
const manifest = "package.json";

/**
 * The project's versions, newest first. A version is the commit that a tag with its name names or, without one, the first
 * on the branch whose package.json has its number. Later commits belong to no version until there is another.
 * @param branch HEAD, or a branch as Git knows it
 * @param git runs Git in the project, and returns what it writes to standard output
 * @throws ShallowClone
 */
export async function versionsOn(
  branch: string,
  git: (args: readonly string[]) => Promise<string>,
): Promise<readonly Version[]> {
  const lines = async (...args: string[]) => (await git(args)).split("\n").filter(Boolean);
  if ((await git(["rev-parse", "--is-shallow-repository"])).trim() === "true")
    throw new ShallowClone(
      "This clone is shallow, so it doesn't have the commits of earlier versions.",
    );
  const versions: Version[] = [];
  const add = (name: string, commit: string) => {
    if (versionName.test(name) && !versionNamed(name, versions)) versions.push({ name, commit });
  };
  // An annotated tag is an object of its own, and names the commit.
  const format = "--format=%(refname:strip=2) %(objectname) %(*objectname)";
  for (const line of await lines("for-each-ref", format, "refs/tags")) {
    const [name = "", object = "", commit] = line.split(" ");
    add(name, commit || object);
  }
  const isThere = (await lines("for-each-ref", "--format=%(refname)", branch)).length > 0;
  const changed =
    branch === "HEAD" || isThere
      ? ["log", "--first-parent", "--reverse", "--format=%H", '-G"version":', branch]
      : undefined;
  for (const commit of changed ? await lines(...changed, "--", manifest) : []) {
    const { version = "" } = JSON.parse(await git(["show", `${commit}:${manifest}`])) as {
      version?: string;
    };
    add(version, commit);
  }
  return versions.toSorted(({ name: one }, { name: other }) => {
    const [these, those] = [numbersOf(one), numbersOf(other)];
    const at = these.findIndex((number, index) => number !== those[index]);
    return at < 0 ? those.length - these.length : (those[at] ?? -1) - these[at]!;
  });
}

/** The version with a name, however it's written: 'v2.0.0' is 2.0.0. */
export const versionNamed = (name: string, versions: readonly Version[]): Version | undefined =>
  versions.find((each) => numberOf(each.name) === numberOf(name));
