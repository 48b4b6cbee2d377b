import type { Library } from "../../library/library.ts";
import { log } from "../../platform/log.ts";
import type { Store } from "../../platform/store/connect.ts";
import { countByPlayers } from "../../site/reviews/moved-reviews.store.ts";
import {
  countedReviews,
  orphanedReviews,
  orphanSentence,
} from "../../site/reviews/orphaned-reviews.ts";
import { moveNames } from "./move-names.store.ts";

/** Moves what is stored under earlier names, and logs what is stored under names missing from content. */
export async function followNames(store: Store, { moved, subjectNamed }: Library): Promise<void> {
  for (const { from, to, reviews } of await moveNames(store, moved))
    log("info", `moved ${countedReviews(reviews)} of ${from} to ${to}`);
  for (const orphan of orphanedReviews(await countByPlayers(store.db), subjectNamed))
    log("error", orphanSentence(orphan));
}
