import type { Store } from "../../platform/store/connect.ts";
import {
  type AgainAnswer,
  type AgedAnswer,
  type AgedMonths,
  agedOf,
} from "../../site/reviews/aged/aged.ts";
import { askedReview, storeAged } from "../../site/reviews/aged/aged.store.ts";
import { reviewOfKey } from "./aged-mails.store.ts";

interface AgedContext {
  store: Store;
  clock: () => number;
}

/** What a reviewer answers through the link in such an email. */
export function openAged({ store, clock }: AgedContext) {
  const { db } = store;
  async function asked(key: string, months: AgedMonths) {
    const id = await reviewOfKey(db, key);
    return id === undefined ? undefined : await askedReview(db, id, months);
  }

  return {
    /**
     * The review a key is about, and what its writer answered; undefined if that question wasn't sent to them, or not
     * anymore. Throws if the store can't be read.
     */
    async find(key: string, months: AgedMonths) {
      const review = await asked(key, months);
      if (!review) return undefined;
      const { id, paddle_name: subject } = review;
      return { id, subject, aged: agedOf(review).find((each) => each.months === months) };
    },

    /** Stores an answer. Returns whether it was. Throws if the store can't be written. */
    async answer(
      key: string,
      months: AgedMonths,
      given: { answer?: AgedAnswer | undefined; again?: AgainAnswer | undefined },
    ): Promise<boolean> {
      const review = await asked(key, months);
      if (!review) return false;
      await storeAged(db, review.id, months, given, clock());
      store.changed(review.paddle_name);
      return true;
    },
  };
}
