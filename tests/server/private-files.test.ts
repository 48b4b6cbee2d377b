import { chmodSync, chownSync, globSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { lastBackup } from "../../src/platform/store/last-backup.ts";
import { emptyStore, type StorePlace } from "../support/engines.ts";
import { runOwner } from "../support/owner-command.ts";
import { startServer } from "../support/server-process.ts";
import { postByScript } from "../support/posts.ts";

let umask: number;
let place: StorePlace;
beforeEach(async () => {
  // The files a process has when it starts, including this test's own.
  umask = process.umask(0);
  place = await emptyStore("sqlite");
});
afterEach(async () => {
  process.umask(umask);
  await place.remove();
});

/** The files and folders in a folder that others than their owner can access. */
const open = (folder: string) =>
  globSync("**", { cwd: folder }).filter((name) => statSync(join(folder, name)).mode & 0o077);

// Each command starts its own process, which takes time.

test("everything that the server and the owner's commands write is private to their owner", async () => {
  const dataDir = join(place.dataDir, "data");
  const settings = { DATA_DIR: dataDir };
  const own = async (...args: string[]) => {
    const { code, output } = await runOwner(settings, ...args);
    expect(code, output).toBe(0);
  };
  const server = await startServer(settings);
  const signedUp = await postByScript(`${server.url}/newsletter`, {
    email: "dana@example.com",
  });
  expect(signedUp.status).toBe(201);
  await expect.poll(() => globSync(join(dataDir, "mail/*.eml"))).toHaveLength(1);
  await own("subscribers", "export", "--all", "--out", join(dataDir, "subscribers.csv"));
  await own("content", "publish");
  expect(globSync(join(dataDir, "content/*"))).not.toEqual([]);
  await own("data", "export", join(dataDir, "all.jsonl"));
  await own("data", "backup", join(dataDir, "backup.sqlite"));
  expect(lastBackup(dataDir)).toMatchObject({ file: join(dataDir, "backup.sqlite") });
  const backup = join(dataDir, "backup.sqlite");
  const refused = await runOwner(settings, "data", "restore", backup, "--yes");
  expect(refused.output).toBe(
    `${join(dataDir, "rallyrank.sqlite")} is in use: stop the site first, and every other program.\n`,
  );
  expect(open(dataDir)).toEqual([]);
  expect(await server.stop()).toBe(0);
  await own("data", "restore", join(dataDir, "backup.sqlite"), "--yes");
  const files = globSync("**", { cwd: dataDir });
  expect(files.filter((name) => name.startsWith("rallyrank.sqlite.before-"))).toHaveLength(1);
  expect(files.filter((name) => name.endsWith(".part"))).toEqual([]);
  expect(open(dataDir)).toEqual([]);
});

test.runIf(process.getuid?.() === 0)("a folder with another owner is used as it is", async () => {
  chmodSync(place.dataDir, 0o777);
  chownSync(place.dataDir, 65_534, 65_534);
  const server = await startServer({ DATA_DIR: place.dataDir }, undefined, [
    "setpriv",
    "--bounding-set=-fowner",
  ]);
  expect(await server.stop()).toBe(0);
});
