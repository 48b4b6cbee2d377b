import { describe, expect, test } from "vitest";
import { addresses } from "../../src/addresses.ts";
import { addViews } from "../../src/office/figures/views.store.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { weekStart } from "../../src/platform/weeks.ts";
import { cleo, consoleSite, dana, lee } from "../support/console-site.ts";
import { engines } from "../support/engines.ts";
import { addReader } from "../support/newsletter-site.ts";
import { shownBy } from "../support/in-process-site.ts";
import { visitPlain } from "../support/plain-visitor.ts";

const subscribers = addresses.consoleSubscribers.path;
const figures = addresses.consoleFigures.path;
const content = addresses.consoleGaps.path;
const preview = addresses.consoleIssuePreview.path;
const week = 7 * 24 * 3_600_000;

describe.each(engines)("subscribers, figures and content in the console on %s", (engine) => {
  const here = consoleSite(engine);
  const page = async (path: string) => await shownBy(await (await here.signIn()).get(path));
  /** What was done besides signing in. */
  const acts = async () =>
    ((await here.rows("owner_acts")) as { act: string; actor: string; reason: string }[])
      .filter(({ act }) => act !== "console sign-in")
      .map(({ act, actor, reason }) => ({ act, actor, reason }));

  async function addReview(reviewText: string, at: number, subject = "diadem-hero") {
    const given = { firstName: "Ann", duprRating: "3.5", level: 3500, rating: 4 };
    here.now = at;
    await here.site.reviews.submit([{ ...given, subject, reviewText }], "127.0.0.1");
  }

  test("a moderator may see figures, an editor content, and neither the preview of an issue", async () => {
    const statuses = async ({ email }: { email: string }) => {
      const browser = await here.signIn(email);
      const answers = [figures, content, preview].map((path) => browser.get(path));
      return (await Promise.all(answers)).map(({ status }) => status);
    };
    expect(await statuses(lee)).toEqual([200, 403, 403]);
    expect(await statuses(cleo)).toEqual([403, 200, 403]);
  });

  test("nobody who isn't signed in gets a file", async () => {
    const asked = await here.ask(preview);
    expect([asked.status, asked.headers.get("location")]).toEqual([
      302,
      "/owner/sign-in?to=%2Fowner%2Fnewsletter%2Fpreview",
    ]);
    const posted = await here.post(subscribers, { act: "subscribers export" });
    expect([posted.status, await posted.text()]).toEqual([302, ""]);
  });

  test("subscribers download as a private file with harmless cells, and the log says who did", async () => {
    for (const name of ["+cmd", "-cmd", "=cmd", "dana"]) await addReader(here.site, name);
    await here.site.newsletter.signUp(
      { address: "ann@example.com", key: "ann@example.com" },
      { confirm: () => mail, known: () => mail },
      "127.0.0.1",
      "diadem-hero",
    );
    const browser = await here.signIn();
    const answer = await browser.post(subscribers, { act: "subscribers export" });
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="subscribers.csv"',
      "cache-control": "no-store",
      "x-robots-tag": "noindex, nofollow",
    });
    const text = await answer.text();
    const [head, ...rows] = text.trimEnd().split("\r\n");
    expect(head).toMatch(/^email,state,/);
    expect(rows.map((row) => row.split(",", 2).join()).toSorted()).toEqual([
      "'+cmd@example.com,confirmed",
      "'-cmd@example.com,confirmed",
      "'=cmd@example.com,confirmed",
      "dana@example.com,confirmed",
    ]);
    expect(await acts()).toEqual([{ act: "subscribers export", actor: dana.name, reason: "" }]);
    const whole = await browser.post(subscribers, { act: "subscribers export", all: "yes" });
    expect(await whole.text()).toContain("ann@example.com,pending,");
  });

  test("a subscriber is found by the whole address alone, and deleted with all data", async () => {
    await addReader(here.site, "ann");
    const browser = await here.signIn();
    expect(await shownBy(await browser.get(subscribers))).not.toContain("ann@example.com");
    for (const typed of ["ann", "ann@", "%@example.com", "an@example.com"]) {
      const answer = await browser.post(subscribers, { act: "find", address: typed });
      expect([404, 422]).toContain(answer.status);
      const html = await shownBy(answer);
      expect(html).toContain(`value="${typed}"`);
      expect(html).not.toContain("ann@example.com");
    }
    const found = await browser.post(subscribers, { act: "find", address: " Ann@Example.com" });
    expect(found.status).toBe(200);
    expect(await shownBy(found)).toContain("The newsletter: confirmed");

    const fields = {
      act: "subscribers delete",
      subscriber: "ann@example.com",
      reason: "asked by mail",
    };
    const unsure = await browser.post(subscribers, fields);
    expect(unsure.status).toBe(422);
    const asked = await shownBy(unsure);
    expect(asked).toContain("To do this for good, check 'Yes, delete for good' too.");
    expect(asked).toContain('name="sure"');
    expect(await here.rows("subscribers")).toHaveLength(1);
    const twoLines = { ...fields, sure: "yes", reason: "one\ntwo" };
    expect((await browser.post(subscribers, twoLines)).status).toBe(422);
    const deleted = await browser.post(subscribers, { ...fields, sure: "yes" });
    expect(deleted.headers.get("location")).toBe(
      "/owner/subscribers?done=subscribers+delete&count=1",
    );
    expect(await here.rows("subscribers")).toEqual([]);
    expect(await acts()).toEqual([
      { act: "subscribers delete", actor: dana.name, reason: "asked by mail" },
    ]);
    expect((await browser.post(subscribers, { ...fields, sure: "yes" })).status).toBe(409);
  });

  test("the page's forms find a subscriber, download all, and delete one after a second thought", async () => {
    const email = { address: "ann@example.com", key: "ann@example.com" };
    await here.site.newsletter.signUp(
      email,
      { confirm: () => mail, known: () => mail },
      "127.0.0.1",
    );
    const { ask } = await here.signIn();
    const all = await visitPlain(ask, subscribers);
    const file = await all.submit("Download the subscribers", { all: "yes" });
    expect(file.whole).toContain("ann@example.com,pending,");
    const found = await all.submit("Find the address", { address: "ann@example.com" });
    expect(found.text).toContain("The newsletter: not confirmed yet");
    const remove = "Delete ann@example.com";
    await expect(found.submit(remove)).rejects.toThrow("a browser asks for 'sure' first");
    const removed = await found.submit(remove, { sure: "yes" });
    expect(removed.text).toContain("Deleted: 1 subscriber.");
  });

  test.each([
    ["", 12],
    ["?weeks=4", 4],
    ["?weeks=52", 52],
    ["?weeks=100000", 12],
  ])("figures%s show %i weeks", async (query, weeks) => {
    const { now } = here;
    await addReview("One.", now - 3 * week);
    await addReview("Two.", now);
    const html = await page(`${figures}${query}`);
    expect(html.match(/<th scope="row"/g)).toHaveLength(weeks);
    expect(html.match(/<rect/g)).toHaveLength(9 * weeks);
    expect(html).toContain("Reviews by week: 2 in all, 1 in the busiest week");
    expect(html).toContain("Messages by week: none");
    expect(html).toContain("Most read pages</h2>");
    expect(html).toContain("None yet.");
  });

  test("figures show page views, visits and the most read pages of the chosen weeks", async () => {
    const store = openStore(here.place);
    await addViews(store, [
      { week: weekStart(here.now), page: addresses.balls.path, views: 1200, visits: 900 },
      { week: weekStart(here.now), page: "other", views: 30, visits: 0 },
      { week: weekStart(here.now) - 4 * week, page: addresses.about.path, views: 1, visits: 1 },
    ]);
    await store.close();
    const html = await page(`${figures}?weeks=4`);
    expect(html).toContain("Page views by week: 1,230 in all");
    expect(html).toContain("Visits by week: 900 in all");
    expect(html).toContain('<a href="/balls">/balls</a>');
    expect(html).toContain(">All other pages<");
    expect(html).not.toContain('<a href="/about">/about</a>');
    expect(await page(`${figures}?weeks=12`)).toContain('<a href="/about">/about</a>');
  });

  test("content shows what is unconfirmed, unreviewed and orphaned", async () => {
    await addReview("Of nothing.", here.now, "gone-paddle");
    await addReview("Of a paddle.", here.now);
    const html = await page(content);
    const { length } = here.site.library.written;
    expect(html).toContain(`${length - 1} of ${length} paddles have no review by a player.`);
    expect(html).toContain('1 review by players is stored under "gone-paddle"');
    expect(html).toContain("An edit shows once it and what shows beside it are free of mistakes.");
    expect(html).toContain("content/about.yaml");
    expect(html).toContain("The site shows samples.");
  });
});

const mail = { subject: "", text: "", html: "" };
