import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { refused } from "../support/console-store.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import type { RunningSite } from "../../src/site.ts";
import { emptyStore, bothEngines, type StorePlace } from "../support/engines.ts";
import {
  addReader,
  addReviews,
  newsletterAct,
  openQuietSite,
  queuedMails,
} from "../support/newsletter-site.ts";

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;
const monday = Date.UTC(2026, 10, 16);

let place: StorePlace;
let site: RunningSite;
let store: Store;
let now: number;

const open = (url?: string) => openQuietSite(place, () => now, url);
const does = (name: string, asked: Parameters<typeof newsletterAct>[4] = {}) =>
  newsletterAct(site, store, { reason: "", now, by: "Dana" }, name, asked);
/** Stores reviews that an issue may quote by now, approved by someone who runs the site. */
async function review(...texts: string[]): Promise<void> {
  await addReviews(store, now - day - hour, texts);
  await store.db
    .updateTable("paddle_reviews")
    .set(({ ref }) => ({ approved_at: ref("created_at") }))
    .execute();
}
const dates = async () => (await site.issues.list()).map(({ date }) => date);

describe.each(bothEngines)("a scheduled issue on %s", (engine) => {
  beforeEach(async () => {
    now = monday + 2 * day;
    place = await emptyStore(engine);
    site = await open();
    store = openStore(place);
    await addReader(site, "ann");
  });
  afterEach(async () => {
    await store.close();
    await site.close();
    await place.remove();
  });

  test("isn't sent from an address that readers can't open", async () => {
    await review("One.");
    await site.close();
    site = await open("http://127.0.0.1:3000");
    expect(await refused(does("send"))).toMatchObject({ why: "notPublic" });
    await does("schedule", { of: ["wednesday", "01:00"] });
    now += hour;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    // It leaves once the address is right.
    await site.close();
    site = await open();
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-16"]);
  });

  test("quotes only reviews that someone approved, also of those that the owner chose", async () => {
    await review("Approved.");
    await addReviews(store, now - day - hour, ["Unread."]);
    await does("schedule", { of: ["wednesday", "01:00"] });
    now += hour;
    await site.nextIssue.sendIfDue();
    const [issue] = await site.issues.list();
    const quoted = async () =>
      (await site.issues.reviewsOf((await site.issues.list())[0]!.content)).map(
        ({ reviewText }) => reviewText,
      );
    expect([issue!.date, await quoted()]).toEqual(["2026-11-16", ["Approved."]]);
    const unread = await store.db
      .selectFrom("paddle_reviews")
      .select("id")
      .where("review_text", "=", "Unread.")
      .executeTakeFirstOrThrow();
    const [approved] = await addReviews(store, now - day - hour, ["Approved, too."]);
    await store.db
      .updateTable("paddle_reviews")
      .set({ approved_at: now })
      .where("id", "=", approved!)
      .execute();
    await does("draft", { choose: [unread.id, approved!] });
    now += week;
    await site.nextIssue.sendIfDue();
    expect(await quoted()).toEqual(["Approved, too."]);
  });

  test("leaves at its time, once, with what is new then", async () => {
    await review("One.");
    await does("schedule", { of: ["thursday", "14:00"] });
    const due = monday + 3 * day + 14 * hour;
    expect((await site.nextIssue.read()).leavesAt).toBe(due);
    now = due - 1;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    now = due;
    await Promise.all([site.nextIssue.sendIfDue(), site.nextIssue.sendIfDue()]);
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-16"]);
    expect(await queuedMails(store, "issue")).toHaveLength(1);
    now = due + week;
    await review("Two.");
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-23", "2026-11-16"]);
  });

  test("leaves on the day that is named, which is next week's once this week's was sent by hand", async () => {
    const leaves = async () => (await site.nextIssue.read()).leavesAt;
    const due = monday + 3 * day + 14 * hour;
    await review("One.");
    await does("schedule", { of: ["thursday", "14:00"] });
    expect(await leaves()).toBe(due);
    await does("send");
    expect(await leaves()).toBe(due + week);
    now = due;
    await review("Two.");
    for (; now < due + week; now += 12 * hour) {
      await site.nextIssue.sendIfDue();
      expect(await dates()).toEqual(["2026-11-16"]);
      expect(await leaves()).toBe(due + week);
    }
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-23", "2026-11-16"]);
    expect(await leaves()).toBe(due + 2 * week);
  });

  test("that is late leaves at once, and says so", async () => {
    await review("One.");
    await does("schedule", { of: ["thursday", "14:00"] });
    now = monday + 4 * day;
    expect((await site.nextIssue.read()).leavesAt).toBe(now);
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-16"]);
  });

  test("that has nothing to say at its time waits for the next week", async () => {
    await does("schedule", { of: ["thursday", "14:00"] });
    now = monday + 3 * day + 14 * hour;
    await site.nextIssue.sendIfDue();
    now += day;
    await review("One.");
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    now += 6 * day;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-23"]);
  });

  test("is late in its own week only, and weeks that were missed don't follow", async () => {
    await review("One.");
    await does("schedule", { of: ["thursday", "14:00"] });
    // The site was down for more than three weeks.
    now = monday + 3 * week + day;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    now = monday + 3 * week + 5 * day;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-12-07"]);
  });

  test("doesn't leave for a time that had passed when the schedule was set, nor once it's off", async () => {
    await review("One.");
    await does("schedule", { of: ["monday", "14:00"] });
    now += hour;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    await does("schedule", { of: ["off"] });
    now += week;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    // Set again, when this week's time has passed.
    await does("schedule", { of: ["monday", "14:00"] });
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    now += week;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toHaveLength(1);
  });

  const begin = async () => {
    const mail = { subject: "Begun", html: "", text: "", keyPlaceholder: "none" };
    const content = { articles: [], reviews: [], pick: undefined };
    await site.issues.add(
      store.db,
      { date: "2026-11-16", content, mail },
      { intro: "", chosen: undefined, articles: undefined, subject: "", pick: undefined },
    );
  };

  test("that a killed process had begun to send at its time is continued", async () => {
    await review("One.");
    await addReader(site, "bob");
    await does("schedule", { of: ["thursday", "14:00"] });
    now = monday + 3 * day + 14 * hour;
    await begin();
    await site.nextIssue.sendIfDue();
    expect(await queuedMails(store, "issue")).toHaveLength(2);
    expect((await site.issues.at("2026-11-16"))!.queuedAt).not.toBeNull();
  });

  test("or one sent by hand is continued in the week after its own, but not later", async () => {
    now = monday + 6 * day;
    await begin();
    now += week;
    await site.nextIssue.sendIfDue();
    expect(await queuedMails(store, "issue")).toEqual([]);
    now -= 1;
    await site.nextIssue.sendIfDue();
    expect(await queuedMails(store, "issue")).toHaveLength(1);
    expect((await site.issues.at("2026-11-16"))!.queuedAt).toBe(now);
  });

  if (engine === "postgres")
    test("is sent once by several processes at its time", async () => {
      await review("One.");
      await does("schedule", { of: ["thursday", "14:00"] });
      now = monday + 3 * day + 14 * hour;
      const others = [await open(), await open()];
      await Promise.all([site, ...others].map((each) => each.nextIssue.sendIfDue()));
      expect(await queuedMails(store, "issue")).toHaveLength(1);
      await Promise.all(others.map((each) => each.close()));
    });
});
