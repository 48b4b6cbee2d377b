import { beforeEach, describe, expect, test } from "vitest";
import { projectLibrary } from "../support/project-library.ts";
import { settlingTime } from "../../src/mail/newsletter/newsletter.ts";
import { newReviews } from "../../src/mail/newsletter/alerts.ts";
import { contentOfReviewMail } from "../../src/mail/newsletter/quotable-reviews.store.ts";
import { leaseMail } from "../../src/platform/email/outbox.store.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { addReport } from "../../src/site/reviews/reports/reports.store.ts";
import { queueAlerts } from "../support/alert-rounds.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import {
  hero,
  heroReview,
  type ModeratedStore,
  openModeratedStore,
} from "../support/console-store.ts";

const minute = 60_000;
const library = projectLibrary();

describe.each(engines)("the reviews that an email quotes on %s", (engine) => {
  let store: Store;
  let site: ModeratedStore;

  eachWithFreshStore(engine, (opened) => {
    store = opened;
    site = openModeratedStore(opened);
  });
  beforeEach(async () => {
    const { now } = site.time;
    const email = "ann@example.com";
    const key = { email, email_key: email, mailbox_key: email, unsubscribe_key: "key" };
    const times = { created_at: now, updated_at: now, confirmed_at: now, told_through: now };
    await store.db
      .insertInto("subscribers")
      .values({ ...key, ...times, subject: hero, state: "confirmed", mails: 0 })
      .execute();
  });

  /** Writes a review a minute later. */
  async function write(text: string): Promise<string> {
    site.time.now += minute;
    const { id } = await site.submit(heroReview(text));
    return id;
  }
  const report = (reviewId: string) =>
    addReport(
      store.db,
      { subject: hero, reviewId, reason: "spam", details: "" },
      (site.time.now += minute),
    );

  /** What the email that is due at a time quotes; undefined if there is none. It counts as delivered. */
  async function quoted(now: number): Promise<string[] | undefined> {
    await queueAlerts(newReviews, store, { library, settings: { siteUrl: "" } }, now);
    const [mail] = await leaseMail(store.db, store.engine, { now, lease: minute, limit: 1 });
    if (!mail) return undefined;
    await store.db.deleteFrom("outbox").execute();
    const found = await contentOfReviewMail(store.db, mail, now);
    return found?.reviews.map(({ review_text }) => review_text).toSorted();
  }

  test("aren't reported, and are a day old as they read now", async () => {
    const { own } = site;
    site.time.now += minute;
    const { key } = await own.write(heroReview("Before the edit."), "203.0.113.7");
    await report(await write("Reported."));
    await write("Fair.");
    site.time.now += minute;
    const { subject: _, ...edited } = heroReview("After the edit.");
    await own.edit(key!, edited, "203.0.113.7");
    const due = site.time.now + settlingTime;
    expect(await quoted(due - 1)).toEqual(["Fair."]);
    expect(await quoted(due)).toEqual(["After the edit."]);
    expect(await quoted(due + 9 * settlingTime)).toBeUndefined();
  });

  test("may have waited: their day begins with the approval, though newer ones were emailed", async () => {
    const held = await write("See shop.com");
    await report(held);
    await write("Newer.");
    expect(await quoted(site.time.now + settlingTime)).toEqual(["Newer."]);
    site.time.now += settlingTime + minute;
    await site.accept("approve", held);
    const due = site.time.now + settlingTime;
    expect(await quoted(due - 1)).toBeUndefined();
    expect(await quoted(due)).toEqual(["See shop.com"]);
  });

  test("that are edited after their day aren't emailed again", async () => {
    const { own } = site;
    site.time.now += minute;
    const { key } = await own.write(heroReview("Before the edit."), "203.0.113.7");
    const first = site.time.now + settlingTime;
    expect(await quoted(first)).toEqual(["Before the edit."]);
    site.time.now = first + minute;
    const { subject: _, ...edited } = heroReview("After the edit.");
    expect(await own.edit(key!, edited, "203.0.113.7")).toBe("edited");
    expect(await quoted(site.time.now + settlingTime)).toBeUndefined();
  });
});
