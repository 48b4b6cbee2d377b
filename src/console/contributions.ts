import type { StoredKind } from "../contributions/contribution.ts";
import { wordActsOf } from "../contributions/hold-reasons.store.ts";
import type { Act } from "../platform/acts.ts";
import { reviewActs } from "../reviews/moderation/moderation.store.ts";
import { reviewKind } from "../reviews/reviews.store.ts";

/** Every kind that can be held for approval, and is scanned for blocked words. */
export const kinds: readonly StoredKind[] = [reviewKind];

export const wordActs = wordActsOf(kinds);
export const [blockWords, unblockWords] = wordActs;

/** The acts that can be undone, by name. */
export const undoableActs: ReadonlyMap<string, Act> = new Map(
  [...reviewActs, ...wordActs].flatMap((act) => (act.undo ? [[act.name, act]] : [])),
);
