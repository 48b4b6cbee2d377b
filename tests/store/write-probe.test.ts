import { readdirSync } from "node:fs";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { sql } from "kysely";
import { describe, expect, test, vi } from "vitest";
import { type Store, storeFile } from "../../src/platform/store/connect.ts";
import { probeWrite, watchWrites } from "../../src/platform/store/write-probe.ts";
import { bothEngines, eachWithFreshStore, type StorePlace } from "../support/engines.ts";

let store: Store;
let place: StorePlace;
let now: number;
let problem: () => Promise<string | undefined>;

function use(opened: Store, at: StorePlace): void {
  store = opened;
  place = at;
  now = 0;
  problem = watchWrites(store, place.dataDir, () => now);
  // The first failure is logged.
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "log").mockReturnValue();
}

describe.each(bothEngines)("on %s", (engine) => {
  eachWithFreshStore(engine, use);

  test("checking whether the store can be written leaves nothing of it", async () => {
    const before = readdirSync(place.dataDir);
    await probeWrite(store, place.dataDir);
    expect(await store.db.selectFrom("daily_salts").selectAll().execute()).toEqual([]);
    expect(readdirSync(place.dataDir)).toEqual(before);
    expect(await problem()).toBeUndefined();
  });

  test("however often it's asked, it tries once in five seconds", async () => {
    const begin = vi.spyOn(store.db, "transaction");
    await Promise.all(Array.from({ length: 50 }, problem));
    now = 4999;
    await problem();
    expect(begin).toHaveBeenCalledTimes(1);
    now = 5000;
    await problem();
    expect(begin).toHaveBeenCalledTimes(2);
  });

  test("a failure is logged once, and so is the recovery", async () => {
    await sql`alter table daily_salts rename to gone`.execute(store.db);
    for (now = 0; now < 20_000; now += 5000) expect(await problem()).toBe("store can't be written");
    expect(console.error).toHaveBeenCalledTimes(1);
    await sql`alter table gone rename to daily_salts`.execute(store.db);
    for (; now < 40_000; now += 5000) expect(await problem()).toBeUndefined();
    expect(console.log).toHaveBeenCalledTimes(1);
  });
});

describe("on SQLite", () => {
  eachWithFreshStore("sqlite", use);

  test.each([
    ["pragma max_page_count = 1", "store can't be written: its disk is full"],
    ["pragma query_only = on", "store can't be written: it's read-only"],
  ])("after '%s': %s", async (statement, said) => {
    await sql.raw(statement).execute(store.db);
    expect(await problem()).toBe(said);
  });

  test("a folder without room is found, though the store itself takes a row", async () => {
    // No file in it can be written.
    const missing = join(place.dataDir, "missing");
    await expect(probeWrite(store, missing)).rejects.toThrow("ENOENT");
  });

  test("another program's lock is named", async () => {
    const other = new DatabaseSync(join(place.dataDir, storeFile));
    other.exec("begin immediate");
    expect(await problem()).toBe("store can't be written: another program has locked it");
    other.close();
  });
});

describe("on PostgreSQL", () => {
  eachWithFreshStore("postgres", use);

  test("a server that only reads is named", async () => {
    const name = decodeURIComponent(new URL(place.databaseUrl!).pathname.slice(1));
    await sql`alter database ${sql.ref(name)} set default_transaction_read_only = on`.execute(
      store.db,
    );
    // New connections only read.
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = ${name} and pid <> pg_backend_pid()`.execute(store.db);
    await sql`set default_transaction_read_only = on`.execute(store.db);
    expect(await problem()).toBe("store can't be written: it's read-only");
  });
});
