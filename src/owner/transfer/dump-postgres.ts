import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { writeWhole } from "../../platform/write-whole.ts";
import { CommandError } from "../command.ts";
import { leftBehind } from "./transferred-tables.ts";

/**
 * Writes a PostgreSQL database to a file with pg_dump, in its custom format, without the rows that are kept for a day
 * only: with them, anyone who has the file could try network addresses until one matches a stored hash.
 * @throws CommandError if pg_dump isn't installed or fails
 */
export async function dumpPostgres(databaseUrl: string, to: string): Promise<void> {
  const url = new URL(databaseUrl);
  const password = decodeURIComponent(url.password);
  // Everyone on the machine can read a command line.
  url.password = "";
  const daily = [...leftBehind].filter(([, why]) => why === "kept for a day");
  await writeWhole(to, async (_, unfinished) => {
    const child = spawn(
      "pg_dump",
      [
        "--format=custom",
        "--no-password",
        ...daily.map(([table]) => `--exclude-table-data=${table}`),
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
