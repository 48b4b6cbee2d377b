import type { Wanted } from "./read-arguments.ts";
import type { TestRun } from "./test-commands.ts";

/** A part of a run with tests. */
export interface TestPart {
  name: string;
  runs: readonly TestRun[];
  /** Whether the checks run at the same time: servers and pages leave them room, as they wait for each other. */
  checks?: boolean;
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
    case "changed":
      // Rules need neither build nor database, so their answers come at once. What measures needs an idle machine.
      return [
        { runner: "vitest", projects: ["rules"] } as const,
        { runner: "vitest", projects: ["stores", "server"] } as const,
        { runner: "playwright", projects: besidePlaywright } as const,
      ].map((run) => ({
        name: `changed tests of ${run.runner === "vitest" ? run.projects.join(" and ") : "the browser"}`,
        runs: [{ ...run, changed: { since: wanted.since } }],
        how: "shown",
      }));
    case "default":
    case "all":
      return [
        {
          name: `the checks and the tests of both runners${wanted.tier === "all" ? ", all of them" : ""}`,
          checks: true,
          runs: [
            { runner: "vitest", projects: besideVitest },
            {
              runner: "playwright",
              // Of the default tier these two are no part: Playwright refuses a project without files.
              projects:
                wanted.tier === "all"
                  ? ["lighthouse", "firefox", "webkit", ...besidePlaywright]
                  : besidePlaywright,
            },
          ],
          how: "beside",
        },
        ...(wanted.tier === "all" ? alone : []),
      ];
  }
}

const besideVitest = ["rules", "stores", "server"];
const besidePlaywright = ["journeys", "kinds", "pages"];

/** With nothing else running, because what they prove depends on how busy the machine is. */
const alone: TestPart[] = [
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
