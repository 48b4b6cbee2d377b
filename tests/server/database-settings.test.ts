import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { blankStore, type StorePlace } from "../support/engines.ts";
import { owner } from "../support/owner-command.ts";
import { freePort } from "../support/postgres.ts";
import { failToStart, startServer } from "../support/server-process.ts";

let place: StorePlace;
beforeAll(async () => {
  place = await blankStore("sqlite");
});
afterAll(() => place.remove());

const server = new URL(inject("postgres"));
const mistakes = [
  [
    "user",
    `postgresql://nobody-here:s3cret@${server.host}/postgres`,
    'role "nobody-here" does not exist. Correct its user and password',
  ],
  [
    "database",
    `postgresql://postgres:s3cret@${server.host}/nowhere`,
    'database "nowhere" does not exist. Correct the database\'s name in it',
  ],
] as const;

test.each(mistakes)(
  "a wrong %s stops the start and a command with one sentence that names DATABASE_URL",
  async (_, databaseUrl, words) => {
    const { code, output } = await failToStart({
      DATA_DIR: place.dataDir,
      DATABASE_URL: databaseUrl,
    });
    const command = await owner({ ...place, databaseUrl }, "outbox", "list");
    for (const said of [output, command.complained]) {
      expect(said.trim().split("\n")).toHaveLength(1);
      expect(said).toMatch(/^DATABASE_URL names PostgreSQL database \w+ at /);
      expect(said).toContain(words);
      expect(said).not.toContain("s3cret");
    }
    expect([code, command.code]).toEqual([1, 1]);
  },
);

test("a database out of reach is named once in the log, and ends a command with the same sentence", async () => {
  const databaseUrl = `postgresql://postgres:s3cret@127.0.0.1:${await freePort()}/rally`;
  const running = await startServer({ DATA_DIR: place.dataDir, DATABASE_URL: databaseUrl });
  await expect
    .poll(async () => (await fetch(`${running.url}/readyz`)).text())
    .toBe("store not reachable");
  const { complained } = await owner({ ...place, databaseUrl }, "outbox", "list");
  expect(complained).toContain("Check that PostgreSQL is running there, and the port.");
  const said = running.output();
  expect(await running.stop()).toBe(0);
  expect(said.match(/reaching the database: DATABASE_URL names/g)).toHaveLength(1);
  expect(said).toContain(complained.trim());
  expect(said + complained).not.toContain("s3cret");
});
