import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { installFromDebian } from "./debian.ts";

const debian = "/usr/sbin/nginx";

/**
 * Finds an nginx for the tests: `NGINX_PATH`, Debian's, else Debian's package unpacked into the project, where it
 * starts no service; else, on a machine that lacks the libraries it needs, installed.
 * @returns its path; undefined when there is no way to one
 */
export function findNginx(): string | undefined {
  const given = process.env["NGINX_PATH"];
  if (given) return runs(given) ? given : undefined;
  if (runs(debian)) return debian;
  const unpacked = join(process.cwd(), "node_modules/.nginx/usr/sbin/nginx");
  if (!existsSync(unpacked)) unpack(join(process.cwd(), "node_modules/.nginx"));
  if (runs(unpacked)) return unpacked;
  return installFromDebian("nginx-light") && runs(debian) ? debian : undefined;
}

function runs(path: string): boolean {
  try {
    execFileSync(path, ["-v"], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}

function unpack(folder: string): void {
  mkdirSync(folder, { recursive: true });
  const quiet = { stdio: "ignore", cwd: folder } as const;
  try {
    // A machine made from an image has no lists of packages; only root may fetch them.
    if (process.getuid?.() === 0) execFileSync("apt-get", ["update"], quiet);
    // The program is in one of the two, by the age of the system.
    execFileSync("apt-get", ["download", "nginx", "nginx-light"], quiet);
    for (const file of globSync("*.deb", { cwd: folder }))
      execFileSync("dpkg-deb", ["--extract", file, "."], quiet);
  } catch {
    // No Debian, or no network: there is nothing to run then.
  }
}
