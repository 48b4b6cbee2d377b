import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { maxChosen } from "../../src/newsletter/next-issue.service.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { listAuditLog } from "../../src/platform/store/audit-log.store.ts";
import { digest } from "../../src/platform/store/digest.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { moderateReviews } from "../../src/reviews/moderation/moderation.store.ts";
import { openSite, type Site } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf } from "../support/in-process-site.ts";
import { storeReviews } from "../support/store-reviews.ts";

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;
const monday = Date.UTC(2026, 10, 16);
const siteUrl = "https://site.example";
/** There is nothing to read, so that an issue has only reviews and the owner's own words. */
const library = { ...readLibrary(process.cwd()), blog: [], ballTests: [], guides: [] };

let place: StorePlace;
let site: Site;
let store: Store;
let now: number;

const open = async (url = siteUrl) =>
  await openSite(
    readEnvironment({
      DATA_DIR: place.dataDir,
      DATABASE_URL: place.databaseUrl,
      SITE_URL: url,
      RATE_LIMIT: "off",
    }),
    () => library,
    () => now,
  );

const note = () => ({ reason: "", now, by: "Dana" });

/** Stores reviews of different paddles, each later than the one before. */
async function addReviews(...texts: string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const [index, reviewText] of texts.entries()) {
    const player = { firstName: "Ann", duprRating: "3.5", level: 3500, rating: 4 };
    const subject = library.paddles[index % library.paddles.length]!.slug;
    const { stored } = await storeReviews(
      store.db,
      [{ ...player, subject, reviewText }],
      now - hour + index,
    );
    ids.push(stored[0]!.id);
  }
  return ids;
}

async function addReader(name: string): Promise<void> {
  const key = `${name}@example.com`;
  let token = "";
  const content = { subject: "", text: "", html: "" };
  const confirm = (secret: string) => ((token = secret), content);
  const mails = { confirm, known: () => content };
  await site.newsletter.signUp({ address: key, key }, mails, "127.0.0.1");
  await site.newsletter.confirm(token);
}

const queuedOf = async (kind: "issue" | "test") =>
  await store.db
    .selectFrom("outbox")
    .select(["recipient", "content", "issue_date", "email_key"])
    .where("kind", "=", kind)
    .orderBy("recipient")
    .execute();

const dates = async () => (await site.issues.list()).map(({ date }) => date);

describe.each(engines)("the next issue on %s", (engine) => {
  beforeEach(async () => {
    now = monday + 2 * day;
    place = await emptyStore(engine);
    site = await open();
    store = openStore(place);
    await addReader("ann");
  });
  afterEach(async () => {
    await store.close();
    await site.close();
    await place.remove();
  });

  test("has nothing to send without reviews and words", async () => {
    const draft = await site.nextIssue.read();
    expect(draft).toMatchObject({
      date: "2026-11-16",
      intro: "",
      bringsNewest: true,
      candidates: [],
      hasContent: false,
      schedule: undefined,
      readers: 1,
    });
    expect(await site.nextIssue.preview()).toBeUndefined();
    const email = { address: "o@example.com", key: "o@example.com" };
    expect(await site.nextIssue.sendTest(email, note())).toBe(false);
    expect(await site.nextIssue.send(note())).toEqual({ kind: "nothingNew" });
    expect(await dates()).toEqual([]);
  });

  test("is sent with the owner's words alone, escaped, and keeps them on its page", async () => {
    await site.nextIssue.setIntro("Courts & <3.\nStill one.\n\nhttps://a.example", note());
    const preview = (await site.nextIssue.preview())!;
    expect(preview.text).toContain("\n\nCourts & <3. Still one.\n\nhttps://a.example\n\n");
    expect(preview.html).toContain("Courts &amp; &lt;3. Still one.</p>");
    expect(preview.html).not.toContain('href="https://a.example"');
    expect(await site.nextIssue.send(note())).toMatchObject({ kind: "sent", queued: 1 });
    const page = await (await applicationOf(site)("/newsletter/issues/2026-11-16")).text();
    expect(page).toContain("Courts &amp; &lt;3. Still one.</p>");
    expect(page).not.toContain('href="https://a.example"');
    // The draft is empty again, for next week.
    expect(await site.nextIssue.read()).toMatchObject({
      date: "2026-11-23",
      intro: "",
      sent: { date: "2026-11-16" },
    });
  });

  test("brings the newest reviews until the owner chooses, and those afterwards", async () => {
    const ids = await addReviews("One.", "Two.", "Three.", "Four.", "Five.", "Six.");
    const quoted = async () =>
      (await site.nextIssue.read()).candidates
        .filter(({ isQuoted }) => isQuoted)
        .map(({ reviewText }) => reviewText);
    expect(await quoted()).toEqual(["Six.", "Five.", "Four.", "Three.", "Two."]);
    expect(await site.nextIssue.choose([ids[0]!, ids[2]!, ids[0]!], note())).toBeUndefined();
    expect(await quoted()).toEqual(["Three.", "One."]);
    expect((await site.nextIssue.preview())!.text).toContain("> One.");
    expect((await site.nextIssue.preview())!.text).not.toContain("Six.");
    // One that is hidden since isn't quoted.
    await moderateReviews(store.db, "hide", [ids[0]!], note());
    expect(await quoted()).toEqual(["Three."]);
    await site.nextIssue.choose([], note());
    expect([await quoted(), (await site.nextIssue.read()).bringsNewest]).toEqual([[], false]);
    await site.nextIssue.choose("newest", note());
    expect(await quoted()).toHaveLength(5);
  });

  test("quotes none that are hidden, samples, unknown, or too many, and then stays as it was", async () => {
    const [shown, hidden] = await addReviews("One.", "Two.");
    await moderateReviews(store.db, "hide", [hidden!], note());
    const [sample] = await store.db
      .selectFrom("paddle_reviews")
      .select("id")
      .where("is_sample", "=", 1)
      .execute();
    const bad = [
      hidden!,
      sample!.id,
      "sample-1",
      "x\u0000",
      "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11",
    ];
    for (const id of bad)
      expect(await site.nextIssue.choose([shown!, id], note())).toEqual({
        kind: "missing",
        ids: [id],
      });
    const many = Array.from({ length: maxChosen + 1 }, (_, index) => String(index));
    expect(await site.nextIssue.choose(many, note())).toEqual({ kind: "tooMany" });
    expect((await site.nextIssue.read()).bringsNewest).toBe(true);
  });

  test("is tried on one address, as it will be, without anyone's key, and isn't sent by that", async () => {
    await addReviews("One.");
    const preview = (await site.nextIssue.preview())!;
    const email = { address: "Owner@example.com", key: "owner@example.com" };
    expect(await site.nextIssue.sendTest(email, note())).toBe(true);
    const [row, ...more] = await queuedOf("test");
    expect([row!.recipient, row!.issue_date, row!.email_key, more]).toEqual([
      "Owner@example.com",
      null,
      null,
      [],
    ]);
    const mail = JSON.parse(row!.content!) as MailContent;
    expect(mail.subject).toBe(`[Test] ${preview.subject}`);
    expect(mail.unsubscribeUrl).toBeUndefined();
    const [, key] = /key=([\w-]+)/.exec(mail.text)!;
    const without = (text: string) => text.replaceAll(/key=[\w-]+/g, "");
    expect(without(mail.text)).toBe(without(preview.text));
    expect(without(mail.html)).toBe(without(preview.html));
    const owners = await store.db.selectFrom("subscribers").select("unsubscribe_key").execute();
    expect(owners.map(({ unsubscribe_key }) => unsubscribe_key)).not.toContain(key);
    expect(await dates()).toEqual([]);
    expect(await site.nextIssue.send(note())).toMatchObject({ kind: "sent" });
  });

  test("is sent once in a week, and every act is in the audit log", async () => {
    await addReviews("One.");
    await site.nextIssue.setIntro("Hello.", { reason: "a start", now, by: "Dana" });
    expect(await site.nextIssue.send(note())).toMatchObject({ kind: "sent", queued: 1 });
    expect(await site.nextIssue.send(note())).toMatchObject({ kind: "sentBefore" });
    expect((await queuedOf("issue")).map(({ recipient }) => recipient)).toEqual([
      "ann@example.com",
    ]);
    const email = { address: "o@example.com", key: "o@example.com" };
    now += week;
    await site.nextIssue.setIntro("Again.", note());
    await site.nextIssue.sendTest(email, note());
    await site.nextIssue.choose([], note());
    await site.nextIssue.setSchedule({ weekday: 0, hour: 14 }, note());
    await site.nextIssue.setSchedule(undefined, note());
    const acts = await listAuditLog(store.db, { after: undefined, limit: 100 });
    expect(acts.map(({ act, target }) => `${act}: ${target}`).toSorted()).toEqual([
      "newsletter draft: intro",
      "newsletter draft: intro",
      "newsletter draft: reviews",
      "newsletter draft: schedule: Monday at 14:00",
      "newsletter draft: schedule: off",
      "newsletter send: 2026-11-16",
      `newsletter test: ${digest(email.key)}`,
    ]);
  });

  test("keeps words that the owner wrote while the issue was being put together", async () => {
    await site.nextIssue.setIntro("First.", note());
    const draft = { intro: "First.", chosen: undefined };
    await site.nextIssue.setIntro("Second.", note());
    const content = { intro: "First.", articles: [], reviews: [], pick: undefined };
    const mail = { subject: "", html: "", text: "", keyPlaceholder: "none" };
    await site.issues.add({ date: "2026-11-16", content, mail }, draft);
    expect((await site.nextIssue.read()).intro).toBe("Second.");
  });

  test("isn't sent from an address that readers can't open", async () => {
    await addReviews("One.");
    await site.close();
    site = await open("http://127.0.0.1:3000");
    expect(await site.nextIssue.send(note())).toEqual({ kind: "notPublic" });
    await site.nextIssue.setSchedule({ weekday: 2, hour: 1 }, note());
    now += hour;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    // It leaves once the address is right.
    await site.close();
    site = await open();
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-16"]);
  });

  test("leaves at its time, once, with what is new then", async () => {
    await addReviews("One.");
    await site.nextIssue.setSchedule({ weekday: 3, hour: 14 }, note());
    const due = monday + 3 * day + 14 * hour;
    expect((await site.nextIssue.read()).leavesAt).toBe(due);
    now = due - 1;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    now = due;
    await Promise.all([site.nextIssue.sendIfDue(), site.nextIssue.sendIfDue()]);
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-16"]);
    expect(await queuedOf("issue")).toHaveLength(1);
    now = due + week;
    await addReviews("Two.");
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-23", "2026-11-16"]);
  });

  test("that has nothing to say at its time waits for the next week", async () => {
    await site.nextIssue.setSchedule({ weekday: 3, hour: 14 }, note());
    now = monday + 3 * day + 14 * hour;
    await site.nextIssue.sendIfDue();
    now += day;
    await addReviews("One.");
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    now += 6 * day;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-11-23"]);
  });

  test("is late in its own week only, and weeks that were missed don't follow", async () => {
    await addReviews("One.");
    await site.nextIssue.setSchedule({ weekday: 3, hour: 14 }, note());
    // The site was down for more than three weeks.
    now = monday + 3 * week + day;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    now = monday + 3 * week + 5 * day;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual(["2026-12-07"]);
  });

  test("doesn't leave for a time that had passed when the schedule was set, nor once it's off", async () => {
    await addReviews("One.");
    await site.nextIssue.setSchedule({ weekday: 0, hour: 14 }, note());
    now += hour;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
    await site.nextIssue.setSchedule(undefined, note());
    now += week;
    await site.nextIssue.sendIfDue();
    expect(await dates()).toEqual([]);
  });

  test("that a killed process had begun to send at its time is continued", async () => {
    await addReviews("One.");
    await addReader("bob");
    await site.nextIssue.setSchedule({ weekday: 3, hour: 14 }, note());
    now = monday + 3 * day + 14 * hour;
    const mail = { subject: "Begun", html: "", text: "", keyPlaceholder: "none" };
    const content = { articles: [], reviews: [], pick: undefined };
    await site.issues.add({ date: "2026-11-16", content, mail }, { intro: "", chosen: undefined });
    await site.nextIssue.sendIfDue();
    expect(await queuedOf("issue")).toHaveLength(2);
    expect((await site.issues.at("2026-11-16"))!.queuedAt).not.toBeNull();
  });

  if (engine === "postgres")
    test("is sent once by several processes at its time", async () => {
      await addReviews("One.");
      await site.nextIssue.setSchedule({ weekday: 3, hour: 14 }, note());
      now = monday + 3 * day + 14 * hour;
      const others = [await open(), await open()];
      await Promise.all([site, ...others].map((each) => each.nextIssue.sendIfDue()));
      expect(await queuedOf("issue")).toHaveLength(1);
      await Promise.all(others.map((each) => each.close()));
    });
});
