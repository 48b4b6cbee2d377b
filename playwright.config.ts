import { defineConfig } from "@playwright/test";
import { installedBrowser } from "./tools/browser.ts";
import { onlyInAll, playwrightProjects } from "./tests/runner/projects.ts";
import { runsAll } from "./tests/runner/tier.ts";

export default defineConfig({
  testDir: ".",
  globalSetup: "./tests/support/browser-setup.ts",
  outputDir: "build/test-results",
  fullyParallel: true,
  workers: 3,
  timeout: 120_000,
  // On a busy machine, an act that checks all content, or decodes a photo, has taken 20 seconds.
  expect: { timeout: 60_000 },
  // For its trace alone: recording every test would take a tenth to a third longer. What passes then has still failed.
  retries: 1,
  failOnFlakyTests: true,
  projects: Object.entries(playwrightProjects).map(([name, { include, exclude, ...tags }]) => ({
    name,
    testMatch: include.map((pattern) => `**/${pattern}`),
    testIgnore: [...exclude, ...(runsAll ? [] : onlyInAll)].map((pattern) => `**/${pattern}`),
    ...tags,
  })),
  use: {
    // What failed can be looked at: npx playwright show-trace build/test-results/…/trace.zip
    trace: "on-first-retry",
    launchOptions: {
      executablePath: installedBrowser(),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
});
