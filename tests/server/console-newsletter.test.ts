import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import type { RunningSite } from "../../src/site.ts";
import { signedIn } from "../support/console-client.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf, shownBy } from "../support/in-process-site.ts";
import { addReader, addReviews, openQuietSite, queuedMails } from "../support/newsletter-site.ts";

const { path } = addresses.consoleNewsletter;
const preview = addresses.consoleIssuePreview.path;
const day = 24 * 3_600_000;
/** A Wednesday. */
const now = Date.UTC(2026, 10, 18, 12);

describe.each(engines)("the newsletter in the console on %s", (engine) => {
  let place: StorePlace;
  let site: RunningSite;
  let store: Store;
  let browser: Awaited<ReturnType<typeof signedIn>>;
  let owner: string;

  beforeEach(async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    place = await emptyStore(engine);
    site = await openQuietSite(place, () => now, "http://127.0.0.1:3000");
    store = openStore(place);
    owner = site.library.site.contactEmail;
    browser = await signedIn(applicationOf(site), place, owner, now);
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await store.close();
    await site.close();
    await place.remove();
  });

  const page = async (query = "") => await shownBy(await browser.get(path + query));
  /** Where a post leads, or its status if it isn't done. */
  const post = async (fields: Record<string, string>) => {
    const answer = await browser.post(path, fields);
    return answer.headers.get("location") ?? answer.status;
  };
  const queued = async (kind: "issue" | "test") =>
    (await queuedMails(store, kind)).map(({ recipient }) => recipient);
  const acts = async () =>
    await store.db
      .selectFrom("owner_acts")
      .select(["act", "target", "actor"])
      .where("act", "<>", "console sign-in")
      .execute();

  test("an intro is saved and previewed, and one with tags comes back as it was typed", async () => {
    expect(await post({ act: "newsletter draft --intro", intro: "Two indoor weeks." })).toBe(
      `${path}?done=newsletter+draft+--intro&count=1`,
    );
    expect(await acts()).toEqual([{ act: "newsletter draft", target: "intro", actor: "Owner" }]);
    const refused = await browser.post(path, {
      act: "newsletter draft --intro",
      intro: "<b>Bold</b>",
    });
    expect(refused.status).toBe(422);
    expect(await shownBy(refused)).toContain("<b>Bold</b></textarea>");
    expect(await post({ act: "newsletter draft --intro", intro: "x".repeat(2001) })).toBe(422);

    const shown = await browser.get(preview);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      "content-security-policy":
        "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    const html = await shown.text();
    expect(html).toContain("Two indoor weeks.");
    expect(html).not.toContain("Bold");
  });

  test("without anything to send there is no preview, no test and no issue", async () => {
    await addReader(site, "ann");
    expect((await browser.get(preview)).status).toBe(404);
    expect(await post({ act: "newsletter test", address: owner })).toBe(409);
    expect(await post({ act: "newsletter send", yes: "yes", sure: "yes" })).toBe(409);
    expect([await queued("test"), await queued("issue")]).toEqual([[], []]);
    expect(await page()).not.toContain("Send to");
  });

  test("without a reader nothing is sent", async () => {
    await post({ act: "newsletter draft --intro", intro: "Two indoor weeks." });
    expect(await page()).not.toContain("Send to");
    expect(await post({ act: "newsletter send", yes: "yes", sure: "yes" })).toBe(409);
    expect(await acts()).toHaveLength(1);
  });

  test("the owner chooses reviews, escaped as on every page, and takes the newest again", async () => {
    const texts = ["First.", "<script>alert(1)</script>"];
    const [first, second] = await addReviews(store, now - 3 * day, texts);
    const html = await (await browser.get(path)).text();
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).not.toContain("<script>alert");
    const quoted = async () => {
      const { bringsNewest, candidates } = await site.nextIssue.read();
      return { bringsNewest, ids: candidates.filter((each) => each.isQuoted).map(({ id }) => id) };
    };
    expect(await post({ act: "newsletter draft --choose", choose: first! })).toBe(
      `${path}?done=newsletter+draft+--choose&count=1`,
    );
    expect(await quoted()).toEqual({ bringsNewest: false, ids: [first] });
    expect(await post({ act: "newsletter draft --choose", choose: crypto.randomUUID() })).toBe(409);
    expect(await quoted()).toEqual({ bringsNewest: false, ids: [first] });
    expect(await post({ act: "newsletter draft --newest" })).toBe(
      `${path}?done=newsletter+draft+--newest&count=1`,
    );
    expect(await quoted()).toEqual({ bringsNewest: true, ids: [second, first] });
    expect(await post({ act: "newsletter draft --choose" })).toBe(
      `${path}?done=newsletter+draft+--choose&count=1`,
    );
    expect(await quoted()).toEqual({ bringsNewest: false, ids: [] });
  });

  test("the owner chooses the subject, the paddle of the week and the articles, and takes them back", async () => {
    const draft = (fields: Record<string, string>) => post(fields);
    const set = {
      act: "newsletter draft --subject",
      subject: "Indoor season",
      paddle: "diadem-hero",
    };
    expect(await draft(set)).toBe(`${path}?done=newsletter+draft+--subject&count=2`);
    await draft({ act: "newsletter draft --intro", intro: "Hello." });
    const issue = (await site.nextIssue.preview())!;
    expect(issue.subject).toBe("Indoor season");
    expect(issue.text).toContain("* Diadem Hero");
    expect(await draft({ ...set, subject: "x".repeat(121) })).toBe(422);
    expect(await draft({ ...set, subject: "two\nlines" })).toBe(422);
    expect(await draft({ ...set, paddle: "no-such-paddle" })).toBe(409);
    const articles = { act: "newsletter draft --articles", articles: "/blog/no-such" };
    expect(await draft(articles)).toBe(409);
    // None, and then the newest again.
    expect(await draft({ act: articles.act })).toMatch(/--articles&count=1$/);
    expect(await site.nextIssue.read()).toMatchObject({ bringsNewestArticles: false });
    expect(await draft({ act: "newsletter draft --latest" })).toMatch(/--latest&count=1$/);
    await draft({ ...set, subject: "", paddle: "" });
    expect(await site.nextIssue.read()).toMatchObject({
      subject: "",
      pick: undefined,
      bringsNewestArticles: true,
    });
  });

  test("a page shows at most eight reviews at once besides those that are checked", async () => {
    const texts = Array.from({ length: 15 }, (_, index) => `Number ${index}.`);
    const ids = await addReviews(store, now - 3 * day, texts);
    await post({ act: "newsletter draft --choose", choose: ids[0]! });
    const [shown = "", folded = ""] = (await page()).split("<details");
    expect(shown.match(/type="checkbox"/g)).toHaveLength(9);
    expect(shown).toContain(`checked="" value="${ids[0]}"`);
    expect(folded).toContain("6 more reviews");
    expect(folded.match(/type="checkbox"/g)).toHaveLength(6);
  });

  test("a test goes to the person who is signed in, and the issue to every reader once", async () => {
    await addReader(site, "ann");
    await addReader(site, "ben");
    await addReviews(store, now - 3 * day, ["Steady at the kitchen."]);
    expect(await post({ act: "newsletter test", address: owner })).toBe(
      `${path}?done=newsletter+test&count=1`,
    );
    expect(await queued("test")).toEqual([owner]);

    const send = { act: "newsletter send", yes: "yes", sure: "yes" };
    expect(await page()).toContain("Send to 2 readers");
    expect(await post({ act: "newsletter send", yes: "yes" })).toBe(422);
    expect(await post({ act: "newsletter send", sure: "yes" })).toBe(409);
    expect(await queued("issue")).toEqual([]);
    expect(await post(send)).toBe(`${path}?done=newsletter+send&count=2`);
    expect(await queued("issue")).toEqual(["ann@example.com", "ben@example.com"]);
    expect((await acts()).at(-1)).toMatchObject({ actor: "Owner" });
    expect(await page("?done=newsletter+send&count=2")).toContain(
      "The issue is on its way. Readers: 2.",
    );
    expect(await post(send)).toBe(409);
    expect(await queued("issue")).toHaveLength(2);

    await store.db
      .updateTable("outbox")
      .set({ state: "failed" })
      .where("recipient", "=", "ann@example.com")
      .where("kind", "=", "issue")
      .execute();
    const html = await page();
    expect(html).toContain("Week of November 16, 2026, 2 readers");
    expect(html).toContain("Email: 1 waiting to be delivered, 1 failed.");
  });

  test("a schedule is set and ended, and half of one is refused", async () => {
    const friday = { act: "newsletter schedule", weekday: "Friday", time: "09:00" };
    expect(await post(friday)).toBe(`${path}?done=newsletter+schedule&count=1`);
    expect((await site.nextIssue.read()).schedule).toEqual({ weekday: 4, hour: 9 });
    expect(await page()).toContain("Nov 20, 2026, 09:00 UTC");
    expect(await post({ ...friday, time: "9" })).toBe(422);
    expect(await post({ ...friday, weekday: "Someday" })).toBe(422);
    expect((await site.nextIssue.read()).schedule).toEqual({ weekday: 4, hour: 9 });
    expect(await post({ ...friday, weekday: "off" })).toBe(
      `${path}?done=newsletter+schedule&count=1`,
    );
    expect((await site.nextIssue.read()).schedule).toBeUndefined();
  });

  test("past issues come in pages", async () => {
    const monday = Date.UTC(2026, 10, 9);
    for (let week = 0; week < 25; week++) {
      const date = new Date(monday - week * 7 * day).toISOString().slice(0, 10);
      const content = { articles: [], reviews: [], pick: undefined };
      const mail = { subject: `Issue ${week}`, html: "", text: "", keyPlaceholder: `k${week}` };
      await site.issues.add(
        store.db,
        { date, content, mail },
        { intro: "", chosen: undefined, articles: undefined, subject: "", pick: undefined },
      );
    }
    const shown = (html: string) => [...html.matchAll(/>Issue (\d+)</g)].map(([, week]) => week);
    const html = await page();
    expect(shown(html)).toEqual(Array.from({ length: 20 }, (_, week) => String(week)));
    const [, older = ""] = /href="[^"]*(\?before=[^"#]*)#sent"[^>]*>Older issues</.exec(html) ?? [];
    const rest = await page(older);
    expect(shown(rest)).toEqual(["20", "21", "22", "23", "24"]);
    expect(rest).not.toContain("Older issues");
  });

  test("an act that the page doesn't have changes nothing", async () => {
    expect(await post({ act: "publish" })).toBe(422);
    expect(await post({})).toBe(422);
    expect(await acts()).toEqual([]);
  });
});
