import { expect, test } from "vitest";
import { type Count, readPlaywright, readVitest, skipsByFile } from "./read-reports.ts";
import { sumOf, withProblems } from "./run-runners.ts";

const passing = { fullName: "adds", status: "passed", failureMessages: [] };
const failing = {
  fullName: "subtracts",
  status: "failed",
  failureMessages: ["expected 1 to be 2"],
};
const skipped = { fullName: "divides", status: "skipped", failureMessages: [] };

/** A report of Vitest about one file. */
function ofVitest(tests: (typeof failing | typeof passing)[], message = "") {
  const number = (status: string) => tests.filter((each) => each.status === status).length;
  return {
    numPassedTests: number("passed"),
    numFailedTests: number("failed"),
    numPendingTests: number("skipped"),
    testResults: [{ name: "/project/src/sums.test.ts", message, assertionResults: tests }],
  };
}

test.each([
  { case: "all pass", report: ofVitest([passing, passing]), count: { passed: 2, failed: 0 } },
  {
    case: "one fails",
    report: ofVitest([passing, failing]),
    count: { failed: 1, failures: ["src/sums.test.ts\nsubtracts\nexpected 1 to be 2"] },
  },
  {
    case: "one is skipped",
    report: ofVitest([passing, skipped]),
    count: { passed: 1, failed: 0, skipped: 1, skips: ["src/sums.test.ts"] },
  },
  {
    case: "a file can't be imported",
    report: ofVitest([], "no such module"),
    count: { passed: 0, failed: 1, failures: ["src/sums.test.ts\nno such module"] },
  },
  {
    case: "a test and its file's hook fail",
    report: ofVitest([failing], "the hook failed"),
    count: { failed: 1 },
  },
])("reads a report of Vitest where $case", ({ report, count }) => {
  expect(readVitest(report, "/project")).toMatchObject(count);
});

/** A report of Playwright with one test of this status, in a group of its file. */
function ofPlaywright(status: string, result: object = {}, errors: { message: string }[] = []) {
  const results = [{ errors: [], ...result }];
  const spec = {
    file: "tests/shop.spec.ts",
    title: "a shopper buys",
    tests: [{ status, results }],
  };
  const number = (each: string) => Number(each === status);
  return {
    suites: [{ specs: [], suites: [{ specs: [spec] }] }],
    errors,
    stats: {
      expected: number("expected"),
      unexpected: number("unexpected"),
      flaky: number("flaky"),
      skipped: number("skipped"),
    },
  };
}

test.each([
  { case: "all pass", report: ofPlaywright("expected"), count: { passed: 1, failed: 0 } },
  {
    case: "one fails, with a trace",
    report: ofPlaywright("unexpected", {
      errors: [{ message: "no button" }],
      attachments: [{ name: "trace", path: "/project/build/test-results/shop/trace.zip" }],
    }),
    count: {
      failed: 1,
      failures: [
        "tests/shop.spec.ts\na shopper buys\nTrace: npx playwright show-trace build/test-results/shop/trace.zip\nno button",
      ],
    },
  },
  {
    case: "one passes on a retry only",
    report: ofPlaywright("flaky"),
    count: { passed: 0, failed: 1, failures: ["tests/shop.spec.ts\na shopper buys"] },
  },
  {
    case: "one is skipped",
    report: ofPlaywright("skipped"),
    count: { skipped: 1, skips: ["tests/shop.spec.ts"] },
  },
  {
    case: "a file can't be imported",
    report: ofPlaywright("expected", {}, [{ message: "no such module" }]),
    count: { passed: 1, failed: 1, failures: ["no such module"] },
  },
])("reads a report of Playwright where $case", ({ report, count }) => {
  expect(readPlaywright(report, "/project")).toMatchObject(count);
});

const good: Count = { passed: 5, failed: 0 };
const bad: Count = { passed: 5, failed: 1, failures: ["subtracts"] };

test.each([
  { case: "nothing else", count: good, problems: [], code: 0, failed: 0 },
  { case: "a failure that its exit code repeats", count: bad, problems: [], code: 1, failed: 1 },
  { case: "an exit code that nothing explains", count: good, problems: [], code: 1, failed: 1 },
  { case: "an end by a signal", count: good, problems: [], code: null, failed: 1 },
  { case: "a failed hook of a group", count: good, problems: ["a hook"], code: 1, failed: 1 },
  { case: "a failure and a hook", count: bad, problems: ["a hook"], code: 1, failed: 2 },
])("a report with $case is $failed failures", ({ count, problems, code, failed }) => {
  const whole = withProblems(count, problems, code, "vitest");
  expect(whole.failed).toBe(failed);
  expect(whole.failures).toHaveLength(failed);
});

test("counts are summed over both runners", () => {
  const skipping = { passed: 1, failed: 0, skipped: 2, skips: ["a", "b"], ran: ["nginx/1.26.3"] };
  expect(sumOf([good, bad, skipping])).toEqual({
    passed: 11,
    failed: 1,
    skipped: 2,
    failures: ["subtracts"],
    skips: ["a", "b"],
    ran: ["nginx/1.26.3"],
  });
});

test("skipped tests are counted by file", () => {
  expect(skipsByFile(["a.test.ts", "b.test.ts", "a.test.ts"])).toEqual([
    "2 tests of a.test.ts",
    "1 test of b.test.ts",
  ]);
});
