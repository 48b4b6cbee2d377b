import { sql } from "kysely";
import { type ReviewColumns, reviewFields, reviewFieldTable } from "../review-fields.ts";
import type { HoldReason } from "./hold-reason.ts";
import { textKey } from "../duplicate-texts.store.ts";
import { type ListWindow, newestFirst } from "../../platform/store/newest-first.ts";
import { type OwnerNote, recordAudit } from "../../platform/store/audit-log.store.ts";
import type { StoredReview } from "../reviews.store.ts";
import type { Database } from "../../platform/store/tables.ts";

/** A review as the owner sees it, with every field. */
export type ModeratedReview = StoredReview &
  ReviewColumns & {
    /** Epoch milliseconds; null while it is shown. */
    hidden_at: number | null;
    /** Why it isn't shown but waits; null if it doesn't wait. */
    held_because: HoldReason | null;
    /** When it was approved, epoch milliseconds; null if it never waited, or was edited since. */
    approved_at: number | null;
    /** How many reports there are of it. */
    reports: number;
  };

/** Which reviews the owner wants to see. */
export interface ReviewFilter {
  subject?: string | undefined;
  stars?: number | undefined;
  state?: "held" | "hidden" | "shown" | undefined;
  /** Only those somebody reported. */
  reported: boolean;
  /** Stands in the text or the name, in whatever case of the letters a to z. */
  search?: string | undefined;
  /** Epoch milliseconds. */
  since?: number | undefined;
  /** Whether seeded samples are among them. */
  samples: boolean;
}

const fieldColumns = reviewFields.map((field) => reviewFieldTable[field].column);

function everyReview(db: Database) {
  return db
    .selectFrom("paddle_reviews")
    .select(["id", "paddle_name", ...fieldColumns, "created_at", "updated_at"])
    .select(["is_sample", "hidden_at", "held_because", "approved_at"])
    .select((query) =>
      query
        .selectFrom("review_reports")
        .whereRef("review_reports.review_id", "=", "paddle_reviews.id")
        .select(({ fn }) => fn.countAll<number>().as("reports"))
        .as("reports"),
    )
    .$narrowType<{ reports: number }>();
}

/** All reviews of a filter, hidden ones too: those after the cursor, newest first. */
export async function listEveryReview(
  db: Database,
  { subject, stars, state, reported, search, since, samples }: ReviewFilter,
  window: ListWindow,
): Promise<ModeratedReview[]> {
  const pattern = `%${search?.replaceAll(/[\\%_]/g, "\\$&")}%`;
  const matching = everyReview(db)
    .$if(subject !== undefined, (query) => query.where("paddle_name", "=", subject!))
    .$if(stars !== undefined, (query) => query.where("rating", "=", stars!))
    .$if(state === "held", (query) => query.where("held_because", "is not", null))
    .$if(state === "hidden", (query) =>
      query.where("hidden_at", "is not", null).where("held_because", "is", null),
    )
    .$if(state === "shown", (query) => query.where("hidden_at", "is", null))
    .$if(!samples, (query) => query.where("is_sample", "=", 0))
    .$if(since !== undefined, (query) => query.where("created_at", ">=", since!))
    .$if(reported, (query) =>
      query.where("id", "in", (reports) =>
        reports.selectFrom("review_reports").select("review_id"),
      ),
    )
    .$if(search !== undefined, (query) =>
      query.where(
        sql<boolean>`(lower(review_text) like lower(${pattern}) escape '\\'
          or lower(first_name) like lower(${pattern}) escape '\\')`,
      ),
    );
  return await newestFirst(matching, window).execute();
}

/** One review, hidden or not. */
export async function anyReview(db: Database, id: string): Promise<ModeratedReview | undefined> {
  return await everyReview(db).where("id", "=", id).executeTakeFirst();
}

/** Those of these reviews that the store has, hidden or not, in no order. */
export async function anyReviews(db: Database, ids: readonly string[]): Promise<ModeratedReview[]> {
  return ids.length === 0 ? [] : await everyReview(db).where("id", "in", ids).execute();
}

/** Whether visitors see a review, nobody does until someone has read it, or it was taken off the site. */
export type ReviewState = "shown" | "held" | "hidden";

export function stateOf({
  hidden_at,
  held_because,
}: Pick<ModeratedReview, "hidden_at" | "held_because">): ReviewState {
  if (held_because !== null) return "held";
  return hidden_at === null ? "shown" : "hidden";
}

/** What can be done to a review by its id alone. To say that one is fine is `acceptAsRead`. */
export type Moderation = "hide" | "delete";

/** What became of reviews that something was to be done to. */
export interface Moderated {
  /** The ids that nothing has. Where there are any, nothing was done. */
  missing: string[];
  /** The reviews it was done to. */
  changed: Pick<StoredReview, "id" | "first_name" | "paddle_name">[];
  /** The others, and what they are now. */
  unchanged: { id: string; state: ReviewState }[];
}

/** The reasons that the audit log keeps if none is given. */
export const usualReasons = {
  approve: "looks fine",
  restore: "looks fine",
  hide: "doesn't belong on the site",
  delete: "doesn't belong on the site",
};

/**
 * Hides reviews, or deletes some with what was reported of them: all or none, and written down. None is shown by its id
 * alone: someone has to have read it.
 * Pages, totals and other processes follow by the store's triggers.
 */
export async function moderateReviews(
  db: Database,
  moderation: Moderation,
  ids: readonly string[],
  note: OwnerNote,
): Promise<Moderated> {
  if (ids.length === 0) return { missing: [], changed: [], unchanged: [] };
  return await db.transaction().execute(async (transaction) => {
    const found = await statesOf(transaction, ids);
    const missing = ids.filter((id) => !found.has(id));
    if (missing.length > 0) return { missing, changed: [], unchanged: [] };
    const changed = await moderated(transaction, moderation, ids, note.now);
    const changedIds = changed.map(({ id }) => id);
    const act = `reviews ${moderation}`;
    await recordAudit(transaction, act, changedIds, note, usualReasons[moderation]);
    const unchanged =
      changed.length === ids.length
        ? []
        : [...(await statesOf(transaction, ids))]
            .filter(([id]) => !changedIds.includes(id))
            .map(([id, state]) => ({ id, state }));
    return { missing, changed, unchanged };
  });
}

async function statesOf(db: Database, ids: readonly string[]): Promise<Map<string, ReviewState>> {
  const rows = await db
    .selectFrom("paddle_reviews")
    .select(["id", "hidden_at", "held_because"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map((row) => [row.id, stateOf(row)]));
}

const changedColumns = ["id", "first_name", "paddle_name"] as const;

async function moderated(
  db: Database,
  moderation: Moderation,
  ids: readonly string[],
  now: number,
): Promise<Moderated["changed"]> {
  if (moderation === "delete") {
    await db.deleteFrom("review_reports").where("review_id", "in", ids).execute();
    return await db
      .deleteFrom("paddle_reviews")
      .where("id", "in", ids)
      .returning(changedColumns)
      .execute();
  }
  await keepTexts(db, ids);
  return await db
    .updateTable("paddle_reviews")
    .set({ hidden_at: now, held_because: null, approved_at: null })
    .where("id", "in", ids)
    .where(({ or, eb }) => or([eb("hidden_at", "is", null), eb("held_because", "is not", null)]))
    .returning(changedColumns)
    .execute();
}

/**
 * Shows those of these reviews that are in a state; one that waits is approved by that. Part of a transaction.
 * @param now epoch milliseconds
 */
export async function showReviews(
  db: Database,
  ids: readonly string[],
  state: "held" | "hidden",
  now: number,
): Promise<Moderated["changed"]> {
  if (ids.length === 0) return [];
  const isHeld = state === "held";
  return await db
    .updateTable("paddle_reviews")
    .set({ hidden_at: null, held_because: null, ...(isHeld ? { approved_at: now } : {}) })
    .where("id", "in", ids)
    .where("hidden_at", "is not", null)
    .where("held_because", isHeld ? "is not" : "is", null)
    .returning(changedColumns)
    .execute();
}

/** A short text has no key as long as its review is shown, as two players may write it; a hidden one isn't let in again. */
async function keepTexts(db: Database, ids: readonly string[]): Promise<void> {
  const short = await db
    .selectFrom("paddle_reviews")
    .select(["id", "review_text"])
    .where("id", "in", ids)
    .where("text_key", "is", null)
    .execute();
  for (const { id, review_text } of short)
    await db
      .updateTable("paddle_reviews")
      .set({ text_key: textKey(review_text).digest })
      .where("id", "=", id)
      .execute();
}
