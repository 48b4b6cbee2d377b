/** One runner's counts. */
export interface Count {
  passed: number;
  failed: number;
  skipped?: number;
  /** The failures, each with its reason. */
  failures?: string[];
}

/** The parts of Vitest's JSON report that are read here. */
interface VitestReport {
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

/** Reads Vitest's JSON report. */
export function readVitest(report: VitestReport): Count {
  const failures = report.testResults.flatMap(({ name, message, assertionResults }) => [
    ...(message ? [`${name}\n${message}`] : []),
    ...assertionResults
      .filter(({ status }) => status === "failed")
      .map(
        ({ fullName, failureMessages }) => `${name}\n${fullName}\n${failureMessages.join("\n")}`,
      ),
  ]);
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests,
    skipped: report.numPendingTests,
    failures,
  };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    tests: { status: string; results: { errors: { message?: string }[] }[] }[];
  }[];
}

/** The parts of Playwright's JSON report that are read here. */
interface PlaywrightReport {
  suites: PlaywrightSuite[];
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
}

/** Reads Playwright's JSON report. A test that passed only on a retry counts as failed. */
export function readPlaywright({ suites, stats }: PlaywrightReport): Count {
  const specs = (suite: PlaywrightSuite): PlaywrightSuite["specs"] => [
    ...suite.specs,
    ...(suite.suites ?? []).flatMap(specs),
  ];
  const failures = suites.flatMap(specs).flatMap(({ file, title, tests }) =>
    tests
      .filter(({ status }) => status === "unexpected" || status === "flaky")
      .map(({ results }) => {
        const reasons = results.flatMap(({ errors }) => errors.map(({ message }) => message ?? ""));
        return `${file}\n${title}\n${reasons.join("\n")}`;
      }),
  );
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    failures,
  };
}
