import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { strFromU8, unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import {
  addPasskey,
  listPasskeys,
  codeOf,
} from "../../src/office/console/sign-in/sign-in.store.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { backupName } from "../../src/office/owner/transfer/backup.ts";
import { eachWithFreshStore, type StorePlace } from "../support/engines.ts";
import { runOwner } from "../support/owner-command.ts";

let place: StorePlace;
let store: Store;
let folder: string;
eachWithFreshStore("sqlite", (opened, at) => {
  store = opened;
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

test("a content folder outside of the project is copied beside it, and deleted with it", async () => {
  const content = join(place.dataDir, "own-content");
  mkdirSync(join(content, "paddles"), { recursive: true });
  writeFileSync(join(content, "paddles/a.yaml"), "name: A\n");
  const timers = { CONTENT_DIR: content, RALLYRANK_SCHEDULED: "yes" };
  const { code, output } = await run(timers, "backup", folder);
  expect([code, output]).toEqual([
    0,
    expect.stringContaining(`The content in ${content}, 1 file, is in `),
  ]);
  const [zip = "", copy = ""] = readdirSync(folder);
  expect(copy).toMatch(/Z-scheduled\.sqlite$/);
  expect(zip).toBe(copy.replace(".sqlite", ".content.zip"));
  const files = unzipSync(readFileSync(join(folder, zip)));
  expect(Object.keys(files)).toEqual(["paddles/a.yaml"]);
  expect(strFromU8(files["paddles/a.yaml"]!)).toBe("name: A\n");
  writeFileSync(join(folder, backupName(Date.UTC(2099, 6, 1), "sqlite", true)), "");
  await run({}, "prune", folder, "--days", "1", "--weeks", "0", "--months", "0");
  expect(readdirSync(folder)).toHaveLength(1);
});

test("without a store there is no backup", async () => {
  expect(await run({ DATA_DIR: folder }, "backup", folder)).toEqual({
    code: 1,
    output: expect.stringContaining(`There is no store in DATA_DIR=${folder}`),
  });
  expect(readdirSync(folder)).toEqual([]);
});

test("after a restore, passkeys are listed with the command that removes one", async () => {
  const { contactEmail: person } = projectLibrary().site;
  const passkey = { person, public_key: "", counter: 0, transports: "[]" };
  const added = Date.UTC(2026, 10, 2, 9, 30);
  await addPasskey(store.db, {
    ...passkey,
    id: "a",
    name: "Phone",
    created_at: added,
    used_at: null,
  });
  await addPasskey(store.db, {
    ...passkey,
    id: "b",
    name: "Laptop",
    created_at: added + 60_000,
    used_at: added + 86_400_000,
  });
  await run({}, "backup", folder);
  await store.close();
  const restored = await run({}, "restore", join(folder, onlyBackup()), "--yes");
  const [phone, laptop] = [codeOf("a"), codeOf("b")];
  expect(restored.output.split("\n").slice(1)).toEqual([
    "Check these passkeys. One that was deleted after the backup works again:",
    `  ${phone}  ${person}  Phone   added 2026-11-02 09:30Z, not used yet`,
    `  ${laptop}  ${person}  Laptop  added 2026-11-02 09:31Z, last used 2026-11-03 09:30Z`,
    `To delete one: npm run owner -- passkeys delete ${phone}`,
    "",
  ]);
  const settings = { DATA_DIR: place.dataDir };
  const listed = await runOwner(settings, "console", "people");
  expect(listed.output).toContain(`not used yet, delete it by ${phone}\n`);
  expect(await runOwner(settings, "passkeys", "delete", laptop)).toEqual({
    code: 0,
    output: `Deleted: ${laptop} (Laptop of ${person})\n`,
  });
  expect(await runOwner(settings, "passkeys", "delete", laptop)).toMatchObject({ code: 1 });
  store = openStore(place);
  expect(await listPasskeys(store.db)).toMatchObject([{ id: "a" }]);
  expect(await store.db.selectFrom("owner_acts").select(["act", "target"]).execute()).toEqual([
    { act: "data restore", target: onlyBackup() },
    { act: "passkeys delete", target: "b" },
  ]);
});

test("old backups are deleted, and other files stay", async () => {
  const days = [1, 2, 3, 4].map((day) => backupName(Date.UTC(2026, 6, day, 3), "sqlite", true));
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

  test("is dumped without the password on the command line or the data of a day, or who is signed in", async () => {
    expect(await run(standIn("exit 0"), "backup", folder)).toMatchObject({ code: 0 });
    const name = onlyBackup();
    expect(name).toMatch(/\.dump$/);
    expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
    const [password, ...args] = readFileSync(join(folder, name), "utf8").trim().split("\n");
    expect(password).toBe("p@ss/word");
    expect(args.join(" ")).not.toContain("word@");
    expect(args.join(" ")).not.toContain("passkeys");
    expect(args).toEqual(
      expect.arrayContaining([
        "--format=custom",
        "--exclude-table-data=daily_salts",
        "--exclude-table-data=accepted_posts",
        "--exclude-table-data=helpful_votes",
        "--exclude-table-data=console_sessions",
        "--exclude-table-data=console_links",
        "--exclude-table-data=console_challenges",
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
