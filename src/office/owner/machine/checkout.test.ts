import { execFileSync } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { openCheckout } from "./checkout.ts";
import { programsIn } from "./site-user.ts";

let folder: string;
let site: string;
let project: string;

const git = (cwd: string, ...args: string[]) =>
  execFileSync("git", args, { cwd, encoding: "utf8", stdio: "pipe" }).trim();
const write = (path: string, text: string) => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
const read = (path: string) => readFileSync(join(site, path), "utf8");
const status = () => git(site, "status", "--short");

const article = "one\ntwo\nthree\nfour\nfive\nsix\n";

/** Git in the project, as someone who may commit. */
const gitAsAuthor = (...args: string[]) =>
  git(project, "-c", "user.name=a", "-c", "user.email=a@b.test", ...args);

/** A version of the project. */
function release(tag: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) write(join(project, path), text);
  git(project, "add", ".");
  gitAsAuthor("commit", "-qm", tag);
  git(project, "tag", tag);
}

beforeEach(() => {
  // Nobody has told this Git who they are.
  vi.stubEnv("GIT_CONFIG_GLOBAL", "/dev/null");
  vi.stubEnv("GIT_CONFIG_SYSTEM", "/dev/null");
  folder = mkdtempSync(join(tmpdir(), "rallyrank-checkout-"));
  [project, site] = [join(folder, "project"), join(folder, "site")];
  mkdirSync(project);
  git(project, "init", "-q", "-b", "main");
  release("v1.0.0", { "content/a.md": article, "src/main.ts": "1" });
  git(folder, "clone", "-q", project, site);
});
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

const open = async () => await openCheckout(programsIn(site), site);

test("the newest version is found by its number, and one that isn't there is named", async () => {
  release("v1.10.0", { "src/main.ts": "10" });
  release("v1.9.0", { "src/main.ts": "9" });
  release("nightly", { "src/main.ts": "11" });
  const checkout = await open();
  const nameOf = async (wanted?: string) => (await checkout.fetchVersion(wanted)).name;
  expect(await nameOf()).toBe("v1.10.0");
  expect(await nameOf("1.9.0")).toBe("v1.9.0");
  expect(await checkout.fetchVersion("nightly")).toEqual({
    name: "nightly",
    commit: git(project, "rev-parse", "nightly"),
  });
  for (const wanted of ["v3", "--upload-pack=x", "--output=x"])
    await expect(nameOf(wanted)).rejects.toThrow(
      `origin has no version, tag, branch or commit ${wanted}. Versions: v1.10.0, v1.9.0, v1.0.0.`,
    );
});

describe("without a tag, a version", () => {
  const commit = (message: string, files: Record<string, string>) => {
    release("next", files);
    git(project, "tag", "-d", "next");
    gitAsAuthor("commit", "-q", "--amend", "-m", message);
    return git(project, "rev-parse", "HEAD");
  };
  const manifest = (version: string, more = "") => ({
    "package.json": `{\n  "name": "a",\n  "version": "${version}"${more}\n}\n`,
  });

  test("is the first commit on main whose package.json has its number", async () => {
    const older = commit("Version 1.2.0", manifest("1.2.0"));
    commit("Describe it", manifest("1.2.0", ',\n  "description": "b"'));
    const newer = commit("Version 1.10.0", manifest("1.10.0"));
    const later = commit("Fix it", { "src/main.ts": "11" });
    commit("Begin 2", manifest("2.0.0-rc.1"));
    git(project, "switch", "-qc", "other");
    commit("Version 3.0.0", manifest("3.0.0"));
    git(project, "switch", "-q", "main");
    // A tag says it for its own version.
    gitAsAuthor("tag", "-am", "a", "v1.10.0", later);

    const checkout = await open();
    expect(await checkout.fetchVersion("1.2.0")).toEqual({ name: "1.2.0", commit: older });
    expect(await checkout.fetchVersion(undefined)).toEqual({ name: "v1.10.0", commit: later });
    expect(await checkout.fetchVersion("main")).toEqual({
      name: "main",
      commit: git(project, "rev-parse", "main"),
    });
    expect(await checkout.fetchVersion(newer.slice(0, 10))).toMatchObject({ commit: newer });
    git(project, "tag", "-d", "v1.10.0");
    git(site, "tag", "-d", "v1.10.0");
    const version = await checkout.fetchVersion(undefined);
    expect(version).toEqual({ name: "1.10.0", commit: newer });
    expect((await checkout.plan(version)).isThere).toBe(false);
    await checkout.merge(version);
    expect([(await checkout.plan(version)).isThere, await checkout.laterCommits()]).toEqual([
      true,
      2,
    ]);
  });

  test("is in the history of the whole project: a shallow clone says so", async () => {
    commit("Version 1.2.0", manifest("1.2.0"));
    rmSync(site, { recursive: true });
    git(folder, "clone", "-q", "--depth", "1", `file://${project}`, site);
    await expect((await open()).fetchVersion(undefined)).rejects.toThrow(
      `This clone is shallow, so it doesn't have the commits of earlier versions. To get them: sudo -u ${programsIn(site).user.name} git -C ${site} fetch --unshallow`,
    );
  });

  test("is listed once it's fetched, before it's merged", async () => {
    commit("Version 1.2.0", manifest("1.2.0"));
    for (const path of ["tools/releases.ts", "src/platform/releases.ts"])
      write(join(site, path), readFileSync(path, "utf8"));
    const listed = () =>
      execFileSync(process.execPath, [join(site, "tools/releases.ts"), "versions"], {
        encoding: "utf8",
      }).replaceAll(/ .*/g, "");
    expect(listed()).toBe("v1.0.0\n");
    git(site, "fetch", "-q");
    expect(listed()).toBe("1.2.0\nv1.0.0\n");
    git(site, "remote", "remove", "origin");
    expect(listed()).toBe("v1.0.0\n");
  });

  test("needs other packages only if its lock file has others", async () => {
    const lock = (version: string, left: string) => ({
      "package-lock.json": JSON.stringify({
        version,
        packages: {
          "": { version, dependencies: { left } },
          "node_modules/left": { version: left },
        },
      }),
    });
    const [first, second, third] = [lock("1.1.0", "1"), lock("1.2.0", "1"), lock("1.2.0", "2")].map(
      (files) => commit("Version", files),
    );
    git(site, "pull", "-q");
    const checkout = await open();
    expect(await checkout.changesPackages(first!, second!)).toBe(false);
    expect(await checkout.changesPackages(second!, third!)).toBe(true);
  });
});

test("a version is merged into edits, new files and commits of the owner, and taken back", async () => {
  write(join(site, "content/a.md"), article.replace("one", "ONE"));
  git(site, "-c", "user.name=a", "-c", "user.email=a@b.test", "commit", "-qam", "mine");
  write(join(site, "content/a.md"), article.replace("one", "ONE").replace("three", "THREE"));
  write(join(site, "content/new.md"), "new");
  // A file that may have readers' addresses in it doesn't become part of the history.
  write(join(site, "all.jsonl"), "secret");
  release("v2.0.0", { "content/a.md": article.replace("six", "SIX"), "src/main.ts": "2" });

  const checkout = await open();
  const version = await checkout.fetchVersion(undefined);
  const [index, before] = [status(), await checkout.head()];
  expect(await checkout.plan(version)).toEqual({
    conflicts: [],
    edits: ["content/a.md", "content/new.md"],
    isThere: false,
  });
  expect([status(), await checkout.head()]).toEqual([index, before]);

  const edited = await checkout.commitEdits("Edits");
  const merged = await checkout.merge(version);
  expect(read("content/a.md")).toBe("ONE\ntwo\nTHREE\nfour\nfive\nSIX\n");
  expect([read("src/main.ts"), read("content/new.md"), status()]).toEqual([
    "2",
    "new",
    "?? all.jsonl",
  ]);
  expect((await checkout.plan(version)).isThere).toBe(true);
  expect(await checkout.changed(edited, merged, "src")).toEqual(["src/main.ts"]);

  await checkout.note({ one: edited, two: merged }, ["one", "two"]);
  await checkout.note({ three: merged }, ["two", "three"]);
  expect([await checkout.noted("one"), await checkout.noted("two")]).toEqual([undefined, merged]);

  // As if the project had been copied since.
  utimesSync(join(site, "src/main.ts"), 0, 0);
  await checkout.returnTo(edited);
  expect(read("content/a.md")).toBe("ONE\ntwo\nTHREE\nfour\nfive\nsix\n");
  expect([read("src/main.ts"), await checkout.head()]).toEqual(["1", edited]);
});

test("what can't be merged is named, and nothing changes", async () => {
  write(join(site, "content/a.md"), article.replace("one", "mine"));
  release("v2.0.0", { "content/a.md": article.replace("one", "theirs"), "src/main.ts": "2" });
  const checkout = await open();
  const [files, before] = [status(), await checkout.head()];
  const plan = await checkout.plan(await checkout.fetchVersion("v2.0.0"));
  expect(plan.conflicts).toEqual(["content/a.md"]);
  expect([status(), await checkout.head()]).toEqual([files, before]);
  expect(read("content/a.md")).toContain("mine");
  expect(existsSync(join(site, ".git/rallyrank-index"))).toBe(false);
});

test("a clone of one tag alone has no later commits", async () => {
  release("v2.0.0", { "src/main.ts": "2" });
  rmSync(site, { recursive: true });
  git(folder, "clone", "-q", "--single-branch", "-b", "v1.0.0", project, site);
  const checkout = await open();
  expect((await checkout.fetchVersion(undefined)).name).toBe("v2.0.0");
  expect(await checkout.laterCommits()).toBe(0);
});

test("a folder that is no clone is refused", async () => {
  rmSync(join(site, ".git"), { recursive: true });
  await expect(open()).rejects.toThrow("is not a clone");
});
