import { sql } from "kysely";
import { beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { countAccepted } from "../../src/platform/rate-limit/limits.store.ts";
import { countReviews } from "../../src/site/reviews/read-reviews.store.ts";
import { eachWithFreshStore, type StorePlace } from "../support/engines.ts";

// On SQLite one connection has it all, and a lock is another process's.
describe("on PostgreSQL", () => {
  let store: Store;
  let other: Store;
  let place: StorePlace;
  eachWithFreshStore("postgres", (opened, at) => ([store, place] = [opened, at]));
  beforeEach(() => {
    other = openStore(place);
    return () => other.close();
  });

  const count = (db: Store["db"]) =>
    countAccepted(db, { act: "review", visitor: "Ann", hour: 1, times: 1, max: 99 });
  const idleLimit = async (on: Store) =>
    await on.db.transaction().execute(async (db) => {
      const { rows } = await sql<{ limit: string }>`select
        current_setting('idle_in_transaction_session_timeout') as limit`.execute(db);
      return rows[0]!.limit;
    });

  test("pages read while posts wait for a lock", async () => {
    // As behind a pooler, posts wait for longer than a page waits for a connection.
    const patient = openStore({ ...place, databaseListenUrl: place.databaseUrl });
    const posts = await other.db.transaction().execute(async (locking) => {
      await sql`lock table accepted_posts in access exclusive mode`.execute(locking);
      const sent = Promise.allSettled(
        Array.from({ length: 24 }, () => patient.db.transaction().execute(count)),
      );
      const waiting = async () => {
        const { rows } = await sql<{ posts: number }>`select count(*) as posts
          from pg_locks where not granted and relation = 'accepted_posts'::regclass`.execute(
          locking,
        );
        return rows[0]!.posts;
      };
      await expect.poll(waiting).toBeGreaterThan(3);
      for (let page = 0; page < 24; page++)
        expect(await countReviews(patient.reader, { subject: undefined, samples: true })).toBe(0);
      return [sent];
    });
    await Promise.all(posts);
    await patient.close();
  });

  test("a transaction whose process is frozen ends, and its process goes on afterwards", async () => {
    expect(await idleLimit(store)).toBe("15s");
    const frozen = store.db.transaction().execute(async (db) => {
      await count(db);
      await sql`set local idle_in_transaction_session_timeout = 1`.execute(db);
      // Another process's post waits for the row, and gets it.
      expect(await other.db.transaction().execute(count)).toBe(1);
      await count(db);
    });
    await expect(frozen).rejects.toThrow(/terminat|connection/i);
    expect(await store.db.transaction().execute(count)).toBe(2);
  });

  test("a command's transactions may take their time", async () => {
    const patient = openStore({ ...place, queryTimeout: 0 });
    expect(await idleLimit(patient)).toBe("0");
    await patient.close();
  });
});
