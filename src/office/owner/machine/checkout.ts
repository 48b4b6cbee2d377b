// The checkout that the site is built from. An owner edits content in it, and each update merges a version of the project
// into what is there. Whether it can be merged is known before a file changes; edits become commits, so that nothing is
// ever only in a file that Git replaces.

import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import {
  ShallowClone,
  type Version,
  versionNamed,
  versionsOn,
} from "../../../platform/releases.ts";
import { CommandError } from "../command.ts";
import type { Programs } from "./site-user.ts";

/** What merging a version would do. */
export interface Merge {
  /** Files that both the owner and the version changed, in the same place. */
  conflicts: readonly string[];
  /** Files that the owner changed and didn't commit. */
  edits: readonly string[];
  /** Whether the version is in the checkout already. */
  isThere: boolean;
}

/** The branch of origin that has the versions. */
export const mainBranch = "main";
const main = `refs/remotes/origin/${mainBranch}`;
/** The commits of releases that an update left or reached, so that the way back is known. */
const refOf = (release: string) => `refs/rallyrank/${release}`;

/** The checkout in a project's folder. @throws CommandError if it isn't one, or a merge isn't finished */
export async function openCheckout({ run, user }: Programs, project: string) {
  const git = async (args: readonly string[], options: Parameters<typeof run>[2] = {}) =>
    (await run("git", args, { what: `git ${args.join(" ")}`, ...options })).output.trim();
  const lines = async (args: readonly string[]) => (await git(args)).split("\n").filter(Boolean);
  const commitOf = async (name: string) =>
    await git(["rev-parse", "--quiet", "--verify", `${name}^{commit}`], { codes: [0, 1] });

  const inside = await run("git", ["rev-parse", "--show-prefix"], { codes: [0, 128] });
  if (inside.code !== 0 || inside.output.trim() !== "")
    throw new CommandError(`${project} is not a clone of the project, so Git can't update it.`);
  if ((await lines(["ls-files", "--unmerged"])).length > 0)
    throw new CommandError(
      `A merge in ${project} isn't finished. Finish it, or: git merge --abort`,
    );

  // Our commits have an author, even if Git has no user configured.
  const known = await git(["config", "user.email"], { codes: [0, 1] });
  const author =
    known === "" ? ["-c", "user.name=RallyRank", "-c", "user.email=rallyrank@localhost"] : [];

  /** Makes Git add what was edited: all that it tracks, and what is new where an owner writes. */
  async function addEdits(env: Record<string, string> = {}): Promise<void> {
    await git(["add", "--update"], { env });
    const folders = ["content", "public"].filter((folder) => existsSync(join(project, folder)));
    if (folders.length > 0) await git(["add", "--", ...folders], { env });
  }

  /** A commit of the files as they are, which no branch has. */
  async function commitOfFiles(): Promise<string> {
    const index = join(await git(["rev-parse", "--absolute-git-dir"]), "rallyrank-index");
    const env = { GIT_INDEX_FILE: index };
    try {
      await git(["read-tree", "HEAD"], { env });
      await addEdits(env);
      const tree = await git(["write-tree"], { env });
      return await git([...author, "commit-tree", tree, "-p", "HEAD", "-m", "Edits"]);
    } finally {
      rmSync(index, { force: true });
    }
  }

  /** A file's text in a commit; undefined if it has none. */
  async function textAt(commit: string, path: string): Promise<string | undefined> {
    const { code, output } = await run("git", ["show", `${commit}:${path}`], { codes: [0, 128] });
    return code === 0 ? output : undefined;
  }

  return {
    head: async () => await commitOf("HEAD"),

    /**
     * Fetches from origin, and finds a version.
     * @param wanted its name, or a tag, a branch or a commit; the newest version by default
     * @throws CommandError if there is none
     */
    async fetchVersion(wanted: string | undefined): Promise<Version> {
      await git(["fetch", "--tags", "origin"], { what: "Fetching" });
      const versions = await versionsOn(main, git).catch((error: unknown) => {
        if (!(error instanceof ShallowClone)) throw error;
        // Git refuses root a folder that is another user's.
        throw new CommandError(
          `${error.message} To get them: sudo -u ${user.name} git -C ${project} fetch --unshallow`,
        );
      });
      const version = wanted === undefined ? versions[0] : versionNamed(wanted, versions);
      if (version) return version;
      if (wanted === undefined)
        throw new CommandError(
          `origin has no version: neither a tag with one as its name, nor one in package.json on ${mainBranch}.`,
        );
      const names = [`refs/tags/${wanted}`, `refs/remotes/origin/${wanted}`];
      if (/^[\da-f]{7,40}$/.test(wanted)) names.push(wanted);
      for (const name of names) {
        const commit = await commitOf(name);
        if (commit !== "") return { name: wanted, commit };
      }
      throw new CommandError(
        `origin has no version, tag, branch or commit ${wanted}. Versions: ${versions.map(({ name }) => name).join(", ")}.`,
      );
    },

    /** How many commits origin's main branch has that aren't in the checkout; 0 if it follows another branch alone. */
    laterCommits: async () =>
      (await commitOf(main)) === "" ? 0 : Number(await git(["rev-list", "--count", main, "^HEAD"])),

    /** Finds out what merging a version would do. It changes nothing. */
    async plan({ commit: theirs }: Version): Promise<Merge> {
      const files = await commitOfFiles();
      const isThere = (await git(["merge-base", "HEAD", theirs], { codes: [0, 1] })) === theirs;
      const edits = await lines(["diff", "--name-only", "HEAD", files]);
      const merged = await run(
        "git",
        ["merge-tree", "--write-tree", "--name-only", "--no-messages", files, theirs],
        { what: "git merge-tree, which needs Git 2.38,", codes: [0, 1] },
      );
      const conflicts = merged.code === 0 ? [] : merged.output.trim().split("\n").slice(1);
      return { conflicts: [...new Set(conflicts)], edits, isThere };
    },

    /** Commits edits, so that they can be merged. @returns the commit */
    async commitEdits(message: string): Promise<string> {
      await addEdits();
      const { code } = await run("git", ["diff", "--cached", "--quiet"], { codes: [0, 1] });
      if (code === 1) await git([...author, "commit", "--quiet", "--no-verify", "-m", message]);
      return await commitOf("HEAD");
    },

    /** Merges a version that `plan` found no conflict with. @returns the commit */
    async merge({ name, commit }: Version): Promise<string> {
      const message = `Update to ${name}`;
      await git([...author, "merge", "--quiet", "--no-verify", "-m", message, commit], {
        what: "Merging",
      });
      return await commitOf("HEAD");
    },

    /** Puts a commit's files back. Edits made since stay; if one is in the way, nothing changes. @throws CommandError */
    async returnTo(commit: string): Promise<void> {
      // Without this, a file that was only written again, as a copy of the project is, would be one of those edits.
      await git(["update-index", "-q", "--refresh"], { codes: [0, 1] });
      await git(["reset", "--quiet", "--keep", commit], { what: "Going back" });
    },

    /** The files below these paths that differ between two commits. */
    changed: async (from: string, to: string, ...paths: string[]) =>
      await lines(["diff", "--name-only", from, to, "--", ...paths]),

    textAt,

    /** Whether two commits need different packages, apart from the project's own version. */
    changesPackages: async (from: string, to: string) =>
      packagesIn(await textAt(from, lockFile)) !== packagesIn(await textAt(to, lockFile)),

    /** The commit that a release was built from, if an update noted it. */
    noted: async (release: string) => (await commitOf(refOf(release))) || undefined,

    /** Notes the commits of releases, and forgets releases that are gone. */
    async note(commits: Readonly<Record<string, string>>, kept: readonly string[]): Promise<void> {
      for (const [release, commit] of Object.entries(commits))
        await git(["update-ref", refOf(release), commit]);
      const all = await lines(["for-each-ref", "--format=%(refname)", refOf("")]);
      for (const ref of all)
        if (!kept.some((release) => ref === refOf(release))) await git(["update-ref", "-d", ref]);
    },
  };
}

const lockFile = "package-lock.json";

/** The packages of a lock file, without the project itself. */
function packagesIn(text = "{}"): string {
  const { packages = {} } = JSON.parse(text) as { packages?: Record<string, object> };
  return JSON.stringify({ ...packages, "": { ...packages[""], version: undefined } });
}
