import { execFileSync } from "node:child_process";

/**
 * Builds the site if its sources have changed since the last build, so that no test runs on an old one. Waits for a
 * build that another process has started.
 * @throws if the build fails
 */
export function buildIfStale(): void {
  execFileSync(process.execPath, ["tools/install.mjs", "build-only"], { stdio: "inherit" });
}
