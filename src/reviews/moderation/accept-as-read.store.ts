import { type OwnerNote, recordAudit } from "../../platform/store/audit-log.store.ts";
import type { Store } from "../../platform/store/connect.ts";
import { lockedRows } from "../../platform/store/dialect.ts";
import { digest } from "../../platform/store/digest.ts";
import type { Database } from "../../platform/store/tables.ts";
import { type ReviewColumns, reviewFields, reviewFieldTable } from "../review-fields.ts";
import {
  type Moderated,
  type ModeratedReview,
  type ReviewState,
  showReviews,
  stateOf,
  usualReasons,
} from "./moderation.store.ts";

/** A way to say that a review is fine: show one that waits, show one that waits or is hidden, or end its reports. */
export type Acceptance = "approve" | "restore" | "close";

/** A review as someone read it. */
export interface ReadReview {
  /** A stored review's id; the place of a sample in content: 'sample-3'. */
  id: string;
  /** Its `readVersion`; empty for what isn't in the store, where only an edit of content changes it. */
  version: string;
  /** The ids of the reports that were read: no other one is closed. */
  reports: readonly string[];
}

/** What became of reviews that were to be accepted. */
export interface Accepted extends Moderated {
  /** Those whose writers changed them after they were read. Where there are any, nothing was done. */
  edited: string[];
  /** How many reports were closed. */
  closed: number;
}

type ReadColumns = ReviewColumns & Pick<ModeratedReview, "hidden_at" | "held_because">;

const fieldColumns = reviewFields.map((field) => reviewFieldTable[field].column);

/** What names all that someone reads of a review: another word, or another state, is another version. */
export const readVersion = (review: ReadColumns) => versionIn(review, stateOf(review));

// 128 bits: a writer who has two texts with one version could have the harmless one read, and the other one accepted.
const versionIn = (review: ReviewColumns, state: ReviewState) =>
  digest(JSON.stringify([state, ...fieldColumns.map((column) => review[column])])).slice(0, 22);

const states: readonly ReviewState[] = ["shown", "held", "hidden"];

const isAsRead = (review: ReadColumns | undefined, version: string) =>
  version === (review ? readVersion(review) : "");

/** Whether only the state differs from what was read. */
const hasTheSameWords = (review: ReadColumns | undefined, version: string) =>
  isAsRead(review, version) ||
  (review !== undefined && states.some((state) => versionIn(review, state) === version));

/**
 * Accepts reviews as they were read, closes the reports that were read with them, and records both. If one is gone, or
 * its writer has changed it since, nothing is done. One that is in another state by now is left as it is.
 */
export async function acceptAsRead(
  { db, engine }: Pick<Store, "db" | "engine">,
  acceptance: Acceptance,
  read: readonly ReadReview[],
  note: OwnerNote,
): Promise<Accepted> {
  return await db.transaction().execute(async (transaction) => {
    const ids = read.map(({ id }) => id);
    // Nobody edits them from here on.
    const rows = await lockedRows(
      engine,
      transaction
        .selectFrom("paddle_reviews")
        .select(["id", "hidden_at", "held_because", ...fieldColumns])
        .where("id", "in", ids)
        .orderBy("id"),
    ).execute();
    const stored = new Map<string, ReadColumns>(rows.map((row) => [row.id, row as ReadColumns]));
    const open = await openReports(transaction, read);
    const missing = read.flatMap(({ id, version, reports }) => {
      const isGone = !stored.has(id) && (acceptance !== "close" || version !== "");
      const closed = reports.filter((report) => open.get(report) !== id);
      return [...(isGone ? [id] : []), ...(acceptance === "close" ? closed : [])];
    });
    const edited = read
      .filter(({ id, version }) => !hasTheSameWords(stored.get(id), version))
      .map(({ id }) => id);
    const nothing = { missing, edited, changed: [], unchanged: [], closed: 0 };
    if (missing.length + edited.length > 0) return nothing;

    const asRead = read.filter(({ id, version }) => isAsRead(stored.get(id), version));
    const inState = (state: ReviewState) =>
      asRead.map(({ id }) => id).filter((id) => stateOf(stored.get(id)!) === state);
    const changed: Accepted["changed"] = [];
    if (acceptance !== "close")
      changed.push(...(await showReviews(transaction, inState("held"), "held", note.now)));
    if (acceptance === "restore")
      changed.push(...(await showReviews(transaction, inState("hidden"), "hidden", note.now)));
    const shown = changed.map(({ id }) => id);
    if (acceptance !== "close")
      await recordAudit(
        transaction,
        `reviews ${acceptance}`,
        shown,
        note,
        usualReasons[acceptance],
      );
    const accepted = asRead.filter(({ id }) => acceptance === "close" || shown.includes(id));
    const reports = accepted.flatMap((each) =>
      each.reports.filter((report) => open.get(report) === each.id),
    );
    const closed = await closeReports(transaction, reports, note);
    const left = read.filter((each) => !accepted.includes(each));
    const unchanged = left.map(({ id }) => ({ id, state: stateOf(stored.get(id)!) }));
    return { ...nothing, changed, unchanged, closed };
  });
}

/** The reviews of those of the reports that aren't closed yet, by the report's id. */
async function openReports(
  db: Database,
  read: readonly ReadReview[],
): Promise<ReadonlyMap<string, string>> {
  const ids = read.flatMap(({ reports }) => reports);
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom("review_reports")
    .select(["id", "review_id"])
    .where("id", "in", ids)
    .execute();
  return new Map(rows.map(({ id, review_id }) => [id, review_id]));
}

/** Deletes reports, and records it with their reviews' ids. The same report can come again, and is then a new one. */
async function closeReports(
  db: Database,
  ids: readonly string[],
  note: OwnerNote,
): Promise<number> {
  if (ids.length === 0) return 0;
  const closed = await db
    .deleteFrom("review_reports")
    .where("id", "in", ids)
    .returning("review_id")
    .execute();
  const reviews = [...new Set(closed.map(({ review_id }) => review_id))];
  await recordAudit(db, "reports close", reviews, note, "looks fine");
  return closed.length;
}
