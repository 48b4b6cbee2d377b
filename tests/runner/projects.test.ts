import { globSync, readFileSync } from "node:fs";
import { matchesGlob } from "node:path";
import { expect, test } from "vitest";
import { mutants } from "../mutants/mutants.ts";
import { longest, onlyInAll, playwrightProjects, vitestProjects } from "./projects.ts";
import { runnerOf } from "./read-arguments.ts";
import { commandOf } from "./test-commands.ts";
import { testParts } from "./test-parts.ts";

const files = globSync(["{bench,src,tests,tools}/**/*.{test,spec}.{ts,tsx}"], {
  exclude: ["bench/peers/**"],
});
const projects = { vitest: vitestProjects, playwright: playwrightProjects };

/** A file's projects. Two that share files and choose tests by a tag are one here. */
function projectsOf(file: string): string[] {
  return Object.entries(projects[runnerOf(file)]).flatMap(([name, each]) => {
    const isIn = (patterns: readonly string[]) =>
      patterns.some((pattern) => matchesGlob(file, pattern));
    return isIn(each.include) && !isIn(each.exclude) && !("grep" in each) ? [name] : [];
  });
}

test("each test file belongs to one project, and some journeys to Firefox's, too", () => {
  expect(files.length).toBeGreaterThan(100);
  const several = files.filter((file) => projectsOf(file).length !== 1);
  expect(several.map(projectsOf)).toEqual(Array.from({ length: 5 }, () => ["firefox", "journeys"]));
});

test("no test that replaces a module shares a worker, where others may have loaded that module", () => {
  const replacing = files.filter((file) => /^vi\.mock\(/m.test(readFileSync(file, "utf8")));
  expect(replacing.length).toBeGreaterThan(0);
  expect(replacing.filter((file) => projectsOf(file).includes("rules"))).toEqual([]);
});

test("tests that a tag chooses, and those it leaves out, make up all tests of their files", () => {
  const { kinds, pages } = playwrightProjects;
  expect([kinds.include, kinds.exclude]).toEqual([pages.include, pages.exclude]);
  expect(kinds.grep).toBe(pages.grepInvert);
});

test("the longest files exist", () => {
  expect(longest.filter((file) => !files.includes(file))).toEqual([]);
});

test("what npm test leaves out exists", () => {
  for (const pattern of onlyInAll)
    expect(
      files.filter((file) => matchesGlob(file, pattern)),
      pattern,
    ).not.toEqual([]);
});

test("npm test runs the tests that see at least 95 % of the mutants", () => {
  const isIn = (file: string) =>
    !onlyInAll.some((pattern) => matchesGlob(file, pattern)) &&
    !projectsOf(file).includes("measuring");
  const unseen = mutants.filter(({ tests }) => !tests.some(isIn));
  expect(unseen.length / mutants.length, unseen.map(({ name }) => name).join("; ")).toBeLessThan(
    0.05,
  );
});

const runsOf = (tier: "all" | "default", how: string) =>
  testParts({ tier })
    .filter((part) => part.how === how)
    .flatMap(({ runs }) =>
      runs.flatMap((run) => (run.projects ?? []).map((name) => `${run.runner}: ${name}`)),
    );

test("npm test -- --all runs every project of both runners once, and alone only what measures", () => {
  const all = (["vitest", "playwright"] as const).flatMap((runner) =>
    Object.keys(projects[runner]).map((name) => `${runner}: ${name}`),
  );
  const run = [...runsOf("all", "beside"), ...runsOf("all", "alone")];
  expect(run.toSorted()).toEqual(all.toSorted());
  expect(runsOf("all", "alone")).toEqual(["vitest: measuring", "playwright: measuring"]);
});

test("npm test runs a part of the same projects, and nothing that measures", () => {
  const some = runsOf("default", "beside");
  expect(runsOf("all", "beside")).toEqual(expect.arrayContaining(some));
  expect(testParts({ tier: "default" })).toHaveLength(1);
});

test("what changed is tested in every project but those that measure", () => {
  const parts = testParts({ tier: "changed", since: "main" });
  expect(runsOf("all", "beside")).toEqual(
    expect.arrayContaining(
      parts.flatMap(({ runs: [run] }) => run!.projects!.map((name) => `${run!.runner}: ${name}`)),
    ),
  );
  expect(parts.map(({ runs: [run] }) => commandOf(run!, "shown").command)).toEqual([
    expect.arrayContaining(["vitest", "--project=rules", "--changed=main"]),
    expect.arrayContaining(["vitest", "--project=server", "--changed=main"]),
    expect.arrayContaining(["playwright", "--only-changed=main", "--pass-with-no-tests"]),
  ]);
});

test("files run with their runner's own output, one runner after the other", () => {
  const wanted = { tier: "files", vitest: ["a.test.ts"], playwright: ["b.spec.ts"] } as const;
  expect(
    testParts({ ...wanted, vitest: [...wanted.vitest], playwright: [...wanted.playwright] }),
  ).toMatchObject([
    { how: "shown", runs: [{ runner: "vitest", files: ["a.test.ts"] }] },
    { how: "shown", runs: [{ runner: "playwright", files: ["b.spec.ts"] }] },
  ]);
});

test.each([
  {
    run: { runner: "vitest", projects: ["rules", "stores"] },
    how: "beside",
    holds: ["vitest", "run", "--project=rules", "--project=stores"],
    report: "build/test-reports/vitest.json",
  },
  {
    run: { runner: "vitest", projects: ["measuring"] },
    how: "alone",
    holds: ["--project=measuring", "--maxWorkers=1"],
    report: "build/test-reports/vitest-alone.json",
  },
  {
    run: { runner: "playwright", projects: ["measuring"] },
    how: "alone",
    holds: ["--workers=1", "--output=build/test-results/playwright-alone"],
    report: "build/test-reports/playwright-alone.json",
  },
  {
    run: { runner: "playwright", projects: ["kinds"] },
    how: "beside",
    holds: ["--project=kinds"],
    report: "build/test-reports/playwright.json",
  },
  {
    run: { runner: "playwright", files: ["tests/journeys/in-private.spec.ts"] },
    how: "shown",
    holds: ["tests/journeys/in-private\\.spec\\.ts", "--reporter=list,json"],
    report: "build/test-reports/playwright.json",
  },
] as const)("$run.runner $how: $holds", ({ run, how, holds, report }) => {
  const found = commandOf(run, how);
  expect(found.command).toEqual(expect.arrayContaining([...holds]));
  expect(found.report).toBe(report);
});
