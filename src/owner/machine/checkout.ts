// The checkout that the site is built from. An owner edits content in it, and each update merges a tag of the project
// into what is there. Whether it can be merged is known before a file changes; edits become commits, so that nothing is
// ever only in a file that Git replaces.

import { existsSync, rmSync } from "node:fs";
import { join } from "node:path";
import { CommandError } from "../command.ts";
import type { Programs } from "./site-user.ts";

/** What merging a tag would do. */
export interface Merge {
  tag: string;
  /** Files that both the owner and the tag changed, in the same place. */
  conflicts: readonly string[];
  /** Files that the owner changed and didn't commit. */
  edits: readonly string[];
  /** Whether the tag is in the checkout already. */
  isThere: boolean;
}

const version = /^v?\d+\.\d+(\.\d+)*$/;
/** The commits of releases that an update left or reached, so that the way back is known. */
const refOf = (release: string) => `refs/rallyrank/${release}`;

/** The checkout in a project's folder. @throws CommandError if it's none, or in the middle of a merge */
export async function openCheckout({ run }: Programs, project: string) {
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

  // What a command of ours commits has an author, even if nobody told Git who the owner is.
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

  return {
    head: async () => await commitOf("HEAD"),

    /** Fetches tags, and finds one. @throws CommandError if there is none */
    async fetchTag(wanted: string | undefined): Promise<string> {
      await git(["fetch", "--tags", "origin"], { what: "Fetching" });
      const tags = await lines(["tag", "--list", "--sort=-version:refname"]);
      const tag = wanted ?? tags.find((name) => version.test(name));
      if (tag === undefined)
        throw new CommandError("origin has no tag with a version in its name.");
      if (!tags.includes(tag)) throw new CommandError(`origin has no tag ${tag}.`);
      return tag;
    },

    /** Finds out what merging a tag would do. It changes nothing. */
    async plan(tag: string): Promise<Merge> {
      const [files, theirs] = [await commitOfFiles(), await commitOf(`refs/tags/${tag}`)];
      const isThere = (await git(["merge-base", "HEAD", theirs], { codes: [0, 1] })) === theirs;
      const edits = await lines(["diff", "--name-only", "HEAD", files]);
      const merged = await run(
        "git",
        ["merge-tree", "--write-tree", "--name-only", "--no-messages", files, theirs],
        { what: "git merge-tree, which needs Git 2.38,", codes: [0, 1] },
      );
      const conflicts = merged.code === 0 ? [] : merged.output.trim().split("\n").slice(1);
      return { tag, conflicts: [...new Set(conflicts)], edits, isThere };
    },

    /** Commits edits, so that they can be merged. @returns the commit */
    async commitEdits(message: string): Promise<string> {
      await addEdits();
      const { code } = await run("git", ["diff", "--cached", "--quiet"], { codes: [0, 1] });
      if (code === 1) await git([...author, "commit", "--quiet", "--no-verify", "-m", message]);
      return await commitOf("HEAD");
    },

    /** Merges a tag that `plan` found no conflict with. @returns the commit */
    async merge(tag: string): Promise<string> {
      await git(
        [
          ...author,
          "merge",
          "--quiet",
          "--no-verify",
          "-m",
          `Update to ${tag}`,
          `refs/tags/${tag}`,
        ],
        { what: "Merging" },
      );
      return await commitOf("HEAD");
    },

    /** Puts a commit's files back. Edits made since stay; if one is in the way, nothing changes. @throws CommandError */
    async returnTo(commit: string): Promise<void> {
      await git(["reset", "--quiet", "--keep", commit], { what: "Going back" });
    },

    /** The files below these paths that differ between two commits. */
    changed: async (from: string, to: string, ...paths: string[]) =>
      await lines(["diff", "--name-only", from, to, "--", ...paths]),

    /** A file's text in a commit; undefined if it has none. */
    async textAt(commit: string, path: string): Promise<string | undefined> {
      const { code, output } = await run("git", ["show", `${commit}:${path}`], { codes: [0, 128] });
      return code === 0 ? output : undefined;
    },

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
