import type { Store } from "../../src/platform/store/connect.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";
import { logOf } from "../../src/platform/store/log.store.ts";
import { DuplicateText } from "../../src/platform/forms/outcome.ts";
import { describe, expect, test } from "vitest";
import { newestQuotable } from "../../src/mail/newsletter/quotable-reviews.store.ts";
import { settlingTime } from "../../src/mail/newsletter/newsletter.ts";
import { searchAllReviews } from "../../src/site/reviews/read-reviews.service.ts";
import { TaggedCache } from "../../src/platform/cache.ts";
import {
  countReviews,
  newestReviews,
  newestTexts,
  reviewPage,
  storedBuckets,
} from "../../src/site/reviews/read-reviews.store.ts";
import { allReviews } from "../../src/site/reviews/list/review-query.ts";
import { anyReview } from "../../src/site/reviews/moderation/moderation.store.ts";
import { similarReviews } from "../../src/site/reviews/moderation/moderation.store.ts";
import { addReport } from "../../src/site/reviews/reports/reports.store.ts";
import { listReviews, shownReview } from "../../src/site/reviews/reviews.store.ts";
import { storedThemes } from "../../src/site/reviews/themes/themes.store.ts";
import {
  hero,
  heroReview,
  idsOf,
  moderate,
  type ModeratedStore,
  openModeratedStore,
  refused,
} from "../support/console-store.ts";

const day = 24 * 3_600_000;

describe.each(engines)("what becomes of reviews that wait on %s", (engine) => {
  let store: Store;
  let site: ModeratedStore;

  eachWithFreshStore(engine, (opened) => {
    store = opened;
    site = openModeratedStore(opened);
  });

  /** What each public list, figure and feed has of players' reviews. */
  async function published() {
    const { db } = store;
    const source = {
      subject: hero,
      samples: [],
      samplesInStore: false,
      showsSamples: true,
      ballName: () => "",
    };
    const window = { order: "desc", limit: 50, offset: 0 } as const;
    return {
      page: (
        await reviewPage(store, { ...allReviews, subject: hero, samples: true, limit: 50 }, [])
      ).length,
      rest: (await listReviews(db, { subject: hero, samples: true }, window)).length,
      restCount: await countReviews(db, { subject: hero, samples: true }),
      buckets: (await storedBuckets(db)).get(hero)?.length ?? 0,
      themes: (await storedThemes(db, hero)).players.length,
      newest: (await newestReviews(db)).size,
      texts: (await newestTexts(db, { samples: true }, window)).length,
      search: (
        await searchAllReviews(
          store,
          { sources: [source], isSubject: (slug) => slug === hero },
          "control",
          new TaggedCache<unknown>({ max: 10 }),
        )
      ).mentions.length,
      issue: (await newestQuotable(db, { now: site.time.now + 2 * day, limit: 5 })).length,
    };
  }

  test("are stored, and in no list, figure, search or email until they're approved", async () => {
    const nothing = await published();
    const stored = await site.submit({
      ...heroReview("Great control, at https://shop.example/x"),
      liked: "control",
    });
    expect(stored).toMatchObject({ isHeld: true, review_text: expect.stringContaining("shop") });
    expect(site.changes).toEqual([]);
    expect(await published()).toEqual(nothing);
    expect(
      await shownReview(store.db, { subject: hero, samples: true }, stored.id),
    ).toBeUndefined();
    expect(await site.held()).toEqual([stored.id]);

    site.time.now += 1000;
    expect((await site.accept("approve", stored.id)).done).toHaveLength(1);
    const all = await published();
    for (const [what, count] of Object.entries(all)) expect(count, what).toBeGreaterThan(0);
    expect(await site.held()).toEqual([]);
    expect(await anyReview(store.db, stored.id)).toMatchObject({
      approved_at: site.time.now,
      hidden_at: null,
    });
    expect(await logOf(store.db, stored.id)).toMatchObject([{ act: "reviews approve" }]);
    expect((await site.accept("approve", stored.id)).done).toEqual([]);
  });

  test("are sent again without a change, and answered the same", async () => {
    const first = await site.submit(heroReview("See shop.com"));
    expect(await site.submit(heroReview("See shop.com"))).toEqual(first);
    expect(await site.held()).toHaveLength(1);
  });

  test("are hidden like any other, and then keep their text out", async () => {
    const stored = await site.submit(heroReview("See shop.com"));
    expect((await site.act("hide", stored.id)).done).toHaveLength(1);
    expect(await site.held()).toEqual([]);
    expect(await site.submit(heroReview("See shop.com"))).toBeUndefined();
    await expect(site.submit(heroReview("See shop.com", "Lee"))).rejects.toThrow(DuplicateText);
    site.time.now += 1000;
    await site.accept("restore", stored.id);
    expect(await anyReview(store.db, stored.id)).toMatchObject({
      hidden_at: null,
      approved_at: null,
    });
  });

  test("are approved by showing them", async () => {
    const stored = await site.submit(heroReview("See shop.com"));
    await site.accept("restore", stored.id);
    expect(await anyReview(store.db, stored.id)).toMatchObject({
      held_because: null,
      approved_at: site.time.now,
    });
  });

  test("are known to their writers, whose edits don't publish them", async () => {
    const { own } = site;
    const written = await own.write(heroReview("See shop.com"), "203.0.113.7");
    expect(written).toMatchObject({
      id: expect.any(String),
      key: expect.any(String),
      isHeld: true,
    });
    const { subject: _, ...edited } = heroReview("Great control.");
    expect(await own.read(written.key!)).toMatchObject({ isHidden: false, heldBecause: "link" });
    expect(await own.edit(written.key!, edited, "203.0.113.7")).toBe("held");
    expect(await anyReview(store.db, written.id!)).toMatchObject({
      review_text: "Great control.",
      held_because: "link",
    });
    await site.accept("approve", written.id!);
    expect(await own.read(written.key!)).toMatchObject({ isHidden: false, heldBecause: null });
    expect(await own.edit(written.key!, { ...edited, rating: 5 }, "203.0.113.7")).toBe("edited");
    // What was approved isn't what's there now.
    expect((await anyReview(store.db, written.id!))!.approved_at).toBeNull();
  });

  test("may be withdrawn, and their words come again", async () => {
    const { own } = site;
    const { key } = await own.write(heroReview("See shop.com"), "203.0.113.7");
    expect(await own.withdraw(key!, "203.0.113.7")).toBe(true);
    expect(await site.held()).toEqual([]);
    expect(await site.submit(heroReview("See shop.com", "Lee"))).toMatchObject({ isHeld: true });
  });

  test("are shown ones whose edit gives a reason, as a whole", async () => {
    const { own } = site;
    const { id, key } = await own.write(heroReview("Great control."), "203.0.113.7");
    site.changes.length = 0;
    const nothing = { ...(await published()), page: 0 };
    const { subject: _, ...edited } = heroReview("Great control, at shop.com");
    expect(await own.edit(key!, edited, "203.0.113.7")).toBe("held");
    expect(await site.reasonOf(id!)).toBe("link");
    expect(site.changes).toEqual([hero]);
    expect((await published()).page).toBe(nothing.page);
    expect((await published()).rest).toBe(0);
  });

  test("and shown ones with one text are hidden together", async () => {
    const first = await site.submit(heroReview("Nice shop for you"));
    const second = await site.submit(heroReview("NICE sh0p for you!!", "Lee"));
    const third = await site.submit(heroReview("N1ce shop, for you", "Bo", "neonic-flow"), {
      holdsAll: true,
    });
    const other = await site.submit(heroReview("Nice shops for you"));
    expect(await similarReviews(store.db, first.id)).toEqual({
      ids: [first.id, second.id, third.id].toSorted(),
      shown: 2,
    });
    const note = { reason: "spam", now: site.time.now, by: "Dana" };
    expect(idsOf(await moderate(store, "hide", [], note, { like: second.id }))).toHaveLength(3);
    expect(await similarReviews(store.db, first.id)).toEqual({ ids: [], shown: 0 });
    for (const { id } of [first, second, third])
      expect(await logOf(store.db, id)).toMatchObject([{ act: "reviews hide", reason: "spam" }]);
    expect(await anyReview(store.db, other.id)).toMatchObject({ hidden_at: null });
    expect(await similarReviews(store.db, "nope")).toBeUndefined();
    expect(await refused(moderate(store, "hide", [], note, { like: "nope" }))).toEqual({
      why: "missing",
      ids: ["nope"],
    });
  });

  test("an issue quotes what is a day old and not reported, or approved since", async () => {
    const first = await site.submit(heroReview("First."));
    const reported = await site.submit(heroReview("Reported."));
    const waits = await site.submit(heroReview("See shop.com"));
    const quoted = async (at: number) =>
      (await newestQuotable(store.db, { now: at, limit: 5 })).map(({ review: { id }, since }) => [
        id,
        since,
      ]);
    const report = (reviewId: string, reason: "spam" | "insult" = "spam") =>
      addReport(store.db, { subject: hero, reviewId, reason, details: "" }, site.time.now);
    await report(reported.id);
    await report(waits.id);
    expect(await quoted(site.time.now + settlingTime - 1)).toEqual([]);
    expect(await quoted(site.time.now + settlingTime)).toEqual([
      [first.id, site.time.now + settlingTime],
    ]);
    site.time.now += 1000;
    await site.accept("approve", waits.id);
    expect(await quoted(site.time.now)).toEqual([[waits.id, site.time.now]]);
    site.time.now += 1000;
    await report(waits.id, "insult");
    expect(await quoted(site.time.now)).toEqual([]);
  });
});
