import { describe, expect, test } from "vitest";
import { readEnvironment } from "../../platform/environment.ts";
import { checkFiles, type FileFacts, type FilesFacts } from "./check-files.ts";
import { checkSettings } from "./check-settings.ts";

describe("settings", () => {
  const healthy = {
    DATA_DIR: "/srv/rallyrank/data",
    SITE_URL: "https://rallyrank.example",
    SAMPLE_CONTENT: "off",
    SMTP_URL: "smtps://rallyrank:password@mail.example:465",
    MAIL_FROM: "RallyRank <hello@rallyrank.example>",
    TRUST_PROXY: "127.0.0.1",
  };

  test("of a site that's live are right", () => {
    expect(checkSettings(readEnvironment(healthy)).map(({ state }) => state)).toEqual(["ok"]);
  });

  test.each([
    [{ SITE_URL: undefined }, "warning", "SITE_URL isn't set", "Set SITE_URL to"],
    [{ SITE_URL: "http://rallyrank.example" }, "warning", "isn't encrypted", "certificate"],
    [{ TRUST_PROXY: undefined }, "problem", "TRUST_PROXY isn't set", "such as 127.0.0.1"],
    [{ TRUST_PROXY: "0.0.0.0/0" }, "problem", "trusts every address", "proxies alone"],
    [{ SAMPLE_CONTENT: "on" }, "warning", "Samples are shown", "SAMPLE_CONTENT=off"],
    [{ SMTP_URL: undefined }, "problem", "no email leaves", "Set SMTP_URL"],
    [{ RATE_LIMIT: "off" }, "problem", "anyone can fill the store", "Remove RATE_LIMIT"],
    [{ PAGE_CACHE: "off" }, "warning", "rendered for each visitor", "Remove PAGE_CACHE"],
    [{ DATA_DIR: "./data" }, "warning", "depends on the folder", "begins with /"],
  ])("with %j are a %s: %s", (changed, state, says, remedy) => {
    const found = checkSettings(readEnvironment({ ...healthy, ...changed }));
    expect(found).toEqual([
      {
        state,
        says: expect.stringContaining(says) as string,
        remedy: expect.stringContaining(remedy) as string,
      },
    ]);
  });

  test("with PostgreSQL may have a data folder by a relative path", () => {
    const settings = { ...healthy, DATA_DIR: "./data", DATABASE_URL: "postgresql://db/rally" };
    expect(checkSettings(readEnvironment(settings)).map(({ state }) => state)).toEqual(["ok"]);
  });
});

describe("files", () => {
  const file = (path: string, changed: Partial<FileFacts> = {}) => ({
    path,
    mode: 0o100600,
    owner: 990,
    ...changed,
  });
  const healthy: FilesFacts = {
    folder: file("/srv/data", { mode: 0o040700 }),
    inside: [file("/srv/data/rallyrank.sqlite"), file("/srv/data/rallyrank.sqlite-wal")],
    secrets: [file("/etc/rallyrank.env", { mode: 0o100640, owner: 0 })],
    backups: [file("/srv/backups/rallyrank.sqlite")],
    user: 990,
  };

  test("that only the site's user can read are right", () => {
    expect(checkFiles(healthy).map(({ state }) => state)).toEqual(["ok"]);
    expect(checkFiles({ ...healthy, folder: undefined, inside: [] })).toHaveLength(1);
  });

  const open = 0o100644;
  test.each([
    [
      { folder: file("/srv/data", { mode: 0o040750 }) },
      "problem",
      "rights to /srv/data.",
      "chmod -R go= /srv/data",
    ],
    [
      { inside: ["a", "b", "c"].map((path) => file(path, { mode: open })) },
      "problem",
      "rights to a and 2 more.",
      "chmod -R go= /srv/data",
    ],
    [
      { inside: [file("a", { owner: 0 }), file("b", { owner: 0 })] },
      "problem",
      "owns a and b,",
      "chown -R --reference=/srv/data /srv/data",
    ],
    [
      { secrets: [file("/etc/rallyrank.env", { mode: open })] },
      "problem",
      "Every user of this machine can read /etc/rallyrank.env",
      "chmod o= /etc/rallyrank.env",
    ],
    [
      { backups: [file("/srv/b.sqlite", { mode: 0o100640 })] },
      "problem",
      "rights to the backup /srv/b.sqlite",
      "chmod go= /srv/b.sqlite",
    ],
    [{ user: 0 }, "warning", "runs as user 0", "sudo -u rallyrank"],
  ])("with %j are a %s: %s", (changed, state, says, remedy) => {
    expect(checkFiles({ ...healthy, ...changed })).toEqual([
      {
        state,
        says: expect.stringContaining(says) as string,
        remedy: expect.stringContaining(remedy) as string,
      },
    ]);
  });
});
