import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { chosenMutants, type LayeredMutant, mutants, planted } from "./mutants.ts";
import { readFailures } from "./run-test-files.ts";
import { sumUpTrials, type TestsEnded, tryMutants } from "./try-mutants.ts";

test("there are 170 mutants, in all layers, and each has a name of its own", () => {
  const names = mutants.map(({ name }) => name);
  expect(names).toEqual([...new Set(names)]);
  expect(names.length).toBeGreaterThanOrEqual(170);
  expect(Map.groupBy(mutants, ({ layer }) => layer).size).toBeGreaterThan(15);
});

test("each mutant can be planted, its tests exist, and it says what it would do", () => {
  const wrong = mutants.flatMap((each) => {
    const { name, file, tests, matters } = each;
    const missing = tests.filter((path) => !existsSync(path));
    if (missing.length > 0) return [`${name}: there is no ${missing.join(", ")}`];
    if (!/^[A-Z'].*\.$/.test(matters)) return [`${name}: ${matters}`];
    const source = readFileSync(file, "utf8");
    try {
      return planted(source, each) === source ? [`${name}: it changes nothing`] : [];
    } catch (error) {
      return [(error as Error).message];
    }
  });
  expect(wrong).toEqual([]);
});

const mutant: LayeredMutant = {
  layer: "rules",
  name: "two and two are five",
  file: "sum.ts",
  replace: "a + b",
  by: "a + b + 1",
  matters: "Sums would be wrong.",
  tests: ["sum.test.ts"],
};

test.each([
  ["a + b", "a + b + 1"],
  ["return a + b;", "return a + b + 1;"],
])("planted in '%s', it's '%s'", (source, changed) => {
  expect(planted(source, mutant)).toBe(changed);
});

test.each([
  ["a - b", "'two and two are five' replaces a text that is not in sum.ts"],
  ["a + b, a + b", "'two and two are five' replaces a text that is 2 times in sum.ts"],
])("in '%s' it can't be planted", (source, message) => {
  expect(() => planted(source, mutant)).toThrow(message);
});

/** Tries the mutant with tests that end in these ways. */
async function tryWith(...ends: TestsEnded[]) {
  const rows: string[] = [];
  const planting: string[] = [];
  let clock = 0;
  const trials = await tryMutants(
    ends.map(() => mutant),
    {
      plant({ name }) {
        planting.push(`planted: ${name}`);
        return () => planting.push("restored");
      },
      async test(files) {
        planting.push(`tested: ${files.join()}`);
        clock += 1.5;
        return ends.shift()!;
      },
      say: (row) => rows.push(row.replaceAll(/ +/g, " ")),
      now: () => clock,
      stopped: () => false,
    },
  );
  return { rows, planting, ...sumUpTrials(trials) };
}

test("a mutant is planted, tested with its files and taken out again", async () => {
  const failure = "sum.test.ts\nadds two numbers\nexpected 5 to be 4";
  const { rows, planting, text, allSeen } = await tryWith({ failures: [failure] });
  expect(planting).toEqual(["planted: two and two are five", "tested: sum.test.ts", "restored"]);
  expect(rows).toEqual(["seen 1.5 s rules two and two are five sum.test.ts: adds two numbers"]);
  expect([text, allSeen]).toEqual(["1 seen, 0 survived", true]);
});

test("a mutant that no test sees is reported, with what it would do", async () => {
  const { rows, text, allSeen } = await tryWith(
    { failures: [] },
    { failures: ["sum.test.ts\nadds"] },
  );
  expect(rows[0]).toBe("survived 1.5 s rules two and two are five");
  expect(text).toBe(
    `SURVIVED: two and two are five
  Sums would be wrong.
  No test of sum.test.ts failed.
1 seen, 1 survived`,
  );
  expect(allSeen).toBe(false);
});

test("tests that don't run to their end have seen nothing", async () => {
  const { text, allSeen } = await tryWith({ failures: [], problem: "vitest failed: no config" });
  expect(text).toContain("UNCLEAR: two and two are five\n  vitest failed: no config");
  expect(allSeen).toBe(false);
});

test("only a failed test has seen a mutant, not a run that ended early or a file that broke", () => {
  const tests = [{ fullName: "adds", status: "failed", failureMessages: ["expected 5 to be 4"] }];
  const counts = { numPassedTests: 0, numFailedTests: 1, numPendingTests: 0 };
  const inFile = (name: string, message: string, assertionResults: typeof tests) => ({
    name: `/copy/${name}`,
    message,
    assertionResults,
  });
  const testResults = [inFile("sum.test.ts", "", tests), inFile("a.test.ts", "no module", [])];
  expect(readFailures.vitest({ ...counts, testResults }, "/copy")).toEqual({
    failures: ["sum.test.ts\nadds\nexpected 5 to be 4"],
    outside: ["no module"],
  });
  const results = [{ errors: [{ message: "expected 5 to be 4" }] }];
  const spec = { file: "sum.spec.ts", title: "adds", tests: [{ status: "unexpected", results }] };
  const report = {
    suites: [{ specs: [spec] }],
    errors: [{ message: "Testing stopped early" }],
    stats: { expected: 0, unexpected: 1, flaky: 0, skipped: 0 },
  };
  expect(readFailures.playwright(report, "/copy")).toEqual({
    failures: ["sum.spec.ts\nadds\nexpected 5 to be 4"],
    outside: ["Testing stopped early"],
  });
});

test("mutants are chosen by layer and by words of their names", () => {
  expect(chosenMutants([], [])).toHaveLength(mutants.length);
  expect(new Set(chosenMutants(["http", "owner"], []).map(({ layer }) => layer))).toEqual(
    new Set(["http", "owner"]),
  );
  expect(chosenMutants(["http"], ["another site"]).map(({ name }) => name)).toEqual([
    "a form from another site is accepted",
  ]);
  expect(() => chosenMutants(["sql"], [])).toThrow("'sql' is not a layer: choose from rules,");
  expect(() => chosenMutants([], ["nothing such"])).toThrow("No mutant's name contains");
});

test("no mutant is meant to be seen by this file, which fails wherever one is planted", () => {
  expect(mutants.flatMap(({ tests }) => tests)).not.toContain("tests/mutants/mutants.test.ts");
});
