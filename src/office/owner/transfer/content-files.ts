// Content on its way between the store and the content folder. What was published in the browser lies over the files
// until it's written into them, or until a file's own text takes its place. Neither overwrites what the other side
// changed since.

import { mkdirSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Zippable } from "fflate";
import { storedSource } from "../../../site/media/content-photo.ts";
import { writeWhole } from "../../../platform/private-files.ts";
import { type ContentSource, textDigest } from "../../../platform/content/content-source.ts";
import type { Database } from "../../../platform/store/tables.ts";
import {
  listRevisions,
  type Overlay,
  raiseVersion,
  readLive,
  retire,
  type Revision,
  revisionOf,
} from "../../publishing/revisions.store.ts";
import { CommandError } from "../command.ts";
import { programsIn } from "../machine/site-user.ts";

/**
 * Removes published texts from the files below them, so that the files show. Only in a transaction.
 * @param over those that are still live are removed; what was published since stays
 * @returns the paths
 */
export async function takeOff(db: Database, over: readonly Revision[]): Promise<string[]> {
  if (over.length === 0) return [];
  await raiseVersion(db);
  const ids = new Set(over.map(({ id }) => id));
  const { live } = await readLive(db);
  const paths = live.filter(({ id }) => ids.has(id)).map(({ path }) => path);
  await retire(db, paths);
  return paths;
}

/**
 * Writes a content folder's files into a ZIP file.
 * @param now epoch milliseconds
 * @param uploaded reads a photo that was uploaded in the browser, by its path
 * @returns how many
 * @throws CommandError if such a photo can't be read
 */
export async function writeZip(
  file: string,
  source: ContentSource,
  now: number,
  uploaded?: (path: string) => Promise<Uint8Array | undefined>,
): Promise<number> {
  const paths = source.files();
  const entries: Zippable = {};
  for (const path of paths) {
    const own = source.bytes(path);
    const bytes = uploaded && storedSource(own) !== undefined ? await uploaded(path) : own;
    if (!bytes) throw new CommandError(`The file of the photo ${path} is missing.`);
    entries[path] = [bytes, { mtime: now }];
  }
  // Loaded on demand: no other command needs it.
  const { zipSync } = await import("fflate");
  await writeWhole(file, (out) => out.writeFile(zipSync(entries)));
  return paths.length;
}

/** Writes a file whole, or deletes it. @throws CommandError if this user may not, or there's no room */
export function writeFile(folder: string, path: string, text: string | Uint8Array | null): void {
  const file = join(folder, path);
  try {
    if (text === null) return rmSync(file, { force: true });
    mkdirSync(dirname(file), { recursive: true });
    // Content's readers skip names that start with a dot.
    const unfinished = join(dirname(file), `.${basename(file)}.part`);
    writeFileSync(unfinished, text);
    renameSync(unfinished, file);
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    if (!/^(EACCES|EPERM|EROFS|ENOSPC|EDQUOT)$/.test(code ?? "")) throw error;
    throw new CommandError(`${message}. Run this as the user the content folder belongs to.`);
  }
}

/** What the browser and the file each changed since the browser's text was published, as a person reads it. */
export async function differences(
  { revision, file }: Overlay,
  base: string | null | undefined,
): Promise<string> {
  const { createTwoFilesPatch } = await import("diff");
  const { path, text } = revision;
  const patch = (from: string | null, to: string | null, what: string) =>
    createTwoFilesPatch(path, path, from ?? "", to ?? "", undefined, what, {
      context: 2,
      headerOptions: { includeIndex: false, includeUnderline: false, includeFileHeaders: true },
    });
  return base === undefined
    ? patch(file, text, "from the file to what is published")
    : patch(base, text, "published in the browser") + patch(base, file, "in the file");
}

/** The text of the file that a revision was published over; undefined if nothing has it any more. */
export async function baseOf(
  db: Database,
  { path, file }: Revision,
  tree: WorkTree | undefined,
): Promise<string | null | undefined> {
  if (file === "") return null;
  for (const { id } of await listRevisions(db, path)) {
    const earlier = await revisionOf(db, id);
    if (earlier && textDigest(earlier.text) === file) return earlier.text;
  }
  return await tree?.committed(path, (text) => textDigest(text) === file);
}

/** Who is named as the author of a commit. */
interface Author {
  name: string;
  email: string;
  /** Epoch milliseconds. */
  at: number;
}

export type WorkTree = NonNullable<Awaited<ReturnType<typeof openWorkTree>>>;

/** The Git working tree that a folder is in; undefined if it's in none, or ignored by it. */
export async function openWorkTree(folder: string) {
  const { run } = programsIn(folder);
  const git = async (args: readonly string[], codes: readonly number[] = [0]) =>
    await run("git", args, {
      what: `git ${args[0]}`,
      codes,
      env: { GIT_LITERAL_PATHSPECS: "1", GIT_OPTIONAL_LOCKS: "0" },
    });
  const looking = { codes: [0, 1, 128] };
  const found = await run("git", ["rev-parse", "--is-inside-work-tree"], looking).catch(
    (error: unknown) => {
      // Git isn't installed.
      if (!(error instanceof CommandError)) throw error;
    },
  );
  if (found?.output.trim() !== "true") return undefined;
  if ((await run("git", ["check-ignore", "--quiet", "."], looking)).code === 0) return undefined;
  const { output } = await git(["config", "user.email"], [0, 1]);
  const identity =
    output.trim() === ""
      ? ["-c", "user.name=RallyRank", "-c", "user.email=rallyrank@localhost"]
      : [];

  /** Those of the paths that differ from the last commit. */
  async function edited(paths: readonly string[]): Promise<string[]> {
    const status = await git(["status", "--porcelain", "-z", "--no-renames", "--", ...paths]);
    const prefix = (await git(["rev-parse", "--show-prefix"])).output.trim();
    return status.output
      .split("\0")
      .filter(Boolean)
      .map((line) => line.slice(3 + prefix.length))
      .filter((path) => paths.includes(path));
  }

  return {
    /**
     * Commits files, whatever else is edited or added.
     * @param author by default, the user of Git's own settings
     * @returns the paths that had changed
     */
    async commit(paths: readonly string[], message: string, author?: Author): Promise<string[]> {
      if (paths.length === 0) return [];
      const changed = await edited(paths);
      if (changed.length === 0) return [];
      await git(["add", "--all", "--", ...changed]);
      const by = author
        ? [`--author=${gitName(author)}`, `--date=${new Date(author.at).toISOString()}`]
        : [];
      await git([
        ...identity,
        "commit",
        "--quiet",
        "--no-verify",
        `--message=${message}`,
        ...by,
        "--",
        ...changed,
      ]);
      return changed;
    },
    /** The last committed text of a file that is the wanted one. */
    async committed(
      path: string,
      isWanted: (text: string) => boolean,
    ): Promise<string | undefined> {
      const log = await git(["log", "--max-count=200", "--format=%H", "--", path], [0, 128]);
      for (const commit of log.output.split("\n").filter(Boolean)) {
        const { code, output: text } = await git(["show", `${commit}:./${path}`], [0, 128]);
        if (code === 0 && isWanted(text)) return text;
      }
      return undefined;
    },
  };
}

/** A person as Git writes them. */
const gitName = ({ name, email }: Author) => {
  const plain = (text: string) => text.replaceAll(/[<>\p{Cc}]/gu, "").trim();
  return `${plain(name) || "Editor"} <${plain(email)}>`;
};
