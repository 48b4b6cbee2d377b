// Renames everything stored about a subject or page when its content file is renamed: reviews, subscriptions, the next
// issue's paddle, and links in past issues. All or nothing, and a second run finds nothing left to do.

import { moveFacts } from "../../site/open-data/changes.store.ts";
import type { Store } from "../../platform/store/connect.ts";
import type { Database } from "../../platform/store/tables.ts";
import type { Library } from "../../library/library.ts";
import type { Act, Kind, Thing } from "../../platform/acts.ts";
import { refusal } from "../../platform/refusals.ts";
import type { Engine } from "../../platform/store/dialect.ts";
import {
  countByPlayers,
  idsOf,
  lockNames,
  moveReviews,
} from "../../site/reviews/moved-reviews.store.ts";
import { moveRows } from "../../site/contributions/contributions.store.ts";
import { publicKinds } from "../../site/kinds/kinds.ts";
import { countedReviews } from "../../site/reviews/orphaned-reviews.ts";
import { alerts } from "./alerts.ts";
import type { SubscriberState } from "./newsletter.tables.ts";
import type { IssueContent } from "./issue.ts";

export interface MovedNames {
  subjects: ReadonlyMap<string, string>;
  paths: ReadonlyMap<string, string>;
}

export interface MovedReviews {
  from: string;
  to: string;
  /** Only players' reviews. */
  reviews: number;
}

/**
 * Moves everything stored under earlier names to the current ones, all or nothing. A second run, or another process at
 * the same time, finds nothing left to move.
 * @returns the names from which players' reviews were moved
 */
export async function moveNames(
  { db, engine }: Pick<Store, "db" | "engine">,
  moved: MovedNames,
): Promise<MovedReviews[]> {
  if (moved.subjects.size + moved.paths.size === 0) return [];
  return await db.transaction().execute((transaction) => moveNamesIn(transaction, engine, moved));
}

async function moveNamesIn(
  db: Database,
  engine: Engine,
  moved: MovedNames,
): Promise<MovedReviews[]> {
  await lockNames(db, { engine });
  const done: MovedReviews[] = [];
  for (const [from, to] of moved.subjects) {
    await moveSubscriptions(db, from, to);
    for (const begin of alerts.flatMap(({ isOfPaddle, prefixes }) => (isOfPaddle ? prefixes : [])))
      for (const subject of await subjectsOf(db, begin + from))
        await moveSubscriptions(db, subject, subject.replace(begin + from, begin + to));
    await moveRows(db, publicKinds, from, to);
    await db.updateTable("newsletter_draft").set({ pick: to }).where("pick", "=", from).execute();
    await moveFacts(db, from, to);
    for (const folder of ["paddles", "listed"])
      await db
        .updateTable("proposals")
        .set({ entry: `${folder}/${to}.yaml` })
        .where("entry", "=", `${folder}/${from}.yaml`)
        .execute();
    done.push({ from, to, reviews: await moveReviews(db, from, to) });
  }
  await renameInIssues(db, moved);
  return done.filter(({ reviews }) => reviews > 0);
}

interface Pages {
  library: Pick<Library, "isSubject" | "subjectNamed">;
}

interface ReviewedPage extends Thing {
  reviews: number;
}

/** The pages of reviewed subjects, existing or not, by the end of their addresses. */
const pages: Kind<ReviewedPage> = {
  noun: "page",
  read: (typed) => (/^[a-z0-9-]{1,200}$/.test(typed) ? { id: typed } : undefined),
  async find({ db }, named) {
    const counts = await countByPlayers(db);
    return named.map(({ id }) => ({ id, reviews: counts.get(id) ?? 0 }));
  },
};

/** @throws Refusal if there is a page with this address, so its reviews stay, or if it has no reviews */
function checkGone({ isSubject }: Pages["library"], { id, reviews }: ReviewedPage): void {
  if (isSubject(id)) throw refusal("hasAPage", id);
  if (reviews === 0) throw refusal("noReviewsOf", id);
}

const onPages = { of: pages, may: "owner" } as const;

export const moveReviewsOf: Act<Pages, ReviewedPage> = {
  ...onPages,
  name: "reviews move",
  about: "Move the reviews of a page that is gone to another page",
  more: "Hidden reviews and reports move, too. Name both pages as their URLs end. Unlike movedFrom in a content file, it doesn't redirect the old page.",
  example: 'reviews move joola-perseus-iv joola-perseus-pro-iv --reason "the paddle was renamed"',
  args: [{ flags: "<old>" }, { flags: "<new>", label: "Move to" }],
  button: "Move them",
  done: "Moved",
  says: "Reviews moved: {count}.",
  why: "the page was renamed",
  async run({ db, engine, library }, { things: [old, to] }) {
    if (!old || !to) throw refusal("nothingNamed", "page");
    const target = library.subjectNamed(to.id);
    if (target === undefined) throw refusal("noPage", to.id);
    checkGone(library, old);
    const subjects = new Map([[old.id, target]]);
    const [moved] = await moveNamesIn(db, engine, { subjects, paths: new Map() });
    const count = moved?.reviews ?? 0;
    return {
      done: [{ id: target, subject: target }],
      count,
      logged: [`${old.id} to ${target}`],
      said: `Moved ${countedReviews(count)} to ${target}.`,
    };
  },
};

const batch = 500;

export const deleteReviewsOf: Act<Pages, ReviewedPage> = {
  ...onPages,
  name: "reviews delete-all",
  about: "Delete all reviews of a page that is gone, for good, with their reports",
  example: 'reviews delete-all joola-perseus-iv --reason "we no longer cover it"',
  args: [{ flags: "<old>" }],
  button: "Delete them",
  box: { label: "Yes, delete them for good" },
  done: "Deleted",
  says: "Reviews deleted: {count}.",
  why: "the page is gone",
  async asks(on, { of: [old = ""] }) {
    const [page] = await pages.find(on, [{ id: old }]);
    checkGone(on.library, page!);
    return `Delete ${countedReviews(page!.reviews)} by players for good?`;
  },
  async run({ db, library }, { things: [old] }) {
    checkGone(library, old!);
    const gone: string[] = [];
    for (;;) {
      const ids = await idsOf(db, old!.id, batch);
      if (ids.length === 0) break;
      await db.deleteFrom("review_reports").where("review_id", "in", ids).execute();
      await db.deleteFrom("paddle_reviews").where("id", "in", ids).execute();
      gone.push(...ids);
    }
    const { length: count } = gone;
    return { done: [], count, logged: gone, said: `Deleted ${countedReviews(count)}.` };
  },
};

export const pageActs: readonly Act<Pages>[] = [moveReviewsOf, deleteReviewsOf];

/** This subject and those below it, as the prices of a paddle are, if anyone subscribes to them. */
async function subjectsOf(db: Database, subject: string): Promise<string[]> {
  const rows = await db
    .selectFrom("subscribers")
    .select("subject")
    .distinct()
    .where(({ or, eb }) => or([eb("subject", "=", subject), eb("subject", "like", `${subject}:%`)]))
    .execute();
  return rows.map((each) => each.subject);
}

/** An address subscribed to both names keeps one subscription, confirmed if either was. */
async function moveSubscriptions(db: Database, from: string, to: string): Promise<void> {
  const addresses = (subject: string, state?: SubscriberState) =>
    db
      .selectFrom("subscribers")
      .select("email_key")
      .where("subject", "=", subject)
      .$if(state !== undefined, (query) => query.where("state", "=", state!));
  await db
    .deleteFrom("subscribers")
    .where("subject", "=", to)
    .where("state", "<>", "confirmed")
    .where("email_key", "in", addresses(from, "confirmed"))
    .execute();
  await db
    .deleteFrom("subscribers")
    .where("subject", "=", from)
    .where("email_key", "in", addresses(to))
    .execute();
  for (const table of ["subscribers", "confirmations", "outbox"] as const)
    await db.updateTable(table).set({ subject: to }).where("subject", "=", from).execute();
}

/**
 * Updates links in the archive, and keeps later issues from announcing what moved as new. Sent email stays as it was.
 */
async function renameInIssues(db: Database, { subjects, paths }: MovedNames): Promise<void> {
  const issues = await db.selectFrom("newsletter_issues").select(["date", "content"]).execute();
  for (const { date, content } of issues) {
    const issue = JSON.parse(content) as IssueContent;
    const { articles, reviews, pick } = issue;
    const named = (slug: string) => subjects.get(slug) ?? slug;
    const renamed: IssueContent = {
      ...issue,
      articles: articles.map((article) => ({
        ...article,
        path: paths.get(article.path) ?? article.path,
      })),
      reviews: reviews.map((review) => ({ ...review, subject: named(review.subject) })),
      pick: pick && { ...pick, slug: named(pick.slug) },
    };
    const text = JSON.stringify(renamed);
    if (text === content) continue;
    await db
      .updateTable("newsletter_issues")
      .set({ content: text })
      .where("date", "=", date)
      .execute();
  }
}
