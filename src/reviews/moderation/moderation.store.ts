import { sql } from "kysely";
import { type ReviewColumns, reviewFields, reviewFieldTable } from "../review-fields.ts";
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
    /** How many reports there are of it. */
    reports: number;
  };

/** Which reviews the owner wants to see. */
export interface ReviewFilter {
  subject?: string | undefined;
  stars?: number | undefined;
  state?: "hidden" | "shown" | undefined;
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
    .select(["is_sample", "hidden_at"])
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
    .$if(state === "hidden", (query) => query.where("hidden_at", "is not", null))
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

/** What can be done to a review. */
export type Moderation = "hide" | "restore" | "delete";

/** What became of reviews that were to be moderated. */
export interface Moderated {
  /** The ids that no review has. Where there are any, nothing was done. */
  missing: string[];
  /** The reviews it was done to; the others were so already. */
  changed: Pick<StoredReview, "id" | "first_name" | "paddle_name">[];
}

/**
 * Hides reviews, shows them again or deletes them with what was reported of them: all or none, and written down.
 * Pages, totals and other processes follow by the store's triggers.
 */
export async function moderateReviews(
  db: Database,
  moderation: Moderation,
  ids: readonly string[],
  note: OwnerNote,
): Promise<Moderated> {
  return await db.transaction().execute(async (transaction) => {
    const found = await transaction
      .selectFrom("paddle_reviews")
      .select("id")
      .where("id", "in", ids)
      .execute();
    const known = new Set(found.map(({ id }) => id));
    const missing = ids.filter((id) => !known.has(id));
    if (missing.length > 0) return { missing, changed: [] };
    const changed = await moderated(transaction, moderation, ids, note.now);
    const changedIds = changed.map(({ id }) => id);
    await recordAudit(transaction, `reviews ${moderation}`, changedIds, note);
    return { missing, changed };
  });
}

async function moderated(
  db: Database,
  moderation: Moderation,
  ids: readonly string[],
  now: number,
): Promise<Moderated["changed"]> {
  const columns = ["id", "first_name", "paddle_name"] as const;
  if (moderation === "delete") {
    await db.deleteFrom("review_reports").where("review_id", "in", ids).execute();
    return await db
      .deleteFrom("paddle_reviews")
      .where("id", "in", ids)
      .returning(columns)
      .execute();
  }
  const hides = moderation === "hide";
  if (hides) await keepTexts(db, ids);
  return await db
    .updateTable("paddle_reviews")
    .set({ hidden_at: hides ? now : null })
    .where("id", "in", ids)
    .where("hidden_at", hides ? "is" : "is not", null)
    .returning(columns)
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
