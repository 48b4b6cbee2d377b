import { availableParallelism } from "node:os";

/** What one of the runners runs: projects of its configuration, or files. */
export interface TestRun {
  runner: "vitest" | "playwright";
  projects?: readonly string[];
  files?: readonly string[];
  /** Only tests that import what changed since a commit, or since the last one. */
  changed?: { since: string | undefined };
}

export const reportFolder = "build/test-reports";
/** Traces and what else is left of failed browser tests. Each run of Playwright empties its folder. */
export const resultFolder = "build/test-results";

/**
 * Workers of each runner, if both run: on two cores three and two, because servers and pages wait for each other, and
 * Vitest has more to do.
 */
const beside = Math.max(2, Math.min(4, Math.floor(availableParallelism() / 2)));
const workersBeside = { vitest: beside + 1, playwright: beside };

/**
 * The command line of a run, and where its report is.
 * @param how `beside` the other runner; `alone`, for tests that measure; `shown`, with the runner's own output
 */
export function commandOf(
  { runner, projects = [], files = [], changed }: TestRun,
  how: "beside" | "alone" | "shown",
): { command: string[]; report: string } {
  const part = how === "alone" ? `${runner}-alone` : runner;
  const report = `${reportFolder}/${part}.json`;
  const chosen = projects.map((project) => `--project=${project}`);
  const workers = { beside: workersBeside[runner], alone: 1, shown: undefined }[how];
  const onlyChanged = (option: string) =>
    changed ? [changed.since ? `${option}=${changed.since}` : option] : [];
  if (runner === "vitest")
    return {
      command: [
        "vitest",
        "run",
        ...chosen,
        ...onlyChanged("--changed"),
        ...files,
        ...(workers ? [`--maxWorkers=${workers}`] : []),
        `--reporter=${how === "shown" ? "default" : "./tests/runner/vitest-progress.ts"}`,
        "--reporter=json",
        `--outputFile.json=${report}`,
      ],
      report,
    };
  return {
    command: [
      "playwright",
      "test",
      ...chosen,
      ...onlyChanged("--only-changed"),
      ...(changed ? ["--pass-with-no-tests"] : []),
      // Playwright reads files as regular expressions.
      ...files.map((file) => file.replaceAll(".", "\\.")),
      ...(workers ? [`--workers=${workers}`] : []),
      `--reporter=${how === "shown" ? "list" : "./tests/runner/playwright-progress.ts"},json`,
      `--output=${resultFolder}/${part}`,
    ],
    report,
  };
}
