import { execFileSync } from "node:child_process";

/**
 * Installs a Debian package if allowed, and says so first.
 * @param reason what needs it, as the end of "Installing Debian's package …: "
 * @returns whether it could
 */
export function installFromDebian(name: string, reason: string): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing Debian's package ${name} (apt-get install): ${reason}.`);
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
