import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";

/**
 * Announces and installs a Debian package, if allowed.
 * @param reason what needs it, as the end of "Installing Debian's package …: "
 * @returns whether it's installed
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

/**
 * Unpacks Debian packages into a folder of node_modules, once: nothing is installed, and no service starts.
 * @param reason what needs them, as the end of "Unpacking Debian's package …: "
 * @returns the folder, which is empty without Debian or a network
 */
export function unpackFromDebian(
  name: string,
  packages: readonly string[],
  reason: string,
): string {
  const folder = join(process.cwd(), "node_modules", name);
  if (existsSync(join(folder, "usr"))) return folder;
  console.log(
    `Unpacking Debian's package ${packages[0]} (apt-get download) into node_modules/${name}: ${reason}.`,
  );
  mkdirSync(folder, { recursive: true });
  const quiet = { stdio: "ignore", cwd: folder } as const;
  try {
    // Container images have no package lists, and only root may fetch them.
    if (process.getuid?.() === 0) execFileSync("apt-get", ["update"], quiet);
    execFileSync("apt-get", ["download", ...packages], quiet);
    for (const file of globSync("*.deb", { cwd: folder }))
      execFileSync("dpkg-deb", ["--extract", file, "."], quiet);
  } catch {
    // Then there's nothing to run.
  }
  return folder;
}

export function runs(program: string, version = "--version", env: object = {}): boolean {
  try {
    execFileSync(program, [version], { stdio: "ignore", env: { ...process.env, ...env } });
    return true;
  } catch {
    return false;
  }
}
