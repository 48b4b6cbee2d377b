import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import type { RunningSite } from "../../src/site.ts";
import { signedIn } from "../support/console-client.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf, plainText, shownBy } from "../support/in-process-site.ts";
import { addReader, addReviews, openQuietSite, queuedMails } from "../support/newsletter-site.ts";
import { asText } from "../support/page-text.ts";
import { visitPlain } from "../support/plain-visitor.ts";
import { projectLibrary } from "../support/project-library.ts";

const { path } = addresses.consoleNewsletter;
const preview = addresses.consoleIssuePreview.path;
const sending = addresses.consoleIssueSending.path;
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

  const open = () => visitPlain(browser.ask, path);
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

  const draft = async () => await site.nextIssue.read();

  test("an intro is saved and previewed, and one with tags comes back as it was typed", async () => {
    const saved = await (await open()).submit("Save the issue", { intro: "Two indoor weeks." });
    expect(saved.text).toContain("The issue is saved.");
    expect(await acts()).toEqual([{ act: "newsletter draft", target: "intro", actor: "Owner" }]);
    const refused = await saved.submit("Save the issue", { intro: "<b>Bold</b>", subject: "Mine" });
    expect(refused.status).toBe(422);
    expect(refused.html).toContain("&lt;b&gt;Bold&lt;/b&gt;</textarea>");
    expect(refused.html).toContain(">Mine</textarea>");
    const long = await refused.submit("Save the issue", { intro: "x".repeat(2001) });
    expect(long.status).toBe(422);
    expect(await draft()).toMatchObject({ intro: "Two indoor weeks.", subject: "" });

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
    const begun = await open();
    for (const button of ["Look at the email", "Send a test to", "Send to 1 reader"]) {
      const answer = await begun.submit(button, { subject: "Mine" });
      expect(answer.status, button).toBe(409);
      expect(answer.text, button).toContain("There's nothing new for readers");
      // What was typed is saved all the same.
      expect(await draft()).toMatchObject({ subject: "Mine" });
      await (await open()).submit("Save the issue", { subject: "" });
    }
    expect(await post({ act: "newsletter send", yes: "yes", sure: "yes" })).toBe(409);
    expect([await queued("test"), await queued("issue")]).toEqual([[], []]);
    expect((await visitPlain(browser.ask, sending)).text).toContain("nothing new for readers");
  });

  test("without a reader nothing is sent", async () => {
    await (await open()).submit("Save the issue", { intro: "Two indoor weeks." });
    expect(await page()).not.toContain("Send to");
    expect(await post({ act: "newsletter send", yes: "yes", sure: "yes" })).toBe(409);
    expect((await visitPlain(browser.ask, sending)).text).toContain("nobody to send it to");
    expect(await acts()).toHaveLength(1);
  });

  test("the owner chooses reviews, escaped as on every page, and takes the newest again", async () => {
    const texts = ["First.", "<script>alert(1)</script>"];
    const [first, second] = await addReviews(store, now - 3 * day, texts);
    const html = await (await browser.get(path)).text();
    expect(html).toContain("&lt;script&gt;alert(1)");
    expect(html).not.toContain("<script>alert");
    const quoted = async () => {
      const { bringsNewest, candidates } = await draft();
      return { bringsNewest, ids: candidates.filter((each) => each.isQuoted).map(({ id }) => id) };
    };
    const chosen = await (await open()).submit("Save the issue", { choose: first! });
    expect(chosen.text).toContain("The issue quotes the reviews that you chose.");
    expect(await quoted()).toEqual({ bringsNewest: false, ids: [first] });
    const unknown = { act: "newsletter draft --choose", choose: crypto.randomUUID() };
    expect(await post(unknown)).toBe(409);
    expect(await quoted()).toEqual({ bringsNewest: false, ids: [first] });
    await chosen.submit("Use the newest reviews", { intro: "Hello." });
    expect(await quoted()).toEqual({ bringsNewest: true, ids: [second, first] });
    expect(await draft()).toMatchObject({ intro: "Hello." });
    await (await open()).submit("Save the issue", { choose: [] });
    expect(await quoted()).toEqual({ bringsNewest: false, ids: [] });
  });

  test("boxes that nobody touched stay what is newest", async () => {
    const [first] = await addReviews(store, now - 3 * day, ["First."]);
    const begun = await open();
    const [second] = await addReviews(store, now - 2 * day, ["Second."]);
    await begun.submit("Save the issue", { intro: "Hello." });
    const { bringsNewest, candidates } = await draft();
    expect(bringsNewest).toBe(true);
    expect(candidates.filter((each) => each.isQuoted).map(({ id }) => id)).toEqual([second, first]);
    expect((await acts()).map(({ target }) => target)).toEqual(["intro"]);
  });

  test("the owner chooses the subject and the paddle of the week, and takes them back", async () => {
    const set = { subject: "Indoor season", paddle: "diadem-hero", intro: "Hello." };
    const saved = await (await open()).submit("Save the issue", set);
    const issue = (await site.nextIssue.preview())!;
    expect(issue.subject).toBe("Indoor season");
    expect(issue.text).toContain("* Diadem Hero");
    for (const subject of ["x".repeat(121), "two\nlines"])
      expect((await saved.submit("Save the issue", { subject })).status).toBe(422);
    expect(await post({ act: "newsletter draft --subject", paddle: "no-such-paddle" })).toBe(409);
    const articles = { act: "newsletter draft --articles", articles: "/blog/no-such" };
    expect(await post(articles)).toBe(409);
    await saved.submit("Save the issue", { subject: "", paddle: "" });
    expect(await draft()).toMatchObject({ subject: "", pick: undefined, intro: "Hello." });
  });

  describe("each button saves what was typed", () => {
    const [article] = projectLibrary().blog;
    const brought = `/blog/${article!.slug}`;
    const typed = { intro: "Mine.", subject: "My subject", paddle: "diadem-hero" };

    test.each([
      "Save the issue",
      "Look at the email",
      "Send a test to",
      "Send to 1 reader",
      "Save the schedule",
      "Use the newest reviews",
    ])("%s", async (button) => {
      const content = { ...projectLibrary(), blog: [article!], ballTests: [], guides: [] };
      const other = await openQuietSite(place, () => now, "http://127.0.0.1:3000", content);
      await addReader(other, "ann");
      const [first] = await addReviews(store, now - 3 * day, ["First.", "Second."]);
      const there = await signedIn(applicationOf(other), place, owner, now);
      const begun = await visitPlain(there.ask, path);
      const chosen = await begun.submit("Save the issue", { choose: [], articles: [] });
      await chosen.submit(button, { ...typed, articles: brought, choose: first! });
      const stored = await other.nextIssue.read();
      await other.close();
      expect(stored).toMatchObject({ intro: "Mine.", subject: "My subject", pick: "diadem-hero" });
      const isIncluded = stored.articles.filter((each) => each.isIncluded).map((each) => each.path);
      expect(isIncluded).toEqual([brought]);
      const quoted = stored.candidates.filter((each) => each.isQuoted).map(({ id }) => id);
      if (button === "Use the newest reviews") expect(quoted).toHaveLength(2);
      else expect(quoted).toEqual([first]);
    });
  });

  test("a schedule that isn't saved yet stays chosen, and isn't in force", async () => {
    const friday = { weekday: "Friday", time: "09:00", intro: "Hello." };
    const saved = await (await open()).submit("Save the issue", friday);
    expect((await draft()).schedule).toBeUndefined();
    expect(saved.html).toMatch(/<option value="Friday" selected="">/);
    expect(saved.html).toMatch(/<option value="09:00" selected="">/);
    const scheduled = await saved.submit("Save the schedule");
    expect((await draft()).schedule).toEqual({ weekday: 4, hour: 9 });
    expect(scheduled.path).not.toContain("weekday");
  });

  test("what someone else has saved meanwhile is shown, and replaced only on purpose", async () => {
    const [mine, theirs] = [await open(), await open()];
    await theirs.submit("Save the issue", { intro: "Theirs.", subject: "Their subject" });
    for (const button of ["Save the issue", "Send a test to", "Send to", "Save the schedule"])
      if (mine.text.includes(button)) {
        const refused = await mine.submit(button, { intro: "Mine." });
        expect(refused.status, button).toBe(409);
        expect(refused.text, button).toContain("This has changed since you read it.");
        expect(refused.text, button).toContain("What's saved now");
        expect(refused.text, button).toContain("Theirs.");
        expect(refused.text, button).toContain("Their subject");
        expect(refused.html, button).toContain(">Mine.</textarea>");
      }
    expect(await draft()).toMatchObject({ intro: "Theirs.", schedule: undefined });
    expect(await queued("test")).toEqual([]);
    const again = await mine.submit("Save the issue", { intro: "Mine." });
    await again.submit("Save the issue");
    expect(await draft()).toMatchObject({ intro: "Mine.", subject: "" });
  });

  test("a page shows at most eight reviews at once besides those that are checked", async () => {
    const texts = Array.from({ length: 15 }, (_, index) => `Number ${index}.`);
    const ids = await addReviews(store, now - 3 * day, texts);
    await (await open()).submit("Save the issue", { choose: ids[0]! });
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
    const words = { intro: "Words on the screen.", subject: "Indoor season" };
    const tested = await (await open()).submit(`Send a test to ${owner}`, words);
    expect(tested.text).toContain("The test is on its way.");
    expect(await queued("test")).toEqual([owner]);
    const [mail] = await queuedMails(store, "test");
    expect(mail!.content).toContain("Words on the screen.");
    expect(mail!.content).toContain("Indoor season");

    const other = { intro: "Other words.", subject: "" };
    const question = await tested.submit("Send to 2 readers", other);
    expect(question.path).toBe(sending);
    expect(await queued("issue")).toEqual([]);
    const { subject, text } = (await site.nextIssue.preview())!;
    expect(question.text).toContain("2 readers will get this email");
    expect(question.text).toContain(asText(subject));
    expect(plainText(/<pre[^>]*>(.*?)<\/pre>/s.exec(question.html)![1]!)).toBe(
      text.replaceAll(
        /key=[\w-]+/g,
        (key) => plainText(/key=[\w-]+/.exec(question.html)![0]) || key,
      ),
    );
    expect(question.text).toContain("Other words.");
    expect(question.text).toContain("Steady at the kitchen.");

    const sure = { yes: "yes", sure: "yes" };
    expect(await question.submit("Send to 2 readers", { yes: "yes" }).catch(String)).toContain(
      "a browser asks for 'sure' first",
    );
    expect((await question.submit("Send to 2 readers", { sure: "yes" })).status).toBe(409);
    expect(await queued("issue")).toEqual([]);
    const sent = await question.submit("Send to 2 readers", sure);
    expect(sent.path).toBe(`${path}?done=newsletter+send&count=2`);
    expect(sent.text).toContain("The issue is on its way. Readers: 2.");
    expect(await queued("issue")).toEqual(["ann@example.com", "ben@example.com"]);
    const stored = await site.issues.mailOf("2026-11-16");
    expect(stored.text).toContain("Other words.");
    expect((await acts()).at(-1)).toMatchObject({ actor: "Owner" });
    expect((await question.submit("Send to 2 readers", sure)).status).toBe(409);
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

  test("an issue that isn't what its question showed isn't sent", async () => {
    await addReader(site, "ann");
    const question = await (await open()).submit("Send to 1 reader", { intro: "Read." });
    await (await open()).submit("Save the issue", { intro: "Not read." });
    const refused = await question.submit("Send to 1 reader", { yes: "yes", sure: "yes" });
    expect(refused.status).toBe(409);
    expect(refused.text).toContain("This has changed since you read it.");
    expect(refused.text).toContain("Not read.");
    expect(await queued("issue")).toEqual([]);
    // What is shown now is what the next press sends.
    await refused.submit("Send to 1 reader", { yes: "yes", sure: "yes" });
    expect((await site.issues.mailOf("2026-11-16")).text).toContain("Not read.");
  });

  test("nothing is sent without a question, whatever is posted", async () => {
    await addReader(site, "ann");
    await (await open()).submit("Save the issue", { intro: "Hello." });
    const send = { act: "newsletter send", yes: "yes", sure: "yes" };
    expect(await post(send)).toBe(sending);
    expect((await browser.post(sending, send)).status).toBe(200);
    expect(await queued("issue")).toEqual([]);
  });

  test("an interrupted issue's question shows what the others got, and leaves the next one's draft", async () => {
    await addReader(site, "ann");
    await (await open()).submit("Save the issue", { intro: "First half." });
    const prepared = await site.nextIssue.prepare(true);
    await store.db.transaction().execute((on) => site.nextIssue.store(on, prepared));
    const question = await (
      await open()
    ).submit("Send it to the other readers", {
      intro: "For next week.",
    });
    expect(question.text).toContain("1 reader will still get this");
    expect(question.text).toContain("First half.");
    expect(question.text).not.toContain("For next week.");
    await question.submit("Send it to 1 reader", { yes: "yes", sure: "yes" });
    expect(await queued("issue")).toEqual(["ann@example.com"]);
    expect(await draft()).toMatchObject({ intro: "For next week." });
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
