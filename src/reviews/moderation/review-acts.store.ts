// What moderators do to reviews and reports. An act that says a review is fine ('approve', 'restore', 'close') must
// name the version that was read: its words, its state and its reports. If any of that has changed since, nothing is
// done, except that a review someone else has hidden or shown meanwhile stays that way.

import { type Act, type Kind, type Place, readVersioned, type Thing } from "../../platform/acts.ts";
import { lockedRows } from "../../platform/store/dialect.ts";
import { digest } from "../../platform/store/digest.ts";
import type { Database } from "../../platform/store/tables.ts";
import { textKey } from "../duplicate-texts.store.ts";
import { sampleIndex } from "../reports/report.ts";
import { type ListedReport, reportsById, reportsOfAll } from "../reports/reports.store.ts";
import { type ReviewColumns, reviewFields, reviewFieldTable } from "../review.ts";
import { type ModeratedReview, type ReviewState, stateOf } from "./moderation.store.ts";
import { similarReviews } from "./similar-reviews.store.ts";

type ReadColumns = ReviewColumns & Pick<ModeratedReview, "hidden_at" | "held_because">;
type Reports = readonly Pick<ListedReport, "id">[];

const fieldColumns = reviewFields.map((field) => reviewFieldTable[field].column);
const states: readonly ReviewState[] = ["shown", "held", "hidden"];

// 128 bits: otherwise a writer with two texts of one version could have the harmless one read and the other one
// approved.
const versionIn = (review: ReviewColumns, state: ReviewState) =>
  digest(JSON.stringify([state, ...fieldColumns.map((column) => review[column])])).slice(0, 22);

/** Identifies everything someone reads of a review: another word or state is another version. */
export const readVersion = (review: ReadColumns) => versionIn(review, stateOf(review));

/** The same including its reports, as acts take it. */
export const wholeVersion = (review: ReadColumns, reports: Reports) =>
  readVersion(review) + reportsMark(reports);

function reportsMark(reports: Reports): string {
  if (reports.length === 0) return "";
  const ids = reports.map(({ id }) => id).toSorted();
  return `+${digest(ids.join(" ")).slice(0, 8)}`;
}

/** How the stored review differs from what was read. */
function compare(review: ReadColumns, read: string | undefined) {
  const [version] = (read ?? "").split("+");
  const isAsRead = version === readVersion(review);
  const isChanged = !isAsRead && !states.some((state) => versionIn(review, state) === version);
  return { isAsRead, isChanged: read !== undefined && isChanged };
}

interface FoundReview extends Thing {
  state: ReviewState;
  /** Whether it's unchanged, including its state. */
  isAsRead: boolean;
  reports: readonly ListedReport[];
}

/** Locks reviews to change them. */
async function lockedReviews({ db, engine }: Place, ids: readonly string[]) {
  const rows = await lockedRows(
    engine,
    db
      .selectFrom("paddle_reviews")
      .select(["id", "paddle_name", "hidden_at", "held_because", ...fieldColumns])
      .where("id", "in", ids)
      .orderBy("id"),
  ).execute();
  return rows as (ReadColumns & { id: string; paddle_name: string })[];
}

// Imported reviews keep their ids. PostgreSQL rejects NULs.
const isStoredId = (id: string) => /^[\w-]{1,100}$/.test(id) && sampleIndex(id) === undefined;

const reviews: Kind<FoundReview> = {
  noun: "review",
  list: "reviews list",
  read: readVersioned(isStoredId),
  async find(on, named) {
    const ids = named.map(({ id }) => id);
    const versions = new Map(named.map(({ id, version }) => [id, version]));
    const rows = await lockedReviews(on, ids);
    const reports = Map.groupBy(await reportsOfAll(on.db, ids), ({ review_id }) => review_id);
    return rows.map((row) => {
      const { id, paddle_name, first_name } = row;
      const version = versions.get(id);
      const open = reports.get(id) ?? [];
      const { isAsRead, isChanged } = compare(row, version);
      const hasOthers = version !== undefined && !version.endsWith(reportsMark(open));
      return {
        id,
        label: `${first_name} on ${paddle_name}`,
        subject: paddle_name,
        state: stateOf(row),
        reports: open,
        isAsRead,
        isChanged: isChanged || hasOthers,
        isUnread: version === undefined,
      };
    });
  },
};

const onReviews = { of: reviews, may: "moderator" } as const;

/** The targets that were skipped, by their current state. */
const leftOf = (things: readonly FoundReview[], done: readonly Thing[]) => {
  const ids = new Set(done.map(({ id }) => id));
  return things.filter(({ id }) => !ids.has(id)).map(({ id, state }) => ({ id, as: state }));
};

/** Shows reviews; showing a held one approves it. */
async function show(db: Database, things: readonly FoundReview[], now: number): Promise<void> {
  for (const state of ["held", "hidden"] as const) {
    const ids = things.filter((each) => each.state === state).map(({ id }) => id);
    if (ids.length === 0) continue;
    await db
      .updateTable("paddle_reviews")
      .set({
        hidden_at: null,
        held_because: null,
        ...(state === "held" ? { approved_at: now } : {}),
      })
      .where("id", "in", ids)
      .execute();
  }
}

const closesReports: NonNullable<Act<object, FoundReview>["goesWith"]> = (outcome, { things }) => {
  const accepted = new Set(outcome.done.map(({ id }) => id));
  const open = things.filter(({ id, isAsRead }) => isAsRead && accepted.has(id));
  return [closeReports, open.flatMap((each) => each.reports.map(asThing))];
};

export const approveReviews: Act<object, FoundReview> = {
  ...onReviews,
  name: "reviews approve",
  asRead: true,
  about: "Show reviews that were waiting for you, and close their reports",
  more: "Name each one with the version that you read: 'reviews show' prints the command. If its writer has changed it since, or another report came in, nothing is done. An id alone works at a terminal, where the command shows the review and asks. The newsletter may quote what you approve.",
  example: "reviews approve 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA",
  button: "Looks fine",
  done: "Approved",
  left: { shown: "Not waiting", hidden: "Hidden since, and still hidden", held: "Still waiting" },
  why: "looks fine",
  async run({ db }, { things }, { now }) {
    const done = things.filter(({ isAsRead, state }) => isAsRead && state === "held");
    await show(db, done, now);
    return { done, left: leftOf(things, done) };
  },
  goesWith: closesReports,
};

export const hideReviews: Act<object, FoundReview> = {
  ...onReviews,
  name: "reviews hide",
  about: "Take reviews off the site and out of all figures; they stay in the store",
  more: "If one of several ids isn't a review's, nothing is done. A hidden review that is sent again stays hidden. --like hides all reviews with one's text, even with other punctuation, spaces, case or look-alike letters; it asks first.",
  example: 'reviews hide 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "advertising"',
  options: [
    { flags: "--like <id>", about: "this review and all with the same text", instead: true },
  ],
  button: "Hide",
  done: "Hidden",
  none: "All reviews with this text are already hidden.",
  left: { hidden: "Already hidden" },
  why: "doesn't belong on the site",
  async asks({ db }, { options: { like } }) {
    const similar = like === undefined ? undefined : await similarReviews(db, String(like));
    if (!similar || similar.ids.length === 0) return undefined;
    const { ids, shown } = similar;
    const count = ids.length === 1 ? "1 review has" : `${ids.length} reviews have`;
    return `${count} this text, ${shown} of them shown. Hide all?`;
  },
  async named({ db }, { options: { like } }) {
    if (like === undefined) return undefined;
    const similar = isStoredId(String(like)) ? await similarReviews(db, String(like)) : undefined;
    // A missing one is reported like any other.
    return similar?.ids.map((id) => ({ id })) ?? [{ id: String(like) }];
  },
  async run({ db }, { things }, { now }) {
    const done = things.filter(({ state }) => state !== "hidden");
    const ids = done.map(({ id }) => id);
    if (ids.length > 0) {
      await keepTexts(db, ids);
      await db
        .updateTable("paddle_reviews")
        .set({ hidden_at: now, held_because: null, approved_at: null })
        .where("id", "in", ids)
        .execute();
    }
    return { done, left: leftOf(things, done) };
  },
};

/**
 * A visible review's short text has no key, because two players may write it; a hidden one's does, so that it isn't
 * accepted again.
 */
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

export const restoreReviews: Act<object, FoundReview> = {
  ...onReviews,
  name: "reviews restore",
  asRead: true,
  about: "Show hidden reviews again",
  more: "Name each one as for 'reviews approve', with the version that you read. Restoring a review that's waiting approves it.",
  example:
    'reviews restore 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA --reason "it was a fair one"',
  button: "Restore",
  done: "Shown again",
  left: {
    shown: "Already shown",
    hidden: "Hidden since, and still hidden",
    held: "Waiting for approval now",
  },
  why: "looks fine",
  async run({ db }, { things }, { now }) {
    const done = things.filter(({ isAsRead, state }) => isAsRead && state !== "shown");
    await show(db, done, now);
    return { done, left: leftOf(things, done) };
  },
  goesWith: closesReports,
};

export const deleteReviews: Act<object, FoundReview> = {
  ...onReviews,
  name: "reviews delete",
  about: "Delete reviews for good, with their reports",
  more: "A deleted review can be sent again; to keep a text out, hide it instead.",
  example: 'reviews delete 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11 --reason "its writer asked"',
  button: "Delete",
  box: { label: "Yes, delete for good" },
  done: "Deleted",
  why: "doesn't belong on the site",
  asks: (_, { of }) =>
    `Delete ${of.length === 1 ? "this review" : `these ${of.length} reviews`} for good?`,
  async run({ db }, { things }) {
    const ids = things.map(({ id }) => id);
    await db.deleteFrom("review_reports").where("review_id", "in", ids).execute();
    await db.deleteFrom("paddle_reviews").where("id", "in", ids).execute();
    return { done: things };
  },
};

/** How many reviews, including hidden ones and seeded samples, are dated after a time (epoch milliseconds). */
export async function countFuture(db: Database, now: number): Promise<number> {
  return (await futureReviews(db, now)).length;
}

const futureReviews = (db: Database, now: number) =>
  db
    .selectFrom("paddle_reviews")
    .select(["id", "created_at", "updated_at", "hidden_at", "approved_at"])
    .where("created_at", ">", now)
    .orderBy("created_at")
    .orderBy("id")
    .execute();

export const redateReviews: Act<object, FoundReview> = {
  ...onReviews,
  name: "reviews redate",
  about: "Change dates in the future to now, for reviews written while the clock was wrong",
  more: "Set the clock right first: every review dated later than the clock gets a new date. The reviews keep their order. When they were really written isn't known.",
  example: "reviews redate --all",
  options: [
    {
      flags: "--all",
      about: "all reviews that are dated in the future, and seeded samples",
      instead: true,
    },
  ],
  button: "Date it now",
  done: "Dated now",
  none: "No review is dated in the future.",
  left: {
    shown: "Not dated in the future",
    held: "Not dated in the future",
    hidden: "Not dated in the future",
  },
  why: "it was dated in the future",
  async asks({ db }, { of, options }, { now }) {
    const found = await countFuture(db, now);
    if (found === 0) return undefined;
    const count = options.all ? found : new Set(of).size;
    const clock = new Date(now).toISOString().slice(0, 16).replace("T", " ");
    return `Change the date of ${count === 1 ? "1 review" : `${count} reviews`} to now, ${clock}Z?`;
  },
  async named({ db }, { options: { all } }, { now }) {
    return all ? (await futureReviews(db, now)).map(({ id }) => ({ id })) : undefined;
  },
  async run({ db }, { things }, { now }) {
    const found = new Map(things.map((each) => [each.id, each]));
    const rows = (await futureReviews(db, now)).filter(({ id }) => found.has(id));
    const byNow = (time: number | null) => (time === null ? null : Math.min(time, now));
    // A millisecond apart, and edited ones stay edited.
    for (const [index, { id, ...row }] of rows.entries()) {
      const at = now - (rows.length - index);
      await db
        .updateTable("paddle_reviews")
        .set({
          created_at: at,
          updated_at: row.updated_at > row.created_at ? at + 1 : at,
          hidden_at: byNow(row.hidden_at),
          approved_at: byNow(row.approved_at),
        })
        .where("id", "=", id)
        .execute();
    }
    const done = rows.map(({ id }) => found.get(id)!);
    return { done, left: leftOf(things, done) };
  },
};

interface FoundReport extends Thing {
  review: string;
  state: ReviewState;
  isAsRead: boolean;
}

/** The same report can be sent again later, and is then a new one. */
const asThing = ({ id, review_id, reason }: ListedReport) => ({
  id,
  label: reason,
  review: review_id,
  state: "shown" as ReviewState,
  isAsRead: true,
});

const reports: Kind<FoundReport> = {
  noun: "report",
  list: "reports list",
  read: readVersioned(isStoredId),
  async find(on, named) {
    const found = await reportsById(
      on.db,
      named.map(({ id }) => id),
    );
    const stored = found.map(({ review_id }) => review_id).filter(isStoredId);
    const rows = stored.length === 0 ? [] : await lockedReviews(on, [...new Set(stored)]);
    const reported = new Map(rows.map((row) => [row.id, row]));
    const versions = new Map(named.map(({ id, version }) => [id, version]));
    return found.map((report) => {
      const review = reported.get(report.review_id);
      // A sample is content, which only an edit of a file changes.
      if (!review) return asThing(report);
      const version = versions.get(report.id);
      const { isAsRead, isChanged } = compare(review, version);
      const isUnread = version === undefined;
      return { ...asThing(report), state: stateOf(review), isAsRead, isChanged, isUnread };
    });
  },
};

export const closeReports: Act<object, FoundReport> = {
  of: reports,
  may: "moderator",
  name: "reports close",
  asRead: true,
  about: "Close reports of reviews that are fine",
  more: "Name each one with the version of its review that you read: 'reviews show' prints the command. If the review has changed since, nothing is done. An id alone works at a terminal, where the command shows the review and asks, and for a report of a sample, which only you can change. The reviews stay as they are; the reports are deleted, and the log says why.",
  example:
    'reports close 0d9c1f6e-6a55-4a55-9d58-0a4a3f1d9a11@jZ3Qn0vYw8rT5kXo1mB7cA --reason "a fair review"',
  button: "Looks fine",
  done: "Closed",
  left: {
    shown: "The review is shown now, so its report stays open",
    held: "The review is waiting now, so its report stays open",
    hidden: "The review is hidden now, so its report stays open",
  },
  why: "looks fine",
  async run({ db }, { things }) {
    const done = things.filter(({ isAsRead }) => isAsRead);
    const ids = done.map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom("review_reports").where("id", "in", ids).execute();
    const left = things.filter(({ isAsRead }) => !isAsRead);
    return {
      done: done.map(({ id }) => ({ id })),
      left: left.map(({ id, state }) => ({ id, as: state })),
      // The reports are gone then, so the log has their reviews.
      logged: [...new Set(done.map(({ review }) => review))],
    };
  },
};

export const reviewActs: readonly Act[] = [
  approveReviews,
  hideReviews,
  restoreReviews,
  redateReviews,
  deleteReviews,
  closeReports,
];
