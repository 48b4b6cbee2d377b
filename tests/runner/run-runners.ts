import { readFileSync } from "node:fs";
import { runCommand, wasStopped } from "./processes.ts";
import { type Progress, progressLine } from "./progress.ts";
import { type Count, readPlaywright, readVitest } from "./read-reports.ts";
import { commandOf, type TestRun } from "./test-commands.ts";
import { clockTime, roundedTime } from "./times.ts";

/** How often a line says how far the runners are, in milliseconds. */
const interval = 15_000;

/**
 * Runs the runners at the same time, and says each failure and how far they are.
 * @param estimated how long it took last time, in seconds
 */
export async function runRunners(
  runs: readonly TestRun[],
  how: Parameters<typeof commandOf>[1],
  estimated: number | undefined,
  say: (line: string) => void,
): Promise<Count> {
  const progress = new Map<TestRun, Progress>();
  const begin = performance.now();
  const ticking = setInterval(() => {
    if (progress.size === 0) return;
    const about = estimated === undefined ? "" : ` of about ${roundedTime(estimated)}`;
    const passed = clockTime((performance.now() - begin) / 1000);
    say(`  ${passed}${about}: ${progressLine([...progress.values()])}`);
  }, interval);
  try {
    const counts = await Promise.all(
      runs.map((run) => {
        const [name, unit] =
          run.runner === "vitest"
            ? (["Vitest", "files"] as const)
            : (["Playwright", "tests"] as const);
        const own: Progress = { name, unit, done: 0, all: 0 };
        if (how !== "shown") progress.set(run, own);
        return runRunner(run, how, own, say);
      }),
    );
    return sumOf(counts);
  } finally {
    clearInterval(ticking);
  }
}

/** Several counts as one. */
export function sumOf(counts: readonly Count[]): Required<Count> {
  const sum = (name: "passed" | "failed" | "skipped") =>
    counts.reduce((total, count) => total + (count[name] ?? 0), 0);
  const all = (name: "failures" | "skips" | "ran") => counts.flatMap((count) => count[name] ?? []);
  return {
    passed: sum("passed"),
    failed: sum("failed"),
    skipped: sum("skipped"),
    failures: all("failures"),
    skips: all("skips"),
    ran: all("ran"),
  };
}

async function runRunner(
  run: TestRun,
  how: Parameters<typeof commandOf>[1],
  progress: Progress,
  say: (line: string) => void,
): Promise<Count> {
  const { command, report } = commandOf(run, how);
  const problems: string[] = [];
  const ran: string[] = [];
  const { code } = await runCommand(command, {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    hear(message) {
      if (message.type === "progress") Object.assign(progress, message);
      else if (message.type === "failure") say(`  FAILED ${message.test}${message.why}`);
      else if (message.type === "ran") ran.push(message.what);
      else problems.push(message.text);
    },
  });
  // Stopped by us, it fails for no other reason.
  const status = wasStopped() ? 0 : code;
  return { ...withProblems(readReport(run.runner, report), problems, status, run.runner), ran };
}

function readReport(runner: TestRun["runner"], report: string): Count {
  try {
    const json = JSON.parse(readFileSync(report, "utf8")) as never;
    return { vitest: readVitest, playwright: readPlaywright }[runner](json, process.cwd());
  } catch (error) {
    if (wasStopped()) return { passed: 0, failed: 0 };
    const failure = `${runner} left no report: ${(error as Error).message}`;
    return { passed: 0, failed: 1, failures: [failure] };
  }
}

/** Adds what isn't in a report: problems outside of tests, or a runner that failed without a failed test. */
export function withProblems(
  count: Count,
  problems: readonly string[],
  code: number | null,
  runner: string,
): Count {
  const unexplained =
    code !== 0 && count.failed === 0 && problems.length === 0
      ? [
          `${runner} ended with ${code === null ? "a signal" : `exit code ${code}`}, but no test failed.`,
        ]
      : [];
  const added = [...problems, ...unexplained];
  return {
    ...count,
    failed: count.failed + added.length,
    failures: [...(count.failures ?? []), ...added],
  };
}
