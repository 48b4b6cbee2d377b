import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { writeWhole } from "../../platform/write-whole.ts";
import { CommandError } from "../command.ts";
import { leftOutOfBackups } from "./transferred-tables.ts";

/**
 * Writes a PostgreSQL database to a file with pg_dump, in its custom format, without the rows of `leftOutOfBackups`.
 * @throws CommandError if pg_dump isn't installed or fails
 */
export async function dumpPostgres(databaseUrl: string, to: string): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  // Everyone on the machine can read a command line.
  url.password = "";
  await writeWhole(to, async (_, unfinished) => {
    const child = spawn(
      "pg_dump",
      [
        "--format=custom",
        "--no-password",
        ...leftOutOfBackups.map((table) => `--exclude-table-data=${table}`),
        `--file=${unfinished}`,
        `--dbname=${url.href}`,
      ],
      {
        stdio: ["ignore", "ignore", "pipe"],
        env: { ...process.env, ...(password && { PGPASSWORD: password }) },
      },
    );
    const said = text(child.stderr);
    try {
      const [code] = (await once(child, "close")) as [number | null];
      if (code !== 0) throw new CommandError(`pg_dump failed: ${(await said).trim()}`);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
      throw new CommandError(
        "pg_dump isn't installed: install your system's PostgreSQL client (postgresql-client), as new as the server.",
      );
    }
  });
}
