import { Kysely, sql } from "kysely";
import { afterEach, expect, test } from "vitest";
import { postgresDialect } from "../../src/platform/store/dialect.ts";
import { openServers } from "../../src/platform/store/servers.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { blankStore, type StorePlace } from "../support/engines.ts";

let place: StorePlace;
afterEach(() => place.remove());

const title =
  "queries that hang take no more connections than there are, and give them back once they're answered";
test(title, async () => {
  place = await blankStore("postgres");
  const limits = { max: 2, query_timeout: 100, connectionTimeoutMillis: 100, lock_timeout: 0 };
  const db = new Kysely<object>({
    dialect: postgresDialect(openServers(place.databaseUrl!), limits),
  });
  const locking = openStore(place);
  const locked = Promise.withResolvers<void>();
  const unlock = Promise.withResolvers<void>();
  const holding = locking.db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(4841)`.execute(transaction);
    locked.resolve();
    await unlock.promise;
  });
  await locked.promise;

  const wait = (on: Kysely<object>) => sql`select pg_advisory_xact_lock(4841)`.execute(on);
  for (let round = 0; round < 6; round++)
    await expect(db.transaction().execute(wait)).rejects.toThrow(/timeout/);
  const { rows } = await sql<{ count: number }>`select count(*) as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(locking.db);
  expect(rows).toEqual([{ count: 2 }]);

  unlock.resolve();
  await holding;
  await expect.poll(() => wait(db).catch(() => undefined)).toBeDefined();
  await locking.close();
  await db.destroy();
});
