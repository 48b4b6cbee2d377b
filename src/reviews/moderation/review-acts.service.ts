import type { OwnerNote } from "../../platform/store/audit-log.store.ts";
import type { Store } from "../../platform/store/connect.ts";
import { type Acceptance, acceptAsRead, type ReadReview } from "./accept-as-read.store.ts";
import { type Moderated, type Moderation, moderateReviews } from "./moderation.store.ts";
import { redateReviews } from "./redate-reviews.store.ts";
import { hideSimilar } from "./similar-reviews.store.ts";

export type ReviewActs = ReturnType<typeof openReviewActs>;

/**
 * What those who run the site do to reviews, the same from the console, an email's link and the command line: each act
 * is recorded, closes the reports that go with it, and has pages follow. Every method throws if the store can't be
 * reached.
 * @param changed told the subject of each review that changed
 */
export function openReviewActs(store: Store, changed: (subject: string) => void) {
  const { db } = store;
  /** What was done, once pages know. */
  function told<Done extends Pick<Moderated, "changed">>(done: Done): Done {
    const subjects = done.changed.map(({ paddle_name }) => paddle_name);
    for (const subject of new Set(subjects)) changed(subject);
    return done;
  }
  return {
    /** Does something to reviews that needs no reading: see `moderateReviews`. */
    moderate: async (moderation: Moderation, ids: readonly string[], note: OwnerNote) =>
      told(await moderateReviews(db, moderation, ids, note)),
    /** Hides a review and all with its text; undefined if there is none with this id. */
    async hideSimilar(id: string, note: OwnerNote) {
      const hidden = await hideSimilar(db, id, note);
      return hidden && told({ changed: hidden }).changed;
    },
    /** Says that reviews are fine as they were read: see `acceptAsRead`. */
    accept: async (acceptance: Acceptance, read: readonly ReadReview[], note: OwnerNote) =>
      told(await acceptAsRead(store, acceptance, read, note)),
    /** Dates reviews from the future now, or all of them: see `redateReviews`. */
    redate: async (ids: readonly string[] | undefined, note: OwnerNote) =>
      told(await redateReviews(db, ids, note)),
  };
}
