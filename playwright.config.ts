import { defineConfig } from "@playwright/test";
import { installedBrowser, installedFirefox } from "./tools/browser.ts";
import { onlyInAll, playwrightProjects } from "./tests/runner/projects.ts";
import { runsAll } from "./tests/runner/tier.ts";

// The tests without a browser run half a day from it.
process.env["TZ"] = "UTC";

const inFirefox = {
  browserName: "firefox",
  channel: "moz-firefox",
  launchOptions: {
    executablePath: "tools/firefox.mjs",
    env: { ...process.env, FIREFOX_PATH: installedFirefox() },
    firefoxUserPrefs: {
      // What releases of the last two years don't have.
      "layout.css.field-sizing.enabled": false,
      // Its visits would be counted, in servers that tests only read from.
      "privacy.globalprivacycontrol.enabled": true,
      "privacy.globalprivacycontrol.functionality.enabled": true,
    },
  },
} as const;

export default defineConfig({
  testDir: ".",
  globalSetup: "./tests/support/browser-setup.ts",
  outputDir: "build/test-results",
  fullyParallel: true,
  workers: 3,
  timeout: 300_000,
  // On a busy machine, an act that checks all content, or decodes a photo, has taken 20 seconds.
  expect: { timeout: 100_000 },
  // For its trace alone: recording every test would take a tenth to a third longer. What passes then has still failed.
  retries: 1,
  failOnFlakyTests: true,
  projects: Object.entries(playwrightProjects).map(([name, { include, exclude, ...tags }]) => ({
    name,
    // The pages' tests skip themselves.
    testMatch: include
      .filter(
        (pattern) => name !== "firefox" || installedFirefox() || !pattern.includes("journeys"),
      )
      .map((pattern) => `**/${pattern}`),
    testIgnore: [...exclude, ...(runsAll ? [] : onlyInAll)].map((pattern) => `**/${pattern}`),
    ...tags,
    ...(name === "firefox" ? { use: inFirefox } : {}),
  })),
  use: {
    actionTimeout: 100_000,
    // What failed can be looked at: npx playwright show-trace build/test-results/…/trace.zip
    trace: "on-first-retry",
    launchOptions: {
      executablePath: installedBrowser(),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
});
