import { storeOnce, type StoringContext } from "../contributions/contributions.service.ts";
import { dayOf } from "../../platform/rate-limit/rate-limiter.service.ts";
import { addVote, subjectOfVote } from "./helpful-votes.store.ts";
import { isReviewId } from "./reports/report.ts";
import type { Site } from "../../platform/render/site.ts";

/** Helpful votes. Seeded samples take them if they're shown. */
export function openHelpfulVotes(context: StoringContext & { content: Pick<Site, "library"> }) {
  return {
    /**
     * Counts a helpful vote, once per address, review and day.
     * @param from the reader's IP address
     * @returns the review's subject, even if the vote was already counted; undefined if the review takes no votes: it's
     * hidden, deleted, or a sample from content
     * @throws LimitReached, or if it can't be stored
     */
    async add(reviewId: string, from: string) {
      if (!isReviewId(reviewId)) return undefined;
      const { showsSamples: samples } = context.content.library;
      const subject = await subjectOfVote(context.store.db, { samples }, reviewId);
      if (subject === undefined) return undefined;
      const visitor = await context.rateLimiter.identify(from);
      const isCounted = await storeOnce(context, "vote", visitor, async (db, now) => {
        const isNew = await addVote(db, { reviewId, day: dayOf(now), visitor: visitor.id });
        return [isNew, isNew ? 1 : 0];
      });
      if (isCounted) context.store.changed(subject);
      return subject;
    },
  };
}
