import { configDefaults, defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    include: ["{app,bench,db,model,server,setup,tests,vite}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "bench/peers/**"],
    globalSetup: "tests/support/global-setup.ts",
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // More than the two cores of the smallest machine: files that start servers wait for much of their time.
    maxWorkers: 3,
  },
});
