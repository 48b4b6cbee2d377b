import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { runCommand } from "../runner/processes.ts";
import { runnerOf } from "../runner/read-arguments.ts";
import {
  type PlaywrightReport,
  readPlaywright,
  readVitest,
  type VitestReport,
} from "../runner/read-reports.ts";
import type { TestsEnded } from "./try-mutants.ts";

/** Each runner's command line. A bug fails a test every time: what a busy machine fails once doesn't count. */
const commands = {
  vitest: (files: readonly string[], report: string, untilFailure: boolean) => [
    "vitest",
    "run",
    ...files,
    "--retry=1",
    ...(untilFailure ? ["--bail=1"] : []),
    "--reporter=json",
    `--outputFile.json=${report}`,
  ],
  playwright: (files: readonly string[], _report: string, untilFailure: boolean) => [
    "playwright",
    "test",
    // Playwright reads files as regular expressions.
    ...files.map((file) => file.replaceAll(".", "\\.")),
    "--retries=1",
    ...(untilFailure ? ["-x"] : []),
    "--workers=1",
    "--trace=off",
    "--reporter=json",
  ],
};

/** What failed in a runner's report, in tests and outside of them. That a run ended early is among the latter. */
export const readFailures = {
  vitest(report: VitestReport, folder: string) {
    const testResults = report.testResults.map((file) => ({ ...file, message: "" }));
    const { failures = [] } = readVitest({ ...report, testResults }, folder);
    return { failures, outside: report.testResults.flatMap(({ message }) => message || []) };
  },
  playwright(report: PlaywrightReport, folder: string) {
    const { failures = [] } = readPlaywright({ ...report, errors: [] }, folder);
    return { failures, outside: (report.errors ?? []).map(({ message = "" }) => message) };
  },
};

/** Runs test files of a copy of the project by their runners; to the first failure, if that is enough. */
export async function runTestFiles(
  folder: string,
  files: readonly string[],
  { untilFailure }: { untilFailure: boolean },
): Promise<TestsEnded> {
  for (const runner of ["vitest", "playwright"] as const) {
    const own = files.filter((file) => runnerOf(file) === runner);
    if (own.length === 0) continue;
    const report = join(folder, "report.json");
    rmSync(report, { force: true });
    const { code, output } = await runCommand(commands[runner](own, report, untilFailure), {
      quiet: true,
      cwd: folder,
      env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    if (code === 0) continue;
    // If the build fails, there is no report.
    const json = existsSync(report)
      ? (JSON.parse(readFileSync(report, "utf8")) as never)
      : undefined;
    const { failures, outside } = json
      ? readFailures[runner](json, folder)
      : { failures: [], outside: [] };
    if (failures.length > 0) return { failures };
    const reason = outside.join("\n") || output.trim().split("\n").slice(-20).join("\n");
    return { failures, problem: `${runner} failed, but no test: ${reason}` };
  }
  return { failures: [] };
}
