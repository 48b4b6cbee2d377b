import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { readEnvironment } from "../../src/platform/settings.ts";
import { projectLibrary } from "../support/project-library.ts";
import type { MailContent } from "../../src/platform/email/mail.ts";
import { listLog } from "../../src/platform/store/log.store.ts";
import { openStore } from "../../src/platform/store/connect.ts";
import { reportLinkLife } from "../../src/site/reviews/reports/report-links.ts";
import { openSite, type RunningSite } from "../../src/site.ts";
import { emptyStore, engines, type StorePlace } from "../support/engines.ts";
import { type Ask, applicationOf, plainText } from "../support/in-process-site.ts";

const library = projectLibrary();
const words = library.report.link;
const start = Date.UTC(2026, 10, 20, 12);
let place: StorePlace;
let site: RunningSite;
let ask: Ask;
let now: number;
let reviewId: string;
let reviewKey: string;
const review = {
  firstName: "Dana",
  duprRating: "3.5",
  level: 3500,
  rating: 1,
  reviewText: "Buy <3 yours at my shop.",
};

const open = async () => {
  const { dataDir: DATA_DIR, databaseUrl: DATABASE_URL } = place;
  site = await openSite(
    readEnvironment({ DATA_DIR, DATABASE_URL }),
    () => library,
    () => now,
  );
  ask = applicationOf(site);
};

/** Reports the review as a visitor does. */
const report = (reason: string, details = "") =>
  ask(`/report-review?of=diadem-hero&review=${reviewId}`, {
    method: "POST",
    body: new URLSearchParams({ reason, details }),
  });

async function inStore() {
  const store = openStore(place);
  const reports = await store.db.selectFrom("review_reports").select("reason").execute();
  const hidden = await store.db
    .selectFrom("paddle_reviews")
    .select("id")
    .where("hidden_at", "is not", null)
    .execute();
  const acts = await listLog(store.db, { after: undefined, limit: 100 });
  const mails = await store.db.selectFrom("outbox").select("content").execute();
  await store.close();
  return {
    reports: reports.map(({ reason }) => reason).toSorted(),
    isHidden: hidden.some(({ id }) => id === reviewId),
    acts: acts.map(({ act, target, reason }) => [act, target, reason]),
    mails: mails.map(({ content }) => JSON.parse(content!) as MailContent),
  };
}

/** The paths of the links in the report's email. */
async function links(): Promise<{ hide: string; close: string }> {
  const { mails } = await inStore();
  const path = (act: string) =>
    mails[0]!.text
      .split("\n")
      .flatMap((line) => (line.includes(`/owner/reports/${act}_`) ? [line.trim()] : []))
      .map((url) => new URL(url).pathname)[0]!;
  return { hide: path("hide"), close: path("close") };
}

/** Looks at a link's page. */
async function look(path: string, init?: RequestInit) {
  const answer = await ask(path, init);
  const html = await answer.text();
  return {
    status: answer.status,
    title: plainText(/<h1>([^<]*)<\/h1>/.exec(html)?.[1] ?? ""),
    button: plainText(/name="reports"[^>]*><button type="submit">([^<]*)</.exec(html)?.[1] ?? ""),
    seen: {
      version: /name="version" value="([^"]*)"/.exec(html)?.[1] ?? "",
      reports: /name="reports" value="([^"]*)"/.exec(html)?.[1] ?? "",
    },
    headers: answer.headers,
    html,
  };
}

/** Clicks the button on a page that was looked at. */
const click = (path: string, seen: { version?: string; reports?: string } = {}) =>
  look(path, { method: "POST", body: new URLSearchParams(seen) });

describe.each(engines)("the links in a report's email on %s", (engine) => {
  beforeEach(async () => {
    now = start;
    place = await emptyStore(engine);
    await open();
    const written = await site.reviews.own.write(
      { ...review, subject: "diadem-hero" },
      "203.0.113.7",
    );
    reviewId = written.id!;
    reviewKey = written.key!;
    await report("spam", "It sells things.");
  });
  afterEach(async () => {
    vi.restoreAllMocks();
    await site.close();
    await place.remove();
  });

  test("change nothing when they are looked at, however often, and no cache keeps their pages", async () => {
    const before = await inStore();
    for (const [act, path] of Object.entries(await links()) as ["hide" | "close", string][])
      for (const method of ["GET", "GET", "HEAD"]) {
        const { status, title, button, headers, html } = await look(path, { method });
        expect(status).toBe(200);
        expect(headers.get("cache-control")).toBe("no-store");
        expect(headers.get("referrer-policy")).toBe("no-referrer");
        expect(headers.get("x-robots-tag")).toBe("noindex, nofollow");
        if (method === "HEAD") continue;
        expect([title, button]).toEqual([words[act].title, words[act].button]);
        expect(plainText(html)).toContain("Buy <3 yours at my shop.");
        expect(html).toContain("It sells things.");
      }
    expect(await inStore()).toEqual(before);
  });

  test("hide the review at once, on its page too, and record it", async () => {
    const page = async () => await (await ask("/diadem-hero")).text();
    // From the second request on, the page is in the cache.
    await page();
    expect(await page()).toContain("at my shop.");
    const { hide, close } = await links();
    const { seen } = await look(hide);
    expect(await click(hide, seen)).toMatchObject({ status: 200, title: words.hide.done.title });
    expect(await page()).not.toContain("at my shop.");
    const stored = await inStore();
    expect(stored.isHidden).toBe(true);
    expect(stored.acts).toEqual([["reviews hide", reviewId, "reported: spam"]]);
    // Neither link does anything anymore.
    for (const path of [hide, close]) {
      expect(await look(path)).toMatchObject({ status: 410, title: words.before.title });
      expect(await click(path, seen)).toMatchObject({ status: 410, title: words.before.title });
    }
    expect(await inStore()).toEqual(stored);
  });

  test("close the reports that were read, leave the review, and record it", async () => {
    const { hide, close } = await links();
    const { seen } = await look(close);
    await report("insult");
    // One came in after the page was opened.
    const again = await click(close, seen);
    expect(again).toMatchObject({ status: 409, title: words.close.title });
    expect(again.html).toContain(words.more);
    expect((await inStore()).reports).toEqual(["insult"]);
    const done = await click(close, again.seen);
    expect(done).toMatchObject({ status: 200, title: words.close.done.title });
    const stored = await inStore();
    expect([stored.reports, stored.isHidden]).toEqual([[], false]);
    expect(stored.acts.map(([act, target]) => [act, target])).toEqual([
      ["reports close", reviewId],
      ["reports close", reviewId],
    ]);
    expect(await look(hide)).toMatchObject({ status: 410, title: words.before.title });
    expect(await click(hide)).toMatchObject({ status: 410 });
    expect((await inStore()).isHidden).toBe(false);
  });

  test("end no report of words that nobody has read, and show those that are there now", async () => {
    const { close } = await links();
    const { seen } = await look(close);
    const insult = { ...review, reviewText: "You are all fools." };
    expect(await site.reviews.own.edit(reviewKey, insult, "203.0.113.7")).toBe("edited");
    const refused = await click(close, seen);
    expect(refused).toMatchObject({ status: 409, title: words.close.title });
    expect(plainText(refused.html)).toContain(words.changed);
    expect(refused.html).toContain("You are all fools.");
    expect(await inStore()).toMatchObject({ reports: ["spam"], acts: [] });
    // Having read that, the owner may.
    expect(await click(close, refused.seen)).toMatchObject({ status: 200 });
    expect((await inStore()).reports).toEqual([]);
  });

  test("close nothing for a post that names no version", async () => {
    const { close } = await links();
    const { reports } = (await look(close)).seen;
    expect(await click(close, { reports })).toMatchObject({ status: 409 });
    expect((await inStore()).reports).toEqual(["spam"]);
  });

  test("close nothing for a post that names no report", async () => {
    const { close } = await links();
    const { version } = (await look(close)).seen;
    expect(await click(close, { version })).toMatchObject({ status: 409 });
    expect((await inStore()).reports).toEqual(["spam"]);
  });

  test("forged, altered or expired are not found, and do nothing", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    const { hide, close } = await links();
    const last = hide.at(-1) === "0" ? "1" : "0";
    const forged = [
      hide.slice(0, -1) + last,
      hide.slice(0, -1),
      `${hide}0`,
      hide.replace("hide", "close"),
      close.replace("close", "hide"),
      hide.replace(reviewId, "0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11"),
      hide.replace(String(start + reportLinkLife), String(start + reportLinkLife + 1)),
      hide.slice(0, hide.lastIndexOf("_")),
      "/owner/reports/hide",
    ];
    for (const path of forged) {
      expect((await look(path)).status, path).toBe(404);
      expect((await click(path)).status, path).toBe(404);
    }
    now = start + reportLinkLife;
    expect((await look(hide)).status).toBe(200);
    now += 1;
    for (const path of [hide, close]) expect((await click(path)).status).toBe(404);
    expect(await inStore()).toMatchObject({ isHidden: false, reports: ["spam"], acts: [] });
  });

  test("work in another process, and after a restart", async () => {
    const { hide } = await links();
    await site.close();
    await open();
    expect((await look(hide)).status).toBe(200);
  });

  test("posted from another site are refused", async () => {
    const { hide } = await links();
    const body = new URLSearchParams({ reports: "" });
    const headers = { origin: "https://evil.example" };
    expect((await ask(hide, { method: "POST", headers, body })).status).toBe(403);
    expect((await inStore()).isHidden).toBe(false);
  });

  test("say so where the store is down, and keep the token out of the log", async () => {
    const { hide } = await links();
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    await site.close();
    expect((await look(hide)).status).toBe(503);
    expect((await click(hide)).status).toBe(503);
    expect(log.mock.calls.map(String).join("\n")).not.toContain(hide.split("_").at(-1));
    await open();
  });
});
