import type { Store } from "../platform/store/connect.ts";
import { type OwnerNote, recordAudit } from "../platform/store/audit-log.store.ts";
import type { Database } from "../platform/store/tables.ts";
import { lockNames, moveReviews } from "../reviews/moved-reviews.store.ts";
import type { SubscriberState } from "./newsletter.tables.ts";
import type { IssueContent } from "./newsletter-issue.ts";

/** Earlier names, each with the one that content has now. */
export interface MovedNames {
  /** Of what is reviewed. */
  subjects: ReadonlyMap<string, string>;
  /** Of pages, by their paths. */
  paths: ReadonlyMap<string, string>;
}

/** Reviews that were moved from one name to another. */
export interface MovedReviews {
  from: string;
  to: string;
  /** Players' reviews alone. */
  reviews: number;
}

/**
 * Moves everything stored under earlier names to those that content has now, all or nothing. A second run, or another
 * process at the same time, finds nothing left to move.
 * @param note why an owner does it; none if content says so
 * @returns the names whose reviews by players were moved
 */
export async function moveNames(
  { db, engine }: Store,
  moved: MovedNames,
  note?: OwnerNote,
): Promise<MovedReviews[]> {
  if (moved.subjects.size + moved.paths.size === 0) return [];
  return await db.transaction().execute(async (transaction) => {
    await lockNames(transaction, { engine });
    const done: MovedReviews[] = [];
    for (const [from, to] of moved.subjects) {
      await moveSubscriptions(transaction, from, to);
      done.push({ from, to, reviews: await moveReviews(transaction, from, to) });
    }
    await renameInIssues(transaction, moved);
    if (note)
      await recordAudit(
        transaction,
        "reviews move",
        done.map(({ from, to }) => `${from} to ${to}`),
        note,
      );
    return done.filter(({ reviews }) => reviews > 0);
  });
}

/** One that an address has to both names stays as one, confirmed if either was. */
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

/** So that the archive links to what moved, and no later issue has it as something new. Sent mail stays as it was. */
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
