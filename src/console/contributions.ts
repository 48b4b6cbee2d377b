import type { StoredKind } from "../contributions/contribution.ts";
import { wordActsOf } from "../contributions/hold-reasons.store.ts";
import type { Act } from "../platform/acts.ts";
import { reviewActs } from "../reviews/moderation/moderation.store.ts";
import { photoActs } from "../reviews/photos/photos.store.ts";
import { questionKinds } from "../questions/questions.store.ts";
import { questionActs } from "./questions/question-acts.store.ts";
import { reviewKind } from "../reviews/reviews.store.ts";
import { requestActs } from "./requests/request-acts.service.ts";

/** Every kind that visitors can read, and that is held for approval if it has a blocked word. */
export const kinds: readonly StoredKind[] = [reviewKind, ...questionKinds];

export const wordActs = wordActsOf(kinds);
export const [blockWords, unblockWords] = wordActs;

/** The acts that can be undone, by name. */
export const undoableActs: ReadonlyMap<string, Act> = new Map(
  [...reviewActs, ...photoActs, ...questionActs, ...wordActs, ...requestActs].flatMap((act) =>
    act.undo ? [[act.name, act]] : [],
  ),
);
