import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { backupName } from "../../src/owner/transfer/kept-backups.ts";
import type { StorePlace } from "../support/engines.ts";
import { eachWithFreshStore } from "../support/fresh-store.ts";
import { runOwner } from "../support/owner-command.ts";

let place: StorePlace;
let folder: string;
eachWithFreshStore("sqlite", (_, at) => {
  place = at;
});
beforeEach(() => {
  folder = join(place.dataDir, "backups");
  mkdirSync(folder);
});

const run = (settings: Record<string, string | undefined>, ...args: string[]) =>
  runOwner({ DATA_DIR: place.dataDir, ...settings }, "data", ...args);

/** The only file in the folder. */
function onlyBackup(): string {
  const [name = "", ...others] = readdirSync(folder);
  expect(others).toEqual([]);
  return name;
}

test("a backup in a folder gets a name of its own, and only its owner can read it", async () => {
  expect(await run({}, "backup", folder)).toMatchObject({ code: 0 });
  const name = onlyBackup();
  expect(name).toMatch(/^rallyrank-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.sqlite$/);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

test("without a store there is no backup", async () => {
  expect(await run({ DATA_DIR: folder }, "backup", folder)).toEqual({
    code: 1,
    output: expect.stringContaining(`There is no store in DATA_DIR=${folder}`),
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("old backups are deleted, and other files stay", async () => {
  const days = [1, 2, 3, 4].map((day) => backupName(Date.UTC(2026, 6, day, 3), "sqlite"));
  for (const name of [...days, "before-the-update.sqlite"]) writeFileSync(join(folder, name), "");
  const few = ["--days", "2", "--weeks", "0", "--months", "0"];
  expect(await run({}, "prune", folder, ...few)).toEqual({
    code: 0,
    output: `Deleted ${days[1]}.\nDeleted ${days[0]}.\n`,
  });
  expect(readdirSync(folder).toSorted()).toEqual(["before-the-update.sqlite", days[2], days[3]]);
  expect(await run({}, "prune", folder)).toEqual({ code: 0, output: "" });
  expect(await run({}, "prune", join(folder, "none"))).toMatchObject({ code: 1 });
});

describe("a PostgreSQL database", () => {
  const DATABASE_URL = "postgresql://site:p%40ss%2Fword@db.example:5433/reviews?sslmode=require";
  /** Stands in for pg_dump: the file it writes says how it was called. */
  function standIn(end: string): Record<string, string> {
    const bin = join(place.dataDir, "bin");
    mkdirSync(bin);
    const lines = [
      "#!/bin/sh",
      'for word; do case $word in --file=*) file="${word#--file=}";; esac; done',
      '{ echo "$PGPASSWORD"; printf "%s\\n" "$@"; } >"$file"',
      end,
    ];
    writeFileSync(join(bin, "pg_dump"), lines.join("\n"), { mode: 0o755 });
    return { DATABASE_URL, PATH: `${bin}:/usr/bin:/bin` };
  }

  test("is dumped without the password on the command line or the data of a day", async () => {
    expect(await run(standIn("exit 0"), "backup", folder)).toMatchObject({ code: 0 });
    const name = onlyBackup();
    expect(name).toMatch(/\.dump$/);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const [password, ...args] = readFileSync(join(folder, name), "utf8").trim().split("\n");
    expect(password).toBe("p@ss/word");
    expect(args.join(" ")).not.toContain("word@");
    expect(args).toEqual(
      expect.arrayContaining([
        "--format=custom",
        "--exclude-table-data=daily_salts",
        "--exclude-table-data=accepted_posts",
        "--exclude-table-data=helpful_votes",
        "--dbname=postgresql://site@db.example:5433/reviews?sslmode=require",
      ]),
    );
  });

  test("that can't be dumped leaves no file", async () => {
    const failing = standIn('echo "pg_dump: error: it is down" >&2; exit 1');
    expect(await run(failing, "backup", folder)).toEqual({
      code: 1,
      output: "pg_dump failed: pg_dump: error: it is down\n",
    });
    expect(await run({ DATABASE_URL, PATH: folder }, "backup", folder)).toEqual({
      code: 1,
      output: expect.stringMatching(/^pg_dump isn't installed/),
    });
    expect(readdirSync(folder)).toEqual([]);
  });
});
