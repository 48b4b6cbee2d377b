import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findBrowser } from "../tools/browser.ts";
import { runChecks } from "./check.ts";
import { type Count, readPlaywright, readVitest } from "./read-reports.ts";

const reports = "build/test-reports";

function run(command: string, env: Record<string, string> = {}): boolean {
  const { status } = spawnSync(command, {
    shell: true,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  return status === 0;
}

/**
 * Runs a test runner that writes a report, and reads its counts. A runner that failed in another way counts as one
 * failure.
 */
function count(
  command: string,
  env: Record<string, string>,
  report: string,
  read: (json: never) => Count,
): Count {
  const succeeded = run(command, env);
  try {
    const counted = read(JSON.parse(readFileSync(report, "utf8")) as never);
    return succeeded || counted.failed > 0 ? counted : { ...counted, failed: 1 };
  } catch (error) {
    console.error(`${command} left no report: ${(error as Error).message}`);
    return { passed: 0, failed: 1 };
  }
}

function build(): Count {
  const built = run("node tools/install.mjs build");
  return built ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

function unitTests(): Count {
  const report = `${reports}/vitest.json`;
  return count(
    `vitest run --reporter=default --reporter=json --outputFile.json=${report}`,
    {},
    report,
    readVitest,
  );
}

async function browserTests(): Promise<Count> {
  const report = `${reports}/playwright.json`;
  let browser: string;
  try {
    browser = await findBrowser();
  } catch (error) {
    console.error((error as Error).message);
    return { passed: 0, failed: 1 };
  }
  return count(
    "playwright test --reporter=line,json",
    { CHROME_PATH: browser, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    report,
    readPlaywright,
  );
}

// The tests start hundreds of servers and commands, which share one compile cache.
process.env["NODE_COMPILE_CACHE"] = resolve("build/compile-cache");
rmSync(reports, { recursive: true, force: true });
const counts: Count[] = [runChecks(), build()];
mkdirSync(reports, { recursive: true });
counts.push(unitTests(), await browserTests());

// Failures are repeated at the end, so that they are easy to find in a long output.
for (const failure of counts.flatMap(({ failures }) => failures ?? []))
  console.log(`\nFAILED: ${stripVTControlCharacters(failure).slice(0, 1500)}`);
const sum = (name: "passed" | "failed" | "skipped") =>
  counts.reduce((total, part) => total + (part[name] ?? 0), 0);
const skipped = sum("skipped") > 0 ? `, ${sum("skipped")} skipped` : "";
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed${skipped}`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
