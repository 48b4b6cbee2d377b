import { execFileSync } from "node:child_process";

/** Installs a Debian package if allowed. Returns whether it could. */
export function installFromDebian(name: string): boolean {
  if (process.getuid?.() !== 0) return false;
  const quiet = {
    stdio: "ignore",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  try {
    execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["install", "-y", "--no-install-recommends", name], quiet);
    return true;
  } catch {
    return false;
  }
}
