import { chmodSync, mkdirSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openStore, storeFile } from "../../src/platform/store/connect.ts";
import { migrate } from "../../src/platform/store/migrate.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";

let umask: number;
let place: StorePlace;
beforeEach(async () => {
  umask = process.umask(0);
  place = await emptyStore("sqlite");
});
afterEach(async () => {
  process.umask(umask);
  await place.remove();
});

const modeOf = (path: string) => statSync(path).mode & 0o7777;

/** The permissions of a folder and of the store's files while the store is open and in use. */
async function modesIn(dataDir: string): Promise<[string, number][]> {
  const store = openStore({ dataDir });
  await migrate(store.db, "sqlite");
  const files = readdirSync(dataDir).map((name): [string, number] => [
    name,
    modeOf(join(dataDir, name)),
  ]);
  await store.close();
  return [["folder", modeOf(dataDir)], ...files];
}

const ownersAlone = [
  ["folder", 0o700],
  [storeFile, 0o600],
  [`${storeFile}-shm`, 0o600],
  [`${storeFile}-wal`, 0o600],
];

test("a new store is private to its owner, whatever the umask", async () => {
  expect(await modesIn(join(place.dataDir, "new"))).toEqual(ownersAlone);
});

test("opening a store that others can read makes it private", async () => {
  chmodSync(place.dataDir, 0o755);
  const first = openStore(place);
  await migrate(first.db, "sqlite");
  for (const name of readdirSync(place.dataDir)) chmodSync(join(place.dataDir, name), 0o644);
  // While another process has it open, its log is there already.
  expect(await modesIn(place.dataDir)).toEqual(ownersAlone);
  await first.close();
});

test("permissions that the owner removed stay removed", async () => {
  const folder = join(place.dataDir, "kept");
  mkdirSync(folder);
  await modesIn(folder);
  chmodSync(join(folder, storeFile), 0o444);
  chmodSync(folder, 0o555);
  expect(() => openStore({ dataDir: folder }).close()).not.toThrow(/EPERM/);
  expect([modeOf(folder), modeOf(join(folder, storeFile))]).toEqual([0o500, 0o400]);
  chmodSync(folder, 0o755);
});

test("a folder that many share, such as /tmp, stays shared", async () => {
  chmodSync(place.dataDir, 0o1777);
  expect(await modesIn(place.dataDir)).toEqual([["folder", 0o1777], ...ownersAlone.slice(1)]);
});
