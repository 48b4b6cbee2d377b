// restore and move-to-postgres, on a site with two processes that the test starts in systemd's place.

import { execFileSync } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { openStore } from "../../src/platform/store/connect.ts";
import { dropDatabase } from "../support/engines.ts";
import { runOwner } from "../support/owner-command.ts";
import { postByScript, reviewedByClients, storedTexts } from "../support/posts.ts";
import { openTestServices, type TestServices } from "../support/services.ts";

const folder = mkdtempSync(join(tmpdir(), "rallyrank-moving-"));
const at = (path: string) => join(folder, path);
const settingsFile = at("rallyrank.env");
const settings = { RALLYRANK_ENV: settingsFile, PATH: process.env["PATH"]! };
const name = `moved_${process.pid}`;
/** The database's owner, who is no superuser. */
const role = `owner_${process.pid}`;
let services: TestServices;
let server: string;
let database: string;

beforeAll(async () => {
  services = await openTestServices(at("services"), settings);
  mkdirSync(at("backups"));
  writeFileSync(
    settingsFile,
    `DATA_DIR=${at("data")}\nBACKUP_DIR=${at("backups")}\nSERVICE_COMMAND=${at("services")}\n`,
    { mode: 0o640 },
  );
  server = inject("postgres");
  await administer(
    `create role ${role} login password 'p@ss'`,
    `create database ${name} owner ${role}`,
  );
  database = `${server.replace("postgres@", `${role}:p@ss@`)}/${name}`;
  await services.start();
});
afterAll(async () => {
  await services.stop();
  await dropDatabase(`${server}/${name}`);
  await administer(`drop role ${role}`);
  rmSync(folder, { recursive: true, force: true });
});

async function administer(...statements: string[]): Promise<void> {
  const client = new Client({ connectionString: `${server}/postgres` });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}

const url = (index: 0 | 1) => `http://127.0.0.1:${services.ports[index]}`;
const owner = async (...args: string[]) => await runOwner(settings, ...args);

async function post(reviewText: string): Promise<void> {
  const fields = { firstName: "Ann", duprRating: "3.5", rating: "4", reviewText };
  expect((await postByScript(`${url(0)}/${reviewedByClients}`, fields)).status).toBe(201);
}
const texts = async () => {
  const [one, other] = [await storedTexts(url(0)), await storedTexts(url(1))];
  expect(other.toSorted()).toEqual(one.toSorted());
  return one.filter((text) => text.startsWith("The sweet spot"));
};

async function backUp(): Promise<string> {
  const before = readdirSync(at("backups"));
  const { code, output } = await owner("data", "backup", at("backups"));
  expect(output).toContain("The store is in");
  expect(code).toBe(0);
  return at(
    join(
      "backups",
      readdirSync(at("backups")).find((file) => !before.includes(file))!,
    ),
  );
}

const first = "The sweet spot is large, and it forgives a lot.";
const second = "The sweet spot is small, and misses hurt.";

test("a backup takes the place of a SQLite store, which is kept", async () => {
  await post(first);
  const file = await backUp();
  await post(second);
  expect(await texts()).toHaveLength(2);

  const damaged = at("damaged.sqlite");
  writeFileSync(damaged, "no database");
  const failed = await owner("restore", damaged, "--yes");
  expect([failed.code, failed.output]).toEqual([
    1,
    expect.stringContaining("The site is running on its previous store."),
  ]);
  expect(await texts()).toHaveLength(2);

  const restored = await owner("restore", file, "--yes");
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("is kept as")]);
  expect(await texts()).toEqual([first]);
  expect(readdirSync(at("data")).filter((each) => each.includes(".before-"))).toHaveLength(1);
});

test("the store moves to PostgreSQL if the database then has the same data", async () => {
  // A database that another site has used.
  const other = { ...settings, DATABASE_URL: database.replace("p@ss", "p%40ss") };
  const foreign = at("foreign.jsonl");
  expect(await owner("data", "export", foreign)).toMatchObject({ code: 0 });
  expect(await runOwner(other, "data", "import", foreign)).toMatchObject({ code: 0 });
  expect(await runOwner(other, "words", "block", "foreign")).toMatchObject({ code: 0 });
  const before = readFileSync(settingsFile, "utf8");
  const refused = await owner("move-to-postgres", database);
  expect([refused.code, refused.output]).toEqual([1, expect.stringContaining("data differ")]);
  expect([readFileSync(settingsFile, "utf8"), await texts()]).toEqual([before, [first]]);
  await dropDatabase(`${server}/${name}`);
  await administer(`create database ${name} owner ${role}`);

  const round = { name: "of a week", through: 5 };
  const here = openStore({ dataDir: at("data") });
  await here.db.insertInto("weekly_rounds").values(round).execute();
  await here.close();
  const moved = await owner("move-to-postgres", database);
  expect([moved.code, moved.output]).toEqual([0, expect.stringContaining("runs on PostgreSQL")]);
  expect(readFileSync(settingsFile, "utf8")).toBe(
    `${before}DATABASE_URL=${database.replace("p@ss", "p%40ss")}\n`,
  );
  expect(statSync(settingsFile).mode & 0o777).toBe(0o640);
  expect(readdirSync(at("data")).filter((each) => each.endsWith(".jsonl"))).toEqual([]);
  const there = openStore({ dataDir: "", databaseUrl: other.DATABASE_URL });
  const rounds = there.db.selectFrom("weekly_rounds").selectAll();
  expect(await rounds.where("name", "=", round.name).execute()).toEqual([round]);
  await there.close();
  await post(second);
  expect((await texts()).toSorted()).toEqual([first, second]);
  expect((await owner("move-to-postgres", database)).output).toContain("in a database already");
});

test("a backup takes the place of a PostgreSQL store, which is kept", async () => {
  const file = await backUp();
  const third = "The sweet spot is just right for resets.";
  await post(third);
  const inUse = await owner("data", "restore", file, "--yes");
  expect([inUse.code, inUse.output]).toEqual([1, expect.stringContaining("stop the site first")]);

  writeFileSync(at("damaged.dump"), readFileSync(file).subarray(0, 20_000));
  const failed = await owner("restore", at("damaged.dump"), "--yes");
  expect([failed.code, failed.output]).toEqual([
    1,
    expect.stringContaining("The site is running on its previous store."),
  ]);
  expect(await texts()).toHaveLength(3);

  const restored = await owner("restore", file, "--yes");
  expect([restored.code, restored.output]).toEqual([0, expect.stringContaining("is kept as")]);
  expect((await texts()).toSorted()).toEqual([first, second]);
  await post(third);
  // What the restore replaced is in no later backup.
  const listed = execFileSync("pg_restore", ["--list", await backUp()], { encoding: "utf8" });
  expect(listed).toContain("paddle_reviews");
  expect(listed).not.toContain("rallyrank_before_");
});
