import { type Kysely, sql } from "kysely";

/**
 * What players like and don't like about a paddle, by their own choice, how long they've played it and what they played
 * before. Samples get the themes that their files list at the next start (src/site/reviews/themes/themes.store.ts).
 */
export async function up(db: Kysely<never>): Promise<void> {
  for (const column of ["liked", "disliked", "played_for", "played_before"])
    await sql
      .raw(`alter table paddle_reviews add column ${column} text not null default ''`)
      .execute(db);
}
