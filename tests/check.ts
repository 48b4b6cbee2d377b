import { spawnSync } from "node:child_process";
import { pathToFileURL } from "node:url";

/** The parts of `npm run check`: types, lint, imports, words, format, dead code. */
const checks = ["types", "lint", "imports", "words", "format", "dead-code"] as const;

/** Runs every check, even after a failure, and counts the results. */
export function runChecks(): { passed: number; failed: number } {
  const failed = checks.filter((name) => {
    const { status } = spawnSync("npm", ["run", "--silent", `check:${name}`], { stdio: "inherit" });
    console.log(`${status === 0 ? "passed" : "FAILED"}: ${name}`);
    return status !== 0;
  });
  return { passed: checks.length - failed.length, failed: failed.length };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exitCode = runChecks().failed === 0 ? 0 : 1;
