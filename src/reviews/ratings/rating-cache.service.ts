import { storedBuckets } from "./review-totals.store.ts";
import { remember } from "../../platform/store/reads.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { RatingBucket } from "./rating-buckets.ts";

/** Every subject's stored reviews, counted by stars and level. */
type Buckets = Map<string, RatingBucket[]>;

export type RatingCache = ReturnType<typeof openRatingCache>;

/**
 * Holds the counts of all subjects in memory, so that sorting a list of a thousand paddles reads nothing from the store.
 * Like the page cache, it keeps them until reviews change.
 */
export function openRatingCache(store: Store) {
  let known: (() => Promise<Buckets>) | undefined;
  const stale = new Set<string>();

  /** Subjects dropped during the read stay stale: they may have been read before the change. */
  async function refresh(before: () => Promise<Buckets>): Promise<Buckets> {
    const refreshed = new Map(await before());
    const subjects = [...stale];
    stale.clear();
    for (const subject of subjects) {
      const buckets = (await storedBuckets(store.db, subject)).get(subject);
      if (buckets) refreshed.set(subject, buckets);
      else refreshed.delete(subject);
    }
    return refreshed;
  }

  function start(work: () => Promise<Buckets>): Promise<Buckets> {
    const reading = remember(work);
    known = reading;
    const ratings = reading();
    ratings.catch(() => {
      if (known === reading) known = undefined;
    });
    return ratings;
  }

  return {
    /** @throws if they aren't cached and the store can't be read */
    async read(): Promise<Buckets> {
      if (!known) {
        stale.clear();
        return await start(() => storedBuckets(store.db));
      }
      if (stale.size === 0) return await known();
      const before = known;
      return await start(() => refresh(before));
    },
    /** Call it when a subject's reviews change; without a subject, everything is dropped. */
    drop(subject: string | undefined) {
      if (subject === undefined) known = undefined;
      else stale.add(subject);
    },
  };
}
