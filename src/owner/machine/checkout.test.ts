import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
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

/** A version of the project. */
function release(tag: string, files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) write(join(project, path), text);
  git(project, "add", ".");
  git(project, "-c", "user.name=a", "-c", "user.email=a@b.test", "commit", "-qm", tag);
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

test("the newest version is found by its number, and a tag that isn't there is named", async () => {
  release("v1.10.0", { "src/main.ts": "10" });
  release("v1.9.0", { "src/main.ts": "9" });
  release("nightly", { "src/main.ts": "11" });
  const checkout = await open();
  expect(await checkout.fetchTag(undefined)).toBe("v1.10.0");
  expect(await checkout.fetchTag("nightly")).toBe("nightly");
  await expect(checkout.fetchTag("v3")).rejects.toThrow("origin has no tag v3.");
  await expect(checkout.fetchTag("--upload-pack=x")).rejects.toThrow("origin has no tag");
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
  const tag = await checkout.fetchTag(undefined);
  const [index, before] = [status(), await checkout.head()];
  expect(await checkout.plan(tag)).toEqual({
    tag: "v2.0.0",
    conflicts: [],
    edits: ["content/a.md", "content/new.md"],
    isThere: false,
  });
  expect([status(), await checkout.head()]).toEqual([index, before]);

  const edited = await checkout.commitEdits("Edits");
  const merged = await checkout.merge(tag);
  expect(read("content/a.md")).toBe("ONE\ntwo\nTHREE\nfour\nfive\nSIX\n");
  expect([read("src/main.ts"), read("content/new.md"), status()]).toEqual([
    "2",
    "new",
    "?? all.jsonl",
  ]);
  expect((await checkout.plan(tag)).isThere).toBe(true);
  expect(await checkout.changed(edited, merged, "src")).toEqual(["src/main.ts"]);

  await checkout.note({ one: edited, two: merged }, ["one", "two"]);
  await checkout.note({ three: merged }, ["two", "three"]);
  expect([await checkout.noted("one"), await checkout.noted("two")]).toEqual([undefined, merged]);

  await checkout.returnTo(edited);
  expect(read("content/a.md")).toBe("ONE\ntwo\nTHREE\nfour\nfive\nsix\n");
  expect([read("src/main.ts"), await checkout.head()]).toEqual(["1", edited]);
});

test("what can't be merged is named, and nothing changes", async () => {
  write(join(site, "content/a.md"), article.replace("one", "mine"));
  release("v2.0.0", { "content/a.md": article.replace("one", "theirs"), "src/main.ts": "2" });
  const checkout = await open();
  const [files, before] = [status(), await checkout.head()];
  const plan = await checkout.plan(await checkout.fetchTag("v2.0.0"));
  expect(plan.conflicts).toEqual(["content/a.md"]);
  expect([status(), await checkout.head()]).toEqual([files, before]);
  expect(read("content/a.md")).toContain("mine");
  expect(existsSync(join(site, ".git/rallyrank-index"))).toBe(false);
});

test("a folder that is no clone is refused", async () => {
  rmSync(join(site, ".git"), { recursive: true });
  await expect(open()).rejects.toThrow("is not a clone");
});
