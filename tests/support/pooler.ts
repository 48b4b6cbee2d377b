import { spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { expect } from "vitest";
import { findPgbouncer } from "../../tools/pgbouncer.ts";
import { freePort, unprivileged } from "./postgres.ts";

/** A PgBouncer that lends a connection for each transaction. */
export interface Pooler {
  /** A database's address through it. */
  through(databaseUrl: string): string;
  stop(): Promise<void>;
}

/** What runs it; undefined if there is none. */
export const pgbouncer = findPgbouncer();

/**
 * Starts a PgBouncer with two connections to each database, in transaction mode.
 * @param server the URL of a PostgreSQL server
 * @param settings lines for its configuration
 */
export async function startPooler(server: string, settings: string[] = []): Promise<Pooler> {
  const folder = mkdtempSync(join(tmpdir(), "rallyrank-pooler-"));
  const asUser = unprivileged();
  const port = await freePort();
  const { hostname, port: serverPort, username } = new URL(server);
  writeFileSync(join(folder, "users.txt"), `"${username}" ""\n`);
  const configuration = [
    "[databases]",
    `* = host=${hostname} port=${serverPort}`,
    "[pgbouncer]",
    "listen_addr = 127.0.0.1",
    `listen_port = ${port}`,
    "unix_socket_dir =",
    "auth_type = trust",
    `auth_file = ${join(folder, "users.txt")}`,
    "pool_mode = transaction",
    "default_pool_size = 2",
    ...settings,
  ];
  writeFileSync(join(folder, "pgbouncer.ini"), `${configuration.join("\n")}\n`);
  if (asUser) chownSync(folder, asUser.uid, asUser.gid);
  const { path, env } = pgbouncer!;
  const pooler = spawn(path, ["-q", join(folder, "pgbouncer.ini")], {
    ...asUser,
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: "ignore",
  });
  const ended = new Promise<void>((resolve) => pooler.once("exit", () => resolve()));
  const through = (databaseUrl: string) => {
    const url = new URL(databaseUrl);
    url.host = `127.0.0.1:${port}`;
    return url.href;
  };
  const connects = async () => {
    const client = new Client({ connectionString: through(`${server}/postgres`) });
    await client.connect().finally(() => client.end());
    return true;
  };
  await expect.poll(connects).toBe(true);
  return {
    through,
    async stop() {
      pooler.kill("SIGQUIT");
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
