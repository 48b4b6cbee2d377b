import type { Store } from "../../../platform/store/connect.ts";
import { readSnapshot } from "../../../platform/store/dialect.ts";
import { latestMigration } from "../../../platform/store/migrate.ts";
import { countRows, rowsOf } from "./transfer.store.ts";
import { transferredTables } from "./transferred-tables.ts";

/**
 * Writes a snapshot of all permanent data, one JSON object per line. The same data produces the same bytes on either
 * engine.
 * @param write called with several lines at a time
 * @param progress called with the number of rows written, and the total
 * @param sameSite whether it's for another store of the same site: it then also has what is only right there, such as
 * passkeys and what was emailed, and every column as it is
 * @returns the number of rows
 * @throws what `write` throws
 */
export async function exportData(
  { db, engine }: Store,
  write: (lines: string) => Promise<unknown>,
  progress: (done: number, total: number) => void,
  sameSite = false,
): Promise<number> {
  const tables = (await transferredTables()).filter(({ isOfSite }) => sameSite || !isOfSite);
  // The version of the format, and the latest migration of the store.
  await write(lineOf({ rallyrank: 1, schema: latestMigration }));
  const rows = await readSnapshot(db, engine, async (snapshot) => {
    let total = 0;
    for (const table of tables) total += await countRows(snapshot, table);
    let done = 0;
    for (const table of tables)
      for await (const batch of rowsOf(snapshot, engine, table, sameSite)) {
        await write(batch.map((row) => lineOf({ table: table.name, ...row })).join(""));
        done += batch.length;
        progress(done, total);
      }
    return done;
  });
  // A file without its last line is incomplete.
  await write(lineOf({ rallyrank: "end", rows }));
  return rows;
}

const lineOf = (value: object) => `${JSON.stringify(value)}\n`;
