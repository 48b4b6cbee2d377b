import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { projectLibrary } from "../support/project-library.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import type { ReportReason } from "../../src/site/reviews/reports/report.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { moderate } from "../support/console-store.ts";
import { bothEngines, emptyStore, type StorePlace } from "../support/engines.ts";

const read = projectLibrary();
const library = {
  ...read,
  site: {
    ...read.site,
    contactEmail: "Office@site.example",
    console: [
      { name: "Dana", email: "dana@site.example", role: "owner" as const },
      { name: "Mo", email: "mo@site.example", role: "moderator" as const },
      { name: "Mel", email: "office@site.example", role: "moderator" as const },
    ],
  },
};
const subject = "diadem-hero";
const minute = 60_000;
const hour = 60 * minute;

describe.each(bothEngines)("on %s", (engine) => {
  let place: StorePlace;
  let store: Store;
  let site: RunningSite;
  let now: number;

  const open = () =>
    openSite(
      readEnvironment({
        DATA_DIR: place.dataDir,
        DATABASE_URL: place.databaseUrl,
        RATE_LIMIT: "off",
        SITE_URL: "https://site.example",
      }),
      () => library,
      () => now,
    );
  beforeEach(async () => {
    now = Date.UTC(2026, 10, 24, 9);
    place = await emptyStore(engine);
    site = await open();
    store = openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await site.close();
    await place.remove();
  });

  async function reviewOf(reviewText: string) {
    const review = { firstName: "Bo", duprRating: "3.5", level: 3500, rating: 1, reviewText };
    const [row] = await site.reviews.submit([{ ...review, subject }], "203.0.113.7");
    return row!.id;
  }
  async function report(reviewId: string, reason: ReportReason, details: string, on = subject) {
    now += 1;
    await site.reports.add(
      { subject: on, reviewId, reason, details },
      () => ({ subject: `first: ${details}`, text: "", html: "" }),
      "203.0.113.7",
    );
  }
  /** The emails to one recipient, oldest first, and how many there are in all. */
  async function mails() {
    const rows = await store.db
      .selectFrom("outbox")
      .select(["recipient", "content"])
      .where("kind", "=", "report")
      .orderBy("created_at")
      .orderBy("id")
      .execute();
    const all = rows.map((row) => ({ ...row, ...(JSON.parse(row.content!) as MailContent) }));
    const own = all.filter(({ recipient }) => recipient === library.site.contactEmail);
    return { own, recipients: [...new Set(all.map(({ recipient }) => recipient))], all };
  }
  const subjects = async () => (await mails()).own.map((mail) => mail.subject);
  async function tellAfter(milliseconds: number) {
    now += milliseconds;
    await site.reports.tellGathered();
  }

  test("ten reports of one review are two emails: the first at once, the others together an hour later", async () => {
    const id = await reviewOf("Buy yours at my shop.");
    await report(id, "spam", "number 1");
    const first = now;
    expect(await subjects()).toEqual(["first: number 1"]);
    for (let index = 2; index <= 10; index++)
      await report(id, index === 10 ? "insult" : "spam", `number ${index}`);
    await tellAfter(first + hour - 1 - now);
    expect(await subjects()).toHaveLength(1);
    await tellAfter(1);
    const { own, recipients, all } = await mails();
    expect(own).toHaveLength(2);
    expect(own[1]!.subject).toBe("10 reports of one review (Diadem Hero)");
    for (let index = 1; index <= 10; index++) expect(own[1]!.text).toContain(`> number ${index}\n`);
    expect(own[1]!.text).toContain('--reason "reported: spam, insult"');
    // Moderators get the same, an address once however it's written, and an owner doesn't get two.
    expect(recipients.toSorted()).toEqual(["Office@site.example", "mo@site.example"]);
    expect(all).toHaveLength(4);
    await tellAfter(2 * hour);
    expect(await subjects()).toHaveLength(2);
  });

  test("the link in an email about several reports closes all of them", async () => {
    const id = await reviewOf("It hums.");
    await report(id, "spam", "one");
    await report(id, "other", "two");
    await tellAfter(hour);
    const { own } = await mails();
    const links = own[1]!.text.match(/[\w.-]*close_[\w-]+/g)!;
    expect(links).toHaveLength(1);
    const linked = await site.reports.links.read(links[0]);
    if (linked?.kind !== "open") throw new Error("The link leads nowhere.");
    const reports = linked.reports.map((each) => each.id);
    expect(reports).toHaveLength(2);
    expect(await site.reports.links.act(links[0], { version: linked.version, reports })).toBe(
      "done",
    );
    // The next one is the first again.
    await report(id, "spam", "three");
    expect((await subjects()).at(-1)).toBe("first: three");
  });

  test("a report that comes long after the first is emailed with the next round, and so at most once an hour", async () => {
    const id = await reviewOf("It hums.");
    await report(id, "spam", "one");
    now += 5 * hour;
    await report(id, "spam", "two");
    await tellAfter(minute);
    expect(await subjects()).toHaveLength(2);
    await report(id, "spam", "three");
    await tellAfter(minute);
    expect(await subjects()).toHaveLength(2);
    await tellAfter(hour);
    expect((await subjects()).slice(1)).toEqual([
      "2 reports of one review (Diadem Hero)",
      "3 reports of one review (Diadem Hero)",
    ]);
  });

  test("samples of two pages with one name are told of apart", async () => {
    const other = (details: string) => report("sample-1", "spam", details, "neonic-flow");
    await report("sample-1", "spam", "a");
    await other("b");
    expect(await subjects()).toEqual(["first: a", "first: b"]);
    await other("c");
    await tellAfter(hour);
    const { own } = await mails();
    expect(own[2]!.subject).toBe("2 reports of one review (Neonic Flow)");
    expect(own[2]!.text).not.toContain("> a");
  });

  test("a hidden review isn't told of, and neither is a closed report", async () => {
    const id = await reviewOf("It hums.");
    await report(id, "spam", "one");
    await report(id, "spam", "two");
    await moderate(store, "hide", [id], { reason: "spam", now, by: "Dana" });
    await tellAfter(hour);
    expect(await subjects()).toHaveLength(1);
  });

  test("after the clock was set back, reports are told of", async () => {
    const id = await reviewOf("It hums.");
    await report(id, "spam", "one");
    await report(id, "spam", "two");
    await tellAfter(-48 * hour);
    expect(await subjects()).toHaveLength(2);
  });

  // On SQLite two stores need two processes.
  if (engine === "postgres")
    test("several processes send one email, also after one has stopped before it told of them", async () => {
      const id = await reviewOf("It hums.");
      await report(id, "spam", "one");
      await report(id, "spam", "two");
      await site.close();
      const sites = await Promise.all([open(), open(), open()]);
      now += hour;
      await Promise.all(sites.map((each) => each.reports.tellGathered()));
      expect(await subjects()).toHaveLength(2);
      await Promise.all(sites.slice(1).map((each) => each.close()));
      site = sites[0]!;
    });
});
