import type { Library } from "../../library/library.ts";
import type { Store } from "../../platform/store/connect.ts";
import { countByPlayers } from "../../reviews/moved-reviews.store.ts";
import { orphanedReviews } from "../../reviews/orphaned-reviews.ts";
import { storedBuckets } from "../../reviews/ratings/review-totals.store.ts";
import { byReviewCount, oldPrices, unconfirmedClaims, unsureFactsOf } from "./content-state.ts";

/** What of content waits for its owner. */
export function openContentState({ db }: Store, library: () => Library, clock: () => number) {
  const startedAt = clock();
  return {
    /** Reads it from memory, and counts reviews. Throws if the store can't be reached. */
    async read() {
      const content = library();
      const { paddles, balls, ballTests, guides, blog } = content;
      const buckets = await storedBuckets(db);
      const reviewsOf = (slug: string) =>
        (buckets.get(slug) ?? []).reduce(
          (sum, { sample, reviews }) => sum + (sample ? 0 : reviews),
          0,
        );
      return {
        /** When this process began with this content, or in development with what it was then. Epoch milliseconds. */
        startedAt,
        counts: {
          paddles: paddles.length,
          balls: balls.length,
          ballTests: ballTests.length,
          guides: guides.length,
          blog: blog.length,
        },
        showsSamples: content.showsSamples,
        claims: unconfirmedClaims(content),
        facts: unsureFactsOf(content),
        reviews: byReviewCount(paddles, reviewsOf),
        oldPrices: oldPrices(paddles, clock()),
        orphaned: orphanedReviews(await countByPlayers(db), content.subjectNamed),
      };
    },
  };
}
