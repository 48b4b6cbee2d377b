import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,db,model,server,setup,tests,vite}/**/*.test.{ts,tsx}"],
    globalSetup: "tests/support/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Two cores: files that start servers and databases of their own share them.
    maxWorkers: 2,
  },
});
