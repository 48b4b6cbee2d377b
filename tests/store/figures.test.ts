import { accept, moderate, readNow } from "../support/console-store.ts";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { addMessage } from "../../src/site/contact/messages.store.ts";
import { openFigures, queueWeekMail } from "../../src/office/figures/figures.service.ts";
import { projectLibrary } from "../support/project-library.ts";
import { addReport } from "../../src/site/reviews/reports/reports.store.ts";
import { seedSamples } from "../../src/site/reviews/reviews.store.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { longDate } from "../../src/platform/text/dates.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { storeReviews } from "../support/reviews.ts";

const library = projectLibrary();
const site = { library, settings: { siteUrl: "https://site.example" } };
const day = 24 * 3_600_000;
/** Mondays. */
const [earlier, last, monday] = [
  Date.UTC(2026, 10, 2),
  Date.UTC(2026, 10, 9),
  Date.UTC(2026, 10, 16),
];
const now = monday + 2 * day;
const none = {
  views: 0,
  visits: 0,
  clicks: 0,
  reviews: 0,
  helpful: 0,
  subscribers: 0,
  reviewReaders: 0,
  reports: 0,
  messages: 0,
};

let place: StorePlace;
let store: Store;

const review = (reviewText: string) => ({
  subject: "diadem-hero",
  firstName: "Ann",
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText,
});

async function addReview(text: string, at: number): Promise<string> {
  const { stored } = await storeReviews(store.db, [review(text)], at);
  return stored[0]!.id;
}

const report = (reviewId: string, details: string, at: number) =>
  addReport(store.db, { subject: "diadem-hero", reviewId, reason: "spam", details }, at);

async function addReader(name: string, confirmedAt: number | null, subject = ""): Promise<void> {
  const email = `${name}@example.com`;
  await store.db
    .insertInto("subscribers")
    .values({
      email_key: email,
      mailbox_key: email,
      email,
      subject,
      state: confirmedAt === null ? "pending" : "confirmed",
      created_at: 1,
      updated_at: 1,
      confirmed_at: confirmedAt,
      unsubscribed_at: null,
      mailed_at: null,
      mails: 0,
      unsubscribe_key: `key-${name}`,
    })
    .execute();
}

const message = (text: string, at: number) =>
  addMessage(
    store.db,
    { firstName: "A", lastName: "B", email: "a@b.example", subject: "S", message: text },
    at,
  );

async function weekMails() {
  const mails = await store.db
    .selectFrom("outbox")
    .select(["recipient", "content"])
    .where("kind", "=", "week")
    .orderBy("created_at")
    .execute();
  return mails.map(({ recipient, content }) => ({
    recipient,
    ...(JSON.parse(content!) as MailContent),
  }));
}

describe.each(engines)("on %s", (engine) => {
  beforeEach(async () => {
    place = await emptyStore(engine);
    store = openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await place.remove();
  });

  test("the figures of a week are those of its seven days, without samples and what is hidden or gone", async () => {
    const first = await addReview("One.", monday);
    await addReview("Two.", monday - 1);
    await addReview("Three.", last);
    await addReview("Too early.", earlier - 1);
    await addReview("In the future.", now + 1);
    await seedSamples(store.db, "neonic-flow", [review("A sample.")], monday);
    const hidden = await addReview("Hidden.", last + day);
    await moderate(store, "hide", [hidden], { reason: "spam", now, by: "Dana" });
    await store.db
      .updateTable("paddle_reviews")
      .set({ helpful: 3 })
      .where("id", "=", first)
      .execute();
    await addReader("new", monday + 1);
    await addReader("pending", null);
    await addReader("of-reviews", last, "diadem-hero");
    await report(first, "a", monday);
    await report(first, "b", last);
    await report(first, "closed", last);
    const [closed] = await store.db
      .selectFrom("review_reports")
      .select("id")
      .where("details", "=", "closed")
      .execute();
    const [read] = await readNow(store, first);
    const fine = { reason: "fine", now, by: "Dana" };
    await accept(store, "close", [{ ...read!, reports: [closed!.id] }], fine);
    await message("Hello", last + 7 * day - 1);
    expect(await openFigures(store, () => now).byWeek(3)).toEqual([
      { ...none, week: "2026-11-16", reviews: 1, helpful: 3, subscribers: 1, reports: 1 },
      { ...none, week: "2026-11-09", reviews: 2, reviewReaders: 1, reports: 1, messages: 1 },
      { ...none, week: "2026-11-02" },
    ]);
  });

  test("what waits are held reviews, reports of shown reviews and samples, messages, and failed email", async () => {
    const [shown, hidden] = [await addReview("One.", last), await addReview("Two.", last)];
    await report(shown, "", last);
    await report("sample-1", "", last);
    await report(hidden, "", last);
    await moderate(store, "hide", [hidden], { reason: "spam", now, by: "Dana" });
    await message("Hello", last);
    await store.db
      .updateTable("paddle_reviews")
      .set({ hidden_at: now, held_because: "link" })
      .where("id", "=", await addReview("Three.", last))
      .execute();
    expect(await openFigures(store, () => now).waiting()).toEqual({
      reports: 2,
      photos: 0,
      messages: 1,
      failedMail: 0,
      held: 1,
    });
  });

  test("the owner's email comes on Mondays, once, to the site's own address", async () => {
    // A site that has just begun has no week to speak of.
    expect(await queueWeekMail(store, site, last + day)).toBe(false);
    await addReview("One.", last + day);
    await addReview("Two.", earlier);
    await message("Private words", last + day);
    const due = monday + 6 * 3_600_000;
    expect(await queueWeekMail(store, site, due - 1)).toBe(false);
    expect(await queueWeekMail(store, site, due, earlier)).toBe(true);
    expect(await queueWeekMail(store, site, due + day)).toBe(false);
    const [mail, ...more] = await weekMails();
    expect(more).toEqual([]);
    expect(mail!.recipient).toBe(library.site.contactEmail);
    expect(mail!.subject).toContain("November 9, 2026");
    expect(mail!.text).toContain("Reviews by players: 1 (1 the week before)");
    expect(mail!.text).toContain("Messages: 1 (0 the week before)");
    expect(mail!.text).toContain(`${library.mail.week.waiting.messages}: 1`);
    expect(mail!.html).toContain("1 (0 the week before)");
    expect(mail!.text).toContain(`backup we know of was made on ${longDate(earlier)}`);
    expect(mail!.html).toContain(`href="${site.settings.siteUrl}/owner/queue"`);
    // Nothing that anyone wrote.
    expect(mail!.text + mail!.html).not.toMatch(/Private words|a@b\.example|One\./);
  });

  test("a quiet week is one line, and weeks that were missed bring no email", async () => {
    await queueWeekMail(store, site, earlier);
    expect(await queueWeekMail(store, site, now)).toBe(true);
    const [mail, ...more] = await weekMails();
    expect(more).toEqual([]);
    const { quiet, nothingWaits } = library.mail.week;
    expect(mail!.text).toContain(quiet);
    expect(mail!.text).toContain(nothingWaits);
    expect(mail!.text).toContain(library.mail.week.noBackup);
    expect(mail!.text).not.toContain("the week before");
  });

  test("an owner who wants no email gets none, nor about that week later", async () => {
    const facts = { ...library.site, weeklyEmail: false };
    const without = { ...site, library: { ...library, site: facts } };
    await queueWeekMail(store, without, last);
    expect(await queueWeekMail(store, without, now)).toBe(false);
    expect(await queueWeekMail(store, site, now + 1)).toBe(false);
    expect(await weekMails()).toEqual([]);
  });

  // On SQLite two stores need two processes.
  if (engine === "postgres")
    test("of several processes one queues the owner's email", async () => {
      await queueWeekMail(store, site, last);
      const others = [openStore(place), openStore(place)];
      const queued = await Promise.all(
        [store, ...others].map((each) => queueWeekMail(each, site, now)),
      );
      expect(queued.filter(Boolean)).toHaveLength(1);
      expect(await weekMails()).toHaveLength(1);
      await Promise.all(others.map((each) => each.close()));
    });
});
