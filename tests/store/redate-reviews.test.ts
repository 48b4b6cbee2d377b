import { describe, expect, test } from "vitest";
import { logOf, listLog } from "../../src/platform/store/log.store.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { anyReview } from "../../src/site/reviews/moderation/moderation.store.ts";
import { countFuture } from "../../src/site/contributions/moderation.store.ts";
import { reviewKind } from "../../src/site/reviews/reviews.store.ts";
import {
  hero,
  heroReview,
  idsOf,
  moderate,
  type ModeratedStore,
  openModeratedStore,
  refused,
} from "../support/console-store.ts";
import { reviewPage } from "../../src/site/reviews/read-reviews.store.ts";
import { allReviews } from "../../src/site/reviews/list/review-query.ts";
import { eachWithFreshStore, engines } from "../support/engines.ts";

const year = 365 * 24 * 3_600_000;

describe.each(engines)("reviews from the future on %s", (engine) => {
  let store: Store;
  let site: ModeratedStore;
  let told: string[];

  eachWithFreshStore(engine, (opened) => {
    store = opened;
    site = openModeratedStore(opened);
    told = [];
  });

  const redate = (ids?: readonly string[]) =>
    moderate(
      { ...store, changed: (subject) => void told.push(subject) },
      "redate",
      ids ?? [],
      { reason: "", now: site.time.now, by: "Dana" },
      ids ? {} : { all: true },
    );
  /** Submits a review while the clock is three years ahead. */
  async function writeAhead(text: string) {
    const { now } = site.time;
    site.time.now = now + 3 * year;
    const written = await site.own.write(heroReview(text), "203.0.113.7");
    site.time.now = now + 1;
    return { id: written.id!, key: written.key! };
  }
  const listed = async () =>
    (await reviewPage(store, { ...allReviews, subject: hero, samples: true, limit: 50 }, [])).map(
      ({ review_text }) => review_text,
    );

  test("are dated now, in their order, below what is written afterwards", async () => {
    await site.submit(heroReview("Earlier."));
    const [first, second] = [await writeAhead("First."), await writeAhead("Second.")];
    site.time.now += 1000;
    await site.submit(heroReview("Third."));
    expect(await listed()).toEqual(["Second.", "First.", "Third.", "Earlier."]);
    site.time.now += 1000;
    expect(await countFuture(store.db, reviewKind, site.time.now)).toBe(2);
    expect(idsOf(await redate())).toEqual([first.id, second.id]);
    expect(await countFuture(store.db, reviewKind, site.time.now)).toBe(0);
    for (const { id } of [first, second]) {
      const { created_at, updated_at } = (await anyReview(store.db, id))!;
      expect(site.time.now - created_at).toBeLessThan(10);
      expect(updated_at).toBe(created_at);
      expect(await logOf(store.db, id)).toMatchObject([
        { act: "reviews redate", reason: "it was dated in the future", actor: "Dana" },
      ]);
    }
    expect(told).toEqual([hero]);
    site.time.now += 1000;
    await site.submit(heroReview("Later."));
    expect(await listed()).toEqual(["Later.", "Second.", "First.", "Third.", "Earlier."]);
  });

  test("stay edited, hidden or approved, none of it in the future", async () => {
    const [edited, held] = [await writeAhead("Edited."), await writeAhead("See shop.com")];
    const { subject: _, ...changed } = heroReview("Edited once.");
    await site.own.edit(edited.key, changed, "203.0.113.7");
    site.time.now += 2 * year;
    await site.accept("approve", held.id);
    site.time.now -= 2 * year;
    await redate([edited.id, held.id]);
    const after = (await anyReview(store.db, edited.id))!;
    expect(after.updated_at).toBeGreaterThan(after.created_at);
    expect(after.updated_at).toBeLessThanOrEqual(site.time.now);
    expect(await anyReview(store.db, held.id)).toMatchObject({
      hidden_at: null,
      approved_at: site.time.now,
    });
  });

  test("are the only ones that are dated again, and an unknown id changes nothing", async () => {
    const present = await site.submit(heroReview("Present."));
    const ahead = await writeAhead("Ahead.");
    const before = await anyReview(store.db, present.id);
    expect(await refused(redate([ahead.id, "nope"]))).toEqual({ why: "missing", ids: ["nope"] });
    expect(await listLog(store.db, { limit: 9 })).toEqual([]);
    expect(idsOf(await redate([present.id, ahead.id]))).toEqual([ahead.id]);
    expect(await anyReview(store.db, present.id)).toEqual(before);
    expect((await redate()).done).toEqual([]);
  });
});
