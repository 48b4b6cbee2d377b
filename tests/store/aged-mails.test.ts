import { beforeAll, describe, expect, test } from "vitest";
import type { Library } from "../../src/library/library.ts";
import { projectLibrary } from "../support/project-library.ts";
import { openAged } from "../../src/mail/newsletter/aged-mails.service.ts";
import { aged as howItAged } from "../../src/mail/newsletter/alerts.ts";
import { purgeAsked } from "../../src/mail/newsletter/aged-mails.store.ts";
import { unsubscribeAddress } from "../../src/addresses.ts";
import { agedAddress, agedSubject } from "../../src/mail/newsletter/newsletter.ts";
import {
  confirmSubscriber,
  countSubscribers,
  purgeUnconfirmed,
  signUp,
  unsubscribe,
} from "../../src/mail/newsletter/subscribers.store.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { digest } from "../../src/platform/store/digest.ts";
import { withdraw } from "../../src/site/contributions/contributions.store.ts";
import { agedGroups } from "../../src/site/reviews/aged/aged.store.ts";
import { reviewKind, toRow } from "../../src/site/reviews/reviews.store.ts";
import { moderate } from "../support/console-store.ts";
import { alertRound } from "../support/alert-rounds.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";

const subject = "diadem-hero";
const day = 24 * 3_600_000;
const start = Date.UTC(2026, 0, 10, 12);

let library: Library;
beforeAll(() => {
  library = projectLibrary();
});

describe.each(engines)("asking how a paddle aged on %s", (engine) => {
  let store: Store;
  let now: number;
  let changed: (string | undefined)[];
  let round: () => Promise<number>;
  let aged: ReturnType<typeof openAged>;

  eachWithFreshStore(engine, (opened) => {
    now = start;
    changed = [];
    store = { ...opened, changed: (of) => void changed.push(of) };
    const site = { library, settings: { siteUrl: "https://site.example" } };
    const clock = () => now;
    round = alertRound(howItAged, store, site, clock);
    aged = openAged({ store, clock });
  });

  /** A review written at the start, whose writer leaves an address. */
  async function review(name: string, { confirms = true, of = subject } = {}): Promise<string> {
    const given = { firstName: name, duprRating: "3.5", level: 3500, rating: 4 };
    const reviewText = `It plays well, says ${name}.`;
    const row = toRow(
      { ...given, reviewText, subject: of, editKey: digest(name) },
      "player",
      start,
    );
    await store.db.insertInto("paddle_reviews").values(row).execute();
    let token = "";
    const key = `${name.toLowerCase()}@example.com`;
    const content = { subject: "", text: "", html: "" };
    const mails = {
      confirm: (secret: string) => ((token = secret), content),
      known: () => content,
    };
    const on = agedSubject(row.id);
    await signUp(store.db, store.engine, { address: key, key }, mails, now, on);
    if (confirms) await confirmSubscriber(store.db, token, now);
    return row.id;
  }

  /** The questions sent in a round, to whom. */
  async function sent(): Promise<{ to: string; mail: MailContent }[]> {
    const count = await round();
    const rows = await store.db
      .deleteFrom("outbox")
      .where("kind", "=", "aged")
      .returning(["recipient", "content"])
      .execute();
    expect(rows).toHaveLength(count);
    return rows
      .map(({ recipient, content }) => ({
        to: recipient.split("@")[0]!,
        mail: JSON.parse(content!) as MailContent,
      }))
      .toSorted((a, b) => (a.to < b.to ? -1 : 1));
  }
  const after = async (days: number) => {
    now = start + days * day;
    return (await sent()).map(({ to }) => to);
  };
  const keyOf = async (name: string) => {
    const { unsubscribe_key } = await store.db
      .selectFrom("subscribers")
      .select("unsubscribe_key")
      .where("email_key", "=", `${name}@example.com`)
      .executeTakeFirstOrThrow();
    return unsubscribe_key;
  };
  const addresses = async () =>
    (
      await store.db.selectFrom("subscribers").select("email_key").orderBy("email_key").execute()
    ).map(({ email_key }) => email_key.split("@")[0]);
  const asked = async () =>
    (await agedGroups(store.db, subject)).reduce((sum, { reviews }) => sum + reviews, 0);

  test("asks those who confirmed once after 3 months and once after a year, and counts whom it asked", async () => {
    await review("Ann");
    await review("Pending", { confirms: false });
    expect(await after(90)).toEqual([]);
    now = start + 91 * day;
    const [first] = await sent();
    expect(first!.to).toBe("ann");
    expect(first!.mail.subject).toBe("Still playing your Diadem Hero?");
    expect(first!.mail.text).toContain("You reviewed the Diadem Hero 3 months ago");
    const key = await keyOf("ann");
    expect(first!.mail.text).toContain(`https://site.example${agedAddress(key, 3)}`);
    expect(first!.mail.unsubscribeUrl).toBe(`https://site.example${unsubscribeAddress(key)}`);
    expect(changed).toEqual([subject]);
    expect(await asked()).toBe(1);
    expect(await after(120)).toEqual([]);
    expect(await after(364)).toEqual([]);
    now = start + 365 * day;
    const [second, ...others] = await sent();
    expect(second!.mail.text).toContain("You reviewed the Diadem Hero a year ago");
    expect(second!.mail.text).toContain(agedAddress(key, 12));
    expect(others).toEqual([]);
    expect(await after(400)).toEqual([]);
  });

  test("asks only after a year about a review whose writer left an address late, and not much later", async () => {
    await review("Ann");
    expect(await after(182)).toEqual([]);
    expect(await after(426)).toEqual([]);
    expect(await after(365)).toEqual(["ann"]);
  });

  test("asks no one about a review that is hidden, or whose paddle has no page", async () => {
    const id = await review("Ann");
    await review("Gone", { of: "no-such-paddle" });
    await review("Zoe");
    await moderate(store, "hide", [id], { reason: "spam", now, by: "Dana" });
    expect(await after(91)).toEqual(["zoe"]);
  });

  test("is done once by several processes", async () => {
    for (const name of ["Ann", "Bea", "Cal"]) await review(name);
    now = start + 100 * day;
    const counts = await Promise.all([round(), round(), round()]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(3);
    const mails = await store.db
      .selectFrom("outbox")
      .select("recipient")
      .where("kind", "=", "aged")
      .execute();
    expect(new Set(mails.map(({ recipient }) => recipient)).size).toBe(3);
    expect(mails).toHaveLength(3);
  });

  test("stores an answer through the link's key, and a later one instead", async () => {
    const id = await review("Ann");
    const key = await keyOf("ann");
    // Nobody answers what wasn't asked.
    expect(await aged.find(key, 3)).toBeUndefined();
    expect(await aged.answer(key, 3, { answer: "playing" })).toBe(false);
    await after(91);
    expect(await aged.find(key, 3)).toEqual({ id, subject, aged: undefined });
    expect(await aged.find(key, 12)).toBeUndefined();
    changed = [];
    expect(await aged.answer(key, 3, { answer: "playing" })).toBe(true);
    expect(await aged.answer(key, 3, { again: "yes" })).toBe(true);
    const at = now;
    now += day;
    expect((await aged.find(key, 3))?.aged).toEqual({
      months: 3,
      answer: "playing",
      again: "yes",
      at,
    });
    expect(await aged.answer(key, 3, { answer: "broke", again: "no" })).toBe(true);
    expect((await aged.find(key, 3))?.aged).toEqual({
      months: 3,
      answer: "broke",
      again: "no",
      at: now,
    });
    expect(changed).toEqual([subject, subject, subject]);
    for (const wrong of ["", `${key}x`, "a-key-of-twenty-or-more-letters"])
      expect(await aged.answer(wrong, 3, { answer: "playing" })).toBe(false);
  });

  test("doesn't count a hidden review's answer, nor take another", async () => {
    const id = await review("Ann");
    await after(91);
    const key = await keyOf("ann");
    await aged.answer(key, 3, { answer: "playing" });
    expect(await asked()).toBe(1);
    await moderate(store, "hide", [id], { reason: "spam", now, by: "Dana" });
    expect(await asked()).toBe(0);
    expect(await aged.answer(key, 3, { answer: "broke" })).toBe(false);
  });

  test("deletes the address with the review, with what waits for it, and with unsubscribing", async () => {
    await review("Ann");
    await review("Bea", { confirms: false });
    const cal = await review("Cal");
    await review("Dee");
    now = start + 91 * day;
    await round();
    for (const name of ["Ann", "Bea"])
      await store.db
        .transaction()
        .execute((db) => withdraw({ db, engine: store.engine }, reviewKind, digest(name), now));
    // An unconfirmed one has ended, and has the mailbox's pause between emails until it's deleted.
    const ended = store.db.selectFrom("subscribers").select("email_key");
    expect(await ended.where("state", "=", "unsubscribed").execute()).toEqual([
      { email_key: "bea@example.com" },
    ]);
    await purgeUnconfirmed(store.db, now);
    expect(await addresses()).toEqual(["cal", "dee"]);
    await store.db.deleteFrom("paddle_reviews").where("id", "=", cal).execute();
    await unsubscribe(store.db, await keyOf("dee"), now);
    expect(await addresses()).toEqual([]);
    for (const table of ["outbox", "confirmations"] as const) {
      const rows = await store.db
        .selectFrom(table)
        .select("subject")
        .where("email_key", "in", ["ann@example.com", "bea@example.com", "cal@example.com"])
        .execute();
      expect(rows).toEqual([]);
    }
  });

  test("leaves other subscriptions of an address alone", async () => {
    const id = await review("Ann");
    const content = { subject: "", text: "", html: "" };
    const mails = { confirm: () => content, known: () => content };
    const address = { address: "ann@example.com", key: "ann@example.com" };
    await signUp(store.db, store.engine, address, mails, now);
    await store.db.deleteFrom("paddle_reviews").where("id", "=", id).execute();
    await purgeAsked(store.db, now);
    expect(await addresses()).toEqual(["ann"]);
    const { aged: counts, newsletter, reviews } = await countSubscribers(store.db);
    expect([counts.confirmed, newsletter.pending, reviews.confirmed]).toEqual([0, 1, 0]);
  });
});
