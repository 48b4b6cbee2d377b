import { globSync, readFileSync } from "node:fs";
import { hash } from "node:crypto";
import { Client } from "pg";
import { openStore } from "../../src/platform/store/connect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";

/**
 * Creates a database of the newest schema, without rows, and returns its URL. It sorts text as English readers do: an
 * order that holds on it holds whatever collation an owner's database has.
 * @param server the URL of a PostgreSQL server
 */
export async function createMigratedDatabase(server: string): Promise<string> {
  const name = `test_${process.pid}_${Math.random().toString(36).slice(2, 10)}`;
  await administer(server, async (client) => {
    const template = await migratedTemplate(server, client);
    await client.query(`create database ${name} template ${template}`);
  });
  return `${server}/${name}`;
}

/** Drops a database, even if something is still connected to it. */
export async function dropDatabase(databaseUrl: string): Promise<void> {
  const at = databaseUrl.lastIndexOf("/");
  await administer(databaseUrl.slice(0, at), async (client) => {
    await client.query(`drop database if exists ${databaseUrl.slice(at + 1)} with (force)`);
  });
}

/** Makes the database that others are copied from, once per schema, in whichever process comes first. */
async function migratedTemplate(server: string, client: Client): Promise<string> {
  const template = `migrated_${schema}`;
  const isMade = async () =>
    (await client.query("select 1 from pg_database where datname = $1", [template])).rows.length >
    0;
  if (await isMade()) return template;
  await client.query("select pg_advisory_lock(20261122)");
  if (!(await isMade())) {
    const unfinished = `${template}_unfinished`;
    await client.query(`drop database if exists ${unfinished} with (force)`);
    await client.query(
      `create database ${unfinished} template template0 locale_provider icu icu_locale 'en-US'`,
    );
    const store = openStore({ dataDir: "", databaseUrl: `${server}/${unfinished}` });
    await migrate(store.db, "postgres");
    await store.close();
    await client.query(`alter database ${unfinished} rename to ${template}`);
  }
  await client.query("select pg_advisory_unlock(20261122)");
  return template;
}

const schema = hash(
  "sha256",
  globSync("src/platform/store/migrations/*.ts")
    .toSorted()
    .map((file) => readFileSync(file, "utf8"))
    .join(""),
).slice(0, 12);

async function administer(server: string, work: (client: Client) => Promise<void>): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
