import { type RawBuilder, sql } from "kysely";
import { newsletterSubject } from "../../mail/newsletter/newsletter.ts";
import type { Database } from "../../platform/store/tables.ts";
import { weekLength } from "../../platform/weeks.ts";
import { areClicks } from "./views.store.ts";
import type { FigureName, Waiting, WeekCount } from "./figures.ts";

/** Visible reviews have an index by time. */
const shownReviews = sql`from paddle_reviews where hidden_at is null and is_sample = 0`;

/** The rows that each figure counts: when each was made, and how much it counts. */
const counted: Readonly<Record<FigureName, RawBuilder<unknown>>> = {
  views: sql`select week as at, views as many from page_views where not ${areClicks}`,
  visits: sql`select week as at, visits as many from page_views where not ${areClicks}`,
  clicks: sql`select week as at, views as many from page_views where ${areClicks}`,
  reviews: sql`select created_at as at, 1 as many ${shownReviews}`,
  helpful: sql`select created_at as at, helpful as many ${shownReviews}`,
  subscribers: sql`select confirmed_at as at, 1 as many from subscribers where subject = ${sql.lit(newsletterSubject)}`,
  // Subscriptions to anything else have a colon in their subject.
  reviewReaders: sql`select confirmed_at as at, 1 as many from subscribers where subject <> ${sql.lit(newsletterSubject)} and subject not like '%:%'`,
  reports: sql`select created_at as at, 1 as many from review_reports`,
  messages: sql`select created_at as at, 1 as many from messages`,
};

/**
 * Counts the rows of each week.
 * @param from the start of the first week, in epoch milliseconds
 * @param until the end, in epoch milliseconds
 */
export async function countByWeek(
  db: Database,
  { from, until }: { from: number; until: number },
): Promise<WeekCount[]> {
  const parts = Object.entries(counted).map(
    ([figure, rows]) => sql`select ${sql.lit(figure)} as figure,
      (at - ${sql.lit(from)}) / ${sql.lit(weekLength)} as week, sum(many) as count
      from (${rows}) made where at >= ${sql.lit(from)} and at <= ${sql.lit(until)} group by 1, 2`,
  );
  const { rows } = await sql<WeekCount>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

export async function countWaiting(db: Database): Promise<Waiting> {
  const { rows } = await sql<Waiting>`select
    (select count(*) from paddle_reviews where held_because is not null) as held,
    (select count(*) from review_reports left join paddle_reviews
      on paddle_reviews.id = review_reports.review_id where hidden_at is null) as reports,
    (select count(*) from review_photos where held_because is not null or (hidden_at is null
      and id in (select of_id from review_photos_reports))) as photos,
    (select count(*) from messages where answered_at is null) as messages,
    (select count(*) from outbox where state = 'failed') as ${sql.ref("failedMail")}`.execute(db);
  return rows[0]!;
}
