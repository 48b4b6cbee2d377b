import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { maxChosen } from "../../src/mail/newsletter/compose-issue.service.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { listLog } from "../../src/platform/store/log.store.ts";
import { digest } from "../../src/platform/store/digest.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import type { RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf } from "../support/in-process-site.ts";
import {
  addReader,
  addReviews,
  newsletterAct,
  openQuietSite,
  queuedMails,
} from "../support/newsletter-site.ts";
import { moderate, refused } from "../support/console-store.ts";

const hour = 3_600_000;
const day = 24 * hour;
const week = 7 * day;
const monday = Date.UTC(2026, 10, 16);

let place: StorePlace;
let site: RunningSite;
let store: Store;
let now: number;

const open = () => openQuietSite(place, () => now);
const note = () => ({ reason: "", now, by: "Dana", role: "owner" as const });
const does = (name: string, asked: Parameters<typeof newsletterAct>[4] = {}, reason = "") =>
  newsletterAct(site, store, { ...note(), reason }, name, asked);
/** Stores reviews that an issue may quote by now. */
const review = (...texts: string[]) => addReviews(store, now - day - hour, texts);
const dates = async () => (await site.issues.list()).map(({ date }) => date);

describe.each(engines)("the next issue on %s", (engine) => {
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
    await expect(does("test", { of: [email.address] })).rejects.toThrow("nothing new");
    expect(await refused(does("send"))).toMatchObject({ why: "nothingNew" });
    expect(await dates()).toEqual([]);
  });

  test("is sent with the owner's words alone, escaped, and keeps them on its page", async () => {
    await does("draft", { intro: "Courts & <3.\nStill one.\n\nhttps://a.example" });
    const preview = (await site.nextIssue.preview())!;
    expect(preview.text).toContain("\n\nCourts & <3. Still one.\n\nhttps://a.example\n\n");
    expect(preview.html).toContain("Courts &amp; &lt;3. Still one.</p>");
    expect(preview.html).not.toContain('href="https://a.example"');
    expect(await does("send")).toMatchObject({ count: 1 });
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

  test("has the links and emphasis of its intro in the email, its text and its page", async () => {
    const intro = "See **the [finder](/paddle-finder)** and [ours](https://a.example/x?y=1&z).";
    await does("draft", { intro });
    const { html, text } = (await site.nextIssue.preview())!;
    expect(html).toMatch(/<strong>the <\/strong><a href="http[^"]*\/paddle-finder"[^>]*><strong>/);
    expect(html).toContain('href="https://a.example/x?y=1&amp;z"');
    expect(text).toMatch(
      /See the finder \(http\S+\/paddle-finder\) and ours \(https:\/\/a\.example/,
    );
    await does("send");
    const page = await (await applicationOf(site)("/newsletter/issues/2026-11-16")).text();
    expect(page.includes('<a href="/paddle-finder"><strong>finder</strong></a>')).toBe(true);
  });

  test("names the writers of reviews so that mail programs make no link of it", async () => {
    await review("Great control.");
    await store.db.updateTable("paddle_reviews").set({ first_name: "Eve.is" }).execute();
    const { text, html } = (await site.nextIssue.preview())!;
    for (const part of [text, html]) {
      expect(part).toContain("Eve.\u2060is, DUPR");
      expect(part).not.toContain("Eve.is");
    }
  });

  test("says how many reviews players wrote the week before, and leads to them", async () => {
    await review("This week.");
    expect((await site.nextIssue.preview())!.text).not.toContain("/reviews/weeks/");
    const [hidden] = await addReviews(store, monday - 2 * day, ["Soft.", "Crisp."]);
    const path = "/reviews/weeks/2026-11-09";
    const { text, html } = (await site.nextIssue.preview())!;
    const line = (count: string) => `Players wrote ${count} in the week of November 9, 2026.`;
    expect(text).toContain(
      `\nWhat players wrote\n------------------\nhttps://site.example${path}\n\n${line("2 reviews")}\n`,
    );
    expect(html).toMatch(
      RegExp(`<a href="https://site.example${path}"[^>]*>What players wrote</a>`),
    );
    expect(html).toContain(line("2 reviews"));
    await does("send");
    await moderate(store, "hide", [hidden!], note());
    const page = await (await applicationOf(site)("/newsletter/issues/2026-11-16")).text();
    expect(page).toContain(`<a href="${path}">What players wrote</a>`);
    expect(page).toContain(line("1 review"));
  });

  test("brings the newest reviews until the owner chooses, and those afterwards", async () => {
    const ids = await review("One.", "Two.", "Three.", "Four.", "Five.", "Six.");
    const quoted = async () =>
      (await site.nextIssue.read()).candidates
        .filter(({ isQuoted }) => isQuoted)
        .map(({ reviewText }) => reviewText);
    expect(await quoted()).toEqual(["Six.", "Five.", "Four.", "Three.", "Two."]);
    await does("draft", { choose: [ids[0]!, ids[2]!, ids[0]!] });
    expect(await quoted()).toEqual(["Three.", "One."]);
    expect((await site.nextIssue.preview())!.text).toContain("> One.");
    expect((await site.nextIssue.preview())!.text).not.toContain("Six.");
    // One that is hidden since isn't quoted.
    await moderate(store, "hide", [ids[0]!], note());
    expect(await quoted()).toEqual(["Three."]);
    // Nor is one of what isn't published anymore.
    await store.db
      .updateTable("paddle_reviews")
      .set({ paddle_name: "gone" })
      .where("id", "=", ids[2]!)
      .execute();
    expect(await quoted()).toEqual([]);
    await does("draft", { choose: [] });
    expect([await quoted(), (await site.nextIssue.read()).bringsNewest]).toEqual([[], false]);
    await does("draft", { newest: true });
    expect(await quoted()).toEqual(["Six.", "Five.", "Four.", "Two."]);
  });

  test("quotes none that are hidden, samples, unknown, or too many, and then stays as it was", async () => {
    const [shown, hidden] = await review("One.", "Two.");
    await moderate(store, "hide", [hidden!], note());
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
      await expect(does("draft", { choose: [shown!, id] })).rejects.toMatchObject({
        why: "cannotQuote",
        ids: [id],
      });
    const many = Array.from({ length: maxChosen + 1 }, (_, index) => String(index));
    await expect(does("draft", { choose: many })).rejects.toThrow(`at most ${maxChosen} reviews`);
    expect((await site.nextIssue.read()).bringsNewest).toBe(true);
  });

  test("is tried on one address, as it will be, without anyone's key, and isn't sent by that", async () => {
    await review("One.");
    const preview = (await site.nextIssue.preview())!;
    const email = { address: "Owner@example.com", key: "owner@example.com" };
    await does("test", { of: [email.address] });
    const [row, ...more] = await queuedMails(store, "test");
    expect([row!.recipient, row!.issue_date, row!.email_key, more]).toEqual([
      "Owner@example.com",
      null,
      "owner@example.com",
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
    expect(await does("send")).toMatchObject({ count: 1 });
  });

  test("is sent once in a week, and every act is in the log", async () => {
    await review("One.");
    await does("draft", { intro: "Hello." }, "a start");
    expect(await does("send")).toMatchObject({ count: 1 });
    expect(await refused(does("send"))).toMatchObject({ why: "sentBefore" });
    expect((await queuedMails(store, "issue")).map(({ recipient }) => recipient)).toEqual([
      "ann@example.com",
    ]);
    const email = { address: "o@example.com", key: "o@example.com" };
    now += week;
    await does("draft", { intro: "Again." });
    await does("test", { of: [email.address] });
    await does("draft", { choose: [] });
    await does("schedule", { of: ["monday", "14:00"] });
    await does("schedule", { of: ["off"] });
    const acts = await listLog(store.db, { after: undefined, limit: 100 });
    expect(acts.map(({ act, target }) => `${act}: ${target}`).toSorted()).toEqual([
      "newsletter draft: intro",
      "newsletter draft: intro",
      "newsletter draft: reviews",
      "newsletter schedule: Monday at 14:00",
      "newsletter schedule: off",
      "newsletter send: 2026-11-16",
      `newsletter test: ${digest(email.key)}`,
    ]);
  });

  test("isn't said to be sent when the schedule has just stored another than the one that was read", async () => {
    await review("One.");
    const { version } = await site.nextIssue.toSend();
    const { prepare } = site.nextIssue;
    const meanwhile = vi
      .spyOn(site.nextIssue, "prepare")
      .mockImplementationOnce(async (...given) => {
        const prepared = await prepare(...given);
        await review("Two.");
        await site.nextIssue.store(store.db, await prepare(true));
        return prepared;
      });
    expect(await refused(does("send", { read: version }))).toMatchObject({ why: "changed" });
    expect(meanwhile).toHaveBeenCalledOnce();
    expect(await queuedMails(store, "issue")).toEqual([]);
  });

  test("keeps words that the owner wrote while the issue was being put together", async () => {
    await does("draft", { intro: "First." });
    const draft = {
      intro: "First.",
      chosen: undefined,
      articles: undefined,
      subject: "",
      pick: undefined,
    };
    await does("draft", { intro: "Second." });
    const content = { intro: "First.", articles: [], reviews: [], pick: undefined };
    const mail = { subject: "", html: "", text: "", keyPlaceholder: "none" };
    await site.issues.add(store.db, { date: "2026-11-16", content, mail }, draft);
    expect((await site.nextIssue.read()).intro).toBe("Second.");
  });
});
