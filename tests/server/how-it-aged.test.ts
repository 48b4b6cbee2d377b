import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { projectLibrary } from "../support/project-library.ts";
import { aged } from "../../src/mail/newsletter/alerts.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { openStore, type Store } from "../../src/platform/store/connect.ts";
import { readEnvironment } from "../../src/platform/settings.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { queueAlerts } from "../support/alert-rounds.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { applicationOf } from "../support/in-process-site.ts";
import { visitPlain } from "../support/plain-visitor.ts";

const library = projectLibrary();
const paddle = "/diadem-hero";
const day = 24 * 3_600_000;
const start = Date.UTC(2026, 0, 10, 12);
const names = ["Ann", "Bea", "Cal", "Dana", "Eve", "Finn"];

describe.each(engines)("how a paddle aged on %s", (engine) => {
  let place: StorePlace;
  let site: RunningSite;
  let store: Store;
  let now: number;
  beforeEach(async () => {
    now = start;
    place = await emptyStore(engine);
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    const environment = readEnvironment({ DATA_DIR, DATABASE_URL, RATE_LIMIT: "off" });
    site = await openSite(
      environment,
      () => library,
      () => now,
    );
    store = openStore(place);
  });
  afterEach(async () => {
    await store.close();
    await site.close();
    await place.remove();
  });

  const open = (path: string) => visitPlain(applicationOf(site), path);
  /** Takes the newest waiting email to an address. */
  async function mailTo(name: string): Promise<MailContent> {
    const row = await store.db
      .deleteFrom("outbox")
      .where("recipient", "=", `${name}@example.com`)
      .returning("content")
      .executeTakeFirstOrThrow();
    return JSON.parse(row.content!) as MailContent;
  }
  const linkIn = ({ text }: MailContent, path: string) => {
    const { pathname, search } = new URL(RegExp(`http\\S+${path}\\S+`).exec(text)![0]);
    return pathname + search;
  };
  async function review(name: string) {
    const form = await open(paddle);
    const typed = { firstName: name, duprRating: "3.5", rating: "4" };
    const reviewText = `It plays well, says ${name}.`;
    return await form.submit("Submit Review", { ...typed, reviewText });
  }
  async function askMe(own: Awaited<ReturnType<typeof review>>, name: string) {
    const form = await own.follow("Ask me later how it aged");
    const asked = await form.submit("Ask me", { email: `${name}@example.com` });
    const confirm = await open(linkIn(await mailTo(name), "/newsletter/confirm"));
    await confirm.submit("Confirm my address");
    return asked;
  }
  const round = (days: number) => {
    now = start + days * day;
    return queueAlerts(aged, store, { library, settings: site.settings }, now);
  };
  /** The paddle's page as nobody's cache has it. */
  const page = async () => (await open(`${paddle}?review=stored`)).text;

  test("a reviewer is asked, answers with one tap, and the review says so with its date", async () => {
    const own = await review("Ann");
    const asked = await askMe(own, "ann");
    expect(asked.text).toContain("Check your email");
    expect(await round(91)).toBe(1);
    const mail = await mailTo("ann");
    const link = linkIn(mail, "/how-it-aged");

    // What a link scanner does changes nothing.
    const question = await open(link);
    expect(question.text).toContain("# Still playing your Diadem Hero?");
    expect(question.text).toContain("Yes, still playing it");
    expect((await open(own.path)).text).not.toContain("3 months later");

    const thanks = await question.submit("Yes, still playing it");
    expect(thanks.text).toContain("Thanks for telling us");
    expect(thanks.path.includes("key")).toBe(false);
    const done = await thanks.submit("Yes, I would");
    expect(done.text).not.toContain("Would you buy it again?");
    const shown = await done.follow("See your review");
    expect(shown.text).toMatch(
      /3 months later: still playing it, would buy it again\s*April 11, 2026/,
    );
    // Nobody else's words: a choice that isn't one is not an answer.
    await (await open(link)).submit("No, it wore out");
    expect((await open(own.path)).text).toContain(
      "3 months later: it wore out, would buy it again",
    );
  });

  test("an address can be left until the first question is due, so that both are asked", async () => {
    const form = await (await review("Ann")).follow("Ask me later how it aged");
    const answersAfter = async (days: number) => {
      now = start + days * day;
      return (await open(form.path)).status;
    };
    expect([await answersAfter(91), await answersAfter(92)]).toEqual([200, 404]);
  });

  test("the page says how many still play it and how many were asked, from five answers on", async () => {
    for (const name of names) await askMe(await review(name), name.toLowerCase());
    expect(await round(365)).toBe(6);
    const answers = ["Yes, still playing it", "No, it broke", "Yes, still playing it"];
    for (const [index, name] of names.slice(0, 5).entries()) {
      expect(await page()).not.toContain("How it aged");
      const link = linkIn(await mailTo(name.toLowerCase()), "/how-it-aged");
      await (await open(link)).submit(answers[index % 3]!);
    }
    const text = await page();
    expect(text).toContain("## How it aged");
    expect(text).toContain("After a year, 3 of 5 still play it (6 asked).");
    expect(text).not.toContain("would buy it again");
    expect(text).not.toContain("After 3 months");
  });

  test("a link that nobody was sent says no more than one that's over", async () => {
    await askMe(await review("Ann"), "ann");
    const [{ unsubscribe_key: key }] = (await store.db
      .selectFrom("subscribers")
      .select("unsubscribe_key")
      .execute()) as [{ unsubscribe_key: string }];
    const paths = [
      `/how-it-aged?key=${key}&after=3`,
      `/how-it-aged?key=${key}&after=7`,
      "/how-it-aged?key=a-key-of-twenty-or-more-letters&after=12",
      "/how-it-aged",
    ];
    for (const path of paths) {
      const gone = await open(path);
      expect([gone.status, gone.text.includes("This link no longer works")], path).toEqual([
        410,
        true,
      ]);
    }
    const body = new URLSearchParams({ key, after: "12", aged: "playing" });
    const forced = await applicationOf(site)("/how-it-aged", { method: "POST", body });
    expect(forced.status).toBe(410);
    expect(await round(91)).toBe(1);
    const asked = await open(paths[0]!);
    expect(asked.status).toBe(200);
    const odd = new URLSearchParams({ key, after: "3", aged: "<b>exploded</b>" });
    expect((await applicationOf(site)("/how-it-aged", { method: "POST", body: odd })).status).toBe(
      200,
    );
    const row = await store.db
      .selectFrom("paddle_reviews")
      .select("aged_3")
      .where("asked", ">", 0)
      .execute();
    expect(row).toEqual([{ aged_3: "" }]);
  });

  test("unsubscribing in one click deletes the address, and the answers stay", async () => {
    const own = await review("Ann");
    await askMe(own, "ann");
    await round(91);
    const mail = await mailTo("ann");
    await (await open(linkIn(mail, "/how-it-aged"))).submit("No, I bought another");
    const { pathname, search } = new URL(mail.unsubscribeUrl!);
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    expect((await applicationOf(site)(pathname + search, { method: "POST", body })).status).toBe(
      200,
    );
    expect(await store.db.selectFrom("subscribers").select("email").execute()).toEqual([]);
    expect((await open(linkIn(mail, "/how-it-aged"))).status).toBe(410);
    expect((await open(own.path)).text).toContain("3 months later: playing another paddle now");
    expect(await round(365)).toBe(0);
  });

  test("nobody can leave an address with a key of no review, or of one that's a year old", async () => {
    expect((await open(`/my-review/${"0".repeat(40)}/ask-me`)).status).toBe(404);
    const own = await review("Ann");
    const form = `${new URL(own.path, "http://localhost").pathname}/ask-me`;
    expect((await open(form)).status).toBe(200);
    now = start + 367 * day;
    await site.close();
    const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
    site = await openSite(
      readEnvironment({ DATA_DIR, DATABASE_URL }),
      () => library,
      () => now,
    );
    expect((await open(form)).status).toBe(404);
    await expect((await open(own.path)).follow("Ask me later")).rejects.toThrow("no link");
  });
});
