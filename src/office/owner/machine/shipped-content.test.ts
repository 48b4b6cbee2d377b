import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openCheckout } from "./checkout.ts";
import { followShipped, siteFileOf, startContent } from "./shipped-content.ts";
import { programsIn, siteUser } from "./site-user.ts";

let folder: string;
let project: string;
let own: string;
const user = siteUser(process.cwd());

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-shipped-"));
  [project, own] = [join(folder, "project"), join(folder, "own")];
  mkdirSync(project);
  git("init", "-q", "-b", "main");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const git = (...args: string[]) =>
  execFileSync("git", args, { cwd: project, encoding: "utf8", stdio: "pipe" }).trim();

/** A file's text, by its path below a content folder; undefined for none. */
type Files = Readonly<Record<string, string | undefined>>;

function write(content: string, files: Files): void {
  for (const [path, text] of Object.entries(files)) {
    const file = join(content, path);
    mkdirSync(dirname(file), { recursive: true });
    if (text === undefined) rmSync(file);
    else writeFileSync(file, text);
  }
}

/** A version that changes the shipped content. */
function version(files: Files): string {
  write(join(project, "content"), files);
  git("add", ".");
  git("-c", "user.name=a", "-c", "user.email=a@b.test", "commit", "-qm", "version");
  return git("rev-parse", "HEAD");
}

const shown = (path: string) =>
  existsSync(join(own, path)) ? readFileSync(join(own, path), "utf8") : undefined;

test("a version's changes come to a folder of the owner's own, but not over edits, and can be taken back", async () => {
  const first = {
    "home.yaml": "heading: One\n",
    "site.yaml": "name: Ours\n",
    "mail.yaml": "hello: Hi\n",
    "old.yaml": "gone: soon\n",
    "paddles/a.yaml": "name: A\n",
    "paddles/b.yaml": "name: B\n",
  };
  const before = version(first);
  write(own, { ...first, "site.yaml": "name: Theirs\n", "mail.yaml": "hello: Hey\n" });
  write(own, { "paddles/b.yaml": undefined });
  const after = version({
    "home.yaml": "heading: Two\n",
    "site.yaml": "name: Ours, too\n",
    "mail.yaml": "hello: Hey\n",
    "old.yaml": undefined,
    "new.yaml": "heading: New\n",
    "pages/new.md": "new\n",
    "paddles/a.yaml": "name: AA\n",
    "paddles/b.yaml": "name: BB\n",
    "paddles/c.yaml": "name: C\n",
  });
  const checkout = await openCheckout(programsIn(project), project);
  const followed = await followShipped(checkout, own, user, { before, after });
  const written = ["home.yaml", "new.yaml", "old.yaml", "paddles/a.yaml", "pages/new.md"];
  expect(followed).toMatchObject({ written, kept: ["site.yaml"] });
  expect(written.map(shown)).toEqual([
    "heading: Two\n",
    "heading: New\n",
    undefined,
    "name: AA\n",
    "new\n",
  ]);
  expect([shown("site.yaml"), shown("paddles/b.yaml"), shown("paddles/c.yaml")]).toEqual([
    "name: Theirs\n",
    undefined,
    undefined,
  ]);
  followed.undo();
  expect(written.map(shown)).toEqual([
    "heading: One\n",
    undefined,
    "gone: soon\n",
    "name: A\n",
    undefined,
  ]);
});

test("another layout is neither a change nor an edit", async () => {
  const first = { "home.yaml": "list: [ a ]\n", "mail.yaml": "list: [ a ]\n" };
  const before = version(first);
  write(own, { ...first, "mail.yaml": "list:\n    [a]\n" });
  const middle = version({ "home.yaml": "list: [a]\n", "mail.yaml": "list: [a]\n" });
  const after = version({ "home.yaml": "list: [b]\n", "mail.yaml": "list: [b]\n" });
  const checkout = await openCheckout(programsIn(project), project);
  const follow = (step: { before: string; after: string }) =>
    followShipped(checkout, own, user, step);
  expect(await follow({ before, after: middle })).toMatchObject({ written: [], kept: [] });
  expect(shown("home.yaml")).toBe("list: [ a ]\n");
  const both = ["home.yaml", "mail.yaml"];
  expect(await follow({ before: middle, after })).toMatchObject({ written: both, kept: [] });
  expect(both.map(shown)).toEqual(["list: [b]\n", "list: [b]\n"]);
});

test("a new content folder starts with the shipped content, and one with other files is left alone", () => {
  expect(siteFileOf(own)).toBe(join("content", "site.yaml"));
  expect(startContent(own, user)).toBe(true);
  expect(shown("paddles/diadem-hero.yaml")).toBe(
    readFileSync("content/paddles/diadem-hero.yaml", "utf8"),
  );
  writeFileSync(join(own, "site.yaml"), "name: Mine\n");
  expect(startContent(own, user)).toBe(false);
  expect(siteFileOf(own)).toBe(join(own, "site.yaml"));
  expect(shown("site.yaml")).toBe("name: Mine\n");
  const other = join(folder, "other");
  write(other, { "letter.txt": "Dear" });
  expect(() => startContent(other, user)).toThrow("has files, but no site.yaml");
});
