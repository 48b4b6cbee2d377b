import { describe, expect, test } from "vitest";
import {
  checkBackups,
  checkPictures,
  checkStore,
  type PostgresFacts,
  type StoreFacts,
} from "./check-store.ts";
import { checkEmail, type EmailFacts } from "./email.ts";
import type { Finding } from "./finding.ts";

const states = (found: readonly Finding[]) => found.map(({ state }) => state);
const finding = (state: string, says: string, remedy: string) => ({
  state,
  says: expect.stringContaining(says) as string,
  remedy: expect.stringContaining(remedy) as string,
});

describe("the store", () => {
  const postgres: PostgresFacts = {
    version: 150_004,
    encoding: "UTF8",
    maxConnections: 97,
    openConnections: 22,
    synchronousCommit: "on",
  };
  const healthy: StoreFacts = {
    name: "The store",
    isUpToDate: true,
    unwritable: undefined,
    damage: undefined,
    orphaned: [],
    postgres,
  };

  test("that is whole and can be written is right", () => {
    expect(states(checkStore(healthy))).toEqual(["ok"]);
    expect(states(checkStore({ ...healthy, postgres: undefined }))).toEqual(["ok"]);
  });

  test.each([
    [{ isUpToDate: false }, "problem", "earlier version", "start the site, which migrates it"],
    [{ unwritable: "database or disk is full" }, "problem", "disk is full", "Free up space"],
    [{ damage: "wrong # of entries" }, "problem", "damaged: wrong #", "data restore FILE"],
    [
      { orphaned: [{ subject: "old-name", reviews: 2 }] },
      "problem",
      '2 reviews by players are stored under "old-name", which is not a name in content/paddles',
      "Write movedFrom: [old-name]",
    ],
    [{ postgres: { ...postgres, version: 120_011 } }, "problem", "PostgreSQL 12 is", "13 or newer"],
    [
      { postgres: { ...postgres, encoding: "SQL_ASCII" } },
      "problem",
      "encoding is SQL_ASCII",
      "encoding UTF8",
    ],
    [
      { postgres: { ...postgres, openConnections: 90 } },
      "warning",
      "7 of 97 connections left",
      "Raise max_connections",
    ],
    [
      { postgres: { ...postgres, synchronousCommit: "off" } },
      "problem",
      "a crash can lose reviews",
      "Turn synchronous_commit on",
    ],
  ])("with %j is a %s: %s", (changed, state, says, remedy) => {
    expect(checkStore({ ...healthy, ...changed })).toEqual([finding(state, says, remedy)]);
  });
});

describe("pictures", () => {
  const whole = { stored: 12, unnamed: 0, missing: [] };
  test("that are all there are right, and so are none", () => {
    expect(checkPictures(whole)).toEqual([{ state: "ok", says: "All 12 files are there." }]);
    expect(states(checkPictures({ ...whole, stored: 0 }))).toEqual(["ok"]);
  });

  test.each([
    [
      { ...whole, missing: ["a-320.jpg"] },
      "problem",
      "1 file of pictures is missing: a-320.jpg.",
      "import-pictures",
    ],
    [
      { ...whole, missing: ["a", "b"] },
      "problem",
      "2 files of pictures are missing: a and others.",
      "backups",
    ],
    [{ ...whole, unnamed: 4 }, "warning", "4 files belong to no picture", "clearing away pictures"],
    [{ unreadable: "the bucket answered 403" }, "problem", "answered 403", "MEDIA_URL"],
  ])("%j is a %s: %s", (facts, state, says, remedy) => {
    expect(checkPictures(facts)).toEqual([finding(state, says, remedy)]);
  });
});

describe("email", () => {
  const healthy: EmailFacts = {
    server: { error: undefined },
    test: undefined,
    outbox: { failed: 0, longestWait: 60_000 },
  };
  const sent = { recipient: "dana@example.com", answer: "250 2.0.0 queued as 4F", isSent: true };

  test("that leaves is right, and the mail server's words are said", () => {
    expect(states(checkEmail(healthy))).toEqual(["ok"]);
    expect(states(checkEmail({ server: undefined, test: undefined, outbox: undefined }))).toEqual([
      "ok",
    ]);
    for (const readers of [
      { bounced: 4, confirmed: 0 },
      { bounced: 5, confirmed: 95 },
    ])
      expect(states(checkEmail({ ...healthy, readers }))).toEqual(["ok"]);
    const [, tested] = checkEmail({ ...healthy, test: sent });
    expect(tested).toMatchObject({ state: "ok", says: expect.stringContaining("250 2.0.0") });
  });

  test.each([
    [
      { server: { error: "535 5.7.8 wrong password" } },
      "problem",
      "can't be used: 535 5.7.8 wrong password.",
      "Correct SMTP_URL.",
    ],
    [
      { bounces: "EACCES: permission denied" },
      "problem",
      "BOUNCE_MAILBOX names can't be read: EACCES",
      "let the site's user read it",
    ],
    [
      { outbox: { failed: 1, longestWait: undefined } },
      "warning",
      "1 email has failed.",
      "outbox list --state failed",
    ],
    [
      { outbox: { failed: 0, longestWait: 3 * 3_600_000 } },
      "problem",
      "Email has waited for 3 hours.",
      "outbox list --state waiting",
    ],
    [
      { readers: { bounced: 5, confirmed: 94 } },
      "warning",
      "5 of 99 addresses took no more email in the last 7 days.",
      "subscribers export --all",
    ],
  ])("with %j is a %s: %s", (changed, state, says, remedy) => {
    expect(checkEmail({ ...healthy, ...changed })).toEqual([finding(state, says, remedy)]);
  });

  test("that the server refuses is a problem, in its own words", () => {
    const refused = { ...sent, answer: "550 no such user", isSent: false };
    expect(checkEmail({ ...healthy, test: refused })[1]).toEqual(
      finding("problem", "dana@example.com wasn't accepted: 550 no such user.", "Correct SMTP_URL"),
    );
  });
});

describe("backups", () => {
  const now = 1_795_000_000_000;
  const hour = 3_600_000;
  const made = (hours: number) => ({ at: now - hours * hour, file: "/b.sqlite", bytes: 3_300_000 });
  const of = { now, isPublic: true, isPostgres: false };

  test.each([
    [made(20), "ok", "20 hours old: /b.sqlite, 3.3 MB"],
    [made(35), "ok", "35 hours old"],
    [made(40), "warning", "40 hours old"],
    [made(200), "problem", "8 days old"],
    [undefined, "problem", "No backup is known"],
    // The clock was set back.
    [made(-5), "ok", "0 seconds old"],
  ])("of which the last is %j are: %s", (last, state, says) => {
    const [found] = checkBackups({ ...of, last });
    expect(found).toMatchObject({ state, says: expect.stringContaining(says) });
  });

  test("of which the last one's file is gone are none", () => {
    const last = made(1);
    expect(checkBackups({ ...of, last, isGone: true })).toMatchObject([
      finding("problem", `${last.file}, isn't there anymore.`, "data backup FOLDER"),
    ]);
  });

  test("say which command makes one", () => {
    const remedy = (changed: object) =>
      checkBackups({ ...of, last: undefined, ...changed }).map((each) => ({ remedy: "", ...each }));
    expect(remedy({})[0]).toMatchObject(finding("problem", "", "data backup FOLDER"));
    expect(remedy({ isPostgres: true })[0]).toMatchObject(
      finding("warning", "", "data backed-up FILE"),
    );
    expect(remedy({ isPublic: false })[0]).toMatchObject({ state: "warning" });
  });
});
