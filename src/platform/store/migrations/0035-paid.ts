import { type Kysely, sql } from "kysely";

/** What players paid for a paddle, and in which month, and an index of the reviews of a page that say so. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const column of ["paid", "paid_in"])
    await run(`alter table paddle_reviews add column ${column} text not null default ''`);
  await run(`create index paddle_reviews_paid on paddle_reviews (paddle_name, created_at desc)
    where paid <> '' and hidden_at is null and is_sample = 0`);
}
