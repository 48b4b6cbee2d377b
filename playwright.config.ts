import { defineConfig } from "@playwright/test";

export default defineConfig({
  testDir: "tests",
  globalSetup: "./tests/support/browser-setup.ts",
  testMatch: "**/*.spec.ts",
  outputDir: "build/test-results",
  fullyParallel: true,
  workers: 3,
  timeout: 45_000,
  use: {
    launchOptions: {
      executablePath: process.env["CHROME_PATH"] ?? "/usr/bin/chromium",
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
});
