// Prepares a clean clone for `npm start` and `npm test`: installs what package-lock.json names, builds on request
// ('build'), and skips what is up to date. Plain JavaScript, because the system's Node, which runs it before anything
// is installed, may not support TypeScript.
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";

const projectFolder = dirname(import.meta.dirname ?? process.cwd());
process.chdir(projectFolder);

/** A digest of files by content, in the order of their names. */
function digestOf(files) {
  const hash = createHash("sha256");
  for (const file of files.toSorted((a, b) => (a < b ? -1 : 1)))
    hash.update(file).update(readFileSync(file));
  return hash.digest("hex");
}

/** All files below folders, sorted. A name may also be a file's. */
function filesBelow(names) {
  return names.flatMap((name) => {
    if (!existsSync(name)) return [];
    const entries = readdirSync(name, { withFileTypes: true, recursive: true });
    const files = entries.filter((entry) => entry.isFile());
    return files.map((file) => join(file.parentPath ?? file.path, file.name));
  });
}

/** Runs a step whose result is in `folder`, unless it already ran for the same input. */
function unlessDone(folder, input, work) {
  const stamp = join(folder, ".made-from");
  const digest = digestOf(input);
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === digest) return;
  work();
  mkdirSync(folder, { recursive: true });
  writeFileSync(stamp, digest);
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

const packageFiles = ["package.json", "package-lock.json", ".npmrc"];
try {
  unlessDone("node_modules", packageFiles, () => npm("ci"));
  if (process.argv.includes("build")) {
    const sources = filesBelow(["content", "public", "src", "tools/vite"]);
    const input = [...packageFiles, "vite.config.ts", ...sources];
    unlessDone("build", input, () => run("vite", "build"));
  }
} catch {
  // The failed program has already printed what went wrong.
  process.exit(1);
}
