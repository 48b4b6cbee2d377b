import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { logOf, listLog } from "../../src/platform/store/log.store.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import {
  accept,
  hero,
  heroReview,
  idsOf,
  type ModeratedStore,
  openModeratedStore,
  readNow,
  refused,
} from "../support/console-store.ts";
import { anyReview } from "../../src/site/reviews/moderation/moderation.store.ts";
import { addReport, reportsOf } from "../../src/site/reviews/reports/reports.store.ts";
import { bothEngines, eachWithFreshStore, type StorePlace } from "../support/engines.ts";

/** Whether another connection to the database waits for a lock. */
async function isWaitedFor(db: Store["db"]): Promise<boolean> {
  const { rows } = await sql`select 1 from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(db);
  return rows.length === 1;
}

const note = { reason: "", now: 100, by: "Dana" };
const { subject: _, ...insult } = heroReview("You are all fools.");

describe.each(bothEngines)("reviews that someone read on %s", (engine) => {
  let store: Store;
  let place: StorePlace;
  let site: ModeratedStore;

  eachWithFreshStore(engine, (opened, at) => {
    store = opened;
    place = at;
    site = openModeratedStore(opened);
  });

  const report = (reviewId: string, details = "") =>
    addReport(store.db, { subject: hero, reviewId, reason: "spam", details }, 5);
  const write = async (text: string) => {
    const { id, key } = await site.own.write(heroReview(text), "203.0.113.7");
    return { id: id!, key: key! };
  };
  const edit = (key: string) => site.own.edit(key, insult, "203.0.113.7");
  const one = async (id: string) => (await readNow(store, id))[0]!;

  test.each<["approve" | "restore" | "close", string]>([
    ["close", "Soft hands."],
    ["approve", "See shop.com"],
    ["restore", "See shop.com"],
  ])("to %s one, it must be as it was read", async (acceptance, text) => {
    const { id, key } = await write(text);
    await report(id);
    const read = await one(id);
    await edit(key);
    const before = await anyReview(store.db, id);
    expect((await refused(accept(store, acceptance, [read], note))).why).toBe("changed");
    expect(await anyReview(store.db, id)).toEqual(before);
    expect(await reportsOf(store.db, id)).toHaveLength(1);
    expect(await listLog(store.db, { limit: 9 })).toEqual([]);
    const { done, also } = await accept(store, acceptance, [await one(id)], note);
    expect((also?.outcome.done ?? done).length).toBe(1);
    expect(await reportsOf(store.db, id)).toEqual([]);
  });

  test("each field of one is part of what was read", async () => {
    const { id } = await write("Soft hands.");
    const read = await one(id);
    const changes = { first_name: "Eve", rating: 1, dupr_rating: "5", ball: "x", liked: "spin" };
    for (const [column, value] of Object.entries(changes)) {
      await store.db
        .updateTable("paddle_reviews")
        .set({ [column]: value })
        .execute();
      expect((await one(id)).version, column).not.toBe(read.version);
      read.version = (await one(id)).version;
    }
  });

  test("one edited back reads as before, even with a clock that was set back", async () => {
    const { id, key } = await write("Soft hands.");
    site.time.now -= 3_600_000;
    const read = await one(id);
    await edit(key);
    const insulting = await one(id);
    expect(insulting.version).not.toBe(read.version);
    const { subject: _subject, ...calm } = heroReview("Soft hands.");
    await site.own.edit(key, calm, "203.0.113.7");
    expect((await one(id)).version).toBe(read.version);
  });

  test("several are accepted together or not at all if one was edited", async () => {
    const [first, second] = [await write("See shop.com"), await write("See also buy.com")];
    const read = await readNow(store, first.id, second.id);
    await edit(second.key);
    expect(await refused(accept(store, "approve", read, note))).toEqual({
      why: "changed",
      ids: [second.id],
    });
    expect(await site.held()).toHaveLength(2);
  });

  test("one that was hidden or shown since is left so, and is said to be", async () => {
    const { id } = await write("Soft hands.");
    const held = await write("See shop.com");
    for (const each of [id, held.id]) await report(each);
    const [shownRead, heldRead] = [await one(id), await one(held.id)];
    await site.act("hide", id, held.id);
    expect(await accept(store, "close", [shownRead], note)).toMatchObject({
      left: [{ id: shownRead.reports[0], as: "hidden" }],
      done: [],
    });
    expect(await accept(store, "approve", [heldRead], note)).toMatchObject({
      left: [{ id: held.id, as: "hidden" }],
      done: [],
    });
    for (const each of [id, held.id]) expect(await reportsOf(store.db, each)).toHaveLength(1);
    // Read as hidden, its reports may end.
    expect((await accept(store, "close", [await one(id)], note)).done).toHaveLength(1);
    const hiddenRead = await one(id);
    await site.accept("restore", id);
    expect(await accept(store, "restore", [hiddenRead], note)).toMatchObject({
      left: [{ id, as: "shown" }],
    });
  });

  test.each(["approve", "restore"] as const)(
    "to %s one closes the reports that were read, and needs all of them read",
    async (acceptance) => {
      const { id } = await write("See shop.com");
      await report(id, "Read.");
      const read = await one(id);
      await report(id, "Unread.");
      expect(await refused(accept(store, acceptance, [read], note))).toEqual({
        why: "changed",
        ids: [id],
      });
      expect(await reportsOf(store.db, id)).toHaveLength(2);
      expect(idsOf(await accept(store, acceptance, [await one(id)], note))).toEqual([id]);
      expect(await reportsOf(store.db, id)).toEqual([]);
      const acts = (await logOf(store.db, id)).map(({ act, reason }) => `${act}: ${reason}`);
      expect(acts.toSorted()).toEqual([
        "reports close: looks fine",
        `reviews ${acceptance}: looks fine`,
      ]);
    },
  );

  test("a report of one isn't closed with another's version", async () => {
    const [first, second] = [await write("Soft hands."), await write("Calm at the net.")];
    await report(second.id);
    const reports = (await one(second.id)).reports;
    const read = { ...(await one(first.id)), reports };
    expect((await refused(accept(store, "close", [read], note))).why).toBe("changed");
    expect(await reportsOf(store.db, second.id)).toHaveLength(1);
  });

  test("reports of samples are closed without a version, those of a stored review aren't", async () => {
    const { id } = await write("Soft hands.");
    for (const each of [id, "sample-3"]) await report(each);
    const { reports } = await one(id);
    const unread = { id, version: "", reports };
    expect((await refused(accept(store, "close", [unread], note))).why).toBe("changed");
    const [ofSample] = await reportsOf(store.db, "sample-3");
    const sample = { id: "sample-3", version: "", reports: [ofSample!.id] };
    expect((await accept(store, "close", [sample], note)).done).toHaveLength(1);
  });

  test("an edit that another process is about to store isn't accepted unread", async () => {
    const { id } = await write("See shop.com");
    const read = await one(id);
    const other = openStore(place);
    let accepted: ReturnType<typeof refused> | undefined;
    await other.db.transaction().execute(async (transaction) => {
      await transaction
        .updateTable("paddle_reviews")
        .set({ review_text: "You are all fools." })
        .where("id", "=", id)
        .execute();
      accepted = refused(accept(store, "approve", [read], note));
      // On SQLite a transaction waits before it begins.
      if (engine === "postgres") await expect.poll(() => isWaitedFor(transaction)).toBe(true);
    });
    expect(await accepted).toEqual({ why: "changed", ids: [id] });
    await other.close();
  });
});
