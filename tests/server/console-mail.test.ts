import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Person } from "../../src/console/people.ts";
import { readLibrary } from "../../src/library/read-library.ts";
import { readEnvironment } from "../../src/platform/environment.ts";
import { listAuditLog } from "../../src/platform/store/audit-log.store.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { openSite, type Site } from "../../src/site.ts";
import { fromOurPage, signedIn } from "../support/console-client.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { type Ask, applicationOf, plainText } from "../support/in-process-site.ts";
import { storeReviews } from "../support/store-reviews.ts";

const published = readLibrary(process.cwd());
const people: Person[] = [
  { name: "Dana", email: "dana@example.com", role: "owner" },
  { name: "Lee", email: "lee@example.com", role: "moderator" },
];
/** There is nothing to read, so that an issue has only reviews and the owner's own words. */
const library = {
  ...published,
  site: { ...published.site, console: people },
  blog: [],
  ballTests: [],
  guides: [],
};
const day = 24 * 3_600_000;
/** A Wednesday. */
const begin = Date.UTC(2026, 10, 18, 12);

/** What a console page shows, without what is around it on every page of the site. */
async function shownBy(answer: Response): Promise<string> {
  const html = plainText(await answer.text());
  return html.slice(html.indexOf("<main"), html.indexOf("</main>")).replaceAll("<!-- -->", "");
}

const newsletter = "/owner/newsletter";
const subscribers = "/owner/subscribers";

describe.each(engines)(
  "newsletter, subscribers, figures and content in the console on %s",
  (engine) => {
    let place: StorePlace;
    let site: Site;
    let store: Store;
    let ask: Ask;
    let now: number;
    let dana: Awaited<ReturnType<typeof signedIn>>;

    beforeEach(async () => {
      now = begin;
      place = await emptyStore(engine);
      const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
      site = await openSite(
        readEnvironment({ DATA_DIR, DATABASE_URL, RATE_LIMIT: "off" }),
        () => library,
        // Each act is later than the one before.
        () => ++now,
      );
      store = openStore(place);
      ask = applicationOf(site);
      dana = await signedIn(ask, place, "dana@example.com", now);
    });
    afterEach(async () => {
      await store.close();
      await site.close();
      await place.remove();
    });

    const page = async (path: string) => {
      const answer = await dana.get(path);
      return { status: answer.status, html: await shownBy(answer) };
    };
    const lastAct = async () => {
      const [last] = await listAuditLog(store.db, { limit: 1, after: undefined });
      return last && { act: last.act, by: last.actor, reason: last.reason };
    };

    async function addReader(address: string, subject?: string): Promise<void> {
      let token = "";
      const content = { subject: "", text: "", html: "" };
      const mails = {
        confirm: (secret: string) => ((token = secret), content),
        known: () => content,
      };
      await site.newsletter.signUp({ address, key: address }, mails, "127.0.0.1", subject);
      await site.newsletter.confirm(token);
    }

    async function addReview(reviewText: string, at: number, subject = "diadem-hero") {
      const player = { firstName: "Ann", duprRating: "3.5", level: 3500, rating: 4 };
      const { stored } = await storeReviews(store.db, [{ ...player, subject, reviewText }], at);
      return stored[0]!.id;
    }

    const queued = async () =>
      (
        await store.db
          .selectFrom("outbox")
          .select(["kind", "recipient"])
          .where("kind", "in", ["issue", "test"])
          .orderBy("recipient")
          .execute()
      ).map(({ kind, recipient }) => `${kind} to ${recipient}`);

    test.each([
      [newsletter, { act: "send", "even if local": "yes" }],
      [newsletter, { act: "intro", intro: "Hi." }],
      [subscribers, { act: "export" }],
      [subscribers, { act: "delete", address: "ann@example.com" }],
    ])("a moderator may neither see %s nor post %j to it", async (path, fields) => {
      await addReader("ann@example.com");
      await addReview("Steady.", now - 2 * day);
      const lee = await signedIn(ask, place, "lee@example.com", now);
      expect((await lee.get(path)).status).toBe(403);
      expect((await lee.post(path, fields)).status).toBe(403);
      expect((await site.subscribers.count()).newsletter.confirmed).toBe(1);
      expect(await queued()).toEqual([]);
      expect((await site.nextIssue.read()).intro).toBe("");
      expect((await lastAct())?.act).toBe("console sign-in");
    });

    test("a moderator may see figures and content, and not the preview of an issue", async () => {
      const lee = await signedIn(ask, place, "lee@example.com", now);
      const statuses = ["/owner/figures", "/owner/content", "/owner/newsletter/preview"].map(
        async (path) => (await lee.get(path)).status,
      );
      expect(await Promise.all(statuses)).toEqual([200, 200, 403]);
    });

    test("nobody who isn't signed in gets a file, or does anything", async () => {
      const preview = await ask("/owner/newsletter/preview");
      expect([preview.status, preview.headers.get("location")]).toEqual([
        302,
        "/owner/sign-in?to=%2Fowner%2Fnewsletter%2Fpreview",
      ]);
      const body = new URLSearchParams({ act: "export" });
      const posted = await ask(subscribers, { method: "POST", headers: fromOurPage, body });
      expect(posted.status).toBe(302);
      expect(await posted.text()).toBe("");
    });

    test("subscribers download as a private file with harmless cells, and the log says who did", async () => {
      await addReader("=cmd@example.com");
      await addReader("ann@example.com", "diadem-hero");
      const answer = await dana.post(subscribers, { act: "export" });
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        "content-type": "text/csv; charset=utf-8",
        "content-disposition": 'attachment; filename="subscribers.csv"',
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
      });
      const text = await answer.text();
      expect(text).toContain("email,state,");
      expect(text).toContain("\r\n'=cmd@example.com,confirmed,");
      expect(text).not.toContain("ann@example.com");
      expect(await lastAct()).toEqual({ act: "subscribers export", by: "Dana", reason: "" });
      const whole = await (await dana.post(subscribers, { act: "export", all: "yes" })).text();
      expect(whole).toContain("ann@example.com,confirmed,");
    });

    test("a subscriber is found by the whole address alone, and deleted with all data", async () => {
      await addReader("ann@example.com");
      await addReader("ann@example.com", "diadem-hero");
      expect((await page(subscribers)).html).not.toContain("ann@example.com");
      for (const typed of ["ann", "ann@", "an@example.com"]) {
        const answer = await dana.post(subscribers, { act: "find", address: typed });
        expect([typed, [404, 422].includes(answer.status)]).toEqual([typed, true]);
        const html = await answer.text();
        expect(html).toContain(`value="${typed}"`);
        expect(html).not.toContain("ann@example.com");
      }
      const found = await dana.post(subscribers, { act: "find", address: " Ann@Example.com" });
      const html = await shownBy(found);
      expect(found.status).toBe(200);
      expect(html).toContain("The newsletter: confirmed");
      expect(html).toContain("New reviews of Diadem Hero: confirmed");

      const fields = { act: "delete", address: "ann@example.com", reason: "asked by mail" };
      const deleted = await dana.post(subscribers, fields);
      expect(deleted.headers.get("location")).toBe("/owner/subscribers?done=deleted");
      expect(await store.db.selectFrom("subscribers").select("email").execute()).toEqual([]);
      expect(await lastAct()).toEqual({
        act: "subscribers delete",
        by: "Dana",
        reason: "asked by mail",
      });
      expect((await dana.post(subscribers, fields)).status).toBe(404);
    });

    test("an intro is saved and previewed, and one with tags comes back as it was typed", async () => {
      const saved = await dana.post(newsletter, { act: "intro", intro: "Two indoor weeks." });
      expect(saved.headers.get("location")).toBe("/owner/newsletter?done=intro");
      expect(await lastAct()).toMatchObject({ act: "newsletter draft", by: "Dana" });
      const refused = await dana.post(newsletter, { act: "intro", intro: "<b>Bold</b>" });
      expect(refused.status).toBe(422);
      expect(await shownBy(refused)).toContain("<b>Bold</b></textarea>");

      const preview = await dana.get("/owner/newsletter/preview");
      expect(Object.fromEntries(preview.headers)).toMatchObject({
        "content-security-policy":
          "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox",
        "cache-control": "no-store",
        "x-robots-tag": "noindex, nofollow",
      });
      const html = await preview.text();
      expect(html).toContain("Two indoor weeks.");
      expect(html).not.toContain("Bold");
    });

    test("without anything to send there is no preview, no test and no issue", async () => {
      await addReader("ann@example.com");
      expect((await dana.get("/owner/newsletter/preview")).status).toBe(404);
      for (const fields of [{ act: "test" }, { act: "send", "even if local": "yes" }]) {
        const answer = await dana.post(newsletter, fields);
        expect(answer.status).toBe(409);
      }
      expect(await queued()).toEqual([]);
    });

    test("the owner chooses reviews, escaped as on every page, and takes the newest again", async () => {
      const ids = [
        await addReview("First.", now - 3 * day),
        await addReview("<script>alert(1)</script>", now - 2 * day, "neonic-flow"),
      ];
      const html = await (await dana.get(newsletter)).text();
      expect(html).toContain("&lt;script&gt;alert(1)");
      expect(html).not.toContain("<script>alert");
      await dana.post(newsletter, { act: "choose", review: ids[0]! });
      const quoted = async () => {
        const { bringsNewest, candidates } = await site.nextIssue.read();
        return {
          bringsNewest,
          ids: candidates.filter((each) => each.isQuoted).map(({ id }) => id),
        };
      };
      expect(await quoted()).toEqual({ bringsNewest: false, ids: [ids[0]] });
      await site.nextIssue.choose("newest", { reason: "", now, by: "Dana" });
      expect(await quoted()).toEqual({ bringsNewest: true, ids: ids.toReversed() });
      await dana.post(newsletter, { act: "choose", review: ids[0]! });
      await dana.post(newsletter, { act: "newest" });
      expect(await quoted()).toEqual({ bringsNewest: true, ids: ids.toReversed() });

      const gone = await dana.post(newsletter, { act: "choose", review: crypto.randomUUID() });
      expect(gone.status).toBe(409);
      expect(await quoted()).toEqual({ bringsNewest: true, ids: ids.toReversed() });
    });

    test("a test goes to whoever is signed in, and the issue to every reader once", async () => {
      await addReader("ann@example.com");
      await addReader("ben@example.com");
      await addReview("Steady at the kitchen.", now - 2 * day);
      const tested = await dana.post(newsletter, { act: "test" });
      expect(tested.headers.get("location")).toBe("/owner/newsletter?done=tested");
      expect(await queued()).toEqual(["test to dana@example.com"]);

      expect((await page(newsletter)).html).not.toContain("Send to 2 readers");
      expect((await page(`${newsletter}?step=send`)).html).toContain("Send to 2 readers");
      expect((await dana.post(newsletter, { act: "send" })).status).toBe(409);
      const send = { act: "send", "even if local": "yes" };
      const sent = await dana.post(`${newsletter}?step=send`, send);
      expect(sent.headers.get("location")).toBe("/owner/newsletter?done=sent&count=2");
      const both = ["issue to ann@example.com", "issue to ben@example.com"];
      expect(await queued()).toEqual([...both, "test to dana@example.com"]);
      expect(await lastAct()).toMatchObject({ act: "newsletter send", by: "Dana" });
      expect((await dana.post(newsletter, send)).status).toBe(409);
      expect(await queued()).toHaveLength(3);

      await store.db
        .updateTable("outbox")
        .set({ state: "failed" })
        .where("recipient", "=", "ann@example.com")
        .where("kind", "=", "issue")
        .execute();
      const { html } = await page(newsletter);
      expect(html).toContain("Week of November 16, 2026, 2 readers");
      expect(html).toContain("Email: 1 waiting to be delivered, 1 failed.");
    });

    test("a schedule is set and ended, and half of one is refused", async () => {
      const set = await dana.post(newsletter, { act: "schedule", day: "Friday", hour: "09:00" });
      expect(set.headers.get("location")).toBe("/owner/newsletter?done=scheduled");
      expect((await site.nextIssue.read()).schedule).toEqual({ weekday: 4, hour: 9 });
      expect((await page(newsletter)).html).toContain("Nov 20, 2026, 09:00 UTC");
      const half = await dana.post(newsletter, { act: "schedule", day: "Friday", hour: "9" });
      expect(half.status).toBe(422);
      await dana.post(newsletter, { act: "schedule", day: "off", hour: "09:00" });
      expect((await site.nextIssue.read()).schedule).toBeUndefined();
    });

    test("past issues come in pages", async () => {
      const monday = Date.UTC(2026, 10, 9);
      for (let week = 0; week < 25; week++) {
        const date = new Date(monday - week * 7 * day).toISOString().slice(0, 10);
        const content = { articles: [], reviews: [], pick: undefined };
        const mail = { subject: `Issue ${week}`, html: "", text: "", keyPlaceholder: `k${week}` };
        await site.issues.add({ date, content, mail }, { intro: "", chosen: undefined });
      }
      const shown = (html: string) => [...html.matchAll(/>Issue (\d+)</g)].map(([, week]) => week);
      const { html } = await page(newsletter);
      expect(shown(html)).toEqual(Array.from({ length: 20 }, (_, week) => String(week)));
      const [, older = ""] = /href="([^"]*)"[^>]*>Older issues</.exec(html) ?? [];
      const rest = await page(older.split("#")[0]!);
      expect(shown(rest.html)).toEqual(["20", "21", "22", "23", "24"]);
      expect(rest.html).not.toContain("Older issues");
    });

    test.each([
      ["", 12],
      ["?weeks=4", 4],
      ["?weeks=52", 52],
      ["?weeks=100000", 12],
    ])("figures%s show %i weeks", async (query, weeks) => {
      await addReview("One.", now);
      await addReview("Two.", now - 21 * day);
      const { html } = await page(`/owner/figures${query}`);
      expect(html.match(/<th scope="row"/g)).toHaveLength(weeks);
      expect(html.match(/<rect/g)).toHaveLength(6 * weeks);
      expect(html).toContain("Reviews by week: 2 in all, 1 in the busiest week");
      expect(html).toContain("Messages by week: none");
    });

    test("content shows what is unconfirmed, unreviewed and orphaned", async () => {
      await addReview("Of nothing.", now, "gone-paddle");
      await addReview("Of a paddle.", now);
      const { html } = await page("/owner/content");
      const { length } = library.paddles;
      expect(html).toContain(`${length - 1} of ${length} paddles have no review by a player.`);
      expect(html).toContain('1 review by players is stored under "gone-paddle"');
      expect(html).toContain("Nov 18, 2026, 12:00 UTC");
      expect(html).toContain("content/about.yaml");
      expect(html).toContain("The site shows samples.");
    });
  },
);
