import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { reviewsOfIssue } from "../../src/mail/newsletter/quotable-reviews.store.ts";
import { issueOf, queueForReaders, storeIssue } from "../../src/mail/newsletter/issues.store.ts";
import { storeReviews } from "../support/reviews.ts";
import { seedSamples } from "../../src/site/reviews/reviews.store.ts";
import { forgetByKey } from "../../src/mail/newsletter/forget-mailbox.store.ts";
import {
  mayReach,
  confirmSubscriber,
  signUp,
  unsubscribe,
} from "../../src/mail/newsletter/subscribers.store.ts";
import { issueMailWriter } from "../../src/mail/newsletter/issues.service.ts";
import { deliverDue } from "../../src/platform/email/delivery.service.ts";
import type { OutgoingMail } from "../../src/platform/email/transport.ts";
import { unsubscribeAddress } from "../../src/addresses.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";

let place: StorePlace;
let store: Store;

const week = "2026-11-16";
const start = 1_000_000;
const siteUrl = "https://site.example";
const keyPlaceholder = "0-where-the-key-goes-0";
const issue = (date: string) => ({
  date,
  subject: `Issue of ${date}`,
  content: "{}",
  html: `<a href="${siteUrl}${unsubscribeAddress(keyPlaceholder)}">Unsubscribe</a>`,
  text: `Unsubscribe: ${siteUrl}${unsubscribeAddress(keyPlaceholder)}`,
  key_placeholder: keyPlaceholder,
});

/** Signs an address up, and confirms it where a time is given. */
async function addReader(name: string, confirmedAt?: number, subject?: string): Promise<void> {
  const key = `${name}@example.com`;
  let token = "";
  const mails = {
    confirm(secret: string) {
      token = secret;
      return { subject: "confirm", text: "", html: "" };
    },
    known: () => ({ subject: "known", text: "", html: "" }),
  };
  await signUp(store.db, store.engine, { address: key, key }, mails, start, subject);
  if (confirmedAt !== undefined) await confirmSubscriber(store.db, token, confirmedAt);
}

/** Queues two readers at a time, as the command does five hundred. */
async function queueAll(on = store, date = week): Promise<void> {
  while ((await queueForReaders(on.db, date, { limit: 2, now: start })).queued_at === null);
}

const queuedFor = async (date = week) =>
  (
    await store.db
      .selectFrom("outbox")
      .select("email_key")
      .where("issue_date", "=", date)
      .orderBy("email_key")
      .execute()
  ).map(({ email_key }) => email_key?.split("@")[0]);

const keyOf = async (name: string) =>
  (
    await store.db
      .selectFrom("subscribers")
      .select("unsubscribe_key")
      .where("email_key", "=", `${name}@example.com`)
      .executeTakeFirstOrThrow()
  ).unsubscribe_key;

/** Delivers all that is queued; returns what left. */
async function deliver(): Promise<OutgoingMail[]> {
  const left: OutgoingMail[] = [];
  const transport = { deliver: async (mail: OutgoingMail) => void left.push(mail), close() {} };
  while (
    (await deliverDue({
      store,
      transport,
      write: issueMailWriter(store, siteUrl),
      isWanted: (mail) => mayReach(store.db, mail),
      clock: () => start + 1,
    })) > 0
  );
  return left.filter(({ subject }) => subject.startsWith("Issue"));
}

describe.each(engines)("an issue on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
    for (const name of ["ann", "bob", "cho", "dan", "eva"]) await addReader(name, start);
    await addReader("pending");
    await addReader("reviews-only", start, "diadem-hero");
    await addReader("gone", start);
    await unsubscribe(store.db, await keyOf("gone"), start);
    await storeIssue(store.db, issue(week), start);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  test("is queued for everybody who has confirmed and not left, each once, however often it is sent", async () => {
    await queueAll();
    await queueAll();
    expect(await queuedFor()).toEqual(["ann", "bob", "cho", "dan", "eva"]);
    expect(await issueOf(store.db, week)).toMatchObject({ recipients: 5, queued_at: start });
  });

  test("broken off half-way is queued for the others when it is sent again", async () => {
    await queueForReaders(store.db, week, { limit: 2, now: start });
    expect(await queuedFor()).toEqual(["ann", "bob"]);
    await store.close();
    store = openStore(place);
    await queueAll();
    expect(await queuedFor()).toEqual(["ann", "bob", "cho", "dan", "eva"]);
  });

  // On SQLite two stores need two processes: tests/server/newsletter-send.test.ts.
  if (engine === "postgres")
    test("sent by two at once is queued for each reader once", async () => {
      const others = [openStore(place), openStore(place)];
      await Promise.all([store, ...others].map((each) => queueAll(each)));
      expect(await queuedFor()).toEqual(["ann", "bob", "cho", "dan", "eva"]);
      expect(await issueOf(store.db, week)).toMatchObject({ recipients: 5 });
      await Promise.all(others.map((each) => each.close()));
    });

  test("is stored once in a week, as it was first", async () => {
    await storeIssue(store.db, { ...issue(week), subject: "Another" }, start + 1);
    expect(await issueOf(store.db, week)).toMatchObject({ subject: `Issue of ${week}` });
  });

  test("reaches each reader with a way out of their own, also in the mail's head", async () => {
    await queueAll();
    const left = await deliver();
    expect(left).toHaveLength(5);
    for (const { recipient, html, text, unsubscribeUrl, list } of left) {
      const url = siteUrl + unsubscribeAddress(await keyOf(recipient.split("@")[0]!));
      expect(html).toContain(url);
      expect(text).toContain(url);
      expect(unsubscribeUrl).toBe(url);
      expect(list).toBe("newsletter");
      expect(html + text).not.toContain(keyPlaceholder);
    }
  });

  test("does not reach who unsubscribed or was deleted while it was queued", async () => {
    await queueForReaders(store.db, week, { limit: 2, now: start });
    await unsubscribe(store.db, await keyOf("ann"), start);
    await unsubscribe(store.db, await keyOf("cho"), start);
    await queueAll();
    await forgetByKey(store.db, store.engine, await keyOf("dan"));
    expect((await deliver()).map(({ recipient }) => recipient)).toEqual(
      expect.arrayContaining(["bob@example.com", "eva@example.com"]),
    );
    expect(await deliver()).toEqual([]);
    expect(await queuedFor()).toEqual(["bob", "eva"]);
  });

  test("does not reach who left in the instant it was queued", async () => {
    await queueAll();
    // As if the reader had been read just before, and queued just after leaving.
    await store.db
      .updateTable("subscribers")
      .set({ state: "unsubscribed" })
      .where("email_key", "=", "ann@example.com")
      .execute();
    const reached = (await deliver()).map(({ recipient }) => recipient);
    const others = ["bob", "cho", "dan", "eva"];
    expect(new Set(reached)).toEqual(new Set(others.map((name) => `${name}@example.com`)));
    expect(await queuedFor()).toEqual(others);
  });

  test("is not for who confirmed after it was sent; the next one is", async () => {
    await queueForReaders(store.db, week, { limit: 2, now: start });
    await addReader("zoe", start + 1);
    await queueAll();
    expect(await queuedFor()).not.toContain("zoe");
    await storeIssue(store.db, issue("2026-11-23"), start + 2);
    await queueAll(store, "2026-11-23");
    expect(await queuedFor("2026-11-23")).toContain("zoe");
  });

  test("brings players' reviews that are shown, never samples", async () => {
    const review = {
      subject: "diadem-hero",
      firstName: "Ann",
      duprRating: "3.5",
      level: 3500,
      rating: 4,
    };
    await seedSamples(store.db, "diadem-hero", [{ ...review, reviewText: "A sample." }], start);
    const { stored } = await storeReviews(
      store.db,
      [
        { ...review, reviewText: "One." },
        { ...review, reviewText: "Two." },
      ],
      start,
    );
    const all = await store.db
      .selectFrom("paddle_reviews")
      .select(["id", "paddle_name as subject"])
      .execute();
    await store.db
      .updateTable("paddle_reviews")
      .set({ hidden_at: start })
      .where("id", "=", stored[0]!.id)
      .execute();
    const found = await reviewsOfIssue(store.db, all);
    expect(found.map((each) => each.review_text)).toEqual(["Two."]);
  });
});
