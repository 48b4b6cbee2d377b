import { type Kysely, sql } from "kysely";

/** Finds what players' shown reviews of a paddle say was played before, without reading the others. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create index paddle_reviews_played_before on paddle_reviews (paddle_name, played_before)
    where played_before <> '' and hidden_at is null and is_sample = 0`.execute(db);
}
