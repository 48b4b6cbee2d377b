import { join } from "node:path";
import { installFromDebian, runs, unpackFromDebian } from "./debian.ts";

const debian = "/usr/sbin/nginx";
const reason = `what is tested and measured behind nginx needs one, ${debian} doesn't run, and NGINX_PATH isn't set`;

/**
 * Finds an nginx for the tests and benchmarks: `NGINX_PATH`, Debian's, Debian's package unpacked into the project,
 * where it starts no service, or, on a machine without the libraries it needs, installed.
 * @returns its path; undefined if there is none
 */
export function findNginx(): string | undefined {
  const given = process.env["NGINX_PATH"];
  if (given) return runs(given, "-v") ? given : undefined;
  if (runs(debian, "-v")) return debian;
  // Which of the two packages has the program depends on the Debian release.
  const folder = unpackFromDebian(".nginx", ["nginx", "nginx-light"], reason);
  const unpacked = join(folder, debian);
  if (runs(unpacked, "-v")) return unpacked;
  return installFromDebian("nginx-light", reason) && runs(debian, "-v") ? debian : undefined;
}
