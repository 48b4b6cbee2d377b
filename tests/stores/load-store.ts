import { readFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "kysely";
import { Client } from "pg";
import { openStore, type Store, storeFile } from "../../src/platform/store/connect.ts";
import type { Engine } from "../../src/platform/store/dialect.ts";
import { openSqliteFile } from "../../src/platform/store/sqlite-dialect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { blankStore, type StorePlace } from "../support/engines.ts";
import { tableNames } from "./dump-store.ts";

export type Row = Record<string, string | number | null>;

/** The released versions whose stores are kept, oldest first, and whose exports, from 1.0.0 on. */
export const releases = ["0.1", "1.0.0", "2.0.0"] as const;
export type Release = (typeof releases)[number];

/** The export that a version made of its SQLite store, as a file. */
export const releasedExport = (version: Exclude<Release, "0.1">) =>
  join(import.meta.dirname, `version-${version}.jsonl`);

/** A released version's store after its migration. */
export interface ReleasedStore {
  store: Store;
  place: StorePlace;
  /** Its rows before that, by table. */
  before: ReadonlyMap<string, Row[]>;
  /** A table's rows before; none if its schema lacked it. */
  kept(table: string): Row[];
  close(): Promise<void>;
}

/**
 * Recreates a released version's store, and migrates it.
 * @param first statements to run before that
 */
export async function openReleased(
  version: Release,
  engine: Engine,
  first = "",
): Promise<ReleasedStore> {
  const place = await blankStore(engine);
  const dump = join(import.meta.dirname, `version-${version}.${engine}.sql`);
  await fillStore(place, `${readFileSync(dump, "utf8")};${first}`);
  const store = openStore(place);
  const before = new Map<string, Row[]>();
  for (const table of await tableNames(store.db)) before.set(table, await rowsOf(store, table));
  await migrate(store.db, store.engine);
  return {
    store,
    place,
    before,
    kept: (table) => before.get(table) ?? [],
    async close() {
      await store.close();
      await place.remove();
    },
  };
}

/** All rows of a table, in a fixed order. */
export async function rowsOf({ db }: Store, table: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select * from ${sql.table(table)}`.execute(db);
  return inOrder(rows);
}

/** Rows in a fixed order, whatever the order of their columns. */
export const inOrder = (rows: readonly Row[]): Row[] =>
  rows.toSorted((a, b) => (sortKey(a) < sortKey(b) ? -1 : 1));

const sortKey = (row: Row) => JSON.stringify(row, Object.keys(row).toSorted());

/** Runs the statements of a dump in an empty store. */
export async function fillStore(
  place: Pick<StorePlace, "dataDir" | "databaseUrl">,
  statements: string,
): Promise<void> {
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
