import { defineConfig, type TestProjectInlineConfiguration } from "vitest/config";
import { LongestFirst } from "./tests/runner/longest-first.ts";
import { onlyInAll, vitestProjects } from "./tests/runner/projects.ts";
import { runsAll } from "./tests/runner/tier.ts";
import { inlineScripts } from "./tools/vite/inline-script.ts";

type Options = TestProjectInlineConfiguration["test"];

const project = (name: keyof typeof vitestProjects, options: Options) => {
  const { include, exclude } = vitestProjects[name];
  return {
    extends: true as const,
    test: { name, include, exclude: runsAll ? exclude : [...exclude, ...onlyInAll], ...options },
  };
};

const globalSetup = "tests/support/global-setup.ts";

export default defineConfig({
  plugins: [inlineScripts()],
  // The production build of React lacks what JSX is compiled to for development.
  oxc: { jsx: { development: false } },
  test: {
    // What the application logs is of interest only beside a failure.
    silent: "passed-only",
    // Unless told to (-u), a run writes no record that is missing: it would pass here, and fail where it's a clean copy.
    update: "none",
    // The application that tests import is the one that ships. Its machine may be half a day from UTC, with summer time.
    env: { DEV: "", NODE_ENV: "production", TZ: "Pacific/Auckland" },
    // What hangs ends some time. On a machine with ten other programs, a test of a second takes half a minute.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // Vitest's default is a second.
    expect: { poll: { timeout: 100_000 } },
    // More than the two cores of the smallest machine: files that start servers wait for much of their time.
    maxWorkers: 3,
    sequence: { sequencer: LongestFirst },
    // Groups run one after another.
    projects: [
      // Files share a worker and its modules, unless they measure: half of their time was importing the same again.
      project("rules", { isolate: false }),
      project("stores", { globalSetup, isolate: false }),
      project("server", { globalSetup, isolate: false }),
      project("measuring", { globalSetup, maxWorkers: 1, sequence: { groupOrder: 1 } }),
    ],
  },
});
