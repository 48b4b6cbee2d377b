import { once } from "node:events";
import type { Writable } from "node:stream";
import type { Store } from "../../db/connect.ts";
import { readSnapshot } from "../../db/dialect.ts";
import { latestMigration } from "../../db/migrate.ts";
import { countRows, rowsOf, transferredTables } from "../../db/transfer.ts";

/** The first line of an export. */
export interface ExportHead {
  /** The form of the lines below. */
  rallyrank: 1;
  /** The newest migration of the store they came from. */
  schema: string;
}

/**
 * Writes everything that is kept for good, one JSON object a line, as it stood at one moment. The same data make the
 * same bytes, on either engine.
 * @param progress called with how many rows are written, and of how many
 * @returns how many rows
 */
export async function exportData(
  { db, engine }: Store,
  to: Writable,
  progress: (done: number, total: number) => void,
): Promise<number> {
  const write = async (line: unknown) => {
    if (!to.write(`${JSON.stringify(line)}\n`)) await once(to, "drain");
  };
  const head: ExportHead = { rallyrank: 1, schema: latestMigration };
  await write(head);
  return await readSnapshot(db, engine, async (snapshot) => {
    let total = 0;
    for (const table of transferredTables) total += await countRows(snapshot, table);
    let done = 0;
    for (const table of transferredTables)
      for await (const rows of rowsOf(snapshot, engine, table)) {
        for (const row of rows) await write({ table: table.name, ...row });
        done += rows.length;
        progress(done, total);
      }
    return done;
  });
}
