import { openRateLimiter } from "../../src/platform/rate-limit/rate-limiter.service.ts";
import type { Store } from "../../src/platform/store/connect.ts";
import { wholeVersion } from "../../src/reviews/moderation/moderation.store.ts";
import { accept, moderate } from "./acts.ts";
import {
  anyReview,
  anyReviews,
  listEveryReview,
} from "../../src/reviews/moderation/moderation.store.ts";
import { reportsOf } from "../../src/reviews/reports/reports.store.ts";
import { openOwnReviews } from "../../src/reviews/own/own-reviews.service.ts";
import { type NewReview, reviewKind } from "../../src/reviews/reviews.store.ts";
import { openContributions } from "../../src/contributions/contributions.service.ts";

/** The paddle that `heroReview` is of. */
export const hero = "diadem-hero";

export const heroReview = (reviewText: string, firstName = "Dana", subject = hero): NewReview => ({
  subject,
  firstName,
  duprRating: "3.5",
  level: 3500,
  rating: 4,
  reviewText,
});

/** Reviews and their reports, as someone reads them now. */
export async function readNow({ db }: Store, ...ids: string[]) {
  return await Promise.all(
    (await anyReviews(db, ids)).map(async (review) => {
      const reports = await reportsOf(db, review.id);
      const version = wholeVersion(review, reports);
      return { id: review.id, version, reports: reports.map(({ id }) => id) };
    }),
  );
}

/** What visitors and the owner do with a store's reviews, at a time that the test sets. */
export type ModeratedStore = ReturnType<typeof openModeratedStore>;

/** Opens the services of a store; its time starts at noon of a day in November. */
export function openModeratedStore(store: Store) {
  const time = { now: Date.UTC(2026, 10, 20, 12) };
  const changes: string[] = [];
  let visitor = 0;
  const open = (holdsAll: boolean) => {
    const clock = () => time.now;
    const context = {
      store,
      rateLimiter: openRateLimiter(store.db, clock),
      clock,
      isOurs: () => false,
      isPerson: (name: string) => name === "Olive",
      changed: (of: string) => void changes.push(of),
      holdsAll,
    };
    const { submit, own } = openContributions(reviewKind, context);
    return { send: submit, own: openOwnReviews(own, { ballName: String }) };
  };
  const opened = open(false);
  return {
    ...opened,
    time,
    /** The subjects whose pages were told of a change. */
    changes,
    /** Submits a review from an address of its own. */
    async submit(review: NewReview, { holdsAll = false } = {}) {
      const [stored] = await open(holdsAll).send([review], `203.0.113.${++visitor}`);
      return stored!;
    },
    act: (moderation: "hide" | "delete", ...ids: string[]) =>
      moderate(store, moderation, ids, { reason: "seen", now: time.now, by: "Dana" }),
    /** Says that reviews are fine as they are now. */
    accept: async (acceptance: "approve" | "restore" | "close", ...ids: string[]) =>
      await accept(store, acceptance, await readNow(store, ...ids), {
        reason: "seen",
        now: time.now,
        by: "Dana",
      }),
    async reasonOf(id: string) {
      const review = await anyReview(store.db, id);
      return review!.held_because;
    },
    /** The ids of reviews that wait. */
    async held() {
      const filter = { state: "held", reported: false, samples: false } as const;
      const rows = await listEveryReview(store.db, filter, { after: undefined, limit: 50 });
      return rows.map(({ id }) => id);
    },
  };
}
