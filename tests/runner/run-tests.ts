// `npm test`: the checks, the build, and tests of both runners. `-- --all` runs all tests; files and --changed, some.
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statfsSync,
} from "node:fs";
import { freemem } from "node:os";
import { relative, resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser, findFirefox, findWebKit, oldestFirefox } from "../../tools/browser.ts";
import { findNginx } from "../../tools/nginx.ts";
import { runChecks } from "./check.ts";
import { runCommand, stop, wasStopped } from "./processes.ts";
import { readArguments, type Wanted } from "./read-arguments.ts";
import { type Count, skipsByFile } from "./read-reports.ts";
import { type Part, runParts } from "./run-parts.ts";
import { runRunners, sumOf } from "./run-runners.ts";
import { reportFolder, resultFolder } from "./test-commands.ts";
import { type TestPart, testParts } from "./test-parts.ts";
import { clockTime, readTimes, writeTimes } from "./times.ts";

const now = () => performance.now() / 1000;
const say = (line: string) => console.log(line);

const build: Part = {
  name: "the build",
  required: true,
  async run() {
    const { code } = await runCommand([process.execPath, "tools/install.mjs", "build-only"]);
    return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
  },
};

/** What this machine lacks, so that tests are skipped. */
const missing: string[] = [];

/** Runs tests, without those of a runner whose programs are missing. */
async function runTests({ runs, how }: TestPart, estimated: number | undefined): Promise<Count> {
  const found: (typeof runs)[number][] = [];
  const failures: string[] = [];
  for (const run of runs)
    try {
      if (run.runner === "playwright") process.env["CHROME_PATH"] = await findBrowser();
      if (run.projects?.includes("firefox")) {
        const firefox = findFirefox();
        process.env["FIREFOX_PATH"] = firefox ?? "";
        if (!firefox)
          missing.push(
            `There is no Firefox ${oldestFirefox} or newer: install one, or set FIREFOX_PATH.`,
          );
      }
      if (run.projects?.includes("webkit") && !findWebKit())
        missing.push("There is no WebKit: install Debian's packages webkit2gtk-driver and xvfb.");
      if (run.projects?.includes("server")) {
        const nginx = findNginx();
        if (nginx) process.env["NGINX_PATH"] = nginx;
        else missing.push("There is no nginx: install one, or set NGINX_PATH.");
      }
      found.push(run);
    } catch (error) {
      failures.push((error as Error).message);
    }
  return sumOf([
    { passed: 0, failed: failures.length, failures },
    await runRunners(found, how, estimated, say),
  ]);
}

/** All files with tests. */
const testFiles = () =>
  globSync(["{bench,src,tests,tools}/**/*.test.{ts,tsx}", "tests/**/*.spec.ts"], {
    exclude: ["bench/peers/**"],
  });

const partsOf = (wanted: Wanted): Part[] => [
  // What changed is tested at once: the runners build if one of its tests uses the build.
  ...(wanted.tier === "changed" ? [] : [build]),
  ...testParts(wanted).map((part) => ({
    name: part.name,
    async run(estimated: number | undefined) {
      const tests = runTests(part, estimated);
      return sumOf(part.checks ? await Promise.all([runChecks(say), tests]) : [await tests]);
    },
  })),
];

/** Failures are repeated at the end, so that they are easy to find in a long output. */
function sumUp(counts: readonly Count[], begin: number): void {
  const { passed, failed, skipped, failures, skips, ran } = sumOf(counts);
  for (const failure of failures)
    say(`\nFAILED: ${stripVTControlCharacters(failure).slice(0, 1500)}`);
  if (skipped > 0) say(["\nSkipped:", ...skipsByFile(skips), ...missing].join("\n  "));
  if (wasStopped()) say("\nStopped before the end.");
  if (ran.length > 0) say(`\nRan on ${[...new Set(ran)].toSorted().join(", ")}.`);
  say(`\n${clockTime(now() - begin)} in all.`);
  say(`${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`);
  process.exitCode = failed === 0 && !wasStopped() ? 0 : 1;
}

function readWanted(): Wanted {
  const inProject = (path: string) => relative(process.cwd(), resolve(path));
  try {
    return readArguments(process.argv.slice(2), testFiles(), inProject);
  } catch (error) {
    console.error((error as Error).message);
    return process.exit(2);
  }
}

const memory = "/dev/shm";

/**
 * Temporary files go into memory if it has room for them, gigabytes at the most: a database for each test is thousands
 * of small files, whose making on a disk took a sixth of the processor time of all tests.
 */
function keepTemporaryFilesInMemory(): void {
  const mounted = existsSync("/proc/mounts") ? readFileSync("/proc/mounts", "utf8") : "";
  const [, options] = new RegExp(` ${memory} tmpfs (\\S+)`).exec(mounted) ?? [];
  // PostgreSQL's programs are among them.
  if (process.env["TMPDIR"] || !options || options.split(",").includes("noexec")) return;
  // Of runs that were killed.
  for (const folder of globSync(`${memory}/rallyrank-tests-*`))
    if (!existsSync(`/proc/${folder.split("-").at(-1)}`))
      rmSync(folder, { recursive: true, force: true });
  const { bavail, bsize } = statfsSync(memory);
  if (Math.min(bavail * bsize, freemem()) < 6 * 1024 ** 3) return;
  const folder = `${memory}/rallyrank-tests-${process.pid}`;
  mkdirSync(folder);
  // PostgreSQL runs as another user if this is root.
  chmodSync(folder, 0o1777);
  process.env["TMPDIR"] = folder;
  process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

const wanted = readWanted();
keepTemporaryFilesInMemory();
// The tests start hundreds of servers and commands, which share one compile cache.
process.env["NODE_COMPILE_CACHE"] = resolve("build/compile-cache");
for (const folder of [reportFolder, resultFolder]) rmSync(folder, { recursive: true, force: true });
mkdirSync(reportFolder, { recursive: true });
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => stop(signal));
process.env["TEST_TIER"] = wanted.tier;
const begin = now();
// Other files take another time.
const isTimed = wanted.tier === "default" || wanted.tier === "all";
const times = isTimed ? readTimes() : {};
const { counts, times: measured } = await runParts(partsOf(wanted), {
  times,
  say,
  now,
  stopped: wasStopped,
});
if (isTimed) writeTimes({ ...times, ...measured });
sumUp(counts, begin);
