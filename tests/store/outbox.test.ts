import { listLog } from "../../src/platform/store/log.store.ts";
import { describe, expect, test } from "vitest";
import { type Store } from "../../src/platform/store/connect.ts";
import {
  countMail,
  dropMail,
  purgeDelivered,
  markFailed,
  leaseMail,
  listMail,
  markDelivered,
  reschedule,
  queueMail,
  releaseLease,
  toOutboxRow,
} from "../../src/platform/email/outbox.store.ts";
import { dropMail as dropFailed, retryMail } from "../../src/platform/email/mail-acts.store.ts";
import { act, refused } from "../support/console-store.ts";
import { bothEngines, eachWithFreshStore } from "../support/engines.ts";

let store: Store;

const start = 1_000_000;
const lease = 120_000;
const content = { subject: "Hello", text: "Hello", html: "<p>Hello</p>" };

const queue = (recipient: string, now = start) =>
  queueMail(store.db, { kind: "message", recipient, content }, now);
const take = (now: number, limit = 5) => leaseMail(store.db, store.engine, { now, lease, limit });
/** Whom the emails that are leased go to, which come in no order. */
const leasedTo = async (now: number, limit: number) =>
  (await take(now, limit)).map(({ recipient }) => recipient.split("@")[0]!).toSorted();
const takeOne = async (now: number) => (await take(now))[0]!;
const lines = () => listMail(store.db, { limit: 100, offset: 0 });

describe.each(bothEngines)("on %s", (engine) => {
  eachWithFreshStore(engine, (opened) => (store = opened));

  test("leases no more mails than asked for, the longest waiting first", async () => {
    for (const [index, name] of ["c", "d", "a", "b"].entries())
      await queue(`${name}@example.com`, start + index);
    expect(await leasedTo(start + 2, 2)).toEqual(["c", "d"]);
    expect(await leasedTo(start + 2, 2)).toEqual(["a"]);
    expect(await leasedTo(start + 9, 2)).toEqual(["b"]);
    expect(await take(start + 9)).toEqual([]);
  });

  test("leases newsletters after all other emails, however long they've waited", async () => {
    const issue = { kind: "issue", content: null, issue_date: "2026-05-04" } as const;
    for (const name of ["a", "b"]) {
      const to = { recipient: `${name}@example.com`, email_key: `${name}@example.com` };
      await store.db
        .insertInto("outbox")
        .values(toOutboxRow({ ...issue, ...to }, start))
        .execute();
    }
    for (const name of ["c", "d"]) await queue(`${name}@example.com`, start + 1);
    expect(await leasedTo(start + 1, 2)).toEqual(["c", "d"]);
    expect(await leasedTo(start + 1, 2)).toEqual(["a", "b"]);
  });

  test("leases each of fifty mails once to twenty concurrent processes", async () => {
    for (let number = 0; number < 50; number++) await queue(`${number}@example.com`);
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(start)));
    const ids = taken.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids).toHaveLength(50);
  });

  test("leases a mail to one process until the lease ends", async () => {
    await queue("dana@example.com");
    expect(await take(start)).toMatchObject([{ attempts: 1, due_at: start + lease }]);
    expect(await take(start + lease - 1)).toEqual([]);
    expect(await take(start + lease)).toMatchObject([{ attempts: 2 }]);
  });

  test("changes nothing for a process whose lease has ended", async () => {
    await queue("dana@example.com");
    const late = await takeOne(start);
    const current = await takeOne(start + lease);
    await markDelivered(store.db, late, start + lease + 1);
    await reschedule(store.db, late, { dueAt: start, error: "too late" });
    await markFailed(store.db, late, { now: start, error: "too late" });
    await releaseLease(store.db, late, start);
    expect(await lines()).toMatchObject([
      { state: "waiting", attempts: 2, due_at: start + 2 * lease, last_error: null },
    ]);
    await markDelivered(store.db, current, start + lease + 2);
    expect(await lines()).toMatchObject([{ state: "delivered", ended_at: start + lease + 2 }]);
    await dropMail(store.db, late);
    expect(await lines()).toHaveLength(1);
  });

  test("keeps a delivered mail's row for a time, without its content", async () => {
    await queue("dana@example.com");
    await markDelivered(store.db, await takeOne(start), start + 5);
    const kept = await store.db.selectFrom("outbox").selectAll().execute();
    expect(kept).toMatchObject([
      { state: "delivered", content: null, recipient: "dana@example.com" },
    ]);
    await purgeDelivered(store.db, start + 5);
    expect(await lines()).toHaveLength(1);
    await purgeDelivered(store.db, start + 6);
    expect(await lines()).toEqual([]);
  });

  test("makes a rescheduled mail due at its new time, with the reason", async () => {
    await queue("dana@example.com");
    await reschedule(store.db, await takeOne(start), {
      dueAt: start + 30_000,
      error: "451 later",
    });
    expect(await take(start + 29_999)).toEqual([]);
    expect(await lines()).toMatchObject([{ state: "waiting", last_error: "451 later" }]);
    expect(await take(start + 30_000)).toHaveLength(1);
  });

  test("makes a released mail due at once, without counting a try", async () => {
    await queue("dana@example.com");
    await releaseLease(store.db, await takeOne(start), start + 7);
    expect(await lines()).toMatchObject([{ attempts: 0, due_at: start + 7 }]);
    expect(await take(start + 7)).toMatchObject([{ attempts: 1 }]);
  });

  test("keeps failed mails until the owner retries one or all, as if they were new", async () => {
    for (const name of ["a", "b", "c"]) await queue(`${name}@example.com`);
    for (const mail of await take(start))
      await markFailed(store.db, mail, { now: start + 1, error: "550 nobody here" });
    expect(await take(start + 10 * lease)).toEqual([]);
    await purgeDelivered(store.db, start + 10 * lease);
    expect(await countMail(store.db)).toEqual({ waiting: 0, delivered: 0, failed: 3 });

    const failed = await listMail(store.db, { state: "failed", limit: 10, offset: 0 });
    expect(failed).toMatchObject(
      Array.from({ length: 3 }, () => ({ last_error: "550 nobody here" })),
    );
    const now = start + 10 * lease;
    const note = { reason: "mended", now, by: "Dana" };
    const all = { all: true } as const;
    expect(await act(store, retryMail, [failed[0]!.id], note)).toMatchObject({ count: 1 });
    expect((await refused(act(store, retryMail, [failed[0]!.id], note))).why).toBe("missing");
    expect(await take(now)).toMatchObject([{ attempts: 1, created_at: now, id: failed[0]!.id }]);
    expect(await act(store, retryMail, [], note, all)).toMatchObject({ count: 2 });
    expect(await countMail(store.db)).toEqual({ waiting: 3, delivered: 0, failed: 0 });
  });

  test("drops one failed mail or all, and nothing that waits", async () => {
    for (const name of ["a", "b", "c"]) await queue(`${name}@example.com`);
    for (const mail of await take(start, 2))
      await markFailed(store.db, mail, { now: 2, error: "" });
    const [waiting, one] = await lines();
    const note = { reason: "misspelled", now: 3, by: "Dana" };
    expect((await refused(act(store, dropFailed, [waiting!.id], note))).why).toBe("missing");
    expect(await act(store, dropFailed, [one!.id], note)).toMatchObject({ count: 1 });
    expect(await act(store, dropFailed, [], note, { all: true })).toMatchObject({ count: 1 });
    expect(await lines()).toMatchObject([{ id: waiting!.id, state: "waiting" }]);
  });

  test("hurries mail that waits for its next try, but none that may be on its way", async () => {
    for (const name of ["on-its-way", "pausing"]) await queue(`${name}@example.com`);
    const mails = await take(start);
    const pausing = mails.find(({ recipient }) => recipient.startsWith("pausing"))!;
    await reschedule(store.db, pausing, { dueAt: start + 10 * lease, error: "down" });
    const note = { reason: "", now: start + 1, by: "Dana" };
    const hurried = () => act(store, retryMail, [], note, { now: true });
    expect(await hurried()).toMatchObject({ count: 1 });
    expect(await hurried()).toMatchObject({ count: 0 });
    expect(await listLog(store.db, { limit: 9 })).toMatchObject([
      { act: "outbox retry", target: "all 1 waiting emails", reason: "try again", actor: "Dana" },
    ]);
    expect(await take(start + 1)).toMatchObject([{ recipient: "pausing@example.com" }]);
  });
});

// On SQLite only one connection writes at a time.
describe("on postgres, while another process leases mail", () => {
  eachWithFreshStore("postgres", (opened) => (store = opened));

  test("leases the next ones, without waiting for it", async () => {
    for (const name of ["a", "b", "c"]) await queue(`${name}@example.com`);
    const options = { now: start, lease, limit: 2 };
    await store.db.transaction().execute(async (other) => {
      expect(await leaseMail(other, store.engine, options)).toHaveLength(2);
      expect(await take(start)).toHaveLength(1);
    });
    expect(await take(start)).toEqual([]);
  });
});
