import { globSync } from "node:fs";
import { dirname, join } from "node:path";
import { runs, unpackFromDebian } from "./debian.ts";

const debian = "/usr/sbin/pgbouncer";
const reason = `the tests behind a pooler need PgBouncer, ${debian} doesn't run, and PGBOUNCER_PATH isn't set`;

interface Program {
  path: string;
  env: { LD_LIBRARY_PATH?: string };
}

/**
 * Finds a PgBouncer for the tests: `PGBOUNCER_PATH`, Debian's, or Debian's package unpacked into the project with less
 * common libraries.
 * @returns undefined if there is none
 */
export function findPgbouncer(): Program | undefined {
  const given = process.env["PGBOUNCER_PATH"];
  if (given) return runs(given) ? { path: given, env: {} } : undefined;
  if (runs(debian)) return { path: debian, env: {} };
  const packages = ["pgbouncer", "libc-ares2", "libevent-2.1-7"];
  const folder = unpackFromDebian(".pgbouncer", packages, reason);
  const [library] = globSync("usr/lib/*/libcares.so.*", { cwd: folder });
  if (library === undefined) return undefined;
  const env = { LD_LIBRARY_PATH: join(folder, dirname(library)) };
  const path = join(folder, debian);
  return runs(path, "--version", env) ? { path, env } : undefined;
}
