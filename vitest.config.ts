import { configDefaults, defineConfig } from "vitest/config";
import { inlineScripts } from "./tools/vite/inline-script.ts";

export default defineConfig({
  plugins: [inlineScripts()],
  test: {
    include: ["{bench,src,tests,tools}/**/*.test.{ts,tsx}"],
    exclude: [...configDefaults.exclude, "bench/peers/**"],
    globalSetup: "tests/support/global-setup.ts",
    // What the application logs is of interest only beside a failure.
    silent: "passed-only",
    // The application that tests import is the one that ships.
    env: { DEV: "" },
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // More than the two cores of the smallest machine: files that start servers wait for much of their time.
    maxWorkers: 3,
  },
});
