import type { StoredKind } from "../contributions/contribution.ts";
import { wordActs } from "../contributions/hold-reasons.store.ts";
import { reviewKind } from "../reviews/reviews.store.ts";

/** Every kind of what visitors send in that waits for the owner, and is looked through for blocked words. */
export const kinds: readonly StoredKind[] = [reviewKind];

/** What can be done to blocked words. */
export const { block: blockWords, unblock: unblockWords } = wordActs(kinds);
