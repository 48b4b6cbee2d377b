import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { openStore, type Store, storeFile } from "../../src/platform/store/connect.ts";
import { openSqliteFile } from "../../src/platform/store/sqlite-dialect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { blankStore, type StorePlace } from "../support/engines.ts";
import { tableNames } from "./dump-store.ts";

export type Row = Record<string, string | number | null>;

/** The names of the committed stores: 'schema-0001.sqlite'. */
export const keptStores = globSync(join(import.meta.dirname, "schema-*.sql"))
  .map((file) => basename(file, ".sql"))
  .toSorted();

/** A committed store after its migration. */
export interface KeptStore {
  store: Store;
  /** Its rows before that, by table. */
  before: ReadonlyMap<string, Row[]>;
  /** A table's rows; none if its schema lacked it. */
  kept(table: string): Row[];
  close(): Promise<void>;
}

/** Recreates a committed store, and migrates it. */
export async function openKeptStore(name: string): Promise<KeptStore> {
  const place = await blankStore(name.endsWith("postgres") ? "postgres" : "sqlite");
  await loadStore(name, place);
  const store = openStore(place);
  const before = new Map<string, Row[]>();
  for (const table of await tableNames(store.db)) before.set(table, await rowsOf(store, table));
  await migrate(store.db, store.engine);
  return {
    store,
    before,
    kept: (table) => before.get(table) ?? [],
    async close() {
      await store.close();
      await place.remove();
    },
  };
}

/** All rows of a table in a fixed order, with only the columns of `like` if given. */
export async function rowsOf({ db }: Store, table: string, like?: Row): Promise<Row[]> {
  const columns = like ? sql.join(Object.keys(like).map((column) => sql.ref(column))) : sql`*`;
  const { rows } = await sql<Row>`select ${columns} from ${sql.table(table)}`.execute(db);
  return rows.toSorted((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

async function loadStore(name: string, place: StorePlace): Promise<void> {
  const statements = readFileSync(join(import.meta.dirname, `${name}.sql`), "utf8");
  if (place.databaseUrl === undefined) {
    const file = openSqliteFile(join(place.dataDir, storeFile));
    file.exec(statements);
    file.close();
    return;
  }
  const client = new Client({ connectionString: place.databaseUrl });
  await client.connect();
  await client.query(statements);
  await client.end();
}
