import { chmodSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { startClients, storedTexts } from "../support/posts.ts";
import { failToStart, startServer } from "../support/server-process.ts";
import { spoilableStore } from "../support/store-statements.ts";

/** Permissions don't apply to root, unless it drops that capability. */
const underRights =
  process.getuid?.() === 0 ? ["setpriv", "--bounding-set=-dac_override,-dac_read_search"] : [];
const remedy = "Let the user this runs as write to the folder and to every file in it.";

let place: StorePlace;
beforeEach(async () => {
  place = await emptyStore("sqlite");
});
afterEach(async () => {
  chmodSync(place.dataDir, 0o755);
  await place.remove();
});

test("a read-only folder stops the start with one message that says what to do", async () => {
  const { dataDir } = place;
  for (const name of readdirSync(dataDir)) rmSync(join(dataDir, name));
  chmodSync(dataDir, 0o555);
  const empty = await failToStart({ DATA_DIR: dataDir }, undefined, underRights);
  expect(empty.output.trim()).toBe(
    `DATA_DIR=${dataDir} cannot hold the store: unable to open database file. ${remedy}`,
  );
  expect(empty.code).toBe(1);
});

test("so does a store with read-only files", async () => {
  const { dataDir } = place;
  const store = openStore(place);
  await migrate(store.db, "sqlite");
  await store.close();
  for (const name of readdirSync(dataDir)) chmodSync(join(dataDir, name), 0o444);
  const { code, output } = await failToStart({ DATA_DIR: dataDir }, undefined, underRights);
  expect(output.trim()).toBe(
    `DATA_DIR=${dataDir} cannot hold the store: attempt to write a readonly database. ${remedy}`,
  );
  expect(code).toBe(1);
});

test("a store that is read-only for a while costs readers no page and writers no review", async () => {
  const store = spoilableStore(place);
  const server = await startServer(store.settings);
  const { acknowledged, refusals, untilMore, stop } = startClients(2, () => server.url);
  await untilMore(5);
  // An open file stays writable whatever its folder's permissions; this has the effect of a file system remounted
  // read-only.
  store.set("pragma query_only = on");
  await expect.poll(() => refusals.length).toBeGreaterThan(5);
  // Three polls of the outbox.
  const enough = performance.now() + 3000;
  while (performance.now() < enough)
    for (const path of ["/", "/diadem-hero", "/diadem-hero?review=stored"])
      expect((await fetch(server.url + path)).status, path).toBe(200);
  store.set("pragma query_only = off");
  await untilMore(5);
  await stop();

  expect(new Set(refusals)).toEqual(new Set([503]));
  const stored = await storedTexts(server.url);
  expect(stored.toSorted()).toEqual([...acknowledged.keys()].toSorted());
  const log = server.output();
  expect(log).toContain("storing a review of diadem-hero: attempt to write a readonly database");
  // What is retried every second is logged once.
  expect(log.match(/reading the outbox: attempt to write a readonly database/g)).toHaveLength(1);
  expect(log).not.toContain('"stack"');
  expect(await server.stop()).toBe(0);
});
