import { sql } from "kysely";
import { lockKey } from "../../platform/store/dialect.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { Database } from "../../platform/store/tables.ts";
import { reportKey } from "../contributions/reports.store.ts";
import { mapReviewFields, reviewFields, reviewFieldTable } from "./review.ts";
import { keyOf, type NewReview } from "./reviews.store.ts";

const batch = 500;

/** Other tables about subjects, each with its other columns. */
const marks = { seedings: ["seeded_at"], withdrawn_texts: ["text_key", "withdrawn_at"] };

/** Blocks other processes' renaming until this transaction ends. */
export async function lockNames(db: Database, { engine }: Pick<Store, "engine">): Promise<void> {
  await lockKey(db, engine, "moved names");
}

/**
 * Renames everything stored about a subject: reviews, including hidden ones and seeded samples, their reports, the mark
 * that samples were seeded, and the texts that stay out. The store's triggers update totals and pages. Keys are
 * computed again, so that resubmissions under the new name are recognized. Call it in a transaction.
 * @param to another name than `from`
 * @returns how many players' reviews were moved
 */
export async function moveReviews(db: Database, from: string, to: string): Promise<number> {
  let moved = 0;
  // Visible and hidden reviews are in two indexes.
  for (const state of ["is", "is not"] as const)
    for (;;) {
      const rows = await db
        .selectFrom("paddle_reviews")
        .select([...columns, "id", "is_sample", "dupr_level", "submission_key"])
        .where("paddle_name", "=", from)
        .where("hidden_at", state, null)
        .orderBy("created_at", "desc")
        .orderBy("id", "desc")
        .limit(batch)
        .execute();
      const keyed = rows.map((row) => {
        const fields = mapReviewFields((_, field) => row[reviewFieldTable[field].column]);
        const review = { ...fields, level: row.dupr_level, subject: to } as NewReview;
        return { ...row, key: keyOf(review, row.is_sample === 1 ? "sample" : "player") };
      });
      await rename(db, "paddle_reviews", to, keyed);
      moved += rows.filter(({ is_sample }) => is_sample === 0).length;
      if (rows.length < batch) break;
    }
  const reports = await db
    .selectFrom("review_reports")
    .select(["id", "review_id", "reason", "details", "submission_key"])
    .where("paddle_name", "=", from)
    .execute();
  const keyed = reports.map((report) => ({
    ...report,
    key: reportKey({ ...report, subject: to, of: report.review_id }),
  }));
  for (let start = 0; start < keyed.length; start += batch)
    await rename(db, "review_reports", to, keyed.slice(start, start + batch));
  for (const [table, others] of Object.entries(marks)) {
    const rest = sql.join(others.map((column) => sql.ref(column)));
    await sql`insert into ${sql.table(table)} (paddle_name, ${rest})
      select ${to}, ${rest} from ${sql.table(table)} where paddle_name = ${from}
      on conflict do nothing`.execute(db);
    await sql`delete from ${sql.table(table)} where paddle_name = ${from}`.execute(db);
  }
  return moved;
}

const columns = reviewFields.map((field) => reviewFieldTable[field].column);

/**
 * Renames rows and computes their keys, except where the same was submitted under the new name before: such a row keeps
 * its own.
 */
async function rename(
  db: Database,
  table: "paddle_reviews" | "review_reports",
  to: string,
  rows: readonly { id: string; key: string; submission_key: string }[],
): Promise<void> {
  if (rows.length === 0) return;
  const found = await db
    .selectFrom(table)
    .select("submission_key")
    .where(
      "submission_key",
      "in",
      rows.map(({ key }) => key),
    )
    .execute();
  const taken = new Set(found.map(({ submission_key }) => submission_key));
  const pairs = rows.map(({ id, key, submission_key }) => {
    const isFree = !taken.has(key);
    taken.add(key);
    return sql`(${id}, ${isFree ? key : submission_key})`;
  });
  // Both engines name the columns of such a list column1 and column2.
  await sql`update ${sql.table(table)} set paddle_name = ${to}, submission_key = column2
    from (values ${sql.join(pairs)}) renamed where id = column1`.execute(db);
}

/** How many players' reviews are stored for each subject, including hidden ones. */
export async function countByPlayers(db: Database): Promise<Map<string, number>> {
  const shown = await db
    .selectFrom("review_totals")
    .select(["paddle_name", ({ fn }) => fn.sum<number>("reviews").as("reviews")])
    .where("is_sample", "=", 0)
    .groupBy("paddle_name")
    .execute();
  const hidden = await db
    .selectFrom("paddle_reviews")
    .select(["paddle_name", ({ fn }) => fn.countAll<number>().as("reviews")])
    .where("is_sample", "=", 0)
    .where("hidden_at", "is not", null)
    .groupBy("paddle_name")
    .execute();
  const counts = new Map<string, number>();
  for (const { paddle_name: subject, reviews } of [...shown, ...hidden])
    if (reviews > 0) counts.set(subject, (counts.get(subject) ?? 0) + reviews);
  return counts;
}

/** The ids of a subject's stored reviews, including hidden ones and seeded samples, up to a limit. */
export async function idsOf(db: Database, subject: string, limit: number): Promise<string[]> {
  const found = await db
    .selectFrom("paddle_reviews")
    .select("id")
    .where("paddle_name", "=", subject)
    .limit(limit)
    .execute();
  return found.map(({ id }) => id);
}
