import type { Wanted } from "./read-arguments.ts";
import type { TestRun } from "./test-commands.ts";

/** A part of a run with tests. */
export interface TestPart {
  name: string;
  runs: readonly TestRun[];
  /** `beside`: with the other runner; `alone`: with nothing else; `shown`: with the runner's own output. */
  how: "beside" | "alone" | "shown";
}

/** The parts of a run after the checks and the build. */
export function testParts(wanted: Wanted): TestPart[] {
  switch (wanted.tier) {
    case "files":
      return (["vitest", "playwright"] as const)
        .filter((runner) => wanted[runner].length > 0)
        .map((runner) => ({
          name: runner === "vitest" ? "files of Vitest" : "files of Playwright",
          runs: [{ runner, files: wanted[runner] }],
          how: "shown",
        }));
    case "quick":
      return [
        {
          name: "rules, stores, pages and main journeys",
          runs: [
            { runner: "vitest", projects: ["rules", "stores"] },
            { runner: "playwright", projects: ["kinds", "main journeys"] },
          ],
          how: "beside",
        },
      ];
    case "all":
      return [
        {
          name: "the tests of both runners",
          runs: [
            { runner: "vitest", projects: ["rules", "stores", "server"] },
            {
              runner: "playwright",
              projects: ["lighthouse", "main journeys", "journeys", "kinds", "pages"],
            },
          ],
          how: "beside",
        },
        // With nothing else running, because what they prove depends on how busy the machine is.
        {
          name: "measurements in Node",
          runs: [{ runner: "vitest", projects: ["measuring"] }],
          how: "alone",
        },
        {
          name: "measurements in the browser",
          runs: [{ runner: "playwright", projects: ["measuring"] }],
          how: "alone",
        },
      ];
  }
}
