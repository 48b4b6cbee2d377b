import { type RawBuilder, sql } from "kysely";
import type { Store } from "../../platform/store/connect.ts";
import { lockKey, rowsOfJson } from "../../platform/store/dialect.ts";
import type { Database } from "../../platform/store/tables.ts";
import { weekLength, weekStart } from "../../platform/weeks.ts";
import { clicksBelow, otherPages, type PageViews } from "./views.ts";
import type { PageViewsTable } from "./views.tables.ts";

type ViewStore = Pick<Store, "db" | "engine">;

/** Rows are added and folded by one process at a time: several upserts of many rows could wait for each other. */
async function alone({ db, engine }: ViewStore, work: (db: Database) => Promise<void>) {
  await db.transaction().execute(async (transaction) => {
    await lockKey(transaction, engine, "page views");
    await work(transaction);
  });
}

const adding = sql`on conflict (week, page) do update set
  views = page_views.views + excluded.views, visits = page_views.visits + excluded.visits`;

/** Adds counts to those stored for the same week and page. */
export async function addViews(store: ViewStore, rows: readonly PageViewsTable[]): Promise<void> {
  const columns = ["week", "page", "views", "visits"];
  const json = JSON.stringify(rows);
  await alone(store, async (db) => {
    await sql`insert into page_views (week, page, views, visits)
      ${rowsOfJson(store.engine, "page_views", columns, json)} ${adding}`.execute(db);
  });
}

/** Whether a row counts clicks on a link to a shop. */
export const areClicks = sql<boolean>`page like ${sql.lit(`${clicksBelow}%`)}`;

/** How many weeks are kept, and how many pages of each. */
const kept = { weeks: 104, pages: 200 };

/** Deletes the counts of old weeks, and adds up those of rarely viewed pages in weeks that are over. */
export async function tidyViews(store: ViewStore, now: number): Promise<void> {
  const thisWeek = weekStart(now);
  await store.db
    .deleteFrom("page_views")
    .where("week", "<", thisWeek - kept.weeks * weekLength)
    .execute();
  const long = await store.db
    .selectFrom("page_views")
    .select("week")
    .where("week", "<", thisWeek)
    .where("page", "<>", otherPages)
    .where(({ not }) => not(areClicks))
    .groupBy("week")
    .having(({ fn }) => fn.countAll(), ">", kept.pages)
    .execute();
  for (const { week } of long) await alone(store, (db) => foldWeek(db, week));
}

/** Moves what is beyond the most viewed pages of a week into one row. */
async function foldWeek(db: Database, week: number): Promise<void> {
  const rest = sql`select page, views, visits from (
    select page, views, visits, row_number() over (order by views desc, page) as place
    from page_views where week = ${week} and page <> ${sql.lit(otherPages)} and not ${areClicks}
  ) ranked where place > ${sql.lit(kept.pages)}`;
  await sql`insert into page_views (week, page, views, visits)
    select ${sql.lit(week)}, ${sql.lit(otherPages)}, sum(views), sum(visits) from (${rest}) folded
    where true having count(*) > 0 ${adding}`.execute(db);
  await sql`delete from page_views where week = ${week}
    and page in (select page from (${rest}) folded)`.execute(db);
}

/** The most viewed pages since the start of a week. */
export const mostViewed = (db: Database, from: number, limit: number) =>
  mostOf(db, from, limit, sql<boolean>`not ${areClicks}`);

/** The most clicked links to shops, in the same way. */
export const mostClicked = (db: Database, from: number, limit: number) =>
  mostOf(db, from, limit, areClicks);

async function mostOf(
  db: Database,
  from: number,
  limit: number,
  which: RawBuilder<boolean>,
): Promise<PageViews[]> {
  return await db
    .selectFrom("page_views")
    .select(({ fn }) => [
      "page",
      fn.sum<number>("views").as("views"),
      fn.sum<number>("visits").as("visits"),
    ])
    .where("week", ">=", from)
    .where(which)
    .groupBy("page")
    .orderBy(({ fn }) => fn.sum("views"), "desc")
    .orderBy("page")
    .limit(limit)
    .execute();
}
