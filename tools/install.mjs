// Prepares a clean clone for `npm start` and `npm test`, skipping what is up to date. It installs what
// package-lock.json lists; with 'build' it then builds; with 'build-only' it only builds, because the caller is running
// from node_modules. Plain JavaScript, because it runs before anything is installed, on the system's Node, which may
// not support TypeScript.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { fileURLToPath } from "node:url";

const projectFolder = dirname(dirname(fileURLToPath(import.meta.url)));
process.chdir(projectFolder);

if (Number(process.versions.node.split(".", 1)[0]) < 20) {
  // npm would silently skip packages that the build needs.
  console.error(`Installing needs Node 20.19 or newer; this is Node ${process.versions.node}.`);
  console.error("docs/operating.md says where to get one.");
  process.exit(1);
}

/** A digest of files by content, in the order of their names, plus a text. */
function digestOf({ files, text = "" }) {
  const hash = createHash("sha256").update(text);
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** All files below folders, except tests, which are in no build. */
function filesBelow(names) {
  return names.flatMap((name) => {
    if (!existsSync(name)) return [];
    const entries = readdirSync(name, { withFileTypes: true, recursive: true });
    const files = entries.filter((entry) => entry.isFile() && !/\.test\.tsx?$/.test(entry.name));
    return files.map((file) => join(file.parentPath ?? file.path, file.name));
  });
}

const lock = "build/.lock";

/** Runs work while no other process in this checkout does: a build that starts meanwhile waits. */
async function alone(work) {
  mkdirSync(dirname(lock), { recursive: true });
  for (let said = false; ; said = true) {
    try {
      writeFileSync(lock, String(process.pid), { flag: "wx" });
      break;
    } catch (error) {
      if (error.code !== "EEXIST") throw error;
    }
    if (isAbandoned()) rmSync(lock, { force: true });
    else if (!said) console.log("Waiting for the build that another process has started.");
    await pause(100);
  }
  try {
    work();
  } finally {
    rmSync(lock, { force: true });
  }
}

function isAbandoned() {
  try {
    // Signal 0 only checks whether the process exists. The file is empty until its process has written to it.
    process.kill(Number(readFileSync(lock, "utf8")) || process.pid, 0);
    return false;
  } catch (error) {
    return error.code === "ESRCH";
  }
}

/** Runs a step whose result is `result`, a file below `folder`, unless it has already run for the same input. */
async function unlessDone(folder, result, input, work) {
  const stamp = join(folder, ".made-from");
  // Includes the time of the result: someone may have run the step by hand, on other sources.
  const state = () => `${digestOf(input())} ${existsSync(result) ? statSync(result).mtimeMs : 0}`;
  const isDone = () => existsSync(stamp) && readFileSync(stamp, "utf8") === state();
  if (isDone()) return;
  await alone(() => {
    if (isDone()) return;
    // Sources may change during the step, and a failed step leaves a partial result.
    const digest = digestOf(input());
    rmSync(stamp, { force: true });
    work();
    writeFileSync(stamp, `${digest} ${statSync(result).mtimeMs}`);
  });
}

/** Runs one of the project's programs on the project's own Node. */
function run(command, ...args) {
  const path = `${join(projectFolder, "node_modules/.bin")}:${process.env.PATH}`;
  execFileSync(command, args, { stdio: "inherit", env: { ...process.env, PATH: path } });
}

/** The npm that started us, on its own Node, because another Node wouldn't find that npm's settings. */
function npm(...args) {
  const { npm_node_execpath: node, npm_execpath: program } = process.env;
  if (node && program) execFileSync(node, [program, ...args], { stdio: "inherit" });
  else execFileSync("npm", args, { stdio: "inherit" });
}

function install() {
  if (isInstalled()) return;
  console.log("Installing the packages that package-lock.json names.");
  // `update` runs with NODE_ENV=production, in which npm leaves out what builds the site.
  npm("ci", "--include=dev");
}

/** Whether someone has run `npm ci`: npm lists what it installed in a lock file of its own. */
function isInstalled() {
  const packagesOf = (file) => JSON.parse(readFileSync(file, "utf8")).packages ?? {};
  const list = "node_modules/.package-lock.json";
  if (!existsSync(list)) return false;
  const installed = packagesOf(list);
  const { "": project, ...wanted } = packagesOf("package-lock.json");
  const isSame = (path) => installed[path]?.integrity === wanted[path]?.integrity;
  // Those for other systems aren't installed, and neither are those that only they need, which name no system.
  const missing = Object.keys(wanted).filter((path) => !(path in installed));
  return (
    project !== undefined &&
    missing.every((path) => wanted[path].optional && !isForThisSystem(wanted[path])) &&
    Object.keys(installed).every(isSame)
  );
}

/** Whether a package is for some systems, and this is one of them: `npm ci --omit=optional` leaves it out. */
function isForThisSystem({ os, cpu, libc }) {
  const isFor = (list, own) => list === undefined || [list].flat().includes(own);
  return (
    (os !== undefined || cpu !== undefined) &&
    isFor(os, process.platform) &&
    isFor(cpu, process.arch) &&
    isFor(libc, process.report.getReport().header.glibcVersionRuntime ? "glibc" : "musl")
  );
}

/** npm 9 skips the Node for the other processor, and then deletes the link that both packages share. */
function linkNode() {
  const ours = `node-linux-${process.arch}`;
  const link = "node_modules/.bin/node";
  if (existsSync(`node_modules/${ours}`) && !existsSync(link))
    symlinkSync(`../${ours}/bin/node`, link);
}

function build() {
  const why = existsSync("build/current") ? ", because its sources have changed" : "";
  console.log(`Building the site${why}.`);
  run("vite", "build", "--logLevel=error");
}

function manual() {
  mkdirSync("docs/schemas", { recursive: true });
  run("node", "tools/write-manual.ts");
}

/** The sources of the editors' reference: every file that might contain a schema. */
function schemas() {
  return { files: filesBelow(["src"]).filter((file) => /\.tsx?$/.test(file)) };
}

const manifest = () => JSON.parse(readFileSync("package.json", "utf8"));

/** Only the packages in package.json: a new script is no reason to install. */
function packages() {
  const { dependencies, devDependencies, optionalDependencies } = manifest();
  const text = JSON.stringify([dependencies, devDependencies, optionalDependencies]);
  return { files: ["package-lock.json", ".npmrc"], text };
}

function sources() {
  const { files, text } = packages();
  const ours = filesBelow(["content", "public", "src", "tools/vite"]);
  // The site says its version.
  return {
    files: [...files, "tsconfig.json", "vite.config.ts", ...ours],
    text: text + manifest().version,
  };
}

const [what] = process.argv.slice(2);
try {
  if (what !== "build-only")
    await unlessDone("node_modules", "node_modules/.package-lock.json", packages, install);
  linkNode();
  // Editors read it in a clone; an image has no documents.
  if (what !== "build-only" && existsSync("docs/editing.md"))
    await unlessDone("docs/schemas", "docs/schemas/site.json", schemas, manual);
  if (what) await unlessDone("build", "build/current/server/main.js", sources, build);
} catch (error) {
  // A failed program has already printed what went wrong.
  if (error.status === undefined) console.error(error);
  process.exit(1);
}
