import { execFileSync } from "node:child_process";
import { existsSync, globSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { installFromDebian } from "./debian.ts";

const debian = "/usr/sbin/nginx";
const reason = `the tests behind nginx need one, ${debian} doesn't run, and NGINX_PATH isn't set`;

/**
 * Finds an nginx for the tests: `NGINX_PATH`, Debian's, Debian's package unpacked into the project, where it starts no
 * service, or, on a machine without the libraries it needs, installed.
 * @returns its path; undefined if there is none
 */
export function findNginx(): string | undefined {
  const given = process.env["NGINX_PATH"];
  if (given) return runs(given) ? given : undefined;
  if (runs(debian)) return debian;
  const unpacked = join(process.cwd(), "node_modules/.nginx/usr/sbin/nginx");
  if (!existsSync(unpacked)) unpack(join(process.cwd(), "node_modules/.nginx"));
  if (runs(unpacked)) return unpacked;
  return installFromDebian("nginx-light", reason) && runs(debian) ? debian : undefined;
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
  console.log(
    `Unpacking Debian's package nginx (apt-get download) into node_modules/.nginx: ${reason}.`,
  );
  mkdirSync(folder, { recursive: true });
  const quiet = { stdio: "ignore", cwd: folder } as const;
  try {
    // A machine made from an image has no package lists, and only root may fetch them.
    if (process.getuid?.() === 0) execFileSync("apt-get", ["update"], quiet);
    // Which of the two paths depends on the system's age.
    execFileSync("apt-get", ["download", "nginx", "nginx-light"], quiet);
    for (const file of globSync("*.deb", { cwd: folder }))
      execFileSync("dpkg-deb", ["--extract", file, "."], quiet);
  } catch {
    // Without Debian or a network there is no nginx to run.
  }
}
