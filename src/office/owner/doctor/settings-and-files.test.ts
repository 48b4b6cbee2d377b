import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseEnv } from "node:util";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { digestOfContent } from "../../../library/open-library.ts";
import { leftOutOf, shownInsteadMarked } from "../../../platform/content/content-folder.ts";
import { readEnvironment } from "../../../platform/settings.ts";
import {
  checkContent,
  checkFiles,
  checkOverlays,
  checkRelease,
  type FileFacts,
  type FilesFacts,
} from "./check-machine.ts";
import { checkPeople, checkSettings, type PeopleFacts } from "./check-settings.ts";
import { noteLeft } from "../../../platform/releases.ts";
import { gatherRelease } from "./gather-machine.ts";

describe("settings", () => {
  const healthy = {
    DATA_DIR: "/srv/rallyrank/data",
    SITE_URL: "https://dinks.test",
    SAMPLE_CONTENT: "off",
    SMTP_URL: "smtps://rallyrank:password@mail.dinks.test:465",
    MAIL_FROM: "RallyRank <hello@dinks.test>",
    TRUST_PROXY: "127.0.0.1",
  };

  test("of a site that's live are right", () => {
    expect(checkSettings(readEnvironment(healthy)).map(({ state }) => state)).toEqual(["ok"]);
    // A single documentation address may be used for testing.
    const tried = readEnvironment({ ...healthy, TRUST_PROXY: "127.0.0.1, 192.0.2.0/24" });
    expect(checkSettings(tried).map(({ state }) => state)).toEqual(["ok"]);
  });

  test.each([
    [{ SITE_URL: undefined }, "warning", "SITE_URL isn't set", "Set SITE_URL to"],
    [{ SITE_URL: "http://dinks.test" }, "warning", "isn't encrypted", "certificate"],
    [
      { SITE_URL: "https://www.rallyrank.example" },
      "problem",
      "SITE_URL still has the example of deploy/settings.env",
      "Replace the example values",
    ],
    [
      { SMTP_URL: "smtps://a:b@mail.example:465", MAIL_FROM: "hello@example.com" },
      "problem",
      "SMTP_URL and MAIL_FROM still have the examples",
      "Replace the example values",
    ],
    [{ TRUST_PROXY: undefined }, "problem", "TRUST_PROXY isn't set", "such as 127.0.0.1"],
    [{ TRUST_PROXY: "0.0.0.0/0" }, "problem", "trusts every address", "proxies alone"],
    [{ SAMPLE_CONTENT: "on" }, "warning", "Samples are shown", "SAMPLE_CONTENT=off"],
    [{ SMTP_URL: undefined }, "problem", "no email is sent", "Set SMTP_URL"],
    [{ RATE_LIMIT: "off" }, "problem", "anyone can fill the store", "Remove RATE_LIMIT"],
    [{ PAGE_CACHE: "off" }, "warning", "rendered for each visitor", "Remove PAGE_CACHE"],
    [{ DATA_DIR: "./data" }, "warning", "depends on the folder", "begins with /"],
  ])("with %j are a %s: %s", (changed, state, says, remedy) => {
    const found = checkSettings(readEnvironment({ ...healthy, ...changed }));
    expect(found).toMatchObject([
      {
        state,
        says: expect.stringContaining(says) as string,
        remedy: expect.stringContaining(remedy) as string,
      },
    ]);
  });

  test("that ship with the project are a problem until someone edits them, and only those", () => {
    const shipped = parseEnv(readFileSync("deploy/settings.env", "utf8"));
    expect(checkSettings(readEnvironment(shipped))).toEqual([
      expect.objectContaining({
        state: "problem",
        says: "SITE_URL, SMTP_URL and MAIL_FROM still have the examples of deploy/settings.env.",
      }),
    ]);
    expect(checkSettings(readEnvironment({ SITE_URL: "http://localhost" }))).toHaveLength(1);
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

describe("people", () => {
  const dana = { name: "Dana", email: "dana@dinks.test", role: "owner" } as const;
  const lee = { name: "Lee", email: "lee@dinks.test", role: "moderator" } as const;
  const healthy: PeopleFacts = {
    isPublic: true,
    site: {
      contactEmail: "hello@dinks.test",
      postalAddress: "1 Dink Ln, Austin, TX",
      console: [dana, lee],
    },
    team: [{ sample: false }],
    withPasskey: [dana.email],
  };

  test("who get email and can sign in are right", () => {
    const alone = { ...healthy.site, contactEmail: "Hello@dinks.test", console: undefined };
    for (const changed of [
      {},
      { withPasskey: undefined },
      { site: alone, withPasskey: ["hello@dinks.test"] },
      {
        isPublic: false,
        site: { ...alone, contactEmail: "hello@rallyrank.example", postalAddress: "" },
      },
    ])
      expect(checkPeople({ ...healthy, ...changed }).map(({ state }) => state)).toEqual(["ok"]);
  });

  test.each([
    [
      { site: { ...healthy.site, contactEmail: "hello@rallyrank.example", console: undefined } },
      ["the example hello@rallyrank.example: reports", "nobody else can sign in"],
    ],
    [
      { site: { ...healthy.site, contactEmail: "hello@rallyrank.example" } },
      ["the example hello@rallyrank.example: reports"],
    ],
    [
      { site: { ...healthy.site, console: [dana, { ...lee, email: "lee@example.com" }] } },
      ["lists the example lee@example.com"],
    ],
    [{ site: { ...healthy.site, postalAddress: "" } }, ["without a postal address", "CAN-SPAM"]],
    [{ site: { ...healthy.site, console: [lee] } }, ["lists no owner"]],
    [{ withPasskey: [] }, ["No owner has a passkey"]],
    [{ withPasskey: [lee.email] }, ["No owner has a passkey"]],
    [{ team: [{ sample: true }] }, ["The team on /about is fictional"]],
    [{ team: [] }, ["Your team is empty"]],
  ])("with %j are found", (changed, words) => {
    const [found] = checkPeople({ ...healthy, ...changed });
    for (const word of words) expect(found!.says).toContain(word);
    expect(found).toMatchObject({
      remedy: expect.stringMatching(/content\/(site\.yaml|team)|passkey/),
    });
  });
});

describe("what was published in the browser", () => {
  const none = { folder: "/srv/content", isReadOnly: false, unwritten: 0, changed: [] };

  test("is no matter if the files say the same", () => {
    expect(checkOverlays(none)).toEqual([]);
  });

  test.each([
    [{ unwritten: 1 }, "ok", "One text published in the browser isn't in /srv/content"],
    [
      { unwritten: 3, changed: ["home.yaml", "site.yaml"] },
      "warning",
      "/srv/content/home.yaml and 1 more changed after",
    ],
    [{ unwritten: 2, isReadOnly: true }, "warning", "2 texts published in the browser don't show"],
  ])("%o is said", (facts, state, says) => {
    expect(checkOverlays({ ...none, ...facts })).toMatchObject([
      { state, says: expect.stringContaining(says) as string },
    ]);
  });
});

test("content with mistakes is described as the site shows it, and what's left out is named", () => {
  const file = "content/paddles/a.yaml";
  const mistakes = [{ file, line: 2, at: ["colour"], sentence: "is not a field." }];
  expect(checkContent({ mistakes: [], leftOut: [] })).toMatchObject([{ state: "ok" }]);
  expect(checkContent({ mistakes, leftOut: [] })).toMatchObject([
    {
      state: "problem",
      says: `Content has a mistake, so the site still shows the last valid version. ${file}:2 colour: is not a field.`,
    },
  ]);
  for (const leftOut of [["paddles/a.yaml"], ["paddles/a.yaml", "paddles/b.yaml"]]) {
    const [found] = checkContent({ mistakes, leftOut });
    const remedy = expect.stringContaining(`This doesn't show: ${leftOut.join(", ")}.`) as string;
    expect(found).toMatchObject({ state: "problem", remedy });
    // `update` reads the same sentence, and the marks that `/readyz` adds.
    expect(leftOutOf(found!.says)).toEqual([""]);
    const marks = leftOutOf(`ready\n${shownInsteadMarked({ mistakes, leftOut })}`);
    expect(marks).toEqual(leftOut.map(() => expect.stringMatching(/^[\da-f]{8}$/) as string));
    expect(new Set(marks).size).toBe(leftOut.length);
  }
  expect(leftOutOf("ready")).toEqual([]);
});

describe("the release", () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), "rallyrank-releases-"));
    for (const name of ["20261122T100000000Z", "20261123T100000000Z"])
      mkdirSync(join(folder, "build/releases", name), { recursive: true });
    mkdirSync(join(folder, "content"));
    writeFileSync(join(folder, "content/site.yaml"), "name: RallyRank");
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  const found = (name: string, digest: string) =>
    checkRelease(
      gatherRelease(folder, join(folder, "content"), join(folder, "build/releases", name), {
        digest,
        sha256: "",
      })!,
    );

  test("that is the newest is right, also when content was edited since", () => {
    for (const digest of [digestOfContent(folder), "another"])
      expect(found("20261123T100000000Z", digest)).toMatchObject([{ state: "ok" }]);
    expect(gatherRelease(folder, join(folder, "content"), undefined)).toBeUndefined();
  });

  test("is compared with the content folder that the settings name", () => {
    const release = join(folder, "build/releases/20261122T100000000Z");
    const built = { digest: digestOfContent(folder), sha256: "" };
    const isEdited = (content: string) =>
      gatherRelease(folder, join(folder, content), release, built)?.isContentEdited;
    expect([isEdited("content"), isEdited("elsewhere")]).toEqual([false, true]);
  });

  test("that an owner went back to with 'back' is right, or a warning if content was edited since", () => {
    noteLeft(folder, "20261123T100000000Z");
    expect(found("20261122T100000000Z", digestOfContent(folder))).toMatchObject([{ state: "ok" }]);
    expect(found("20261122T100000000Z", "another")).toMatchObject([{ state: "warning" }]);
    expect(found("20261123T100000000Z", "another")).toMatchObject([
      { state: "ok", says: expect.stringContaining("is the current one") },
    ]);
  });

  test("that was made the current one by hand is named, and whether content was edited since", () => {
    const remedy = expect.stringContaining("releases -- use 20261123T100000000Z") as string;
    const says =
      "build/current is the release 20261122T100000000Z, and 20261123T100000000Z is newer";
    expect(found("20261122T100000000Z", digestOfContent(folder))).toEqual([
      { state: "warning", says: `${says}: edits of content/ won't show.`, remedy },
    ]);
    expect(found("20261122T100000000Z", "another")).toEqual([
      { state: "problem", says: `${says}: later edits of content/ aren't shown.`, remedy },
    ]);
  });
});
