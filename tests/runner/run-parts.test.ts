import { expect, test } from "vitest";
import type { Count } from "./read-reports.ts";
import { type Part, runParts } from "./run-parts.ts";

const passed: Count = { passed: 3, failed: 0 };
const failed: Count = { passed: 2, failed: 1 };

/** Runs parts with the given results, each ten seconds long. The first two are required. */
async function run({
  results,
  times = {},
  stopAfter = Infinity,
}: {
  results: readonly Count[];
  times?: Record<string, number>;
  stopAfter?: number;
}) {
  const lines: string[] = [];
  const ran: string[] = [];
  let clock = 0;
  const parts = results.map((count, index): Part => {
    const name = ["checks", "build", "tests", "measurements"][index]!;
    return {
      name,
      required: index < 2,
      async run() {
        ran.push(name);
        clock += 10;
        return count;
      },
    };
  });
  const { counts, times: measured } = await runParts(parts, {
    times,
    say: (line) => lines.push(line),
    now: () => clock,
    stopped: () => ran.length >= stopAfter,
  });
  return { ran, counts, measured, output: lines.join("\n") };
}

test.each([
  { case: "nothing fails", results: [passed, passed, passed, passed], parts: 4 },
  { case: "a check fails", results: [failed, passed, passed, passed], parts: 1 },
  { case: "the build fails", results: [passed, failed, passed, passed], parts: 2 },
  { case: "a test fails", results: [passed, passed, failed, passed], parts: 4 },
])("runs $parts of 4 parts if $case", async ({ results, parts }) => {
  const { ran, counts } = await run({ results });
  expect(ran).toEqual(["checks", "build", "tests", "measurements"].slice(0, parts));
  expect(counts).toEqual(results.slice(0, parts));
});

test("says which part it is, and how long it and the rest will take", async () => {
  const { output, measured } = await run({
    results: [passed, passed, passed],
    times: { checks: 10, build: 5, tests: 285 },
  });
  expect(output).toContain("Part 1 of 3: checks, about 10 s, 5 min to the end");
  expect(output).toContain("Part 2 of 3: build, about 5 s, 5 min to the end");
  expect(output).toMatch(/Part 3 of 3: tests, about 5 min$/m);
  expect(measured).toEqual({ checks: 10, build: 10, tests: 10 });
});

test("gives no estimate for what never ran", async () => {
  const { output } = await run({ results: [passed, passed, passed], times: { checks: 10 } });
  expect(output).toMatch(/Part 1 of 3: checks, about 10 s$/m);
  expect(output).toMatch(/Part 2 of 3: build$/m);
});

test("says why it stops", async () => {
  const { output } = await run({ results: [failed, passed] });
  expect(output).toContain("The run stops here");
});

test("starts no part after Ctrl+C, and doesn't note the time of the one it cut short", async () => {
  const { ran, counts, measured } = await run({
    results: [passed, passed, passed],
    stopAfter: 2,
  });
  expect(ran).toEqual(["checks", "build"]);
  expect(counts).toHaveLength(2);
  expect(measured).toEqual({ checks: 10 });
});
