import { type Kysely, sql } from "kysely";

/** What owners measure of a paddle, each as typed, and an index of the reviews of a page that have any. */
export async function up(db: Kysely<never>): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(db);
  for (const what of ["weight", "grip", "balance", "thickness", "bare", "with", "version"])
    await run(`alter table paddle_reviews add column measured_${what} text not null default ''`);
  await run(`create index paddle_reviews_measured on paddle_reviews (paddle_name, created_at desc)
    where measured_bare <> '' and hidden_at is null and is_sample = 0`);
}
