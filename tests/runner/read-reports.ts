import { relative } from "node:path";

/** One runner's counts. */
export interface Count {
  passed: number;
  failed: number;
  skipped?: number;
  /** The failures, each with its reason. */
  failures?: string[];
  /** The file of each test that was skipped. */
  skips?: string[];
  /** The programs they ran on: "PostgreSQL 17.6 (servers)". */
  ran?: string[];
}

/** The parts of Vitest's JSON report that are read here. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    /** Of the file itself, if it failed outside its tests. */
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

/**
 * Reads Vitest's JSON report. A file that failed outside its tests, such as one that can't be imported, counts as one
 * failure.
 */
export function readVitest(report: VitestReport, projectFolder: string): Count {
  const files = report.testResults.map(({ name, ...rest }) => ({
    file: relative(projectFolder, name),
    ...rest,
  }));
  const failedFiles = files.filter(({ message }) => message);
  const tests = files.flatMap(({ file, assertionResults }) =>
    assertionResults.map((test) => ({ file, ...test })),
  );
  const failedTests = tests.filter(({ status }) => status === "failed");
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      failedFiles.filter(({ file }) => !failedTests.some((test) => test.file === file)).length,
    skipped: report.numPendingTests,
    failures: [
      ...failedFiles.map(({ file, message }) => `${file}\n${message}`),
      ...failedTests.map(
        ({ file, fullName, failureMessages }) =>
          `${file}\n${fullName}\n${failureMessages.join("\n")}`,
      ),
    ],
    skips: tests
      .filter(({ status }) => status === "skipped" || status === "pending")
      .map(({ file }) => file),
  };
}

interface PlaywrightResult {
  errors: { message?: string }[];
  attachments?: { name: string; path?: string }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { status: string; results: PlaywrightResult[] }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
export interface PlaywrightReport {
  suites: PlaywrightSuite[];
  /** Errors outside of tests, such as a file that can't be imported. */
  errors?: { message?: string }[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/**
 * Reads Playwright's JSON report. A test that passed only on a retry counts as failed, and so does each error outside of
 * tests. A failure names its trace.
 */
export function readPlaywright(
  { suites, errors = [], stats }: PlaywrightReport,
  projectFolder: string,
): Count {
  const specsOf = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specsOf),
  ];
  const tests = suites
    .flatMap(specsOf)
    .flatMap(({ file, title, tests: each }) => each.map((test) => ({ file, title, ...test })));
  const traceOf = ({ attachments = [] }: PlaywrightResult) =>
    attachments.flatMap(({ name, path }) =>
      name === "trace" && path
        ? [`Trace: npx playwright show-trace ${relative(projectFolder, path)}`]
        : [],
    );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message = "" }) => message),
      ...tests
        .filter(({ status }) => status === "unexpected" || status === "flaky")
        .map(({ file, title, results }) =>
          [
            file,
            title,
            // Before the reasons, which may be cut.
            ...results.flatMap(traceOf),
            ...results.flatMap((result) => result.errors.map(({ message = "" }) => message)),
          ].join("\n"),
        ),
    ],
    skips: tests.filter(({ status }) => status === "skipped").map(({ file }) => file),
  };
}

/** Says how many tests of each file were skipped: "3 tests of tests/server/behind-nginx.test.ts". */
export const skipsByFile = (skips: readonly string[]): string[] =>
  [...Map.groupBy(skips, (file) => file)].map(
    ([file, { length }]) => `${length} ${length === 1 ? "test" : "tests"} of ${file}`,
  );
