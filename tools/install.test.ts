import { execFile } from "node:child_process";
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { arch } from "node:process";
import { promisify } from "node:util";
import { afterEach, beforeEach, expect, test } from "vitest";

// A project in a temporary folder whose 'vite' copies src/main.ts into the build and records that it ran.
const vite = `#!/bin/sh
echo built >> builds.txt
grep -q mistake src/main.ts && exit 1
mkdir -p build/current/server && cp src/main.ts build/current/server/main.js
`;

let folder: string;
const at = (path: string) => join(folder, path);
function write(path: string, text: string): void {
  mkdirSync(dirname(at(path)), { recursive: true });
  writeFileSync(at(path), text);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "rallyrank-install-"));
  for (const file of ["package.json", "package-lock.json", "tsconfig.json"]) write(file, "{}");
  for (const file of [".npmrc", "vite.config.ts", "builds.txt"]) write(file, "");
  write("src/main.ts", "one");
  write("node_modules/.bin/vite", vite);
  chmodSync(at("node_modules/.bin/vite"), 0o755);
  cpSync(join(import.meta.dirname, "install.mjs"), at("tools/install.mjs"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Builds if necessary, and returns the output. Throws if the build fails. */
async function build(): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [
    at("tools/install.mjs"),
    "build-only",
  ]);
  return stdout;
}
const builds = () => readFileSync(at("builds.txt"), "utf8").split("\n").length - 1;

test.each([
  { change: "nothing", path: undefined, again: false },
  { change: "a source", path: "src/main.ts", again: true },
  { change: "a new file of content", path: "content/paddles/new.yaml", again: true },
  { change: "the lock file", path: "package-lock.json", again: true },
  { change: "our part of the build", path: "tools/vite/islands.ts", again: true },
  { change: "a test", path: "src/main.test.ts", again: false },
  { change: "a journey", path: "tests/journeys/new.spec.ts", again: false },
  // A build by hand may have used other sources.
  { change: "the build itself", path: "build/current/server/main.js", again: true },
])("after a change of $change a build is needed again: $again", async ({ path, again }) => {
  expect(await build()).toContain("Building the site");
  if (path) write(path, `${path} was changed`);
  expect(await build()).toMatch(again ? /^Building the site, .*\n$/ : /^$/);
  expect(builds()).toBe(again ? 2 : 1);
});

test("a package script is no reason to build", async () => {
  await build();
  write("package.json", JSON.stringify({ scripts: { lint: "oxlint" } }));
  await build();
  expect(builds()).toBe(1);
  write("package.json", JSON.stringify({ dependencies: { react: "19.3.1" } }));
  await build();
  expect(builds()).toBe(2);
});

test("another version alone is a reason to build, because the site says which it is, and none to install", async () => {
  write("npm.txt", "");
  write("package.json", JSON.stringify({ version: "2.0.0" }));
  await build();
  await install();
  write("package.json", JSON.stringify({ version: "2.0.1" }));
  await build();
  expect([builds(), await install()]).toEqual([2, 1]);
});

test("a failed build is no build, not even of the sources before", async () => {
  await build();
  write("src/main.ts", "a mistake");
  await expect(build()).rejects.toMatchObject({ code: 1 });
  write("src/main.ts", "one");
  await build();
  expect(builds()).toBe(3);
});

test("of several at the same time one builds, and the others wait", async () => {
  const printed = await Promise.all([build(), build(), build()]);
  expect(builds()).toBe(1);
  expect(printed.filter((text) => text.includes("Building the site"))).toHaveLength(1);
  expect(readFileSync(at("build/current/server/main.js"), "utf8")).toBe("one");
});

test("a process that was killed while it built keeps no other waiting", async () => {
  const { stdout: pid } = await promisify(execFile)(process.execPath, ["-p", "process.pid"]);
  write("build/.lock", pid);
  await build();
  expect(builds()).toBe(1);
});

const projectNode = `node_modules/node-linux-${arch}/bin`;
const lockOf = (packages: object) => JSON.stringify({ packages });
const listed = "node_modules/.package-lock.json";

/** Installs with a program in npm's place, and returns how often it ran, each time for development, too. */
async function install(): Promise<number> {
  write(
    "npm.cjs",
    `const { appendFileSync, mkdirSync, writeFileSync } = require("node:fs");
    mkdirSync("${projectNode}", { recursive: true });
    writeFileSync("${projectNode}/node", "");
    writeFileSync("${listed}", "{}");
    appendFileSync("npm.txt", process.argv.slice(2).join(" ") + "\\n");`,
  );
  const env = { ...process.env, npm_node_execpath: process.execPath, npm_execpath: at("npm.cjs") };
  await promisify(execFile)(process.execPath, [at("tools/install.mjs")], { env });
  return readFileSync(at("npm.txt"), "utf8").split("ci --include=dev\n").length - 1;
}

test("the project's Node is linked even if npm deleted the link", async () => {
  write("npm.txt", "");
  await install();
  expect(readlinkSync(at("node_modules/.bin/node"))).toBe(`../node-linux-${arch}/bin/node`);
  rmSync(at("node_modules/.bin/node"));
  expect(await install()).toBe(1);
  expect(readlinkSync(at("node_modules/.bin/node"))).toBe(`../node-linux-${arch}/bin/node`);
});

const hono = { "node_modules/hono": { integrity: "sha512-one" } };
const elsewhere = {
  "node_modules/fsevents": { integrity: "sha512-mac", optional: true, os: ["darwin"] },
  "node_modules/for-arm": { integrity: "sha512-arm", optional: true, os: ["linux"], cpu: ["none"] },
  "node_modules/for-libc": { integrity: "sha512-c", optional: true, os: ["linux"], libc: ["none"] },
  // Only those need it.
  "node_modules/wasm": { integrity: "sha512-wasm", optional: true },
};
const here = {
  "node_modules/sharp": { integrity: "sha512-sharp", optional: true, os: ["linux"], cpu: [arch] },
};

test.each([
  {
    what: "just what the lock file names for this system",
    installed: { ...hono, ...here },
    again: false,
  },
  { what: "nothing that is optional", installed: hono, again: true },
  { what: "nothing", installed: {}, again: true },
  {
    what: "another version",
    installed: { ...here, "node_modules/hono": { integrity: "old" } },
    again: true,
  },
  {
    what: "a package too many",
    installed: { ...hono, ...here, "node_modules/left": { integrity: "sha512-left" } },
    again: true,
  },
])("after an npm ci by hand that installed $what, npm runs again: $again", async (row) => {
  write("npm.txt", "");
  write("package-lock.json", lockOf({ "": { name: "rallyrank" }, ...hono, ...here, ...elsewhere }));
  write(listed, lockOf(row.installed));
  expect(await install()).toBe(row.again ? 1 : 0);
});

test("tools/node runs the project's Node, and the system's where npm has none", async () => {
  cpSync(join(import.meta.dirname, "node"), at("tools/node"));
  const run = async (name: string) => {
    for (const each of [projectNode, "bin"]) {
      write(`${each}/node`, `#!/bin/sh\necho ${each} "$@"\n`);
      chmodSync(at(`${each}/node`), each === name ? 0o755 : 0o644);
    }
    const env = { PATH: `${at("bin")}:${process.env["PATH"]}` };
    const { stdout } = await promisify(execFile)(at("tools/node"), ["a b", "c"], { env });
    return stdout;
  };
  expect(await run(projectNode)).toBe(`${projectNode} a b c\n`);
  expect(await run("bin")).toBe("bin a b c\n");
});
