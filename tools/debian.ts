import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";

interface AptOptions {
  cwd?: string;
  /** Whether the newest version is needed: old lists may name one that can still be had. */
  isNewest?: boolean;
}

/**
 * Runs apt-get, again with new package lists if it fails: container images have none, and old ones name versions that
 * are gone.
 * @throws if that fails, too
 */
function aptGet(args: readonly string[], { cwd, isNewest }: AptOptions = {}): void {
  const options = {
    stdio: "pipe",
    encoding: "utf8",
    cwd,
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  } as const;
  const run = () => execFileSync("apt-get", ["-o", "DPkg::Lock::Timeout=120", ...args], options);
  // Only root may fetch the lists.
  const mayUpdate = process.getuid?.() === 0;
  if (isNewest && mayUpdate) updateLists();
  try {
    run();
  } catch {
    if (mayUpdate) updateLists();
    run();
  }

  /** Waits, as apt-get itself doesn't, while someone else updates them: a new machine, or another clone's tests. */
  function updateLists(): void {
    const end = Date.now() + 120_000;
    for (;;)
      try {
        execFileSync("apt-get", ["update"], options);
        return;
      } catch (error) {
        if (Date.now() > end || !/lock/i.test((error as { stderr: string }).stderr)) throw error;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 1000);
      }
  }
}

/**
 * Announces and installs a Debian package, if allowed.
 * @param reason what needs it, as the end of "Installing Debian's package …: "
 * @returns whether it's installed
 */
export function installFromDebian(
  name: string,
  reason: string,
  needs: Pick<AptOptions, "isNewest"> = {},
): boolean {
  if (process.getuid?.() !== 0) return false;
  console.log(`Installing Debian's package ${name} (apt-get install): ${reason}.`);
  try {
    aptGet(["install", "-y", "--no-install-recommends", name], needs);
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
  try {
    aptGet(["download", ...packages], { cwd: folder });
    for (const file of globSync("*.deb", { cwd: folder }))
      execFileSync("dpkg-deb", ["--extract", file, "."], { stdio: "ignore", cwd: folder });
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
