import { existsSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { migrations } from "../../src/platform/store/migrate.ts";
import { bothEngines, placeOf } from "../support/engines.ts";
import { startPostgres } from "../support/postgres.ts";
import { dumpStore } from "./dump-store.ts";
import { keptChanges, keptRows } from "./kept-rows.ts";

/**
 * Writes the committed stores of released schemas that tests/store/released-schemas.test.ts reads: for each schema and
 * engine a store made by the migrations up to it, with some rows. Run it once before a migration is released (`npx node
 * tests/stores/write-stores.ts`). It only writes missing stores and never overwrites one: each is what an owner has who
 * hasn't updated since.
 */
async function writeStores(): Promise<void> {
  const postgres = await startPostgres();
  for (const [index, name] of Object.keys(migrations).entries())
    for (const engine of bothEngines) {
      const file = join(import.meta.dirname, `schema-${name.slice(0, 4)}.${engine}.sql`);
      if (existsSync(file)) continue;
      const place = await placeOf(engine, postgres.url);
      const store = openStore(place);
      await migrateThrough(store, index + 1);
      await fill(store);
      writeFileSync(file, await dumpStore(store.db, engine));
      await store.close();
      await place.remove();
      console.log(`${file} is written.`);
    }
  await postgres.stop();
}

/** Brings an empty store to an earlier schema: that of the first migrations. */
async function migrateThrough({ db, engine }: Store, count: number): Promise<void> {
  const some = Object.entries(migrations).slice(0, count);
  const { error } = await new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          some.map(([name, up]) => [name, { up: (on: Kysely<never>) => up(on, engine) }]),
        ),
    },
  }).migrateToLatest();
  if (error) throw error;
}

async function fill({ db }: Store): Promise<void> {
  const tables = new Map(
    (await db.introspection.getTables()).map(({ name, columns }) => [
      name,
      columns.map((column) => column.name),
    ]),
  );
  const confirms = tables.get("subscribers")?.includes("confirmed_at") ?? false;
  for (const [table, rows] of keptRows(confirms))
    for (const row of rows) {
      const columns = tables.get(table)?.filter((column) => Object.hasOwn(row, column));
      if (!columns) continue;
      await sql`insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
        values (${sql.join(columns.map((column) => row[column]))})`.execute(db);
    }
  for (const [table, statement] of keptChanges)
    if (tables.has(table)) await sql.raw(statement).execute(db);
}

await writeStores();
