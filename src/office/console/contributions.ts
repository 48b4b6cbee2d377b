import type { StoredKind } from "../../site/contributions/contribution.ts";
import type { FieldKind } from "../../site/contributions/kind.ts";
import { wordActsOf } from "../../site/contributions/hold-reasons.store.ts";
import { withdrawal } from "../../site/contributions/contributions.store.ts";
import { moderationActs } from "../../site/contributions/moderation.store.ts";
import { subscriberActs } from "../../mail/newsletter/subscribers.store.ts";
import type { Act } from "../../platform/acts.ts";
import { watchActs } from "../publishing/watch-acts.service.ts";
import { fieldKinds, publicKinds } from "../../site/kinds/kinds.ts";
import { reviewActs } from "../../site/reviews/moderation/moderation.store.ts";
import { photoActs, photoKind } from "../../site/reviews/photos/photos.store.ts";
import { reviewKind } from "../../site/reviews/reviews.store.ts";
import { contentActs } from "../publishing/content-acts.service.ts";
import { actsOnAsked } from "./requests/request-acts.service.ts";

/** Every kind that visitors can read, and that is held for approval if it has a blocked word. */
export const kinds: readonly StoredKind[] = [reviewKind, ...publicKinds];

export const wordActs = wordActsOf(kinds);
export const [blockWords, unblockWords] = wordActs;

function actsOf(kind: FieldKind): readonly Act[] {
  const own = actsOnAsked.get(kind.name);
  if (own) return own;
  const { approve, restore, hide, remove, close } = moderationActs(kind);
  return [approve, restore, hide, remove, ...(close ? [close] : [])] as readonly Act[];
}

/** The acts on each kind made of fields, by its name. */
export const kindActs: ReadonlyMap<string, readonly Act[]> = new Map(
  fieldKinds.map((kind) => [kind.name, actsOf(kind)]),
);

/** What people do to what others sent, and to their own. */
export const contributionActs: readonly Act[] = [
  ...reviewActs,
  ...photoActs,
  ...[...kindActs.values()].flat(),
  ...[reviewKind, photoKind, ...fieldKinds].map((kind) => withdrawal(kind) as Act),
  ...wordActs,
];

/** The acts that can be undone, by name. */
export const undoableActs: ReadonlyMap<string, Act> = new Map(
  [...contributionActs, ...contentActs, ...watchActs, ...subscriberActs].flatMap((act) =>
    act.undo ? [[act.name, act]] : [],
  ),
);
