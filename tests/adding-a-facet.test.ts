import { afterAll, beforeAll, expect, test } from "vitest";
import { performSteps, type Places } from "./support/walk-through.ts";

/** A filter of the finder by a fact that paddles have: its name in the URL, and its choices. */
const steps = new Map([
  ["src/site/finder/finder-query.ts", ['  "length",\n']],
  [
    "src/site/finder/facets.ts",
    [
      `  {
    key: "length",
    label: "Length",
    choices: [
      { value: "short", label: "Under 16.5 in" },
      { value: "long", label: "16.5 in and up" },
    ],
    choicesOf(paddle) {
      const length = knownFact(paddle, "lengthIn");
      return length === undefined ? [] : [length < 16.5 ? "short" : "long"];
    },
  },
`,
    ],
  ],
]);

const places: Places = {
  "src/site/finder/finder-query.ts": [["after", /^ {2}"approval",\n/m]],
  "src/site/finder/facets.ts": [["after", /^ {2}\{ key: "approval", .*\n/m]],
};

let copy: ReturnType<typeof performSteps>;
beforeAll(() => {
  copy = performSteps(steps, places);
});
afterAll(() => copy.delete());

test("a facet of the finder takes two files: it compiles, and its choices are found and counted", async () => {
  expect(await copy.typeErrors(["src/app.ts", "src/virtual-modules.d.ts"])).toBe("");
  // It asks for every facet's choices over catalogs, and compares what's found with what's counted.
  expect(await copy.failingTests("src/site/finder/finder-results.test.ts")).toEqual([]);
  expect(await copy.failingTests("src/site/finder/facets.test.ts")).toEqual([]);
});
