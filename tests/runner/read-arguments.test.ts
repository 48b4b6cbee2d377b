import { expect, test } from "vitest";
import { readArguments, runnerOf } from "./read-arguments.ts";

const testFiles = [
  "src/site/balls/ball-query.test.ts",
  "src/site/paddles/drawings.test.tsx",
  "tests/journeys/a-player-finds-reviews.spec.ts",
  "tests/store/outbox.test.ts",
  "tests/store/totals.test.ts",
];
const read = (...given: string[]) =>
  readArguments(given, testFiles, (path) => path.replace(/^\.\/|\/$/g, ""));

test.each([
  ["src/site/paddles/drawings.test.tsx", "vitest"],
  ["tests/store/outbox.test.ts", "vitest"],
  ["tests/journeys/a-player-finds-reviews.spec.ts", "playwright"],
])("%s belongs to %s", (file, runner) => {
  expect(runnerOf(file)).toBe(runner);
});

test.each([
  { given: [], wanted: { tier: "default" } },
  { given: ["--all"], wanted: { tier: "all" } },
  { given: ["--changed"], wanted: { tier: "changed", since: undefined } },
  { given: ["--changed", "main"], wanted: { tier: "changed", since: "main" } },
  {
    given: ["tests/store/outbox.test.ts"],
    wanted: { tier: "files", vitest: ["tests/store/outbox.test.ts"], playwright: [] },
  },
  {
    given: ["./tests/store/outbox.test.ts", "tests/store/outbox.test.ts"],
    wanted: { tier: "files", vitest: ["tests/store/outbox.test.ts"], playwright: [] },
  },
  {
    given: ["tests/store/"],
    wanted: {
      tier: "files",
      vitest: ["tests/store/outbox.test.ts", "tests/store/totals.test.ts"],
      playwright: [],
    },
  },
  {
    given: ["tests/journeys", "src/site/balls"],
    wanted: {
      tier: "files",
      vitest: ["src/site/balls/ball-query.test.ts"],
      playwright: ["tests/journeys/a-player-finds-reviews.spec.ts"],
    },
  },
])("npm test -- $given", ({ given, wanted }) => {
  expect(read(...given)).toEqual(wanted);
});

test.each([
  { given: ["tests/store/inbox.test.ts"], names: "tests/store/inbox.test.ts isn't a test" },
  {
    given: ["src/site/balls/ball-columns.tsx"],
    names: "src/site/balls/ball-columns.tsx isn't a test",
  },
  // Not the files of tests/store/, whose names start the same.
  { given: ["tests/st"], names: "tests/st isn't a test" },
  { given: ["tests/store", "typo"], names: "typo isn't a test" },
  { given: ["--slow"], names: "no option --slow" },
  { given: ["--all", "tests/store"], names: "no option --all beside files" },
])("npm test -- $given is a mistake", ({ given, names }) => {
  expect(() => read(...given)).toThrow(names);
});
