import { afterAll, beforeAll, expect, test } from "vitest";
import { latestMigration } from "../src/platform/store/migrate.ts";
import { performSteps, type Places, readNumberedSteps } from "./support/walk-through.ts";

const steps = readNumberedSteps("Add a field to a review", "play-style", latestMigration);

const places: Places = {
  "src/site/reviews/review.ts": [
    ["before", /^\} as const satisfies Record<string, FieldRules>;\n/m],
  ],
  "src/platform/store/migrate.ts": [
    ["before", /^import type \{ Database \}.*\n/m],
    ["before", /(?<=^export const migrations = \{\n(?:  .*\n)*)\};\n/m],
  ],
  "content/review-wording.yaml": [["before", /^optional:.*\n/m]],
  "src/site/reviews/list/review-item.tsx": [
    ["instead of", /^.*\.\.\.unshown \} = more;\n/m],
    ["after", /^ *<span>DUPR .*\n/m],
  ],
};

let copy: ReturnType<typeof performSteps>;
beforeAll(() => {
  copy = performSteps(steps, places);
});
afterAll(() => copy.delete());

test("takes five files at most, and compiles", async () => {
  expect([...steps.keys()]).toHaveLength(5);
  expect(await copy.typeErrors()).toBe("");
  expect(await copy.contentMistakes()).toBe("");
});

test("stores, exports and imports the field, and keeps the keys of reviews without it", async () => {
  const { output } = await copy.node("tests/support/use-new-field.ts", "playStyle", "play_style");
  expect(JSON.parse(output)).toEqual({
    tooLong: { playStyle: "tooLong" },
    // As in every store: see tests/store/submission-keys.test.ts.
    keyWithout: "aGDi2oW215aSRbR4xqd80PP1oz6olGOUfDCtJtuZkLs",
    added: 3,
    addedAgain: 0,
    // REST has the contract's columns alone.
    answered: [null, null, null],
    stored: ["", "Dinks", "Drives"],
    imported: ["", "Dinks", "Drives"],
    importedFromEarlier: ["", "", ""],
    refused: [],
  });
});

/** The files that errors may be in, with all they import: the whole project again would take three times as long. */
const part = [
  "src/site/reviews/review.ts",
  "src/site/reviews/*/review-*.tsx",
  "src/virtual-modules.d.ts",
];

const migration = [...steps.keys()].find((file) =>
  file.startsWith("src/platform/store/migrations/"),
)!;

// Two at once, where each leads to an error in another file: the compiler takes seconds.
test.each([
  {
    "src/site/reviews/review.ts": "src/site/reviews/list/review-item.tsx",
    [migration]: "src/platform/store/migrate.ts",
  },
  {
    "src/platform/store/migrate.ts": "src/site/reviews/review.ts",
    "src/site/reviews/list/review-item.tsx": "src/site/reviews/list/review-item.tsx",
  },
])("what is left out is a type error: %j", async (errorsIn) => {
  const errors = await copy.without(Object.keys(errorsIn), () => copy.typeErrors(part));
  for (const where of Object.values(errorsIn)) expect(errors).toContain(`${where}(`);
});

test("content/review-wording.yaml left out is a mistake in the content", async () => {
  const found = await copy.without(["content/review-wording.yaml"], copy.contentMistakes);
  expect(found).toMatch(/review-wording\.yaml:\d+ fields\.playStyle: is missing/);
});

test("the manual explains its words", async () => {
  expect(await copy.fieldManual("review-wording")).toContain(
    "  fields.playStyle: the style of play's words.",
  );
});
